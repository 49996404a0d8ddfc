"""Wood that stands on a board besides figures: ingots, ferries, a tower's floors, the dragon and the fairy."""

import math

import cv2
import numpy as np

from canvas import paint
from style import hsv


def ingot(picture, at, size, rng):
    """A bar of gold that lies on a tile."""
    gold = hsv(rng.uniform(17, 30), rng.uniform(110, 240), rng.uniform(150, 255))
    place = (float(at[0]), float(at[1]))
    turn, slim = rng.uniform(0, 180), rng.uniform(0.4, 0.6)
    for share, tone, shift in ((1, 0.6, 1), (1, 0.85, 0), (0.7, 1.05, -1)):
        middle = (place[0] + shift, place[1] + shift)
        bar = cv2.boxPoints((middle, (size * share, size * slim * share), turn)).astype(np.int32)
        cv2.fillPoly(picture, [bar], paint(gold * tone), cv2.LINE_AA)


def turning(turn):
    return np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])


def ferry(picture, at, size, rng):
    """A boat of wood that lies on a lake, in any direction."""
    wood = hsv(rng.uniform(8, 25), rng.uniform(40, 190), rng.uniform(70, 230))
    turn, half = rng.uniform(0, 2 * math.pi), rng.uniform(0.15, 0.24)
    shape = np.array([[-0.5, 0], [-0.3, -half], [0.3, -half], [0.5, 0], [0.3, half], [-0.3, half]]) * size
    shape = shape @ turning(turn) + at
    for share, tone in ((0, 0.5), (1, 0.8), (2, 1.0)):
        cv2.fillPoly(picture, [np.round(shape - [0, share]).astype(np.int32)], paint(wood * tone), cv2.LINE_AA)


def shade(picture, outline, by):
    """Darkens what lies within an outline."""
    low = np.maximum(0, np.floor(outline.min(0)).astype(int))
    high = np.minimum([picture.shape[1], picture.shape[0]], np.ceil(outline.max(0)).astype(int) + 1)
    if (high <= low).any():
        return
    mask = np.zeros((high[1] - low[1], high[0] - low[0]), np.uint8)
    cv2.fillPoly(mask, [np.round(outline - low).astype(np.int32)], 1)
    picture[low[1] : high[1], low[0] : high[0]][mask > 0] *= by


def shadow_of(picture, outline, height, sun):
    """The shadow of something that stands on an outline, so high, by the direction of the light."""
    hull = cv2.convexHull(np.float32(np.vstack([outline, outline + np.float32(sun) * height])))
    shade(picture, hull[:, 0], 0.68)


def face(picture, outline, colour):
    cv2.fillPoly(picture, [np.round(outline).astype(np.int32)], paint(colour), cv2.LINE_AA)


def floors(picture, at, size, count, lean, sun, rng):
    """A stack of a tower's floors, each as high as two thirds of its width. Returns the middle of its top."""
    wood = hsv(rng.uniform(8, 26), rng.uniform(40, 190), rng.uniform(90, 235))
    if rng.random() < 0.2:
        wood = np.float32([rng.uniform(60, 220)] * 3)
    corners = int(rng.choice([4, 4, 6, 6, 8]))
    angles = np.linspace(0, 2 * math.pi, corners, endpoint=False) + rng.uniform(0, 2 * math.pi)
    shape = np.c_[np.cos(angles), np.sin(angles)] * size / 2
    rise = np.float32([0, -size * lean * rng.uniform(0.5, 0.75)])
    shadow_of(picture, shape + at, count * size * 0.6, sun)
    foot = np.float32(at)
    for _ in range(count):
        own = shape @ turning(rng.normal(0, 0.08)) + rng.normal(0, size * 0.02, 2)
        tone = wood * rng.uniform(0.9, 1.08)
        for share, light in ((0, 0.5), (0.33, 0.62), (0.66, 0.7), (1, 1.0)):
            face(picture, own + foot + rise * share, tone * light)
        top = np.round(own + foot + rise).astype(np.int32)
        cv2.polylines(picture, [top], True, paint(tone * 0.55), 1, cv2.LINE_AA)
        foot = foot + rise
        hole = own * rng.uniform(0.45, 0.6) + foot
        face(picture, hole, tone * rng.uniform(0.35, 0.8))
    return foot


