"""The look of À la carte, drawn in code: painted-tin and wood toys, lit from the top left, outlined thick.

Everything is in design px of a 1920x1080 frame; scale = min(width / 1920, height / 1080). A part is a function that
draws on a `Canvas`; a canvas renders sharp at any scale; `Sprites` keeps pictures. This package imports nothing:
take what you need from the modules named below. `python -m simulator.window.art.sheet OUT.png` shows everything.

Making and keeping pictures

    canvas.Canvas()    .path .line .toy .flat .radial .linear .shadow .glow .text .at .bounds() .render(scale, box=None)
    sprites.Sprites()    .get(key, draw, box, scale) -> Surface            box (left, top, right, bottom) in design px
                         .picture(key, draw, scale) -> Picture(surface, left_px, top_px)               box is measured
                         .put(target, key, draw, at_px, scale) -> Rect     the part's origin comes to at_px
                         .put_turned(target, key, draw, at_px, scale, turn_deg) -> Rect     turned about the origin
                         .warm([(key, draw, scale), ...])
                         .clear()                                          after a change of the window's size
    palette              use(high_contrast=False, letters_on_pieces=False), current(), colour(token), dish_colour(name)
                         tint(name), letter(condiment), on_colour(condiment), dark(hex), light(hex), mix(a, b, part)
                         CONDIMENTS PIECES ENAMELS DISH_COLOURS CAST_SHADOW ENAMEL_RED
    lettering            font(face, size_px), width(words, face, size)     faces: title, bold, text

For example one cup at half size in the middle of the screen; the key names all that the picture depends on:

    draw = partial(tools.cup, x=0, y=0, size=0.5, kind="vp")
    sprites.put(screen, ("cup", "vp", 0.5), draw, (960 * scale, 540 * scale), scale)

Parts: `canvas` comes first and is left out here, (x, y) says where, `size` 1 is the size in the frames

    pieces     piece(condiment, x, y, size=40, turn=0, width=None, ghost=False, lettered=None)
               piece_picture(sprites, condiment, size, turn_deg, scale, ghost=False) -> Picture          (no canvas)
               put_piece(sprites, target, condiment, at_px, size, turn_deg, scale, ghost=False)          (no canvas)
    faces      face(x, y, size=1, mood="happy", look=(0, 0), gap=20)       MOODS
    dishes.catalogue   DISHES[dish_id](canvas)                             200 x 200 about 0, 0; the deck and "crepe"
    dishes.crepe       crepe(x, y, size=1, turn=0, view=0.4, bend=34, mood="glee", picture_side=True, opacity=1)
                       put_crepe(sprites, target, at_px, scale, size, turn_deg, view, bend, mood, picture_side)
                       crepe_icon(x, y, size=1, there=True)                RADIUS: half its length at size 1
    dishes.vessels     plate bowl bowl_front pot_handles toque, steam(x, y, size=1, opacity=0.85, count=3, sway=1)
    tiles      tile(x, y, side, dish_id, dish_colour, points=None, width=6), tile_back(x, y, side, dish_colour, width=6)
               DishLike: id colour green red condiments points; crepe_look(green, red, points) -> DishLook
    signs      star(x, y, radius, won=True, width=5, turn=0), struck_star(x, y, radius), badge(colour, x, y, size)
               figure_disc(x, y, radius, figure, hue=None), letter_chip(condiment, x, y, width, height)
               spoil_sign(x, y, radius, figure), tick(x, y, size, hue, width), empty_place(x, y, side)
    furniture  wall(tiles_from=500, lamp=(560, 200), window_light=None, width=1920, height=1080)
               counter(y, front=True, width=1920, height=1080), shelf(x, y, width), stove_top(y, enamel, width=1920)
               sign(x, y, width, height, hanging=True, hue=None), rail(x, y, width, hooks), card(x, y, width, height)
               veil(width, height, strength), rays(x, y, floor), podium_block(x, floor, width, height, enamel) -> top y
    enamel     trim(enamel, left, right, top, height)
    stove      stove(x, y, size, enamel, dish, heat, have=None, name=None, active=False, pieces=(), piece_length=60,
               steam=0, handle=300)                                        x, y: middle of its bottom; dish may be None
               or its layers at 0, 0: stove_body(enamel, active), stove_recipe(dish, have, small), name_plate(name)
               dial(x, y, radius, heat, green, red), dial_face(x, y, radius, green, red), dial_knob(x, y, radius, heat)
               needs(x, y, asked, have, size=56, gap=68, lettered=True), oven_window(...), burnt(x, y, size)
               STOVE_PAN DIAL_AT DIAL_RADIUS PICTURE_AT STOVE_WIDTH STOVE_HEIGHT
    pan        PanForm(x, y, width, depth, hue, outline=8, floor_part=0.86)  .floor .slab_top .half .floor_half
               pan_back(form, handle=0), level_handle(form, length), slab(form, dish_colour), pan_front(form)
               lying(form, condiments, size, seed=1) -> [Lying(condiment, x, y, turn)]; pieces_in_pan(pieces, size)
    bottle     bottle(x, y, size, condiment, contents=None, turn=0, pieces=None, labelled=True, standing=True)
               layers at 0, 0 for live pieces: bottle_back(condiment, form=USUAL), bottle_front(condiment, form=USUAL),
               bottle_label(condiment, x, y, radius=46) is drawn unturned; ghost_bottle(x, y, size, form)
               form_around(inside_points, wall=6) -> BottleForm   the glass around the hollow of a scene; .label .mouth
    settled    settled(condiments, turn, seed=1) -> [Lying]       pieces in a tilted bottle, for still pictures
    tools      spoon(x, y, size=1, turn=0, there=True), cup(x, y, size=1, kind="vp", face_up=True), empty_cup(x, y)
               cup_icon(x, y, kind, size), die(x, y, side, face="2" or None, turn=0), die_face(x, y, face, size)
               hand(x, y, size=1, turn=0, mirrored=False), pull_thread(x, y, length), fire(x, y, size)
               tray(x, y, size, [(dish_id, colour)], stars, goal=5, stars_to_win=3), coffee_tray(x, y, width, height)
               sparks(x, y, radius), landing_ticks(x, y), sparkle(x, y, size)
    gauges     tilt_gauge(x, y, tilt_deg, slant_deg, peak_deg=None, size=1, mirrored=False, closed=False)
               or tilt_track(peak_deg, slant_deg, closed) and tilt_marker(tilt_deg, closed) at 0, 0
               flick_gauge(x, y, height, good=(low, high), speed=None, most=1.0), catch_zone(x, y, width, depth)
               flight(behind, ahead), hint(x, y, words, icon=None, width=None), label(x, y, width, height, words, size)
               foul_line(x, y, words), bow_arrow
    recipe     recipe_card(x, y, dish, name, have, spoils_from=3, star_open=True), card_height(dish, have), WIDTH
               need_line(x, y, condiment, wanted, there, spoils_from)
    basin      sink(x, y, size, condiments), sink_back(x, y, size), sink_front(x, y, size), SINK
               trash_can(x, y, size=1, open_part=0), rising_steam(x, y, size, time_s), smoke(x, y, size, phase)
    cooks      cook(x, y, size, look, mood="happy", arms="down" | "up" | "wave", gaze=(0, 0)), bust(x, y, size, look)
               COOKS[enamel] -> CookLook(enamel, hair, hair_colour, skin, robot)
    icons      icon(name, x, y, size=1, opacity=1)                         ICONS: names to functions, 76 x 76 about 0, 0
    drawers    drawer(x, y, width, height, title, sub=None, icon_name=None, state="on" | "hot" | "off", pressed=False)
               drawer_front(x, y, width, height, state, pressed), pill(x, y, width, height, hue, focus), focus_ring(...)
    festive    title(x, y, size=196), guests_in_a_pan(x, y, size), burst(x, y, radius, hue)
               confetti(field, keep_out=(), count=34, seed=5, fall=0)
"""
