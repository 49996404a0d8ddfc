"""What is printed on the tiles of the minis: crop circles, lakes of ferries, flying machines, and signs of gold, magic and robbers."""

import cv2
import numpy as np

from canvas import SIZE, paint, pixel
from geometry import MIDDLES
from style import hsv
from ways import blob


def turned(points, turn, size, at):
    """Points of a shape that is about one high, turned, in pixels."""
    cosine, sine = np.cos(turn), np.sin(turn)
    return (np.float32(points) @ np.float32([[cosine, sine], [-sine, cosine]])) * size + at


def fill(picture, points, colour):
    cv2.fillPoly(picture, [np.int32(np.round(points))], paint(colour), cv2.LINE_AA)


def lines(picture, points, colour, width, closed=False):
    cv2.polylines(picture, [np.int32(np.round(points))], closed, paint(colour), max(1, int(round(width))), cv2.LINE_AA)


def ends_at_mark(canvas):
    return any(road.get("end") == "mark" for road in canvas.roads)


def crop_circle(canvas, sign):
    """Corn that lies flat in whirls, with a sign in it: where roads end at it, or where it parts fields, in the middle."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    parting = ends_at_mark(canvas) or all("mark" in tile for tile in canvas.look["tiles"])
    at = (canvas.centre if parting else canvas.free_spot()) * SIZE
    between = parting and not canvas.roads
    size = SIZE * (u(0.17, 0.26) if between else u(0.13, 0.22))
    at = np.clip(at + rng.normal(0, 1.5, 2), size * 0.9, SIZE - size * 0.9)
    corn = hsv(u(14, 34), u(50, 220), u(150, 255)) if rng.random() < 0.85 else canvas.style.field * u(1.15, 1.5)
    dark = corn * u(0.45, 0.85)
    wide = (int(size), int(size * u(0.85, 1)))
    cv2.ellipse(picture, pixel(at), wide, 0, 0, 360, paint(corn), -1, cv2.LINE_AA)
    for share in np.linspace(u(0.6, 0.75), 1, int(rng.integers(1, 5))):
        start = u(0, 360)
        reach = (int(wide[0] * share), int(wide[1] * share))
        cv2.ellipse(picture, pixel(at), reach, 0, start, start + u(120, 360), paint(dark * u(0.8, 1.2)), 1, cv2.LINE_AA)
    inner = size * u(0.5, 0.8)
    kind = rng.random()
    if kind < 0.6:
        ground = corn * u(1.05, 1.3) if kind < 0.3 else dark if kind < 0.45 else canvas.style.field
        cv2.circle(picture, pixel(at), int(inner), paint(ground), -1, cv2.LINE_AA)
    tone = np.float32([250] * 3) * u(0.8, 1) if 0.3 < kind < 0.6 and rng.random() < 0.6 else corn * u(0.2, 0.65)
    SIGNS[sign](picture, at, inner * u(1, 1.6), tone, rng.normal(0, 0.2) + np.pi / 2 * rng.integers(4), rng)
    for _ in range(rng.integers(0, 4)):
        turn = u(0, 2 * np.pi)
        spot = at + np.float32([np.cos(turn), np.sin(turn)]) * size * u(0.9, 1.2)
        cv2.circle(picture, pixel(spot), int(size * u(0.1, 0.25)), paint(corn * u(0.85, 1.1)), -1, cv2.LINE_AA)


def club(picture, at, size, tone, turn, rng):
    for leaf in turned([[0, -0.28], [-0.26, 0.08], [0.26, 0.08]], turn, size, at):
        cv2.circle(picture, pixel(leaf), max(1, int(size * rng.uniform(0.18, 0.25))), paint(tone), -1, cv2.LINE_AA)
    fill(picture, turned([[-0.06, 0], [0.06, 0], [0.15, 0.48], [-0.15, 0.48]], turn, size, at), tone)


def shield(picture, at, size, tone, turn, rng):
    outline = turned([[-0.38, -0.42], [0, -0.35], [0.38, -0.42], [0.38, 0.1], [0, 0.5], [-0.38, 0.1]], turn, size, at)
    fill(picture, outline, tone)


def fork(picture, at, size, tone, turn, rng):
    thick = size * rng.uniform(0.06, 0.14)
    lines(picture, turned([[0, -0.48], [0, 0.5]], turn, size, at), tone, thick)
    lines(picture, turned([[-0.3, -0.48], [-0.28, -0.1], [0, 0], [0.28, -0.1], [0.3, -0.48]], turn, size, at), tone, thick)


SIGNS = {"club": club, "shield": shield, "fork": fork}


def ferry_lake(canvas):
    """A lake at which roads end, most at a landing stage."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    at, size = canvas.centre * SIZE, SIZE * u(0.15, 0.25)
    if rng.random() < 0.5:
        blob(canvas, at, size * u(1.1, 1.25), np.float32(style.field * 0.4 + style.road * 0.5) * u(0.8, 1.1))
    angles = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    shore = np.c_[np.cos(angles), np.sin(angles)] * rng.uniform(0.86, 1.08, 22)[:, None] * [1, u(0.8, 1)]
    water = style.lake * u(0.85, 1.1)
    fill(picture, at + shore * size, water)
    if rng.random() < 0.6:
        lines(picture, at + shore * size, water * 0.6, 1, closed=True)
    wood = hsv(u(5, 25), u(30, 160), u(60, 220))
    for road in canvas.roads:
        if road.get("end") == "mark" and rng.random() < 0.75:
            toward = MIDDLES[road["sides"][0]] * SIZE - at
            toward = toward / (np.linalg.norm(toward) + 1e-6)
            lines(picture, [at + toward * size * u(1.0, 1.15), at + toward * size * u(0.5, 0.8)], wood * u(0.8, 1.1), SIZE * u(0.03, 0.07))
    for _ in range(rng.integers(0, 5)):
        ripple = at + rng.normal(0, 0.3, 2) * size
        lines(picture, [ripple, ripple + [size * u(0.15, 0.35), 0]], water * u(1.1, 1.5), 1)


