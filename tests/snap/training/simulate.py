"""Makes simulated photos of whole tables with their truth, from printed seeds. See README.md."""

import argparse
import json
import math
import pathlib

import cv2
import numpy as np

from boards import LOOKS, base_bag, planted, random_board, shuffled
from scene import Scene
from style import Style
from tile_art import draw

HERE = pathlib.Path(__file__).parent
FOLDER = HERE / "../simulated"

PIXELS = 96
"""Pixels a tile of the scene before it is photographed."""

LEGENDS = ["princess-and-dragon", "tower", "shrines", "siege", "festival"]
"""All that was learnt last."""

BIG_BOX_7 = ["river", "inns", "traders", "flying-machines", "ferries", "gold-mines", "mage-and-witch", "robbers", "crop-circles"]
"""What lies in this box besides its base game with gardens, the abbot and the messages, which have no tiles."""

PHOTOS = [
    # name, seed, tiles, tilt in degrees, badness from 0 to 1, figures, expansions that were added to the base game
    ("level", 9001, 72, 0, 0.1, 14, []),
    ("evening", 9002, 72, 15, 0.5, 14, []),
    ("across-the-table", 9003, 72, 40, 0.4, 14, []),
    ("dim", 9004, 60, 25, 0.8, 12, []),
    ("turned", 9005, 48, 30, 0.6, 10, []),
    ("begun", 9006, 24, 20, 0.3, 6, []),
    ("low", 9007, 72, 45, 0.5, 16, []),
    ("inns", 9008, 84, 20, 0.3, 14, ["inns"]),
    ("expansions", 9009, 90, 25, 0.3, 14, ["inns", "traders", "abbey", "river"]),
    ("big-box-7", 9058, 130, 20, 0.3, 16, BIG_BOX_7),
    ("printed-in-2025", 9081, 96, 25, 0.3, 14, ["inns", "traders", "river"]),
    ("dragon-and-tower", 9101, 96, 25, 0.3, 14, LEGENDS[:2]),
    ("siege-and-festival", 9102, 120, 20, 0.3, 16, LEGENDS),
]

PREFIXES = {
    "inns": ("ic-",),
    "traders": ("tb-",),
    "abbey": ("am-",),
    "river": ("river-",),
    "river-2": ("river2-", "river-spring"),
    "king": ("kr-",),
    "gingerbread": ("gingerbread-",),
    "flying-machines": ("fl-",),
    "ferries": ("fr-",),
    "gold-mines": ("gm-",),
    "mage-and-witch": ("mw-",),
    "robbers": ("rb-",),
    "crop-circles": ("cc-",),
    "princess-and-dragon": ("pd-",),
    "tower": ("to-",),
    "shrines": ("cult-",),
    "siege": ("siege-",),
    "festival": ("fe-",),
}
"""What the ids of an expansion's tiles begin with."""

COPIES = {"fr-CRRR": 3, "fr-FRRR": 4, "rb-FFRR": 2, "rb-FRFR": 2}
"""Tiles of the minis of which there are more than one."""

LATER = ["pd-CCCF-portal-plain", "pd-CCFF-princess-garden", "pd-CFFF-dragon-garden", "to-FFFF-garden", "to-FFRR-garden"]
"""Tiles of later editions, which have others in their place."""

NOT_IN_BIG_BOX_7 = [
    *("mw-CCRR-caps", "fl-FFFF-diagonal", "rb-CFFF"),
    *("cc-CCFF-caps-shield", "cc-CCFF-shield", "cc-CFRR-fork", "cc-CRFF-fork", "cc-FFRR-club", "cc-FRRR-club-three"),
    *("ic-CCRF-caps", "ic-CCFR-caps", "ic-CRCR-two-roads", "ic-CRRR-gates", "ic-RRRR-inn-ring", "ic-RSRS-inn"),
    *("tb-CRFF-hut", "tb-FFRR-monastery", "tb-CCCR-cloth-mirror", "tb-CCSS-wine"),
]
"""Tiles of other editions of what lies in that box."""


def bag_of(expansions, rng):
    """The tiles of the base game, and one of each that an expansion has; those of a Big Box as they are."""
    if expansions == BIG_BOX_7:
        return big_box(rng)
    more = [index for index, look in enumerate(LOOKS) for tile in look["tiles"] if belongs(tile, expansions)]
    return with_start_first(shuffled(base_bag(rng) + more, rng))