DRAGON = [0.15, 0.3, 0.5, 0.62, 0.85, 1.0, 0.9, 0.6, 0.7, 0.95, 0.75]
"""How high a dragon is from its tail to its head: it is cut out of a board."""

DRAGON_PAINTS = [(0, 8, 150, 250, 110, 240), (172, 180, 150, 250, 110, 230), (35, 75, 110, 230, 50, 180), (8, 22, 60, 180, 90, 220), (0, 180, 0, 40, 30, 70)]
"""Hue, saturation and value from and to: red twice, green, wood and black."""


def dragon(picture, at, size, lean, sun, rng):
    """A large figure, nearly as long as a tile, that stands or lies."""
    kind = DRAGON_PAINTS[rng.choice(len(DRAGON_PAINTS), p=[0.45, 0.2, 0.15, 0.12, 0.08])]
    skin = hsv(*(rng.uniform(kind[part], kind[part + 1]) for part in (0, 2, 4)))
    heights = np.float32(DRAGON) * rng.uniform(0.85, 1.1, len(DRAGON))
    spin = turning(rng.uniform(0, 2 * math.pi))
    if rng.random() < 0.3:
        lying_dragon(picture, at, size, heights, skin, spin, sun)
    else:
        standing_dragon(picture, at, size, heights, skin, spin, lean * rng.uniform(0.7, 1), sun)


def lying_dragon(picture, at, size, heights, skin, spin, sun):
    along = np.linspace(-0.5, 0.5, len(heights))
    feet = np.where(np.arange(len(heights)) % 4 == 2, -0.05, 0.05)
    outline = np.vstack([np.c_[along, 0.3 - heights * 0.6], np.c_[along, 0.3 + feet][::-1]]) * size @ spin + at
    shadow_of(picture, outline, size * 0.15, sun)
    for share, light in ((0, 0.5), (0.5, 0.7), (1, 1.0)):
        face(picture, outline + np.float32([0, -size * 0.07]) * share, skin * light)


def standing_dragon(picture, at, size, heights, skin, spin, lean, sun):
    """Slice by slice along its length, each as high as the outline is there."""
    edges, half = np.linspace(-0.5, 0.5, len(heights) + 1), 0.14
    slices = [np.float32([[a, -half], [b, -half], [b, half], [a, half]]) * size @ spin + at for a, b in zip(edges, edges[1:])]
    shadow_of(picture, np.vstack(slices), size * 0.4, sun)
    rise = np.float32([0, -size * 0.6 * lean])
    for share in np.linspace(0, 1, 8):
        for outline, height in zip(slices, heights):
            if height >= share:
                last = height < share + 1 / 7
                face(picture, outline + rise * share, skin * (1.0 if last else 0.5 + 0.3 * share))


def fairy(picture, at, size, lean, rng):
    """A slim pale figure that stands, or lies."""
    tone = hsv(rng.uniform(0, 180), rng.uniform(0, 70), rng.uniform(170, 255)) if rng.random() < 0.7 else hsv(rng.uniform(8, 25), rng.uniform(50, 150), rng.uniform(120, 220))
    at = np.float32(at)
    if rng.random() < 0.3:
        spin = turning(rng.uniform(0, 2 * math.pi))
        face(picture, np.float32([[-0.25, 0.5], [0.25, 0.5], [0.3, 0], [0.08, -0.2], [-0.08, -0.2], [-0.3, 0]]) * size @ spin + at, tone)
        cv2.circle(picture, tuple(int(c) for c in np.float32([0, -0.32]) * size @ spin + at), max(1, int(size * 0.15)), paint(tone * 0.9), -1, cv2.LINE_AA)
        return
    for share, wide in ((0, 0.5), (0.25, 0.45), (0.5, 0.35), (0.75, 0.22), (1, 0.3)):
        middle = at - [0, size * lean * share]
        reach = (max(1, int(size * wide / 2)), max(1, int(size * wide * 0.4)))
        cv2.ellipse(picture, tuple(int(c) for c in middle), reach, 0, 0, 360, paint(tone * (0.6 + 0.4 * share)), -1, cv2.LINE_AA)
