"""What is printed on single tiles besides their roads, rivers and cities: a pig herd, a volcano, a gingerbread man; with minis.py and signs.py."""

import cv2
import numpy as np

from canvas import SIZE, paint, pixel, signs_of
from minis import MINI_MARKS, ends_at_mark
from signs import SIGN_MARKS
from style import hsv


def draw_herd(canvas):
    """Pigs on a field: some pink, some brown, in the mud or in the grass. What tells them from other animals is their number and size."""
    for field in canvas.kind("field"):
        if "herd" in signs_of(field):
            herd(canvas, canvas.free_spot() * SIZE)


def herd(canvas, at):
    style, rng = canvas.style, canvas.rng
    u = rng.uniform
    if rng.random() < 0.5:
        mud = style.field * 0.4 + hsv(u(8, 20), u(60, 160), u(60, 160)) * 0.6
        cv2.ellipse(canvas.picture, pixel(at), (int(SIZE * u(0.13, 0.22)), int(SIZE * u(0.08, 0.16))), u(0, 180), 0, 360, paint(mud), -1, cv2.LINE_AA)
    if rng.random() < 0.2:
        sty = cv2.boxPoints((tuple(map(float, at)), (SIZE * u(0.3, 0.45), SIZE * u(0.22, 0.34)), u(0, 180))).astype(np.int32)
        cv2.polylines(canvas.picture, [sty], True, paint(style.house * u(0.4, 0.9)), 1, cv2.LINE_AA)
    skin = hsv(u(0, 12), u(40, 140), u(180, 255)) if rng.random() < 0.7 else hsv(u(5, 18), u(40, 150), u(60, 150))
    size, spread = SIZE * u(0.075, 0.14), SIZE * u(0.08, 0.13)
    spots = [at + rng.normal(0, 1, 2) * spread * [1, 0.7] for _ in range(rng.integers(2, 7))]
    for spot in sorted(spots, key=lambda one: one[1]):
        pig(canvas.picture, np.clip(spot, SIZE * 0.07, SIZE * 0.93), size * u(0.8, 1.15), skin * u(0.85, 1.08), rng)


def pig(picture, at, size, skin, rng):
    """From the side or from above: a round body, a head, and legs below it where it is seen from the side."""
    look = rng.choice([-1, 1])
    turn = rng.normal(0, 20)
    body, dark = (int(size * 0.55), int(size * rng.uniform(0.3, 0.4))), paint(skin * 0.5)
    if rng.random() < 0.7:
        for leg in (-0.3, 0.3):
            foot = at + [leg * size, size * 0.5]
            cv2.line(picture, pixel(at + [leg * size, 0]), pixel(foot), paint(skin * 0.75), max(1, int(size * 0.14)))
    if rng.random() < 0.6:
        cv2.ellipse(picture, pixel(at), (body[0] + 1, body[1] + 1), turn, 0, 360, dark, -1, cv2.LINE_AA)
    cv2.ellipse(picture, pixel(at), body, turn, 0, 360, paint(skin), -1, cv2.LINE_AA)
    head = at + np.float32([look * size * 0.55, rng.uniform(-0.15, 0.15) * size])
    cv2.circle(picture, pixel(head), max(1, int(size * 0.24)), paint(skin * 0.93), -1, cv2.LINE_AA)
    snout = head + [look * size * 0.22, size * 0.05]
    cv2.circle(picture, pixel(snout), 1, paint(skin * 0.65), -1)


def draw_mark(canvas):
    """The mark of one of the tiles that have this look, where it is printed on it. It is no part of the look: most copies have none."""
    tiles, rng = canvas.look["tiles"], canvas.rng
    plain = [tile for tile in tiles if "mark" not in tile]
    chosen = plain if plain and rng.random() < PLAIN else tiles
    mark = chosen[int(rng.integers(len(chosen)))].get("mark")
    canvas.mark = mark
    if mark in MARKS:
        MARKS[mark](canvas)


PLAIN = 0.4
"""How often at least a tile without a mark is drawn, where there is one of this look."""


