"""What is printed on the tiles of the Dragon, the Tower, Shrines, Siege and the Festival."""

import cv2
import numpy as np

from buildings import plate
from canvas import SIZE, paint, pixel
from geometry import MIDDLES, inward
from minis import ends_at_mark, fill, ground_for, lines, turned
from style import hsv
from ways import blob


def round_shape(count, rng, uneven=0.0):
    """The corners of an even shape of so many corners, one high, turned at random."""
    angles = np.linspace(0, 2 * np.pi, count, endpoint=False) + rng.uniform(0, 2 * np.pi)
    reach = rng.uniform(1 - uneven, 1, count)[:, None] / 2
    return np.c_[np.cos(angles), np.sin(angles)] * reach


def foundation(canvas):
    """Stone walls seen from above, around a dark cellar: roads end at it, or it stands by itself."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    size = SIZE * u(0.22, 0.36)
    at = place_of_foundation(canvas, size / SIZE)
    stone = hsv(u(5, 30), u(0, 90), u(90, 230)) if rng.random() < 0.8 else style.wall * u(0.6, 1)
    outer = round_shape(int(rng.choice([4, 4, 6, 8, 12])), rng)
    if rng.random() < 0.5:
        blob(canvas, at, size * u(0.6, 0.8), style.field * 0.5 + style.road * u(0.2, 0.5))
    fill(picture, at + outer * size * 1.1, stone * u(0.35, 0.7))
    fill(picture, at + outer * size, stone)
    hole = stone * u(0.15, 0.5) if rng.random() < 0.7 else hsv(u(8, 20), u(60, 160), u(60, 150))
    fill(picture, at + outer * size * u(0.4, 0.72), hole)
    for corner in outer if rng.random() < 0.6 else []:
        cv2.circle(picture, pixel(at + corner * size), max(1, int(size * u(0.08, 0.16))), paint(stone * u(0.8, 1.15)), -1, cv2.LINE_AA)
    for _ in range(rng.integers(0, 10)):
        turn = u(0, 2 * np.pi)
        ray = np.float32([np.cos(turn), np.sin(turn)]) * size / 2
        lines(picture, [at + ray * 0.7, at + ray * 0.95], stone * 0.5, 1)
    canvas.mark_at = at / SIZE
    canvas.keep_free(canvas.mark_at, size / SIZE / 2)


def place_of_foundation(canvas, size):
    """Where its roads end, where a road bends up to the city's wall, or where there is room."""
    rng = canvas.rng
    if ends_at_mark(canvas):
        return np.float32(canvas.centre * SIZE)
    if any(canvas.touches_city(road) for road in canvas.roads):
        side = canvas.cities[0]["sides"][0]
        wall = MIDDLES[side] + inward(side) * (canvas.cap_depth(canvas.cities[0]) + rng.uniform(-0.02, size / 2))
        return np.float32(wall * SIZE)
    return np.clip(canvas.free_spot(enough=18), size * 0.6, 1 - size * 0.6) * SIZE


def spot_of_sign(canvas, size, in_city=0.35):
    """Where a sign is printed: in the grass or in a city."""
    cities = [canvas.masks[city["index"]] for city in canvas.cities]
    if cities and canvas.rng.random() < in_city:
        at = canvas.sign_spot(cities[int(canvas.rng.integers(len(cities)))], size / SIZE * 0.8)
    else:
        at = canvas.free_spot() * SIZE
    at = np.clip(at, size * 0.6, SIZE - size * 0.6)
    canvas.keep_free(at / SIZE, size / SIZE / 2)
    return np.float32(at)


