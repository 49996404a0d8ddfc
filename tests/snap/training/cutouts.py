"""Cut-outs of scenes as a phone sees them, with what they show. This is what the network learns from."""

import math

import cv2
import numpy as np

from boards import BASE_COUNTS, LOOKS, STEPS, base_bag, mixed_bag, planted, random_board, rare_bag
from canvas import SIZE
from geometry import CENTRE
from scene import FIGURES, Scene
from style import Style, hsv, noise
from tile_art import Drawn, draw

INPUT = 48
"""Pixels of a cut-out's side."""
MARGIN = 0.12
"""How far a cut-out reaches over the cell on each side, in tiles."""
SPAN = 1 + 2 * MARGIN

OTHER = len(LOOKS) * 4
EMPTY = OTHER + 1

CELL = 64
"""Pixels a tile of the scenes."""


def light(picture, rng):
    """Colour cast, exposure, contrast, shade, glare, saturation and grain."""
    picture = picture.astype(np.float32)
    u, height, width = rng.uniform, *picture.shape[:2]
    picture *= np.exp(rng.normal(0, 0.1, 3)).astype(np.float32)
    picture = 255 * np.clip(picture / 255, 0, 1) ** np.float32(np.exp(rng.normal(0, 0.25)))
    picture = (picture - 128) * u(0.5, 1.3) + 128 + u(-28, 32)
    if rng.random() < 0.5:
        slope = np.linspace(-1, 1, width)[None] * rng.normal(0, 0.15) + np.linspace(-1, 1, height)[:, None] * rng.normal(0, 0.15)
        picture *= (1 + slope)[..., None].astype(np.float32)
    if rng.random() < 0.12:
        rows, columns = np.mgrid[:height, :width]
        away = (columns - u(0, width)) ** 2 + (rows - u(0, height)) ** 2
        picture += (np.exp(-away / (2 * u(4, 20) ** 2)) * u(40, 180))[..., None]
    if rng.random() < 0.12:
        picture *= np.where(np.arange(width)[None, :, None] * rng.choice([-1, 1]) > rng.uniform(-width, width), u(0.5, 0.8), 1)
    if rng.random() < 0.35:
        grey = picture.mean(2, keepdims=True)
        picture = grey + (picture - grey) * u(0.35, 1.8)
    picture += rng.normal(0, u(0, 8), picture.shape)
    return np.clip(picture, 0, 255).astype(np.uint8)