def belongs(tile, expansions):
    """True for a tile of one of some expansions, as it was printed first."""
    begins = tuple(prefix for name in expansions for prefix in PREFIXES[name])
    return tile["id"].startswith(begins) and tile["id"] not in LATER


class Art:
    """The looks in one style, each drawn when first asked for, with the marks of its tiles in the game."""

    def __init__(self, style, expansions, rng):
        self.style, self.expansions, self.rng, self.drawn = style, expansions, rng, {}

    def __getitem__(self, look):
        if look not in self.drawn:
            there = [tile for tile in LOOKS[look]["tiles"] if tile["id"].startswith("base-") or belongs(tile, self.expansions)]
            known = {**LOOKS[look], "tiles": there or LOOKS[look]["tiles"]}
            self.drawn[look] = [draw(known, self.style, self.rng) for _ in range(max(2, len(there)))]
        return self.drawn[look]


def with_start_first(bag):
    start = bag.index(3)
    return [bag[start], *bag[:start], *bag[start + 1 :]]


def big_box(rng):
    """Half of its base game, one copy of some tiles with a garden, among all of its other tiles; then the other half."""
    places = {tile["id"]: index for index, look in enumerate(LOOKS) for tile in look["tiles"]}
    base = planted(base_bag(rng))
    begins = tuple(prefix for expansion in BIG_BOX_7 for prefix in PREFIXES[expansion])
    there = [name for name in places if name.startswith(begins) and name not in NOT_IN_BIG_BOX_7]
    more = [places[name] for name in there for _ in range(COPIES.get(name, 1))]
    half = len(base) // 2
    return with_start_first(shuffled(base[:half] + more, rng) + base[half:])


def camera(width, height, tilt, rng, quarter):
    """From the scene to the photo: a phone held over one side of the table, its picture about 95 pixels a tile."""
    turn = rng.uniform(-0.3, 0.3) + quarter * math.pi / 2
    lean = math.radians(tilt)
    spin = np.array([[math.cos(turn), -math.sin(turn), 0], [math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
    fall = np.array([[1, 0, 0], [0, math.cos(lean), -math.sin(lean)], [0, math.sin(lean), math.cos(lean)]])
    plane = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 0]])
    seen = spin_then(fall @ spin @ plane, 1.25 * max(width, height))
    focal = 1.1 * max(width, height)
    matrix = np.diag([focal, focal, 1]) @ seen
    corners = cv2.perspectiveTransform(np.float32([[[0, 0], [width, 0], [width, height], [0, height]]]), matrix)[0]
    least, most = corners.min(0), corners.max(0)
    scale = 95 / (math.sqrt(abs(cv2.contourArea(corners)) / (width * height)) * PIXELS)
    fit = np.array([[scale, 0, -least[0] * scale], [0, scale, -least[1] * scale], [0, 0, 1]])
    return fit @ matrix, tuple(int(c) for c in (most - least) * scale)


def spin_then(plane, distance):
    plane[2] += [0, 0, distance]
    return plane


def spoiled(picture, rng, badness):
    """Light, blur, noise and compression."""
    height, width = picture.shape[:2]
    picture = picture.astype(np.float32) * np.exp(rng.normal(0, 0.05 + 0.08 * badness, 3)).astype(np.float32)
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    slope = rng.normal(0, 0.15 + 0.4 * badness, 2)
    picture *= (1 + (columns / width - 0.5) * slope[0] + (rows / height - 0.5) * slope[1])[..., None]
    picture = 255 * np.clip(picture / 255, 0, 1) ** math.exp(rng.normal(0, 0.1 + 0.2 * badness))
    picture = (picture - 128) * rng.uniform(1 - 0.35 * badness, 1 + 0.15 * badness) + 128 - rng.uniform(0, 30) * badness
    if badness >= 0.5:
        at = rng.uniform(0.2, 0.8, 2) * [width, height]
        reach = 95 * rng.uniform(0.6, 1.5)
        away = (columns - at[0]) ** 2 + (rows - at[1]) ** 2
        picture += (np.exp(-away / (2 * reach**2)) * rng.uniform(50, 140))[..., None]
    picture = cv2.GaussianBlur(picture, (0, 0), 0.5 + rng.uniform(0.3, 1) * badness * 1.4)
    picture += rng.normal(0, 2 + 8 * badness, picture.shape)
    return np.clip(picture, 0, 255).astype(np.uint8)