def dragon_sign(canvas):
    """A small dragon that winds, with a wing, in one dark or bright colour."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    size = SIZE * u(0.14, 0.28)
    at = spot_of_sign(canvas, size)
    ground_for(canvas, at, size)
    skin = [hsv(u(0, 10), u(140, 250), u(90, 230)), hsv(u(35, 75), u(90, 220), u(50, 170)), np.float32([u(20, 80)] * 3), hsv(u(8, 25), u(80, 200), u(60, 160))][rng.integers(4)]
    turn, side = rng.normal(0, 0.4), rng.choice([-1, 1])
    along = np.linspace(0, 1, 14)
    spine = np.c_[(along - 0.5) * side, 0.2 * np.sin(along * u(4, 8) + u(0, 6)) + 0.1]
    course = turned(spine, turn, size, at)
    thick = size * u(0.12, 0.24)
    for part in range(len(course) - 1):
        lines(picture, course[part : part + 2], skin * u(0.85, 1.05), thick * (0.35 + 0.65 * along[part]))
    cv2.circle(picture, pixel(course[-1]), max(1, int(thick * 0.8)), paint(skin), -1, cv2.LINE_AA)
    wing = turned(np.float32([[0, 0.1], [-0.2, -0.45], [0.05, -0.3], [0.28, -0.5], [0.2, 0.05]]) * [side, 1], turn, size, at)
    fill(picture, wing, skin * u(0.6, 1.3))
    lines(picture, wing, skin * 0.4, 1, closed=True)
    if rng.random() < 0.3:
        flame = turned([[0.5 * side, 0.1], [0.75 * side, 0], [0.7 * side, 0.2]], turn, size, at)
        fill(picture, flame, hsv(u(10, 25), 230, 250))


def portal(canvas):
    """An arch of stones with something bright or dark swirling in it."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    size = SIZE * u(0.15, 0.28)
    at = spot_of_sign(canvas, size)
    ground_for(canvas, at, size)
    magic = hsv(u(90, 165), u(60, 240), u(90, 255)) if rng.random() < 0.8 else np.float32([u(20, 60)] * 3)
    stone = paint(hsv(u(5, 30), u(0, 80), u(90, 220)))
    wide, high = int(size * u(0.32, 0.45)), int(size * u(0.45, 0.6))
    round_gate = rng.random() < 0.35
    ends = (0, 360) if round_gate else (180, 360)
    foot = at if round_gate else at + [0, size * 0.3]
    cv2.ellipse(picture, pixel(foot), (wide, high), 0, *ends, paint(magic), -1, cv2.LINE_AA)
    cv2.ellipse(picture, pixel(foot), (int(wide * 0.6), int(high * 0.6)), 0, *ends, paint(magic * u(0.5, 1.5)), -1, cv2.LINE_AA)
    cv2.ellipse(picture, pixel(foot), (wide, high), 0, *ends, stone, max(2, int(size * u(0.1, 0.2))), cv2.LINE_AA)
    for _ in range(rng.integers(0, 6)):
        spark = at + rng.normal(0, 0.4, 2) * size
        cv2.circle(picture, pixel(spark), 1, paint(magic * 1.3), -1)


def festival(canvas):
    """A striped tent, a row of flags, or rockets."""
    rng = canvas.rng
    size = SIZE * rng.uniform(0.15, 0.3)
    at = spot_of_sign(canvas, size, in_city=0.25)
    ground_for(canvas, at, size)
    [tent, tent, flags, rockets][rng.integers(4)](canvas, at, size)


def bright(rng):
    return hsv(rng.uniform(0, 180), rng.uniform(130, 250), rng.uniform(140, 250))


def tent(canvas, at, size):
    rng, picture = canvas.rng, canvas.picture
    first, second = bright(rng), bright(rng) if rng.random() < 0.4 else np.float32([240] * 3)
    top, stripes = at - [0, size * 0.55], int(rng.integers(3, 8))
    eaves = at[0] + np.linspace(-0.5, 0.5, stripes + 1) * size
    for index in range(stripes):
        left, right = [eaves[index], at[1]], [eaves[index + 1], at[1]]
        tone = first if index % 2 else second
        fill(picture, [top, right, left], tone)
        fill(picture, [left, right, [right[0], at[1] + size * 0.35], [left[0], at[1] + size * 0.35]], tone * 0.85)
    fill(picture, [top, top - [0, size * 0.25], top + [size * 0.2, -size * 0.17]], bright(rng))
    if rng.random() < 0.4:
        flags(canvas, at + [0, size * 0.1], size * 1.2)


def flags(canvas, at, size):
    """Small flags on a line between two poles."""
    rng, picture = canvas.rng, canvas.picture
    share = np.linspace(-0.6, 0.6, int(rng.integers(5, 9)))
    line = turned(np.c_[share, 0.15 - 0.4 * share**2], rng.normal(0, 0.3), size, at)
    lines(picture, line, np.float32([50] * 3), 1)
    for spot in line:
        fill(picture, [spot + [-size * 0.08, 0], spot + [size * 0.08, 0], spot + [0, size * 0.22]], bright(rng))


def rockets(canvas, at, size):
    """Stars of bright rays."""
    rng, picture = canvas.rng, canvas.picture
    for _ in range(rng.integers(1, 4)):
        middle, tone = at + rng.normal(0, 0.25, 2) * size, bright(rng)
        for turn in np.linspace(0, 2 * np.pi, int(rng.integers(6, 12)), endpoint=False):
            ray = np.float32([np.cos(turn), np.sin(turn)]) * size * rng.uniform(0.25, 0.45)
            lines(picture, [middle + ray * 0.3, middle + ray], tone, 1 if size < 18 else 2)