def volcano(canvas):
    """A mountain seen aslant or from above, with a crater, lava and smoke: at the end of a road, beside a lake or in the grass."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    at, size = place_of_volcano(canvas)
    stone = hsv(u(0, 30), u(0, 90), u(45, 150)) if rng.random() < 0.8 else style.field * u(0.4, 0.7)
    lava = hsv(u(0, 22), u(170, 255), u(170, 255))
    if rng.random() < 0.3:
        crater = mountain_from_above(picture, at, size, stone, rng)
    else:
        crater = mountain(picture, at, size, stone, rng)
    reach = size * u(0.1, 0.2)
    for _ in range(rng.integers(1, 5)):
        down = crater + np.float32([u(-0.3, 0.3), u(0.2, 0.6)]) * size
        cv2.line(picture, pixel(crater), pixel(down), paint(lava * u(0.75, 1)), max(1, int(size * u(0.05, 0.13))), cv2.LINE_AA)
    cv2.ellipse(picture, pixel(crater), (int(reach * 1.4), int(reach * u(0.5, 1.2))), 0, 0, 360, paint(lava * u(0.5, 1)), -1, cv2.LINE_AA)
    if rng.random() < 0.5:
        smoke = paint(np.float32([u(90, 245)] * 3))
        for puff in range(rng.integers(1, 5)):
            drift = crater - np.float32([u(-0.15, 0.15) * puff, 0.14 * (puff + 1)]) * size
            cv2.circle(picture, pixel(drift), int(reach * u(0.5, 1.2)), smoke, -1, cv2.LINE_AA)


def place_of_volcano(canvas):
    rng = canvas.rng
    if ends_at_mark(canvas):
        return canvas.centre * SIZE, SIZE * rng.uniform(0.3, 0.5)
    if canvas.roads or canvas.cities:
        return np.clip(canvas.free_spot(enough=20) * SIZE, SIZE * 0.2, SIZE * 0.8), SIZE * rng.uniform(0.24, 0.4)
    at = (canvas.free_spot() * rng.uniform(0.2, 0.8) + np.float32([0.5, 0.5]) * 0.4) * SIZE
    return np.clip(at, SIZE * 0.3, SIZE * 0.7), SIZE * rng.uniform(0.22, 0.5)


def mountain(picture, at, size, stone, rng):
    """A cone with its top cut off, one flank in the shade. Returns where its crater is."""
    u = rng.uniform
    top, foot = at - [0, size * u(0.3, 0.5)], at + [0, size * u(0.3, 0.45)]
    narrow, wide = size * u(0.1, 0.2), size * u(0.45, 0.7)
    left, right = [foot - [wide, 0], top - [narrow, 0]], [top + [narrow, 0], foot + [wide, 0]]
    cv2.fillPoly(picture, [np.array(left + right, np.int32)], paint(stone), cv2.LINE_AA)
    shade = np.array([top, *right, foot], np.int32)
    cv2.fillPoly(picture, [shade], paint(stone * u(0.6, 1)), cv2.LINE_AA)
    if rng.random() < 0.5:
        cv2.polylines(picture, [np.array(left + right, np.int32)], True, paint(stone * 0.4), 1, cv2.LINE_AA)
    return top


def mountain_from_above(picture, at, size, stone, rng):
    """An uneven round hill, brighter towards its crater in the middle."""
    angles = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    rim = np.c_[np.cos(angles), np.sin(angles)] * rng.uniform(0.75, 1.1, 12)[:, None]
    for share, tone in ((0.65, 0.8), (0.5, 1.0), (0.32, 1.2)):
        cv2.fillPoly(picture, [(at + rim * size * share).astype(np.int32)], paint(stone * tone), cv2.LINE_AA)
    return np.float32(at)


BISCUIT = np.float32(
    [[0.13, -0.28], [0.5, -0.3], [0.52, -0.05], [0.2, -0.02], [0.2, 0.1], [0.4, 0.5], [0.15, 0.55], [0, 0.25]]
    + [[-0.15, 0.55], [-0.4, 0.5], [-0.2, 0.1], [-0.2, -0.02], [-0.52, -0.05], [-0.5, -0.3], [-0.13, -0.28]]
)
"""The outline of a gingerbread man without his head, about one high with it."""


def gingerbread(canvas):
    """A brown figure with icing in a city, or a small one on a plate."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    size = SIZE * rng.uniform(0.15, 0.36)
    cities = [canvas.masks[city["index"]] for city in canvas.cities]
    inside = rng.random() < 0.75
    at = canvas.sign_spot(cities[int(rng.integers(len(cities)))], size / SIZE * 0.7) if inside else canvas.free_spot() * SIZE
    at = np.clip(at, size * 0.5, SIZE - size * 0.5)
    turn = np.radians(90 * float(rng.integers(4)) + rng.normal(0, 15)) if rng.random() < 0.6 else rng.normal(0, 0.2)
    spin = np.float32([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    place = lambda points: np.float32(points) @ spin.T * size + at
    if rng.random() < 0.3:
        cv2.circle(picture, pixel(at), int(size * 0.72), paint(style.plate_colour * rng.uniform(0.85, 1)), -1, cv2.LINE_AA)
    dough = hsv(rng.uniform(6, 20), rng.uniform(90, 220), rng.uniform(70, 200))
    icing = paint(np.float32([245] * 3) * rng.uniform(0.75, 1))
    body, head = place(BISCUIT).astype(np.int32), place([[0, -0.4]])[0]
    if rng.random() < 0.6:
        rim = icing if rng.random() < 0.4 else paint(dough * 0.4)
        cv2.polylines(picture, [body], True, rim, 2, cv2.LINE_AA)
        cv2.circle(picture, pixel(head), int(size * 0.2) + 1, rim, -1, cv2.LINE_AA)
    cv2.fillPoly(picture, [body], paint(dough), cv2.LINE_AA)
    cv2.circle(picture, pixel(head), max(2, int(size * 0.2)), paint(dough), -1, cv2.LINE_AA)
    for button in ([0, -0.1], [0, 0.06], [-0.07, -0.43], [0.07, -0.43]):
        cv2.circle(picture, pixel(place([button])[0]), max(1, int(size * 0.035)), icing, -1)
    for cuff in ([[-0.42, -0.3], [-0.42, -0.05]], [[0.42, -0.3], [0.42, -0.05]], [[-0.38, 0.4], [-0.12, 0.46]], [[0.38, 0.4], [0.12, 0.46]]):
        cv2.line(picture, *(pixel(point) for point in place(cuff)), icing, 1, cv2.LINE_AA)


MARKS = {"volcano": volcano, "gingerbread": gingerbread, **MINI_MARKS, **SIGN_MARKS}
"""How marks are drawn, by the names that the app's tiles have for them. Others aren't drawn."""
