"""Houses, walls' towers, churches and signs. Sizes and points are in pixels."""

import cv2
import numpy as np

from canvas import paint, pixel
from style import hsv


def house(picture, at, size, style, rng, roof=None):
    x, y = float(at[0]), float(at[1])
    width, height = size * rng.uniform(0.7, 1.2), size * rng.uniform(0.5, 0.9)
    front = paint(style.house * rng.uniform(0.75, 1.05))
    cv2.rectangle(picture, pixel((x - width / 2, y)), pixel((x + width / 2, y + height)), front, -1)
    tone = (style.roof() if roof is None else roof) * rng.uniform(0.7, 1.15)
    lean = rng.uniform(-0.4, 0.4) * size
    top = y - height * rng.uniform(0.5, 1.2)
    if rng.random() < 0.5:
        shape = [[x - width * 0.6, y], [x + lean, top], [x + width * 0.6, y]]
    else:
        shape = [[x - width * 0.6, y], [x - width * 0.4 + lean, top], [x + width * 0.5 + lean, top], [x + width * 0.65, y]]
    shape = np.array(shape, np.int32)
    cv2.fillPoly(picture, [shape], paint(tone))
    if style.shaded:
        dark = np.array([shape[-1], shape[-2], [shape[-2][0] - width * 0.3, y]], np.int32)
        cv2.fillPoly(picture, [dark], paint(tone * rng.uniform(0.6, 0.85)))
    if rng.random() < 0.6:
        cv2.polylines(picture, [shape], True, paint(style.wall_dark), 1)


def keep(picture, at, size, style, rng):
    """A great round tower in a city, which is no sign."""
    x, y = float(at[0]), float(at[1])
    stone = style.wall * rng.uniform(0.8, 1.05) if rng.random() < 0.5 else np.float32([190] * 3) * rng.uniform(0.7, 1.2)
    half = size * rng.uniform(0.2, 0.35)
    cv2.rectangle(picture, pixel((x - half, y - size * 0.4)), pixel((x + half, y + size * 0.5)), paint(stone), -1)
    cv2.rectangle(picture, pixel((x + half * 0.3, y - size * 0.4)), pixel((x + half, y + size * 0.5)), paint(stone * 0.75), -1)
    roof = np.array([[x - half * 1.2, y - size * 0.4], [x, y - size * rng.uniform(0.9, 1.3)], [x + half * 1.2, y - size * 0.4]], np.int32)
    tone = style.roof() if rng.random() < 0.7 else stone
    cv2.fillPoly(picture, [roof], paint(tone * rng.uniform(0.7, 1.1)))


def houses_in(picture, mask, walls, style, rng):
    """Fills a city with houses, by the style's plan."""
    size = len(mask)
    rows, columns = np.nonzero(cv2.erode(mask, np.ones((7, 7), np.uint8), borderValue=0))
    if len(rows) == 0 or style.city_plan == "few" and rng.random() < 0.5:
        return
    share = len(rows) / size**2
    count = {"clumps": 14, "full": 40, "wall-side": 18, "few": 3}[style.city_plan] * share * style.crowding + 1
    if style.city_plan == "wall-side" and walls:
        spots = beside_walls(walls, mask, size, rng)
    elif style.city_plan == "clumps":
        middle = rng.integers(len(rows))
        near = np.hypot(rows - rows[middle], columns - columns[middle]) < size * 0.22
        rows, columns = rows[near], columns[near]
        spots = [(columns[i], rows[i]) for i in rng.integers(0, len(rows), int(count))]
    else:
        spots = [(columns[i], rows[i]) for i in rng.integers(0, len(rows), int(count))]
    for index in rng.integers(0, len(rows), rng.poisson(style.greens * share)):
        cv2.circle(picture, (int(columns[index]), int(rows[index])), int(rng.uniform(1, 5)), paint(style.field * rng.uniform(0.5, 0.9)), -1)
    for spot in sorted(spots, key=lambda at: at[1]):
        house(picture, spot, style.house_size * size * rng.uniform(0.7, 1.3), style, rng)
    if rng.random() < style.keep:
        index = rng.integers(len(rows))
        keep(picture, (columns[index], rows[index]), size * rng.uniform(0.12, 0.24), style, rng)


def beside_walls(walls, mask, size, rng):
    """Points just inside the walls of a city."""
    spots = []
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    slope_y, slope_x = np.gradient(inside)
    for wall in walls:
        for x, y in wall[2:-2:2] * (size - 1):
            row, column = int(np.clip(y, 0, size - 1)), int(np.clip(x, 0, size - 1))
            push = rng.uniform(4, 13)
            spots.append((x + slope_x[row, column] * push, y + slope_y[row, column] * push))
    return spots