def photographed(point, matrix):
    return cv2.perspectiveTransform(np.float32([[point]]), matrix)[0][0]


def simulate(seed, tiles, tilt, badness, figures, expansions, quarter=0):
    """A photo and its truth. Cells count from the top left corner of the smallest grid around the board."""
    rng = np.random.default_rng(seed)
    art = Art(Style(rng), expansions, rng)
    board = random_board(bag_of(expansions, rng), tiles, rng)
    lean, wood = math.sin(math.radians(tilt)), LEGENDS[0] in expansions
    scene = Scene(board, art, rng, PIXELS, margin=2.2, lean=lean, drift=0.04, figure_count=figures, wood=wood)
    matrix, size = camera(scene.picture.shape[1], scene.picture.shape[0], tilt, rng, quarter)
    picture = cv2.warpPerspective(scene.picture.astype(np.uint8), matrix, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    return spoiled(picture, rng, badness), truth_of(scene, matrix, rng)


def truth_of(scene, matrix, rng):
    columns, rows = [c for c, _ in scene.board], [r for _, r in scene.board]
    left, top, right, bottom = min(columns), min(rows), max(columns) + 1, max(rows) + 1
    outer = [(left, top), (right, top), (right, bottom), (left, bottom)]
    in_scene = [((x - scene.left) * scene.cell, (y - scene.top) * scene.cell) for x, y in outer]
    corners = np.float32([photographed(point, matrix) for point in in_scene])
    side = np.mean([np.linalg.norm(corners[0] - corners[1]) / (right - left), np.linalg.norm(corners[1] - corners[2]) / (bottom - top)])
    tapped = corners + rng.normal(0, 0.05 * side / math.sqrt(2), corners.shape)
    place = lambda spot: [int(spot[0] - left), int(spot[1] - top)]
    return {
        "columns": right - left,
        "rows": bottom - top,
        "corners": rounded(corners),
        "tapped": rounded(tapped),
        "cells": [
            {"cell": place(spot), "line": LOOKS[look]["line"], "rotation": int(rotation % LOOKS[look]["period"])}
            for spot, (look, rotation) in sorted(scene.board.items())
        ],
        "figures": [{"cell": place(spot), "colour": colour} for spot, colour in sorted(scene.figures.items())],
    }


def rounded(points):
    return [[round(float(x), 1), round(float(y), 1)] for x, y in points]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--folder", default=str(FOLDER))
    options.add_argument("--more", type=int, default=0, help="so many further photos from seeds of their own, for measuring")
    options.add_argument("--boxes", default="", help="expansions of each further photo, parted by commas, or big-box-7")
    options.add_argument("--only", help="the name of the only photo that is made")
    options = options.parse_args()
    boxes = BIG_BOX_7 if options.boxes == "big-box-7" else [name for name in options.boxes.split(",") if name]
    folder = pathlib.Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(77)
    more = [
        (f"more-{i:02}", 20_000 + i, int(rng.integers(50, 73)), float(rng.uniform(0, 45)), float(rng.uniform(0, 1)), 14, boxes or ([["inns"], ["traders"], []][i % 3] if i % 2 else []))
        for i in range(options.more)
    ]
    photos = [photo for photo in PHOTOS if options.only in (None, photo[0])]
    for name, seed, tiles, tilt, badness, figures, expansions in more or photos:
        picture, truth = simulate(seed, tiles, tilt, badness, figures, expansions, quarter=1 if name == "turned" else 0)
        cv2.imwrite(str(folder / f"{name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, int(88 - 30 * badness)])
        base = "base-c2" if expansions == BIG_BOX_7 else "base"
        described = {"seed": seed, "tilt": tilt, "badness": badness, "boxes": [base, *expansions], **truth}
        (folder / f"{name}.json").write_text(json.dumps(described, separators=(",", ":")) + "\n")
        print(f"{name}: seed {seed}, {len(truth['cells'])} tiles, {picture.shape[1]} x {picture.shape[0]} pixels", flush=True)


if __name__ == "__main__":
    main()
