"""The table of a film from above: what lies and stands there stays the same from picture to picture, until it is moved."""

import math

import cv2
import numpy as np

from canvas import SIZE, paint
from scene import MEEPLE, PAINTS, clutter, table
from style import Style, hsv, noise
from tile_art import draw
from boards import LOOKS


class LaidTile:
    """A tile on the table; `at` is its middle in tiles, `turn` in radians."""

    def __init__(self, picture, at, turn, tone):
        self.picture, self.at, self.turn, self.tone = picture, np.asarray(at, float), turn, tone
        self.pushed = np.zeros(2)

    def push(self, by, turn, most=0.14):
        """Moves it a little; pushes never add up to more than players would straighten."""
        pushed = np.clip(self.pushed + by, -most, most)
        self.at, self.pushed = self.at + pushed - self.pushed, pushed
        self.turn += turn


class Figure:
    """A wooden figure; it stands, facing any way, or lies."""

    def __init__(self, at, size, colour, lies, rng):
        self.at, self.size = np.asarray(at, float), size
        self.tone = np.float32(PAINTS[colour]) * rng.uniform(0.8, 1.15)
        self.colour, self.lies = colour, lies
        self.turn = rng.uniform(0, 2 * math.pi) if lies else rng.normal(0, 0.7)
        self.thick = rng.uniform(0.45, 0.62)


class Cup:
    def __init__(self, at, rng):
        self.at, self.reach, self.height = np.asarray(at, float), rng.uniform(0.45, 0.8), rng.uniform(0.4, 1.5)
        self.tone = hsv(rng.uniform(0, 180), rng.uniform(0, 160), rng.uniform(90, 250))
        self.drink = hsv(rng.uniform(5, 25), rng.uniform(60, 220), rng.uniform(20, 200))


