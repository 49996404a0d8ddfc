"""Draws a tile from its segments alone (looks.json), in a random style. No printed artwork is used anywhere."""

import cv2
import numpy as np

from buildings import church, good, house, houses_in, pennant, tower
from canvas import GOODS, SIZE, Canvas, paint, pixel, signs_of
from geometry import CENTRE, MIDDLES, bezier, city_outline, inward
from style import noise


def draw(look, style, rng):
    """A picture of the look at rotation 0: SIZE x SIZE x 3, blue, green, red."""
    canvas = Canvas(look, style, rng)
    draw_field(canvas)
    draw_land(canvas)
    canvas.picture = np.ascontiguousarray(np.clip(canvas.picture, 0, 255))
    for segment in sorted(canvas.segments, key=lambda s: passage_order(canvas, s)):
        if segment["kind"] == "city":
            draw_city(canvas, segment)
        elif segment["kind"] in ("road", "river"):
            draw_way(canvas, segment)
    draw_joints(canvas)
    draw_standing(canvas)
    return finished(canvas)


def passage_order(canvas, segment):
    """What is drawn later covers the rest: rivers, cities, roads, and each bridge after what it crosses."""
    order = {"river": 0, "city": 1, "road": 2}.get(segment["kind"], 3)
    if any(other.get("under") == segment["index"] for other in canvas.segments):
        order += 0.5
    over = segment.get("under")
    return order if over is None else min(order, passage_order(canvas, canvas.segments[over]) - 0.25)


def draw_field(canvas):
    style, rng = canvas.style, canvas.rng
    canvas.picture[:] = style.field
    canvas.picture += (noise(rng, SIZE) * style.field_texture)[..., None]
    for _ in range(style.field_spots):
        spot = pixel(rng.uniform(0, SIZE, 2))
        cv2.circle(canvas.picture, spot, int(rng.uniform(1, 7)), paint(style.field * rng.uniform(0.7, 1.2)), -1)
    canvas.picture += rng.normal(0, style.field_grain, (SIZE, SIZE, 1)).astype(np.float32)
    if style.snow and style.snow_shade > 0.4:
        shade = np.clip(noise(rng, SIZE, (4, 9, 18)) - 0.2, 0, 1)[..., None]
        canvas.picture -= shade * np.float32([10, 40, 60]) * style.snow_shade
    if any(s["kind"] == "monastery" and len(s["sides"]) == 4 for s in canvas.segments):
        ground = style.city if rng.random() < 0.7 else style.house * 0.9
        canvas.picture[:] = ground + (noise(rng, SIZE) * style.city_texture)[..., None]


def draw_land(canvas):
    """Bushes, hills, trees, sheds and ponds that mean nothing."""
    style, rng = canvas.style, canvas.rng
    u = rng.uniform
    for _ in range(rng.poisson(style.bushes)):
        at = (int(u(0, SIZE)), int(u(0, SIZE)))
        cv2.ellipse(canvas.picture, at, (int(u(2, 9)), int(u(1, 6))), u(0, 180), 0, 360, paint(style.field * u(0.4, 0.95)), -1)
    for _ in range(rng.poisson(style.clutter)):
        draw_clutter(canvas, np.float32([u(0.08, 0.92), u(0.08, 0.92)]) * SIZE)


def draw_clutter(canvas, at):
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u, kind = rng.uniform, rng.integers(0, 8)
    if kind == 0:
        house(picture, at, u(0.06, 0.2) * SIZE, style, rng)
    elif kind == 1:
        for _ in range(rng.integers(2, 10)):
            leaf = tuple(np.int32(at + rng.normal(0, 4, 2)))
            cv2.circle(picture, pixel(leaf), int(u(1, 4)), paint(style.field * u(0.2, 0.8)), -1)
    elif kind == 2:
        box = cv2.boxPoints(((float(at[0]), float(at[1])), (u(8, 22), u(7, 15)), u(0, 90))).astype(np.int32)
        mixed = style.field * 0.5 + style.house * u(0.2, 0.5)
        cv2.fillPoly(picture, [box], paint(mixed))
        cv2.polylines(picture, [box], True, paint(style.field * 0.5), 1)
    elif kind == 3:
        for _ in range(rng.integers(2, 4)):
            house(picture, at + rng.normal(0, 5, 2), u(0.05, 0.1) * SIZE, style, rng)
    elif kind == 4:
        for _ in range(rng.integers(1, 12)):  # animals
            spot = at + rng.normal(0, 9, 2)
            dark = paint(np.float32([u(20, 90), u(30, 100), u(40, 140)]))
            cv2.ellipse(picture, pixel(spot), (int(u(2, 5)), int(u(1, 3))), u(0, 180), 0, 360, dark, -1)
    elif kind == 5:
        farmyard(picture, at, style, rng)
    elif kind == 6:
        emblem(picture, at, style, rng)
    else:
        tone = style.house if rng.random() < 0.5 else style.field * 0.6
        cv2.line(picture, pixel(at), pixel(at + rng.normal(0, 12, 2)), paint(tone), 1)


