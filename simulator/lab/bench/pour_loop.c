/* A pour as a bare C loop over the Chipmunk library that the simulator uses; resolved when it is loaded. */
#include <stddef.h>

typedef struct { double x, y; } Vect;
typedef struct { double a, b, c, d, tx, ty; } Transform;
typedef struct Space Space;
typedef struct Body Body;
typedef struct Shape Shape;

extern Space *cpSpaceNew(void);
extern void cpSpaceFree(Space *);
extern void cpSpaceSetIterations(Space *, int);
extern void cpSpaceSetGravity(Space *, Vect);
extern void cpSpaceSetCollisionSlop(Space *, double);
extern Body *cpSpaceGetStaticBody(Space *);
extern Body *cpSpaceAddBody(Space *, Body *);
extern Shape *cpSpaceAddShape(Space *, Shape *);
extern void cpSpaceStep(Space *, double);
extern Body *cpBodyNew(double, double);
extern Body *cpBodyNewKinematic(void);
extern void cpBodyFree(Body *);
extern void cpBodySetPosition(Body *, Vect);
extern void cpBodySetAngle(Body *, double);
extern void cpBodySetVelocity(Body *, Vect);
extern void cpBodySetAngularVelocity(Body *, double);
extern Vect cpBodyGetPosition(Body *);
extern double cpBodyGetAngle(Body *);
extern double cpMomentForPoly(double, int, const Vect *, Vect, double);
extern Shape *cpPolyShapeNew(Body *, int, const Vect *, Transform, double);
extern void cpShapeFree(Shape *);
extern void cpShapeSetFriction(Shape *, double);
extern void cpShapeSetElasticity(Shape *, double);

enum { MOST = 512 };
static const Transform as_it_stands = {1, 0, 0, 1, 0, 0};
static const Vect middle = {0, 0};
static Shape *shapes[MOST];
static int shape_count;

static void add_shape(Space *space, Body *body, int n, const Vect *corners, double friction, double elasticity) {
    Shape *shape = cpPolyShapeNew(body, n, corners, as_it_stands, 0.0);
    cpShapeSetFriction(shape, friction);
    cpShapeSetElasticity(shape, elasticity);
    cpSpaceAddShape(space, shape);
    shapes[shape_count++] = shape;
}

static Body *add_body(Space *space, Body *body, double x, double y, double angle) {
    cpBodySetPosition(body, (Vect){x, y});
    cpBodySetAngle(body, angle);
    return cpSpaceAddBody(space, body);
}

/* Solids and outlines: how many corners each has, and all corners one after the other. */
void pour(int wall_count, const int *wall_sizes, const Vect *walls, int bottle_count, const int *bottle_sizes,
          const Vect *bottle, int piece_count, const int *piece_sizes, const Vect *pieces, const double *masses,
          const double *entrances, const double *home, int pose_count, const double *poses, double friction,
          double elasticity, double gravity, double slop, int iterations, double tick, int drop_ticks,
          int settle_ticks, double *out) {
    Body *bodies[MOST];
    Space *space = cpSpaceNew();
    shape_count = 0;
    cpSpaceSetIterations(space, iterations);
    cpSpaceSetGravity(space, (Vect){0, -gravity});
    cpSpaceSetCollisionSlop(space, slop);
    for (int i = 0; i < wall_count; walls += wall_sizes[i++])
        add_shape(space, cpSpaceGetStaticBody(space), wall_sizes[i], walls, friction, elasticity);
    Body *tool = add_body(space, cpBodyNewKinematic(), home[0], home[1], home[2]);
    for (int i = 0; i < bottle_count; bottle += bottle_sizes[i++])
        add_shape(space, tool, bottle_sizes[i], bottle, friction, elasticity);
    for (int i = 0; i < piece_count; pieces += piece_sizes[i++]) {
        double moment = cpMomentForPoly(masses[i], piece_sizes[i], pieces, middle, 0.0);
        const double *at = entrances + 3 * i;
        bodies[i] = add_body(space, cpBodyNew(masses[i], moment), at[0], at[1], at[2]);
        add_shape(space, bodies[i], piece_sizes[i], pieces, friction, elasticity);
        for (int t = 0; t < drop_ticks; t++) cpSpaceStep(space, tick);
    }
    for (int t = 0; t < settle_ticks; t++) cpSpaceStep(space, tick);
    for (int t = 0; t < pose_count; t++) {
        const double *to = poses + 3 * t;
        Vect at = cpBodyGetPosition(tool);
        cpBodySetVelocity(tool, (Vect){(to[0] - at.x) / tick, (to[1] - at.y) / tick});
        cpBodySetAngularVelocity(tool, (-to[2] - cpBodyGetAngle(tool)) / tick);
        cpSpaceStep(space, tick);
    }
    for (int i = 0; i < piece_count; i++) {
        Vect at = cpBodyGetPosition(bodies[i]);
        out[3 * i] = at.x, out[3 * i + 1] = at.y, out[3 * i + 2] = cpBodyGetAngle(bodies[i]);
    }
    cpSpaceFree(space);
    for (int i = 0; i < shape_count; i++) cpShapeFree(shapes[i]);
    for (int i = 0; i < piece_count; i++) cpBodyFree(bodies[i]);
    cpBodyFree(tool);
}