WING = [[0.05, -0.1], [0.2, -0.2], [0.42, -0.16], [0.55, 0.02], [0.46, 0.02], [0.4, 0.12], [0.3, 0.08], [0.24, 0.18], [0.05, 0.12]]
"""One wing of a machine that flies to the north, half of it reaching to the right."""
TAIL = [[-0.05, 0.1], [0.05, 0.1], [0.17, 0.46], [0, 0.4], [-0.17, 0.46]]
ARROW = [[0, -0.3], [0.2, 0.02], [0.08, 0.0], [0.08, 0.3], [-0.08, 0.3], [-0.08, 0.0], [-0.2, 0.02]]


def flying_machine(canvas):
    """A glider of cloth and wood, and an arrow that says where it flies: before it, on it or in a corner of its own."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    size, turn = SIZE * u(0.25, 0.55), np.pi / 4 * rng.integers(8)
    at = canvas.free_spot() * SIZE
    if not (canvas.roads or canvas.kind("garden")):
        at = at + (SIZE / 2 - at) * u(0, 0.9)
    at = np.clip(at, size * 0.4, SIZE - size * 0.4)
    cloth = hsv(u(8, 35), u(5, 130), u(150, 255)) if rng.random() < 0.8 else hsv(u(0, 180), u(60, 200), u(90, 230))
    wood = hsv(u(5, 22), u(60, 180), u(40, 140))
    lean = turn + rng.normal(0, 0.3)
    wing, slim = np.float32(WING) * [1, u(0.7, 1.4)], u(0.8, 1.1)
    if rng.random() < 0.5:
        shade = at + np.float32([u(1, 4), u(2, 6)])
        for side in (-1, 1):
            fill(picture, turned(wing * [side * slim, 1], lean, size, shade), style.field * 0.55)
    for side in (-1, 1):
        outline = turned(wing * [side * slim, 1], lean, size, at)
        fill(picture, outline, cloth * u(0.85, 1.05))
        lines(picture, outline, wood, 1, closed=True)
        for rib in outline[2:8:2]:
            lines(picture, [at, rib], wood, 1)
    fill(picture, turned(TAIL, lean, size, at), cloth * u(0.7, 1))
    lines(picture, turned([[0, -0.25], [0, 0.4]], lean, size, at), wood, size * u(0.05, 0.12))
    flight_arrow(canvas, at, size, turn)


def flight_arrow(canvas, at, size, turn):
    rng = canvas.rng
    u, kind = rng.uniform, rng.random()
    length = SIZE * u(0.14, 0.32)
    ahead = np.float32([np.sin(turn), -np.cos(turn)])
    spot = at + ahead * (size * 0.3 + length * 0.5) if kind < 0.7 else canvas.free_spot() * SIZE
    spot = np.clip(spot, length * 0.4, SIZE - length * 0.4)
    tone = canvas.rng.choice(3)
    colour = (hsv(u(0, 14), u(120, 240), u(110, 230)), np.float32([245] * 3) * u(0.8, 1), hsv(u(5, 25), u(60, 180), u(30, 120)))[tone]
    outline = turned(np.float32(ARROW) * [u(0.7, 1.5), 1], turn, length, spot)
    fill(canvas.picture, outline, colour)
    if rng.random() < 0.6:
        lines(canvas.picture, outline, colour * 0.4 if tone == 1 else np.float32([240] * 3), 1, closed=True)


def ground_for(canvas, at, size):
    """What a small sign may be painted on."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    kind = rng.random()
    if kind < 0.35:
        cv2.circle(picture, pixel(at), int(size * 0.75), paint(style.plate_colour * rng.uniform(0.5, 1)), -1, cv2.LINE_AA)
    elif kind < 0.65:
        blob(canvas, at, size * rng.uniform(0.7, 1.1), style.field * 0.4 + style.house * rng.uniform(0.1, 0.5))