def emblem(picture, at, style, rng):
    """The mark of an expansion: a small dark shape that says where a tile belongs."""
    corners = np.linspace(0, 2 * np.pi, int(rng.integers(5, 12)), endpoint=False)
    reach = rng.uniform(2, 6, len(corners))[:, None]
    shape = np.c_[np.cos(corners), np.sin(corners)] * reach + at
    cv2.fillPoly(picture, [shape.astype(np.int32)], paint(style.field * rng.uniform(0.45, 0.8)), cv2.LINE_AA)


def farmyard(picture, at, style, rng):
    """A house on a fenced plot, with a tree."""
    u = rng.uniform
    box = cv2.boxPoints(((float(at[0]), float(at[1])), (u(14, 26), u(10, 18)), u(0, 180))).astype(np.int32)
    cv2.fillPoly(picture, [box], paint(style.field * 0.4 + style.house * u(0.2, 0.6)))
    cv2.polylines(picture, [box], True, paint(style.house * u(0.4, 1)), 1)
    house(picture, at + rng.normal(0, 3, 2), u(0.1, 0.18) * SIZE, style, rng)
    cv2.circle(picture, pixel(at + rng.normal(0, 8, 2)), int(u(2, 5)), paint(style.field * u(0.3, 0.7)), -1)


def draw_city(canvas, city):
    style, rng = canvas.style, canvas.rng
    outline, walls = city_outline(city, canvas, rng)
    mask = np.zeros((SIZE, SIZE), np.uint8)
    cv2.fillPoly(mask, [np.round(outline * (SIZE - 1)).astype(np.int32)], 1)
    if style.wall_shadow < 0.85 and walls:
        shadow = cv2.dilate(mask, np.ones((7, 7), np.uint8)) - mask
        canvas.picture[shadow > 0] *= style.wall_shadow
    ground = style.city + (noise(rng, SIZE) * style.city_texture)[..., None]
    ground = ground + rng.normal(0, style.city_grain, (SIZE, SIZE, 1))
    canvas.picture[mask > 0] = np.clip(ground, 0, 255)[mask > 0]
    canvas.mark_city(city, mask)
    signs = signs_of(city)
    if "cathedral" not in signs:
        houses_in(canvas.picture, mask, walls, style, rng)
    for wall in walls:
        draw_wall(canvas, wall)
    if "cathedral" in signs:
        church(canvas.picture, CENTRE * SIZE + rng.normal(0, 4, 2), SIZE * rng.uniform(0.42, 0.8), style, rng, great=True)
    draw_signs(canvas, city, mask)


def draw_wall(canvas, wall):
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    width = style.wall_width * SIZE
    points = np.round(wall * (SIZE - 1) * 8).astype(np.int32)
    if style.outline:
        cv2.polylines(picture, [points], False, paint(style.wall_dark), int(round(width)) + 2, cv2.LINE_AA, 3)
    cv2.polylines(picture, [points], False, paint(style.wall), max(1, int(round(width))), cv2.LINE_AA, 3)
    if style.wall_stones:
        for x, y in (wall * (SIZE - 1))[:: int(rng.integers(1, 4))]:
            tone = style.wall * rng.uniform(0.7, 1.1)
            cv2.circle(picture, (int(x), int(y)), max(1, int(width / 2)), paint(tone), -1)
            cv2.circle(picture, (int(x), int(y + width / 2)), 1, paint(style.wall_dark), -1)
    if style.towers:
        for index in rng.choice(len(wall), min(len(wall), int(rng.integers(1, 5))), replace=False):
            tower(picture, wall[index] * (SIZE - 1), SIZE * rng.uniform(0.05, 0.11), style, rng)


