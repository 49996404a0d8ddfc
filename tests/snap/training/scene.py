"""A table seen from above: wood or cloth, tiles laid a little askew, figures, and things that mean nothing."""

import math

import cv2
import numpy as np

from canvas import paint
from style import hsv, noise
from wood import dragon, fairy, ferry, floors, ingot

FIGURES = ["red", "blue", "green", "yellow", "black", "grey"]
"""The colours that the network names, in the order of the app's players."""

PAINTS = {
    "red": (38, 38, 200),
    "blue": (185, 90, 25),
    "green": (55, 140, 40),
    "yellow": (30, 200, 238),
    "black": (32, 32, 34),
    "grey": (135, 135, 135),
    "pink": (170, 95, 225),
    "white": (235, 235, 235),
    "brown": (40, 75, 120),
    "purple": (125, 40, 105),
    "orange": (30, 115, 235),
}
"""Blue, green, red. Those that aren't in FIGURES are there to be left alone."""

def table(rng, height, width):
    """The bare table: wood, plain or patterned cloth."""
    u, kind = rng.uniform, rng.random()
    if kind < 0.5:
        base = hsv(u(5, 22), u(40, 190), u(40, 220))
    elif kind < 0.8:
        base = hsv(u(0, 180), u(0, 60), u(20, 250))
    else:
        base = hsv(u(0, 180), u(60, 220), u(40, 220))
    size = 256
    surface = noise(rng, size, (2, 4, 9, 20, 60, 150), u(0.6, 1))
    if rng.random() < 0.5:
        grain = cv2.resize(rng.standard_normal((size, 4)).astype(np.float32), (size, size))
        surface = surface * 0.4 + grain * 0.25
        surface = surface.T if rng.random() < 0.5 else surface
    surface = cv2.resize(np.ascontiguousarray(surface), (width, height))
    picture = base + surface[..., None] * u(10, 70)
    if rng.random() < 0.25:
        check = int(u(8, 40))
        rows, columns = np.mgrid[:height, :width]
        picture += (((columns // check + rows // check) % 2) * u(10, 80))[..., None] * rng.random(3)
    return picture.astype(np.float32)


def clutter(picture, rng, size):
    """Boxes, papers, cups and dice beside the board."""
    height, width = picture.shape[:2]
    for _ in range(rng.poisson(2.5)):
        at = (float(rng.uniform(0, width)), float(rng.uniform(0, height)))
        tone = paint(hsv(rng.uniform(0, 180), rng.uniform(0, 220), rng.uniform(30, 250)))
        if rng.random() < 0.6:
            box = cv2.boxPoints((at, tuple(rng.uniform(0.2, 1.8, 2) * size), rng.uniform(0, 90))).astype(np.int32)
            cv2.fillPoly(picture, [box], tone, cv2.LINE_AA)
        else:
            cv2.circle(picture, (int(at[0]), int(at[1])), int(rng.uniform(0.1, 0.6) * size), tone, -1, cv2.LINE_AA)


MEEPLE = np.array(
    [[-0.5, 0.5], [-0.15, 0.5], [0, 0.25], [0.15, 0.5], [0.5, 0.5], [0.25, 0.05], [0.5, -0.1], [0.45, -0.25]]
    + [[0.2, -0.25], [0.15, -0.5], [-0.15, -0.5], [-0.2, -0.25], [-0.45, -0.25], [-0.5, -0.1], [-0.25, 0.05]]
)
"""The outline of a figure that lies, one high."""


def figure(picture, x, y, size, colour, rng, lean):
    """A figure that stands or lies; `lean` is how far its top is seen away from its foot."""
    tone = np.float32(PAINTS[colour]) * rng.uniform(0.7, 1.2)
    top, left = max(0, int(y - size * 0.3)), max(0, int(x - size * 0.2))
    picture[top : int(y + size * 0.5), left : int(x + size * 0.8)] *= rng.uniform(0.6, 0.95)
    shape = MEEPLE * size
    kind = rng.random()
    if kind < 0.3:
        shape = shape * [1, 0.55]
    elif kind < 0.4:
        shape = cv2.boxPoints(((0, 0), (size * 0.5, size * 0.35), 0))
    if kind < 0.7:
        turn = rng.uniform(0, 2 * math.pi)
        shape = shape @ np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    foot = shape + [x, y]
    head = foot + [0, -size * lean * rng.uniform(0.2, 0.6)]
    for share, light in ((0, 0.6), (0.5, 0.8), (1, 1.0)):
        outline = np.round(foot * (1 - share) + head * share).astype(np.int32)
        cv2.fillPoly(picture, [outline], paint(tone * light), cv2.LINE_AA)


WOODEN = 0.35
"""How often wood of the Dragon and the Tower stands on a board."""


class Scene:
    """A board on a table, from above; `cell` pixels a tile. Knows where each tile and figure is."""

    def __init__(self, board, art, rng, cell, margin=1.5, lean=0.0, drift=0.0, figure_count=None, askew=(0.035, 0.04, 3.0), wood=None):
        self.board, self.rng, self.cell, self.lean = board, rng, cell, lean
        columns, rows = [c for c, _ in board], [r for _, r in board]
        self.left, self.top = min(columns) - margin, min(rows) - margin
        width = int((max(columns) + 1 + margin - self.left) * cell)
        height = int((max(rows) + 1 + margin - self.top) * cell)
        self.picture = table(rng, height, width)
        clutter(self.picture, rng, cell)
        self.drifts = [noise(rng, 32, (2, 3, 5), 0.7) * drift * cell for _ in range(2)]
        self.gap = rng.uniform(0, askew[1])
        self.askew = askew
        self.centres, self.figures, self.marks, self.tops = {}, {}, {}, {}
        for spot, (look, rotation) in board.items():
            variants = art[look]
            self.lay(spot, variants[int(rng.integers(len(variants)))], rotation)
        self.put_tokens()
        self.put_wood(wood)
        self.stand(figure_count, lean)
        self.picture = np.clip(self.picture, 0, 255)

    def middle(self, spot):
        """The middle of a cell of the grid, in pixels."""
        return np.float32([spot[0] - self.left + 0.5, spot[1] - self.top + 0.5]) * self.cell

    def lay(self, spot, drawn, rotation):
        rng, cell, tile = self.rng, self.cell, drawn.picture
        shift, _, degrees = self.askew
        place = ((spot[1] + 16) % 32, (spot[0] + 16) % 32)
        at = self.middle(spot) + np.clip(rng.normal(0, shift * cell / 2, 2), -shift * cell, shift * cell)
        at = at + [self.drifts[0][place], self.drifts[1][place]]
        self.centres[spot] = at
        turn = math.radians(90 * rotation + np.clip(rng.normal(0, degrees / 2), -degrees, degrees))
        size = tile.shape[0]
        scale = cell / size * (1 - self.gap)
        cosine, sine = math.cos(turn) * scale, math.sin(turn) * scale
        matrix = np.float32([[cosine, -sine, 0], [sine, cosine, 0]])
        matrix[:, 2] = at - matrix[:, :2] @ [size / 2, size / 2]
        self.marks[spot] = drawn.mark, matrix @ [*(drawn.mark_at * size), 1]
        reach = int(cell * 0.78)
        x0, y0 = max(0, int(at[0]) - reach), max(0, int(at[1]) - reach)
        x1 = min(self.picture.shape[1], int(at[0]) + reach)
        y1 = min(self.picture.shape[0], int(at[1]) + reach)
        matrix[:, 2] -= [x0, y0]
        smooth = tile if scale > 0.75 else cv2.GaussianBlur(tile, (0, 0), 0.45 / scale)
        drawn = cv2.warpAffine(smooth, matrix, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR).astype(np.float32)
        cover = cv2.warpAffine(np.full((size, size), 255, np.uint8), matrix, (x1 - x0, y1 - y0))
        region = self.picture[y0:y1, x0:x1]
        shadow = cv2.dilate(cover, np.ones((3, 3), np.uint8)) / 255.0
        share = (cover / 255.0)[..., None].astype(np.float32)
        region *= 1 - 0.35 * shadow[..., None].astype(np.float32)
        region[:] = region * (1 - share) + drawn * share * (1 + rng.normal(0, 0.02))

    def put_tokens(self):
        """Ferries on most lakes, and ingots on some tiles of some boards. They mean nothing for what a tile is."""
        rng, mined = self.rng, self.rng.random() < 0.35
        for spot, (mark, _) in self.marks.items():
            at = self.centres[spot]
            if mark == "ferry-lake" and rng.random() < 0.7:
                ferry(self.picture, at + rng.normal(0, 0.05 * self.cell, 2), self.cell * rng.uniform(0.22, 0.36), rng)
            elif mined and rng.random() < 0.12:
                for _ in range(rng.integers(1, 3)):
                    ingot(self.picture, at + rng.uniform(-0.3, 0.3, 2) * self.cell, self.cell * rng.uniform(0.12, 0.22), rng)

    def put_wood(self, wanted):
        """
        On some boards, or where it is wanted, what plays with the Dragon and the Tower: floors on foundations, dragons
        and fairies. Where it is wanted there is one of each, else there are more, to learn what they hide.
        """
        rng, cell = self.rng, self.cell
        if not (rng.random() < WOODEN if wanted is None else wanted):
            return
        sun, spots = rng.normal(0, 0.5, 2), list(self.board)
        some = lambda mean: [spots[i] for i in rng.integers(0, len(spots), 1 if wanted else rng.poisson(mean))]
        for spot in some(1.5):
            shift = rng.uniform(-0.15, 0.15, 2) * cell
            dragon(self.picture, self.centres[spot] + shift, cell * rng.uniform(0.6, 0.9), self.lean, sun, rng)
        for spot in some(1):
            fairy(self.picture, self.centres[spot] + rng.uniform(-0.3, 0.3, 2) * cell, cell * rng.uniform(0.22, 0.38), self.lean, rng)
        self.build(sun)

    def build(self, sun):
        """Floors on most foundations, the farthest first."""
        rng, cell = self.rng, self.cell
        towers = [(spot, at) for spot, (mark, at) in self.marks.items() if mark == "foundation" and rng.random() < 0.75]
        for spot, at in sorted(towers, key=lambda one: one[1][1]):
            count = int(min(rng.geometric(0.35), 9))
            at = at + rng.normal(0, 0.02, 2) * cell
            top = floors(self.picture, at, cell * rng.uniform(0.2, 0.29), count, self.lean, sun, rng)
            if at[1] - top[1] < 0.35 * cell:
                self.tops[spot] = top

    def stand(self, count, lean):
        """Figures on tiles; where a tower is, half of them on top of it."""
        rng, cells = self.rng, list(self.board)
        count = int(len(cells) * rng.uniform(0, 0.35)) if count is None else count
        chosen = [cells[i] for i in rng.permutation(len(cells))[:count]]
        names = list(PAINTS)
        for spot in sorted(chosen, key=lambda s: s[1]):
            colour = names[int(rng.integers(len(FIGURES) if rng.random() < 0.88 else len(names)))]
            x, y = (self.middle(spot) + rng.uniform(-0.28, 0.28, 2) * self.cell).tolist()
            size = self.cell * rng.uniform(0.24, 0.4)
            if spot in self.tops and rng.random() < 0.5:
                x, y = self.tops[spot].tolist()
                size = min(size, self.cell * 0.3)
            figure(self.picture, x, y, size, colour, rng, lean)
            self.figures[spot] = colour
