"""The ground of a tile, and what lies about in the grass without meaning."""

import cv2
import numpy as np

from buildings import house
from canvas import SIZE, paint, pixel
from style import noise


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