def cut(picture, centre, cell, rng):
    """A cut-out around a point, off, turned, tilted and blurred a little, and the matrix that took it."""
    turn, scale = math.radians(rng.normal(0, 2.2)), math.exp(rng.normal(0, 0.045))
    far = rng.random() < 0.25
    shift = rng.uniform(-0.16, 0.16, 2) if far else rng.normal(0, 0.045, 2)
    if far and rng.random() < 0.4:
        scale *= rng.uniform(0.88, 1.13)
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * cell * SPAN * scale / 2
    matrix = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    corners = square @ matrix.T + centre + shift * cell + rng.normal(0, 0.018 * cell, (4, 2))
    detail = int(rng.uniform(27, 64))
    ratio = rng.uniform(0.5, 1) if rng.random() < 0.6 else 1
    width, height = (detail, max(14, int(detail * ratio)))
    if rng.random() < 0.5:
        width, height = height, width
    seen = cv2.getPerspectiveTransform(corners.astype(np.float32), np.float32([[0, 0], [width, 0], [width, height], [0, height]]))
    shot = cv2.warpPerspective(picture, seen, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    blur = rng.uniform(0, 1.35)
    if blur > 0.35:
        shot = cv2.GaussianBlur(shot, (0, 0), blur)
    shot = light(cv2.resize(shot, (INPUT, INPUT), interpolation=cv2.INTER_LINEAR), rng)
    if rng.random() < 0.35:
        shot = cv2.imdecode(cv2.imencode(".jpg", shot, [1, int(rng.uniform(25, 90))])[1], 1)
    return shot, np.diag([INPUT / width, INPUT / height, 1]) @ seen


def offset_of(point, matrix):
    """Where a point of the scene lies from the middle of a cut-out, in tiles."""
    x, y, w = matrix @ [point[0], point[1], 1]
    return (np.float32([x / w, y / w]) - INPUT / 2) * SPAN / INPUT


def strange_tile(style, rng):
    """A tile that no look is like: a castle, a market, a wall of water, a back."""
    kind = rng.integers(4)
    if kind == 0:
        tile = np.full((SIZE, SIZE, 3), style.city if rng.random() < 0.5 else style.lake, np.float32)
        tile += (noise(rng, SIZE) * rng.uniform(5, 60))[..., None]
    else:
        known = LOOKS[int(rng.integers(len(LOOKS)))]
        tile = draw(known, style, rng).picture.astype(np.float32)
    for _ in range(int(rng.integers(1, 4))):
        tone = tuple(float(c) for c in hsv(rng.uniform(0, 180), rng.uniform(40, 240), rng.uniform(40, 240)))
        at, reach = rng.uniform(0.3, 0.7, 2) * SIZE, rng.uniform(0.2, 0.45) * SIZE
        if rng.random() < 0.5:
            cv2.circle(tile, (int(at[0]), int(at[1])), int(reach), tone, -1 if rng.random() < 0.6 else int(reach / 3))
        else:
            box = cv2.boxPoints(((float(at[0]), float(at[1])), (reach * 2, reach * rng.uniform(0.6, 1.6)), rng.uniform(0, 90)))
            cv2.fillPoly(tile, [box.astype(np.int32)], tone)
    return Drawn(np.clip(tile, 0, 255).astype(np.uint8), None, CENTRE)


def board_for(rng):
    kind = rng.random()
    size = int(rng.integers(20, 64))
    if kind < 0.32:
        bag = base_bag(rng)
        return random_board(planted(bag) if rng.random() < 0.6 else bag, size, rng)
    if kind < 0.56:
        return random_board(mixed_bag(rng), size, rng)
    return random_board(rare_bag(rng), size, rng, by_edges=False)


def with_strange_tiles(board, art, rng):
    """Replaces a few tiles by ones that no box has."""
    for spot in list(board):
        if rng.random() < 0.02:
            board[spot] = (art.add_strange(), board[spot][1])
    return board


class Samples:
    """What the network learns from: pictures and, for each, the class, the offset (or not a number), and figures."""

    def __init__(self):
        self.pictures, self.classes, self.offsets, self.figures = [], [], [], []

    def add(self, scene, spot, content, rng):
        picture, matrix = cut(scene.picture, scene.centres.get(spot, scene.middle(spot)), scene.cell, rng)
        self.pictures.append(picture)
        self.classes.append(content)
        centre = scene.centres.get(spot)
        self.offsets.append(np.float32([np.nan, np.nan]) if centre is None else offset_of(centre, matrix))
        self.figures.append([scene.figures.get(spot) == colour for colour in FIGURES])

    def arrays(self):
        return {
            "pictures": np.stack(self.pictures),
            "classes": np.int64(self.classes),
            "offsets": np.float32(self.offsets),
            "figures": np.float32(self.figures),
        }


def content_of(look, rotation):
    return OTHER if look >= len(LOOKS) else look * 4 + rotation % LOOKS[look]["period"]


class Art:
    """All looks in one style, each drawn when first asked for; then the strange tiles of a board."""

    def __init__(self, style, rng):
        self.style, self.rng = style, rng
        self.drawn, self.strange = {}, []

    def __getitem__(self, look):
        if look >= len(LOOKS):
            return [self.strange[look - len(LOOKS)]]
        if look not in self.drawn:
            self.drawn[look] = draw(LOOKS[look], self.style, self.rng)
        return [self.drawn[look]]

    def add_strange(self):
        """A new strange tile, as its number in the art."""
        self.strange.append(strange_tile(self.style, self.rng))
        return len(LOOKS) + len(self.strange) - 1


def add_scene(samples, art, rng):
    """One board in one style: its tiles, the rarer ones more than once, and some of the empty cells around."""
    board = with_strange_tiles(board_for(rng), art, rng)
    scene = Scene(board, art, rng, CELL, lean=rng.uniform(0, 1))
    scene.picture = scene.picture.astype(np.uint8)
    for spot, (look, rotation) in board.items():
        common = look < len(BASE_COUNTS) and BASE_COUNTS[look] > 4
        for _ in range(1 if common else 2):
            samples.add(scene, spot, content_of(look, rotation), rng)
    empty = list({(c + dx, r + dy) for c, r in board for dx, dy in STEPS} - board.keys())
    for index in rng.permutation(len(empty))[:16]:
        samples.add(scene, empty[index], EMPTY, rng)


def generate(count, seed, scenes=2):
    """Makes `count` samples from a seed: for each random style a few boards."""
    rng = np.random.default_rng(seed)
    samples = Samples()
    while len(samples.pictures) < count:
        art = Art(Style(rng), rng)
        for _ in range(scenes):
            add_scene(samples, art, rng)
    return {name: values[:count] for name, values in samples.arrays().items()}
