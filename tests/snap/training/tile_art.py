"""Draws a tile from its segments alone (looks.json), in a random style. No printed artwork is used anywhere."""

from typing import NamedTuple

import cv2
import numpy as np

from buildings import church, good, house, houses_in, pennant, tower
from canvas import GOODS, SIZE, Canvas, paint, pixel, signs_of
from geometry import CENTRE, city_shape
from land import draw_field, draw_land
from marks import draw_herd, draw_mark
from signs import CITY_SIGNS, shrine
from style import hsv, noise
from ways import draw_water_gate, draw_way


class Drawn(NamedTuple):
    """A picture of a look at rotation 0, SIZE x SIZE x 3, blue, green, red; and which mark it has where, in shares of its side."""

    picture: np.ndarray
    mark: str | None
    mark_at: np.ndarray


def draw(look, style, rng):
    """Draws one of the tiles that have a look."""
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
    draw_herd(canvas)
    draw_mark(canvas)
    return Drawn(finished(canvas), canvas.mark, canvas.mark_at)


def passage_order(canvas, segment):
    """What is drawn later covers the rest: rivers, cities, roads, and each bridge after what it crosses."""
    order = {"river": 0, "city": 1, "road": 2}.get(segment["kind"], 3)
    if any(other.get("under") == segment["index"] for other in canvas.segments):
        order += 0.5
    over = segment.get("under")
    return order if over is None else min(order, passage_order(canvas, canvas.segments[over]) - 0.25)


def draw_city(canvas, city):
    style, rng = canvas.style, canvas.rng
    outlines, walls = city_shape(city, canvas, rng)
    mask = np.zeros((SIZE, SIZE), np.uint8)
    for outline in outlines:
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
        elif name in CITY_SIGNS:
            CITY_SIGNS[name](canvas, mask)


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
    for river in canvas.rivers:
        if river.get("end") == "city":
            draw_water_gate(canvas, river)


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
            size = 0.5 if whole else style.church
            if canvas.bends() or any(road.get("end") == "village" for road in canvas.roads):
                size = min(size, 0.28)
            draw_church(canvas, segment, size)
            canvas.keep_free(canvas.church_at, size * 0.6)
            if whole:
                frame = paint(hsv_red(rng))
                cv2.rectangle(canvas.picture, (2, 2), (SIZE - 3, SIZE - 3), frame, int(rng.uniform(2, 9)))
        elif segment["kind"] == "garden":
            at = np.clip(canvas.free_spot(enough=18), 0.17, 0.83)
            draw_garden(canvas, at * SIZE)
            canvas.keep_free(at, 0.16)


def draw_church(canvas, monastery, size):
    """A monastery, an abbey or a shrine; where it stands in a city, a small one."""
    style, rng = canvas.style, canvas.rng
    if "inside" in monastery:
        size = min(size, 0.28)
        canvas.church_at = np.float32(canvas.sign_spot(canvas.masks[monastery["inside"]], size) / SIZE)
    if "shrine" in signs_of(monastery):
        return shrine(canvas, canvas.church_at * SIZE, SIZE * rng.uniform(0.24, 0.42))
    church(canvas.picture, canvas.church_at * SIZE, SIZE * size, style, rng, great=len(monastery["sides"]) == 4)


def hsv_red(rng):
    return np.float32([rng.uniform(20, 70), rng.uniform(20, 90), rng.uniform(120, 230)])


def draw_garden(canvas, at):
    """Beds of flowers between walls or hedges, larger and brighter than any plot that means nothing: as printed, it is easily found."""
    style, rng = canvas.style, canvas.rng
    u = rng.uniform
    box = cv2.boxPoints(((float(at[0]), float(at[1])), (SIZE * u(0.27, 0.4), SIZE * u(0.18, 0.28)), u(0, 180)))
    cv2.fillPoly(canvas.picture, [box.astype(np.int32)], paint(style.field * u(0.35, 0.75)), cv2.LINE_AA)
    beds = [hsv(u(0, 180), u(90, 255), u(150, 255)) for _ in range(rng.integers(2, 6))]
    for row in np.linspace(0.17, 0.83, int(rng.integers(2, 5))):
        for column in np.linspace(0.12, 0.88, int(rng.integers(4, 8))):
            flower = box[0] + (box[1] - box[0]) * column + (box[3] - box[0]) * row
            cv2.circle(canvas.picture, pixel(flower), int(u(2, 4)), paint(beds[int(rng.integers(len(beds)))]), -1)
    rim = style.house * u(0.5, 1) if rng.random() < 0.6 else style.field * u(0.25, 0.5)
    cv2.polylines(canvas.picture, [box.astype(np.int32)], True, paint(rim), int(rng.integers(1, 4)), cv2.LINE_AA)


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