def princess(canvas, mask):
    """A lady in a long dress: a cone, a head, hair or a crown, on a balcony or a plate in half of the drawings."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    size = SIZE * u(0.14, 0.27)
    at = np.clip(canvas.sign_spot(mask, size / SIZE), size * 0.6, SIZE - size * 0.6)
    kind = rng.random()
    if kind < 0.35:
        plate(picture, at, size, style, rng)
    elif kind < 0.65:
        tower = paint(style.wall * u(0.7, 1))
        cv2.rectangle(picture, pixel(at - [size * 0.35, size * 0.1]), pixel(at + [size * 0.35, size * 0.7]), tone_rim(tower), -1)
        cv2.rectangle(picture, pixel(at - [size * 0.28, size * 0.05]), pixel(at + [size * 0.28, size * 0.65]), tower, -1)
    dress = hsv(rng.choice([u(150, 178), u(95, 125), u(0, 8), u(20, 32), u(0, 180)]), u(50, 220), u(130, 255))
    outline = at + np.float32([[-0.1, -0.2], [0.1, -0.2], [u(0.25, 0.42), 0.5], [-u(0.25, 0.42), 0.5]]) * size
    if rng.random() < 0.6:
        lines(picture, outline, dress * 0.3, 2, closed=True)
    fill(picture, outline, dress)
    arms = at + np.float32([[-0.3, u(-0.2, 0.2)], [0, -0.12], [0.3, u(-0.2, 0.2)]]) * size
    lines(picture, arms, dress * 0.85, size * 0.1)
    hair = hsv(u(8, 28), u(60, 230), u(40, 240))
    cv2.circle(picture, pixel(at - [0, size * 0.33]), max(1, int(size * 0.19)), paint(hair), -1, cv2.LINE_AA)
    cv2.circle(picture, pixel(at - [0, size * 0.3]), max(1, int(size * 0.13)), paint(hsv(u(5, 16), u(40, 110), u(190, 255))), -1, cv2.LINE_AA)
    if rng.random() < 0.6:
        crown = at + np.float32([[-0.16, -0.42], [-0.18, -0.62], [0, -0.5], [0.18, -0.62], [0.16, -0.42]]) * size
        fill(picture, crown, hsv(u(18, 30), u(120, 240), u(180, 255)))


def tone_rim(tone):
    return tuple(channel * 0.5 for channel in tone)


def besieged(canvas, mask):
    """Flames in the city, crossed swords, or the tents and the engine of those before its wall."""
    rng = canvas.rng
    kind = rng.random()
    if kind < 0.45:
        for _ in range(rng.integers(1, 4)):
            flame(canvas, canvas.sign_spot(mask, 0.16), SIZE * rng.uniform(0.12, 0.24))
    elif kind < 0.7 or canvas.roads:
        size = SIZE * rng.uniform(0.15, 0.26)
        at = canvas.sign_spot(mask, size / SIZE)
        plate(canvas.picture, at, size, canvas.style, rng)
        swords(canvas, at, size)
    else:
        size = SIZE * rng.uniform(0.16, 0.28)
        at = np.clip(canvas.free_spot(near=before(mask)) * SIZE, size * 0.6, SIZE - size * 0.6)
        camp(canvas, at, size)
        canvas.keep_free(at / SIZE, size / SIZE / 2)


def before(mask):
    """A point in a city's middle, as a share of the tile."""
    rows, columns = np.nonzero(mask)
    return np.float32([columns.mean(), rows.mean()]) / SIZE


