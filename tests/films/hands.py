"""Arms over the table, drawn as the camera sees them, with what they carry and the shadows they cast."""

import math

import cv2
import numpy as np

from canvas import paint
from style import hsv

SKINS = [(10, 90, 225), (12, 110, 190), (11, 130, 140), (9, 140, 95), (13, 70, 240)]
"""Hue, saturation and value."""


class Arm:
    """Of one player: from where it comes (an angle in the picture), its skin, its sleeve. Widths are in tiles."""

    def __init__(self, angle, rng):
        self.angle = angle
        self.skin = hsv(*SKINS[int(rng.integers(len(SKINS)))])
        self.sleeve = hsv(rng.uniform(0, 180), rng.uniform(0, 200), rng.uniform(25, 235))
        self.width, self.bare = rng.uniform(1.0, 1.5), rng.uniform(0.3, 2.5)
        self.seed = int(rng.integers(1 << 30))


def capsule(picture, start, end, first, last, colour):
    """A limb: from a point to another, so wide at each."""
    way = np.subtract(end, start)
    side = np.array([-way[1], way[0]]) / (np.linalg.norm(way) + 1e-6)
    outline = [start + side * first / 2, end + side * last / 2, end - side * last / 2, start - side * first / 2]
    cv2.fillPoly(picture, [np.int32(np.round(outline))], colour, cv2.LINE_AA)
    for at, width in ((start, first), (end, last)):
        cv2.circle(picture, tuple(np.int32(np.round(at)).tolist()), int(width / 2), colour, -1, cv2.LINE_AA)


def limbs(arm, tip, cell, wide):
    """What an arm consists of, the lowest first: start, end, both widths, colour."""
    back = np.array([math.cos(arm.angle), math.sin(arm.angle)])
    side, rng = np.array([-back[1], back[0]]), np.random.default_rng(arm.seed)
    width, far = arm.width * cell, 3000
    wrist, elbow = tip + back * cell * 1.9, tip + back * cell * (2.4 + arm.bare)
    palm = tip + back * cell * 1.2
    yield wrist, elbow, width * 0.75, width, arm.skin
    yield palm, wrist, width * 1.1, width * 0.8, arm.skin * 0.97
    for finger in (-0.36, -0.12, 0.12, 0.36):
        end = tip + side * finger * width * rng.uniform(0.3, 1) + back * cell * rng.uniform(-0.1, 0.25)
        yield palm + side * finger * width, end, width * 0.27, width * 0.22, arm.skin * rng.uniform(0.9, 1.05)
    thumb = rng.choice([-1, 1])
    yield palm + side * thumb * width * 0.5, tip + side * thumb * width * 0.4 + back * cell * 0.3, width * 0.3, width * 0.24, arm.skin * 0.92
    cloth = width * (1.35 if not wide else wide)
    yield elbow, elbow + back * far, cloth, cloth * 1.3, arm.sleeve


def draw_arm(picture, arm, tip, cell, light, wide=0.0, blur=0.0):
    """Draws an arm whose fingers are at a pixel; `cell` is a tile there in pixels, `wide` a sleeve in widths of the arm."""
    height, width = picture.shape[:2]
    paints, mask = np.zeros((height, width, 3), np.uint8), np.zeros((height, width), np.uint8)
    tip = np.asarray(tip, float)
    for start, end, first, last, colour in limbs(arm, tip, cell, wide):
        capsule(paints, start, end, first, last, paint(colour))
        capsule(mask, start, end, first, last, 255)
    part = around(mask, np.multiply(light, cell))
    fall = np.float32([[1, 0, light[0] * cell], [0, 1, light[1] * cell]])
    cover, paints, region = mask[part], paints[part], picture[part]
    size = cover.shape[::-1]
    small = cv2.resize(cv2.warpAffine(cover, fall, size), (size[0] // 4 + 1, size[1] // 4 + 1))
    shadow = 1 - cv2.resize(cv2.GaussianBlur(small, (0, 0), 3), size) * np.float32(0.4 / 255)
    dark = cv2.multiply(region, cv2.merge([shadow] * 3), dtype=cv2.CV_8U)
    soft = cv2.merge([cv2.GaussianBlur(cover, (0, 0), 1.2 + blur)] * 3)
    above = cv2.multiply(cv2.GaussianBlur(paints, (0, 0), 1 + blur), soft, scale=1 / 255)
    picture = picture.copy()
    picture[part] = cv2.add(cv2.multiply(dark, 255 - soft, scale=1 / 255), above)
    return picture, mask


def around(mask, shadow, more=24):
    """The part of a picture in which something and its shadow lie."""
    x, y, width, height = cv2.boundingRect(mask)
    low = np.maximum(0, np.minimum([x, y], np.add([x, y], shadow)) - more).astype(int)
    high = np.maximum([x + width, y + height], np.add([x + width, y + height], shadow)) + more
    return slice(low[1], max(low[1] + 1, int(high[1]))), slice(low[0], max(low[0] + 1, int(high[0])))


def draw_carried(picture, tile, matrix):
    """Draws a tile that is carried; `matrix` takes its own pixels to those of the picture."""
    size = (picture.shape[1], picture.shape[0])
    seen = cv2.warpPerspective(tile, matrix, size, flags=cv2.INTER_LINEAR)
    cover = cv2.warpPerspective(np.full(tile.shape[:2], 255, np.uint8), matrix, size)
    return cv2.copyTo(seen, np.uint8(cover > 127), picture.copy())