class Table:
    """`box` is what is drawn of the table: left, top, right, bottom in tiles; `cell` pixels a tile."""

    def __init__(self, box, cell, camera, rng):
        self.box, self.cell, self.camera, self.rng = box, cell, camera, rng
        width, height = int((box[2] - box[0]) * cell), int((box[3] - box[1]) * cell)
        bare = table(rng, height, width)
        clutter(bare, rng, cell)
        self.bare = np.clip(bare, 0, 255).astype(np.uint8)
        self.style, self.art = Style(rng), {}
        self.gap = rng.uniform(0, 0.04)
        self.drifts = [noise(rng, 32, (2, 3, 5), 0.7) * 0.03 for _ in range(2)]
        self.figure_size, self.sun = rng.uniform(0.28, 0.38), rng.normal(0, 0.12, 2)
        self.tiles, self.figures, self.cups = {}, {}, []
        self.ground, self.drawn = None, None

    # Tiles

    def picture_of(self, name, look):
        """The picture of a tile; each of its copies is printed alike."""
        if name not in self.art:
            own = [tile for tile in LOOKS[look]["tiles"] if tile["id"] == name]
            self.art[name] = draw({**LOOKS[look], "tiles": own or LOOKS[look]["tiles"]}, self.style, self.rng).picture
        return self.art[name]

    def made(self, tile):
        """A tile as it is laid by hand: never quite straight."""
        rng, (x, y) = self.rng, (tile["x"], tile["y"])
        drift = [part[(y + 16) % 32, (x + 16) % 32] for part in self.drifts]
        at = np.add([x + 0.5, y + 0.5], np.clip(rng.normal(0, 0.017, 2), -0.035, 0.035)) + drift
        turn = math.radians(90 * tile["turn"] + np.clip(rng.normal(0, 1.5), -3, 3))
        return LaidTile(self.picture_of(tile["tile"], tile["look"]), at, turn, 1 + rng.normal(0, 0.02))

    def lay(self, tile):
        made = self.made(tile)
        self.tiles[(tile["x"], tile["y"])] = made
        if self.ground is not None:
            self.put(made)
        self.drawn = None

    def take(self, spot):
        """Takes a tile away."""
        del self.tiles[spot]
        self.changed()

    def changed(self):
        """All is drawn anew."""
        self.ground, self.drawn = None, None

    def put(self, tile):
        cell = self.cell
        at = (tile.at - self.box[:2]) * cell
        scale = cell / SIZE * (1 - self.gap)
        cosine, sine = math.cos(tile.turn) * scale, math.sin(tile.turn) * scale
        matrix = np.float64([[cosine, -sine, 0], [sine, cosine, 0]])
        reach = int(cell * 0.78)
        x0, y0 = int(at[0]) - reach, int(at[1]) - reach
        region = self.ground[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach]
        matrix[:, 2] = at - [x0, y0] - matrix[:, :2] @ [SIZE / 2, SIZE / 2]
        smooth = tile.picture if scale > 0.75 else cv2.GaussianBlur(tile.picture, (0, 0), 0.45 / scale)
        size = (region.shape[1], region.shape[0])
        seen = cv2.warpAffine(smooth, matrix, size, flags=cv2.INTER_LINEAR).astype(np.float32)
        cover = cv2.warpAffine(np.full((SIZE, SIZE), 255, np.uint8), matrix, size)
        shadow = cv2.dilate(cover, np.ones((3, 3), np.uint8))[..., None] / np.float32(255)
        share = (cover / np.float32(255))[..., None]
        region[:] = np.clip(region * (1 - 0.35 * shadow) * (1 - share) + seen * share * tile.tone, 0, 255)

    # The whole

    def picture(self):
        """The table as it is."""
        if self.drawn is None:
            if self.ground is None:
                self.ground = self.bare.copy()
                for tile in self.tiles.values():
                    self.put(tile)
            self.drawn = self.ground.copy()
            standing = [*self.figures.values(), *self.cups]
            for thing in sorted(standing, key=lambda one: -np.linalg.norm(one.at - self.camera.place[:2])):
                (self.cup if isinstance(thing, Cup) else self.stand)(thing)
        return self.drawn

    def pixels(self, points):
        return np.round((np.asarray(points) - self.box[:2]) * self.cell * 16).astype(np.int32)

    def fill(self, points, colour):
        cv2.fillPoly(self.drawn, [self.pixels(points)], paint(colour), cv2.LINE_AA, 4)

    def shade(self, points, by=0.72):
        """A soft shadow in the shape of some points."""
        pixels = self.pixels(points) // 16
        low, high = np.maximum(pixels.min(0) - 6, 0), pixels.max(0) + 7
        region = self.drawn[low[1] : high[1], low[0] : high[0]]
        if region.size == 0:
            return
        mask = np.zeros(region.shape[:2], np.float32)
        cv2.fillPoly(mask, [cv2.convexHull(pixels - low)], 1)
        mask = cv2.GaussianBlur(mask, (7, 7), 0)
        region[:] = region * (1 - (1 - by) * mask[..., None])

    def raised(self, points, heights):
        """Where points so high above the table are seen: the points of the table behind them."""
        return [self.camera.behind(point, height) for point, height in zip(points, heights)]

    def stand(self, figure):
        cosine, sine = math.cos(figure.turn), math.sin(figure.turn)
        if figure.lies:
            shape = MEEPLE * figure.size @ np.array([[cosine, sine], [-sine, cosine]]) + figure.at
            self.shade(np.vstack([shape, shape + self.sun * 0.5]))
            for share, light in ((0, 0.6), (0.5, 0.75), (1, 1.0)):
                self.fill(self.raised(shape, [figure.size * figure.thick * share] * len(shape)), figure.tone * light)
            return
        along, across = np.array([cosine, sine]), np.array([-sine, cosine])
        if np.dot(across, figure.at - self.camera.place[:2]) > 0:
            across = -across
        depth, heights = figure.size * figure.thick / 2, (0.5 - MEEPLE[:, 1]) * figure.size
        feet = figure.at + MEEPLE[:, :1] * figure.size * along
        self.shade(np.vstack([feet + across * depth, feet - across * depth, feet + self.sun]))
        for share in np.linspace(-1, 1, 7):
            self.fill(self.raised(feet + across * depth * share, heights), figure.tone * (1.0 if share == 1 else 0.7))
        top = heights > 0.7 * figure.size
        head = np.vstack([feet[top] + across * depth, (feet[top] - across * depth)[::-1]])
        self.fill(self.raised(head, [figure.size] * len(head)), figure.tone * 1.12)

    def cup(self, cup):
        angles = np.linspace(0, 2 * math.pi, 40)
        ring = np.column_stack([np.cos(angles), np.sin(angles)]) * cup.reach
        self.shade(np.vstack([ring + cup.at, ring + cup.at + self.sun * cup.height]))
        for share in np.linspace(0, 1, 12):
            self.fill(self.raised(ring + cup.at, [cup.height * share] * len(ring)), cup.tone * (0.6 + 0.4 * share))
        self.fill(self.raised(ring * 0.86 + cup.at, [cup.height] * len(ring)), cup.drink)