def draw_signs(canvas, city, mask):
    style, rng = canvas.style, canvas.rng
    for _ in range(city["pennants"]):
        pennant(canvas.picture, canvas.sign_spot(mask, style.pennant), style.pennant * SIZE, style, rng)
    for name in signs_of(city):
        if name in GOODS:
            good(canvas.picture, canvas.sign_spot(mask, 0.22), name, SIZE * rng.uniform(0.12, 0.21), style, rng)


def draw_way(canvas, way):
    """A road or river."""
    style, rng = canvas.style, canvas.rng
    sides = way["sides"]
    if len(sides) == 3:
        return draw_roundabout(canvas, way)
    if len(sides) == 2:
        points = through_way(canvas, way)
    else:
        points = ending_way(canvas, way)
    if way["kind"] == "river":
        stroke(canvas, points, style.lake, style.river_width * rng.uniform(0.8, 1.15), 0.7)
        draw_source(canvas, way, points)
    else:
        if any(s.get("under") == way["index"] for s in canvas.segments):
            stroke(canvas, points[len(points) // 4 : -len(points) // 4], style.wall, style.road_width * 2, 0.5)
        stroke(canvas, points, style.road * rng.uniform(0.93, 1.03), style.road_width, style.road_edge)
        draw_roadside(canvas, points)
        if "inn" in signs_of(way):
            draw_inn(canvas, points)


def draw_roadside(canvas, points):
    """Sheds, bushes and animals beside a road, which end nothing."""
    style, rng = canvas.style, canvas.rng
    if rng.random() < style.roadside:
        beside = points[int(rng.integers(len(points)))] * SIZE
        turn = rng.uniform(0, 2 * np.pi)
        draw_clutter(canvas, beside + np.float32([np.cos(turn), np.sin(turn)]) * SIZE * rng.uniform(0.12, 0.22))


def stroke(canvas, points, colour, width, edge):
    points = np.round(points * (SIZE - 1) * 8).astype(np.int32)
    thick = max(2, int(round(width * SIZE)))
    if edge:
        cv2.polylines(canvas.picture, [points], False, paint(colour * edge), thick + 2, cv2.LINE_AA, 3)
    cv2.polylines(canvas.picture, [points], False, paint(colour), thick, cv2.LINE_AA, 3)
    cv2.polylines(canvas.taken, [points], False, 1, thick + 4, cv2.LINE_8, 3)


def through_way(canvas, way):
    style, rng = canvas.style, canvas.rng
    a, b = way["sides"]
    wiggle = rng.normal(0, style.road_wiggle if way["kind"] == "road" else 0.08, (2, 2))
    pull = rng.uniform(0.2, 0.5)
    start, end = MIDDLES[a], MIDDLES[b]
    if canvas.touches_city(way):
        return detour(canvas, way)
    reach = max(0.3, float(np.linalg.norm(start - end))) * pull * 1.7
    # Never over a city: a bend keeps away from its walls.
    return canvas.clear_of_city(
        lambda k: bezier(start, start + inward(a) * reach + wiggle[0] * k, end + inward(b) * reach + wiggle[1] * k, end)
    )


def detour(canvas, way):
    """A road that bends up to a city's wall, where it touches it."""
    a, b = way["sides"]
    city = canvas.cities[0]["sides"][0]
    top = MIDDLES[city] + inward(city) * canvas.cap_depth(canvas.cities[0])
    first = bezier(MIDDLES[a], MIDDLES[a] + inward(a) * 0.25, top - inward(city) * 0.02 + (MIDDLES[a] - 0.5) * 0.35, top)
    second = bezier(top, top + (MIDDLES[b] - 0.5) * 0.3, MIDDLES[b] + inward(b) * 0.3, MIDDLES[b])
    return np.vstack([first, second])


def ending_way(canvas, way):
    style, rng = canvas.style, canvas.rng
    side = way["sides"][0]
    start, end = MIDDLES[side], way.get("end")
    wiggle = rng.normal(0, style.road_wiggle * 0.6, (2, 2))
    if way["kind"] == "river":
        target = CENTRE + inward(side) * rng.uniform(-0.12, 0.08) + rng.normal(0, 0.05, 2)
        if canvas.kind("monastery"):
            target = start + inward(side) * rng.uniform(0.2, 0.35)
    elif end == "city":
        target = canvas.gate_from(way)
        approach = canvas.approaches.get(way["index"])
        if approach is not None:
            reach = rng.uniform(0.15, 0.4)
            return bezier(start, start + inward(side) * rng.uniform(0.2, 0.45) + wiggle[0], target - approach * reach + wiggle[1], target)
    elif end == "monastery":
        target = canvas.church_at
    elif end == "village":
        target = CENTRE + inward(side) * rng.uniform(-0.05, 0.15) + rng.normal(0, 0.05, 2)
        canvas.village_at = target
    else:
        target = canvas.centre
    return bezier(start, start + inward(side) * 0.2 + wiggle[0], target - inward(side) * 0.12 + wiggle[1], target)


def draw_source(canvas, way, points):
    style, rng = canvas.style, canvas.rng
    at = points[-1] * SIZE
    if "lake" in signs_of(way):
        blob(canvas, at, SIZE * rng.uniform(0.13, 0.24), style.lake)
    elif "spring" in signs_of(way):
        for _ in range(rng.integers(2, 6)):
            rock = at + rng.normal(0, 4, 2)
            cv2.circle(canvas.picture, pixel(rock), int(rng.uniform(2, 6)), paint(np.float32([130] * 3) * rng.uniform(0.6, 1.3)), -1)


def blob(canvas, at, size, colour):
    """A lake with an uneven shore."""
    rng = canvas.rng
    angles = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    reach = size * rng.uniform(0.6, 1.1, 14)
    shore = np.c_[at[0] + np.cos(angles) * reach, at[1] + np.sin(angles) * reach * rng.uniform(0.5, 1)]
    cv2.fillPoly(canvas.picture, [shore.astype(np.int32)], paint(colour * rng.uniform(0.85, 1.1)), cv2.LINE_AA)
    if rng.random() < 0.6:
        cv2.polylines(canvas.picture, [shore.astype(np.int32)], True, paint(colour * 0.6), 1, cv2.LINE_AA)


def draw_inn(canvas, points):
    """A house with a lake beside its road."""
    style, rng = canvas.style, canvas.rng
    at = canvas.free_spot(near=points[len(points) // 2] if rng.random() < 0.6 else points[len(points) // 3])
    toward = rng.normal(0, 1, 2)
    toward = toward / (np.linalg.norm(toward) + 1e-6) * SIZE * 0.11
    blob(canvas, at * SIZE + toward, SIZE * rng.uniform(0.09, 0.2), style.lake)
    house(canvas.picture, at * SIZE, SIZE * rng.uniform(0.1, 0.2), style, rng)
    canvas.keep_free(at, 0.14)


def draw_roundabout(canvas, way):
    style, rng = canvas.style, canvas.rng
    centre = CENTRE
    radius = rng.uniform(0.1, 0.15)
    angles = np.linspace(0, 2 * np.pi, 28)
    ring = centre + radius * np.c_[np.cos(angles), np.sin(angles)]
    for side in way["sides"]:
        stroke(canvas, np.float32([MIDDLES[side], centre - inward(side) * radius]), style.road, style.road_width, style.road_edge)
    stroke(canvas, ring, style.road, style.road_width * 0.9, style.road_edge)
    cv2.circle(canvas.picture, (SIZE // 2, SIZE // 2), int(SIZE * 0.05), paint(style.wall * 0.8), -1)


def draw_joints(canvas):
    """What stands where roads end: a crossing's village, gates, a lonely house."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    ends = [r for r in canvas.roads if r.get("end") == "crossing"]
    if len(ends) + sum(c.get("end") == "crossing" for c in canvas.cities) >= 3 or len(ends) >= 2:
        village(canvas, canvas.centre * SIZE)
    for road in canvas.roads:
        if road.get("end") == "village":
            at = canvas.village_at * SIZE
            for _ in range(rng.integers(1, 3)):
                house(picture, at + rng.normal(0, 3, 2), SIZE * rng.uniform(0.08, 0.15), style, rng)
        if road.get("end") == "city":
            tower(picture, canvas.gates[road["index"]] * (SIZE - 1), SIZE * rng.uniform(0.07, 0.12), style, rng)


def village(canvas, at):
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    size = style.village_size * SIZE
    middle = pixel(at)
    if style.village == "disc":
        cv2.circle(picture, middle, int(size), paint(style.road * 0.8), -1)
    elif style.village == "houses":
        for turn in rng.uniform(0, 2 * np.pi, rng.integers(2, 6)):
            house(picture, at + size * np.float32([np.cos(turn), np.sin(turn)]) * 1.1, size * rng.uniform(0.9, 1.4), style, rng)
    elif style.village == "bush":
        cv2.circle(picture, middle, int(size * 0.9), paint(style.field * 0.6), -1)
        house(picture, at, size, style, rng)
    elif style.village == "trees":
        for _ in range(rng.integers(3, 9)):
            leaf = at + rng.normal(0, size * 0.6, 2)
            cv2.circle(picture, pixel(leaf), int(rng.uniform(2, 5)), paint(style.field * rng.uniform(0.3, 0.8)), -1)
    else:
        cv2.circle(picture, middle, int(size * 0.6), paint(style.field * 0.7), -1)


def draw_standing(canvas):
    """Monasteries, abbeys and gardens."""
    style, rng = canvas.style, canvas.rng
    for segment in canvas.segments:
        if segment["kind"] == "monastery":
            whole = len(segment["sides"]) == 4
            church(canvas.picture, canvas.church_at * SIZE, (SIZE * 0.5 if whole else style.church * SIZE), style, rng, great=whole)
            if whole:
                frame = paint(hsv_red(rng))
                cv2.rectangle(canvas.picture, (2, 2), (SIZE - 3, SIZE - 3), frame, int(rng.uniform(2, 9)))
        elif segment["kind"] == "garden":
            draw_garden(canvas, canvas.free_spot(near=None) * SIZE)


def hsv_red(rng):
    return np.float32([rng.uniform(20, 70), rng.uniform(20, 90), rng.uniform(120, 230)])


def draw_garden(canvas, at):
    style, rng = canvas.style, canvas.rng
    u = rng.uniform
    box = cv2.boxPoints(((float(at[0]), float(at[1])), (SIZE * u(0.22, 0.34), SIZE * u(0.13, 0.22)), u(0, 180)))
    cv2.fillPoly(canvas.picture, [box.astype(np.int32)], paint(style.field * u(0.4, 0.8)), cv2.LINE_AA)
    for row in np.linspace(0.12, 0.88, int(rng.integers(3, 6))):
        for column in np.linspace(0.08, 0.92, int(rng.integers(6, 11))):
            flower = box[0] + (box[1] - box[0]) * column + (box[3] - box[0]) * row
            bright = np.float32([u(0, 255), u(60, 255), u(60, 255)])
            cv2.circle(canvas.picture, pixel(flower), int(u(1, 3)), paint(bright), -1)
    cv2.polylines(canvas.picture, [box.astype(np.int32)], True, paint(style.house * u(0.5, 1)), 1, cv2.LINE_AA)


def unsteady(picture, style, rng):
    """Bends all lines a little, nowhere by more than `style.unsteady` pixels, and not at the tile's edge."""
    size = len(picture)
    rows, columns = np.mgrid[:size, :size].astype(np.float32)
    free = np.minimum.reduce([rows, columns, size - 1 - rows, size - 1 - columns]) / 8
    reach = style.unsteady * np.minimum(free, 1)
    along, across = (noise(rng, size, (6, 12, 24), 0.8) * reach for _ in range(2))
    return cv2.remap(picture, columns + along, rows + across, cv2.INTER_LINEAR)


def inked(picture, strength):
    """Darkens edges, as drawn with ink."""
    grey = cv2.GaussianBlur(picture, (3, 3), 0).mean(2)
    edges = np.hypot(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1))
    return picture * np.clip(1 - strength * edges / 400, 0.3, 1)[..., None]


def finished(canvas):
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    if style.unsteady:
        picture = unsteady(picture, style, rng)
    if style.ink:
        picture = inked(picture, style.ink)
    if style.sharp:
        picture = picture + (picture - cv2.GaussianBlur(picture, (0, 0), 1.2)) * style.sharp
    edge = int(rng.integers(1, 3)) if style.frame == "dark" else int(rng.integers(2, 6))
    if style.frame == "dark":
        for strip in (picture[:edge], picture[-edge:], picture[:, :edge], picture[:, -edge:]):
            strip *= 0.75
    elif style.frame == "bevel":
        bright, dark = rng.uniform(1.05, 1.4), rng.uniform(0.6, 0.9)
        for strip, tone in ((picture[:edge], bright), (picture[:, :edge], bright), (picture[-edge:], dark), (picture[:, -edge:], dark)):
            strip *= tone
    if style.soft:
        picture = cv2.GaussianBlur(picture, (3, 3), 0.6)
    return np.clip(picture, 0, 255).astype(np.uint8)