def tower(picture, at, size, style, rng):
    x, y = float(at[0]), float(at[1])
    stone = paint(style.wall * rng.uniform(0.7, 1.05))
    cv2.rectangle(picture, pixel((x - size * 0.35, y - size * 0.5)), pixel((x + size * 0.35, y + size * 0.4)), stone, -1)
    if rng.random() < 0.6:
        roof = np.array([[x - size * 0.5, y - size * 0.4], [x, y - size * 1.2], [x + size * 0.5, y - size * 0.4]], np.int32)
        cv2.fillPoly(picture, [roof], paint(style.tower_roof * rng.uniform(0.7, 1.1)))
    else:
        cv2.rectangle(picture, pixel((x - size * 0.35, y - size * 0.5)), pixel((x + size * 0.35, y + size * 0.4)), paint(style.wall_dark), 1)


def cloister(picture, at, size, style, rng):
    """Long roofs around two or three sides of a court."""
    turn = rng.uniform(0, 2 * np.pi)
    spin = np.float32([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    court = np.float32([[-1, -0.7], [1, -0.7], [1, 0.7], [-1, 0.7]])[: rng.integers(3, 5)] @ spin * size * rng.uniform(0.4, 0.65) * [1, 0.75] + at
    thick = max(3, int(size * rng.uniform(0.25, 0.4)))
    walls, roofs = np.int32(court + [0, thick * 0.5]), np.int32(court)
    cv2.polylines(picture, [walls], False, paint(style.house * rng.uniform(0.75, 1)), thick)
    cv2.polylines(picture, [roofs], False, paint(style.church_roof * rng.uniform(0.75, 1.05)), thick)
    cv2.polylines(picture, [roofs - [0, thick // 4]], False, paint(style.church_roof * 0.7), max(1, thick // 4))


def church(picture, at, size, style, rng, great=False):
    """A monastery, or with `great` a cathedral or an abbey."""
    at = np.float32(at)
    if not great and rng.random() < 0.5:
        ground = style.field * rng.uniform(0.65, 1.2)
        cv2.ellipse(picture, pixel(at + [0, size * 0.3]), (int(min(size * 1.1, 0.36 * len(picture))), int(min(size * 0.8, 0.3 * len(picture)))), 0, 0, 360, paint(ground), -1)
    roof = style.church_roof
    if style.cloister and not great:
        cloister(picture, at, size, style, rng)
    for _ in range(rng.integers(1, 4) + (3 if great else 0)):
        house(picture, at + rng.uniform(-0.45, 0.45, 2) * size, size * rng.uniform(0.45, 0.8), style, rng, roof)
    house(picture, at, size, style, rng, roof)
    if rng.random() < 0.75:
        spire = at + np.float32([rng.uniform(-0.5, 0.5) * size, -size * 0.25])
        cv2.rectangle(picture, pixel(spire - [size * 0.13, 0]), pixel(spire + [size * 0.13, size * 0.6]), paint(style.house * 0.9), -1)
        point = np.array([spire - [size * 0.2, 0], spire - [0, size * rng.uniform(0.4, 0.8)], spire + [size * 0.2, 0]], np.int32)
        cv2.fillPoly(picture, [point], paint(roof * rng.uniform(0.7, 1)))


def shield(at, size):
    """The outline of a shield, `size` wide."""
    x, y = float(at[0]), float(at[1])
    half = size / 2
    return np.array([[x - half, y - half], [x + half, y - half], [x + half, y + size * 0.15], [x, y + size * 0.65], [x - half, y + size * 0.15]])


def pennant(picture, at, size, style, rng):
    """A shield in two colours, in four quarters or two halves."""
    x, y = float(at[0]), float(at[1])
    inner, outer = shield(at, size), shield(at, size + rng.uniform(2, 5))
    if rng.random() < 0.75:
        turn = cv2.getRotationMatrix2D((x, y), 90 * float(rng.integers(4)) + rng.normal(0, 8), 1)
        inner, outer = (shape @ turn[:, :2].T + turn[:, 2] for shape in (inner, outer))
    shape = inner.astype(np.int32)
    if style.pennant_rim == "wide":
        cv2.fillPoly(picture, [outer.astype(np.int32)], paint(np.float32([240] * 3) * rng.uniform(0.7, 1)), cv2.LINE_AA)
    mask = np.zeros(picture.shape[:2], np.uint8)
    cv2.fillPoly(mask, [shape], 1)
    rows, columns = np.nonzero(mask)
    quarter = (columns < x) != (rows < y) if rng.random() < 0.8 else columns < x
    first, second = style.pennant_colours
    picture[rows, columns] = np.where(quarter[:, None], first, second)
    rim = np.float32([40] * 3) * (rng.uniform(0.3, 2) if style.pennant_rim == "dark" else rng.uniform(3, 6))
    cv2.polylines(picture, [shape], True, paint(rim), 2 if rng.random() < 0.3 else 1, cv2.LINE_AA)


def plate(picture, at, size, style, rng):
    """What a sign for goods is painted on."""
    tone = paint(style.plate_colour * rng.uniform(0.9, 1.02))
    if style.plate == "none":
        return
    if style.plate == "disc":
        cv2.circle(picture, pixel(at), int(size * 0.75), tone, -1, cv2.LINE_AA)
        cv2.circle(picture, pixel(at), int(size * 0.75), paint(style.wall_dark), 1, cv2.LINE_AA)
        return
    shape = shield(at, size * 1.35) if style.plate == "shield" else cv2.boxPoints((tuple(map(float, at)), (size * 1.4, size * 1.4), 0))
    turn = cv2.getRotationMatrix2D((float(at[0]), float(at[1])), 45 * float(rng.integers(8)) + rng.normal(0, 10), 1)
    shape = (shape @ turn[:, :2].T + turn[:, 2]).astype(np.int32)
    cv2.fillPoly(picture, [shape], tone, cv2.LINE_AA)
    cv2.polylines(picture, [shape], True, paint(style.wall_dark), 1, cv2.LINE_AA)


def good(picture, at, name, size, style, rng):
    """A sign for wine, grain or cloth, on its plate."""
    plate(picture, at, size, style, rng)
    {"wine": wine, "grain": grain, "cloth": cloth}[name](picture, float(at[0]), float(at[1]), size, rng)


def wine(picture, x, y, size, rng):
    """A jug, or a barrel with its hoops; a hen, as of 2025."""
    if rng.random() < 0.12:
        return hen(picture, x, y, size, rng)
    if rng.random() < 0.5:
        body = hsv(rng.uniform(135, 175), rng.uniform(90, 220), rng.uniform(60, 190))
        cv2.ellipse(picture, pixel((x, y)), (int(size * 0.32), int(size * 0.45)), rng.uniform(0, 180), 0, 360, paint(body), -1)
        cv2.rectangle(picture, pixel((x - size * 0.1, y - size * 0.7)), pixel((x + size * 0.1, y - size * 0.3)), paint(body * 0.8), -1)
        return
    body = hsv(rng.uniform(4, 16), rng.uniform(100, 200), rng.uniform(60, 150))
    lying = rng.uniform(0.75, 1.2)
    cv2.ellipse(picture, pixel((x, y)), (int(size * 0.45 * lying), int(size * 0.42 / lying)), 0, 0, 360, paint(body), -1)
    for hoop in (-0.18, 0.18):
        cv2.line(picture, pixel((x + hoop * size, y - size * 0.35)), pixel((x + hoop * size, y + size * 0.35)), paint(body * 0.5), 1)


def hen(picture, x, y, size, rng):
    """A bird from the side, with a red comb."""
    look = rng.choice([-1, 1])
    feathers = hsv(rng.uniform(5, 28), rng.uniform(10, 190), rng.uniform(90, 250))
    tail = np.array([[x - look * size * 0.2, y], [x - look * size * 0.6, y - size * 0.4], [x - look * size * 0.4, y + size * 0.2]], np.int32)
    cv2.fillPoly(picture, [tail], paint(feathers * 0.7), cv2.LINE_AA)
    cv2.ellipse(picture, pixel((x, y + size * 0.08)), (int(size * 0.42), int(size * 0.3)), 0, 0, 360, paint(feathers), -1, cv2.LINE_AA)
    head = (x + look * size * 0.36, y - size * 0.28)
    cv2.circle(picture, pixel((head[0], head[1] - size * 0.15)), max(1, int(size * 0.12)), (40.0, 40.0, 210.0), -1)
    cv2.circle(picture, pixel(head), max(1, int(size * 0.2)), paint(feathers), -1, cv2.LINE_AA)


def grain(picture, x, y, size, rng):
    """A sheaf, or an ear that lies aslant."""
    gold = hsv(rng.uniform(12, 30), rng.uniform(30, 240), rng.uniform(110, 255))
    turn = rng.uniform(0, 2 * np.pi)
    along = np.float32([np.cos(turn), np.sin(turn)])
    across = np.float32([-along[1], along[0]])
    foot = np.float32([x, y]) - along * size * 0.5
    for lean in np.linspace(-0.45, 0.45, int(rng.integers(3, 7))):
        head = np.float32([x, y]) + along * size * 0.5 + across * lean * size
        cv2.line(picture, pixel(foot), pixel(head), paint(gold * rng.uniform(0.7, 1.1)), max(1, int(size * 0.1)))


def cloth(picture, x, y, size, rng):
    """A bale, a roll or a flag of dyed cloth, mostly red."""
    dye = hsv(rng.choice([rng.uniform(0, 8), rng.uniform(172, 180), rng.uniform(0, 180)]), rng.uniform(120, 240), rng.uniform(110, 240))
    box = cv2.boxPoints(((x, y), (size * rng.uniform(0.7, 1), size * rng.uniform(0.35, 0.6)), rng.uniform(0, 180))).astype(np.int32)
    cv2.fillPoly(picture, [box], paint(dye), cv2.LINE_AA)
    cv2.line(picture, tuple(int(c) for c in box[0]), tuple(int(c) for c in box[2]), paint(dye * 0.6), 1)