def small_spot(canvas):
    """Where a small sign is printed, and how large."""
    size = SIZE * canvas.rng.uniform(0.1, 0.22)
    at = np.clip(canvas.free_spot() * SIZE, size * 0.6, SIZE - size * 0.6)
    ground_for(canvas, at, size)
    return at, size


BAR = [[-0.5, 0.25], [-0.3, -0.25], [0.3, -0.25], [0.5, 0.25]]


def gold(canvas):
    """Bars of gold, some before the dark mouth of a mine."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    at, size = small_spot(canvas)
    if rng.random() < 0.3:
        rock = paint(np.float32([u(40, 110)] * 3))
        cv2.ellipse(picture, pixel(at - [0, size * 0.2]), (int(size * 0.9), int(size * 0.8)), 0, 180, 360, rock, -1, cv2.LINE_AA)
        cv2.ellipse(picture, pixel(at), (int(size * 0.45), int(size * 0.55)), 0, 180, 360, (25.0, 25.0, 25.0), -1, cv2.LINE_AA)
    bright = hsv(u(18, 30), u(120, 250), u(170, 255))
    spots = [[[0, 0]], [[-0.35, 0.1], [0.35, 0]], [[-0.45, 0.3], [0.45, 0.3], [0, -0.2]]][rng.integers(3)]
    for spot in spots:
        bar = turned(BAR, rng.normal(0, 0.25), size * (0.8 if len(spots) > 1 else 1.1), at + np.float32(spot) * size)
        fill(picture, bar, bright * u(0.85, 1.05))
        lines(picture, bar, bright * 0.5, 1, closed=True)


def magic(canvas):
    """A star or a ring of rays, dark or shining."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    at, size = small_spot(canvas)
    colours = [hsv(u(125, 165), u(80, 230), u(70, 230)), hsv(u(10, 32), u(100, 240), u(150, 255)), np.float32([u(20, 90)] * 3), np.float32([u(200, 250)] * 3)]
    first, second = (colours[i] for i in rng.permutation(4)[:2])
    rays = int(rng.integers(4, 10))
    angles = np.linspace(0, 2 * np.pi, rays * 2, endpoint=False) + u(0, 1)
    reach = np.where(np.arange(rays * 2) % 2, u(0.3, 0.8), 1.0)
    fill(picture, at + np.c_[np.cos(angles), np.sin(angles)] * reach[:, None] * size * 0.65, first)
    kind = rng.random()
    if kind < 0.4:
        star = [[np.sin(k * 0.8 * np.pi), -np.cos(k * 0.8 * np.pi)] for k in range(5)]
        lines(picture, turned(star, rng.normal(0, 0.2), size * 0.4, at), second, 1, closed=True)
    elif kind < 0.8:
        cv2.circle(picture, pixel(at), max(1, int(size * u(0.15, 0.35))), paint(second), -1 if rng.random() < 0.6 else 1, cv2.LINE_AA)


def bag(canvas):
    """A tied bag, with coins before it in half of the drawings."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    at, size = small_spot(canvas)
    cloth = hsv(u(5, 28), u(20, 190), u(60, 230))
    turn = rng.normal(0, 0.3)
    body = turned([[0, 0.1]], turn, size, at)[0]
    neck = turned([[-0.18, -0.25], [-0.32, -0.55], [0.32, -0.55], [0.18, -0.25]], turn, size, at)
    reach = (int(size * u(0.38, 0.5)), int(size * u(0.35, 0.45)))
    if rng.random() < 0.6:
        cv2.ellipse(picture, pixel(body), (reach[0] + 1, reach[1] + 1), 0, 0, 360, paint(cloth * 0.4), -1, cv2.LINE_AA)
    fill(picture, neck, cloth * 0.85)
    cv2.ellipse(picture, pixel(body), reach, 0, 0, 360, paint(cloth), -1, cv2.LINE_AA)
    lines(picture, turned([[-0.2, -0.25], [0.2, -0.25]], turn, size, at), cloth * u(0.3, 0.6), size * 0.12)
    for _ in range(rng.integers(0, 4)):
        coin = at + np.float32([u(-0.6, 0.6), u(0.3, 0.6)]) * size
        cv2.circle(picture, pixel(coin), max(1, int(size * 0.13)), paint(hsv(u(18, 30), u(120, 240), u(160, 255))), -1, cv2.LINE_AA)


MINI_MARKS = {
    "crop-club": lambda canvas: crop_circle(canvas, "club"),
    "crop-shield": lambda canvas: crop_circle(canvas, "shield"),
    "crop-fork": lambda canvas: crop_circle(canvas, "fork"),
    "ferry-lake": ferry_lake,
    "flying-machine": flying_machine,
    "ingot": gold,
    "magic": magic,
    "bag": bag,
}
"""How the marks of the minis are drawn, by the names that the app's tiles have for them."""