def flame(canvas, at, size):
    """Fire, some with dark smoke above it."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    if rng.random() < 0.5:
        for puff in range(rng.integers(1, 4)):
            cv2.circle(picture, pixel(at - np.float32([u(-0.2, 0.2), 0.35 + 0.25 * puff]) * size), int(size * u(0.15, 0.3)), paint(np.float32([u(30, 130)] * 3)), -1, cv2.LINE_AA)
    shape = np.float32([[-0.3, 0.4], [-0.35, 0], [-0.15, -0.15], [0, -0.6], [0.18, -0.1], [0.35, -0.2], [0.3, 0.4]]) * [rng.choice([-1, 1]) * u(0.7, 1.1), 1]
    fill(picture, at + shape * size, hsv(u(0, 14), u(180, 255), u(170, 255)))
    fill(picture, at + shape * size * 0.55 + [0, size * 0.15], hsv(u(16, 30), u(120, 240), 255))


def swords(canvas, at, size):
    rng = canvas.rng
    blade = np.float32([rng.uniform(40, 230)] * 3)
    for side in (-1, 1):
        tip, hilt = at + np.float32([0.45 * side, -0.45]) * size, at + np.float32([-0.4 * side, 0.4]) * size
        lines(canvas.picture, [tip, hilt], blade, size * 0.12)
        guard = hilt + np.float32([0.12 * side, -0.12]) * size
        lines(canvas.picture, [guard - [size * 0.15, side * size * 0.15], guard + [size * 0.15, side * size * 0.15]], blade * 0.5, size * 0.1)


def camp(canvas, at, size):
    """Tents before the wall, or a catapult."""
    rng, picture = canvas.rng, canvas.picture
    u = rng.uniform
    if rng.random() < 0.6:
        cloth = hsv(u(0, 180), u(20, 220), u(90, 250))
        for _ in range(rng.integers(2, 5)):
            foot = at + rng.normal(0, 0.3, 2) * size
            fill(picture, foot + np.float32([[-0.3, 0.2], [0, -0.35], [0.3, 0.2]]) * size, cloth * u(0.8, 1.05))
            fill(picture, foot + np.float32([[-0.06, 0.2], [0, -0.2], [0.08, 0.2]]) * size, cloth * 0.35)
        return
    wood = hsv(u(5, 20), u(60, 180), u(50, 150))
    lines(picture, at + np.float32([[-0.45, 0.3], [0.45, 0.3]]) * size, wood, size * 0.14)
    lines(picture, at + np.float32([[-0.2, 0.3], [0, -0.2], [0.2, 0.3]]) * size, wood * 0.8, size * 0.1)
    lines(picture, at + np.float32([[-0.4, 0.1], [0.45, -0.5]]) * size, wood * 1.2, size * 0.1)
    for foot in (-0.3, 0.3):
        cv2.circle(picture, pixel(at + np.float32([foot, 0.32]) * size), max(1, int(size * 0.15)), paint(wood * 0.6), -1, cv2.LINE_AA)


def shrine(canvas, at, size):
    """A place of other gods: standing stones around a dome, a table of stone or a fire, and never a spire."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    u = rng.uniform
    at = np.float32(at)
    ground = hsv(u(10, 30), u(20, 140), u(90, 220)) if rng.random() < 0.6 else style.field * u(0.5, 0.9)
    cv2.ellipse(picture, pixel(at), (int(size * 0.62), int(size * u(0.45, 0.6))), 0, 0, 360, paint(ground), -1, cv2.LINE_AA)
    stone = hsv(u(0, 180), u(0, 60), u(80, 220))
    angles = np.linspace(0, 2 * np.pi, int(rng.integers(5, 10)), endpoint=False) + u(0, 1)
    ring = at + np.c_[np.cos(angles), np.sin(angles) * 0.75] * size * u(0.5, 0.62)
    for foot in sorted(ring.tolist(), key=lambda one: one[1]):
        high, half = size * u(0.16, 0.3), size * u(0.05, 0.09)
        cv2.rectangle(picture, pixel([foot[0] - half, foot[1] - high]), pixel([foot[0] + half, foot[1]]), paint(stone * u(0.75, 1.05)), -1)
        cv2.line(picture, pixel([foot[0] + half, foot[1] - high]), pixel([foot[0] + half, foot[1]]), paint(stone * 0.45), 1)
    kind = rng.random()
    if kind < 0.45:
        roof = hsv(u(0, 180), u(20, 200), u(70, 220))
        cv2.ellipse(picture, pixel(at + [0, size * 0.1]), (int(size * u(0.26, 0.38)), int(size * u(0.3, 0.45))), 0, 180, 360, paint(roof), -1, cv2.LINE_AA)
        cv2.ellipse(picture, pixel(at + [0, size * 0.12]), (int(size * 0.09), int(size * 0.17)), 0, 180, 360, paint(roof * 0.3), -1, cv2.LINE_AA)
    elif kind < 0.75:
        for foot in (-0.17, 0.17):
            cv2.rectangle(picture, pixel(at + np.float32([foot - 0.06, -0.2]) * size), pixel(at + np.float32([foot + 0.06, 0.15]) * size), paint(stone * 0.85), -1)
        fill(picture, at + np.float32([[-0.32, -0.2], [-0.28, -0.32], [0.3, -0.34], [0.33, -0.2]]) * size, stone)
        flame(canvas, at + [0, size * 0.05], size * 0.3)
    else:
        flame(canvas, at, size * u(0.35, 0.55))


CITY_SIGNS = {"princess": princess, "besieged": besieged}
"""How the signs of cities are drawn, by the names that the app's tiles have for them."""

SIGN_MARKS = {"dragon": dragon_sign, "portal": portal, "foundation": foundation, "festival": festival}
"""How marks are drawn, by the names that the app's tiles have for them."""
