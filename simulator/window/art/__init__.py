"""The look of À la carte, drawn in code: painted-tin and wood toys, lit from the top left, outlined thick.

Everything here is in design px of a 1920x1080 frame; scale = min(width / 1920, height / 1080). A part is a function that
draws on a `Canvas`; a canvas renders at any scale; `Sprites` keeps the pictures. Imports: take what you need from the
modules named below, this package imports nothing.

    canvas.Canvas()          .path .line .toy .flat .radial .linear .shadow .glow .text .at .bounds .render(scale, box=None)
    sprites.Sprites()        .get(key, draw, box, scale) -> Surface          box in design px
                             .picture(key, draw, scale) -> Picture(surface, left_px, top_px)     box measured
                             .put(target, key, draw, at_px, scale) -> Rect   origin of the part comes to at_px
                             .warm([(key, draw, scale)]) .clear()            clear after a change of language or size
    palette                  use(high_contrast=False, letters_on_pieces=False), current(), colour(token), dish_colour(name),
                             tint(name), letter(condiment), on_colour(condiment), dark(hex), light(hex), mix(a, b, part),
                             CONDIMENTS, PIECES, ENAMELS, DISH_COLOURS, CAST_SHADOW, ENAMEL_RED
    lettering                font(face, size_px), width(words, face, size); faces: title, bold, text

An example, one cup at half size in the middle of the screen:

    sprites.put(screen, ("cup", "vp"), lambda canvas: tools.cup(canvas, 0, 0, 0.5, "vp"), (960 * scale, 540 * scale), scale)

Parts; `canvas` comes first, (x, y) is where the part stands, `size` 1 is the size of the frames:

    pieces      piece(canvas, condiment, x, y, size=40, turn=0, width=None, ghost=False, lettered=None)
                piece_picture(sprites, condiment, size, turn_deg, scale, ghost=False) -> Picture
                put_piece(sprites, target, condiment, at_px, size, turn_deg, scale, ghost=False)   any angle, at least 24 px
    faces       face(canvas, x, y, size=1, mood="happy", look=(0, 0), gap=20); MOODS
    dishes.catalogue   DISHES[dish_id](canvas)   each in a box of 200 x 200 about 0, 0; "crepe" is one of them
"""
