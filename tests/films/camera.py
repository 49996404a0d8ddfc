"""A phone on a stand: where it sees which point of the table."""

import math

import numpy as np

FOCAL = 0.85
"""Of a phone's main camera, in widths of its picture."""


def rotation(axis, angle):
    cosine, sine = math.cos(angle), math.sin(angle)
    if axis == "x":
        return np.array([[1, 0, 0], [0, cosine, -sine], [0, sine, cosine]])
    return np.array([[cosine, -sine, 0], [sine, cosine, 0], [0, 0, 1]])


class Camera:
    """
    Sees a table from above, tilted by some degrees, with the board turned. Points of the table are in tiles, y to the
    south and z down into the table. `matrix` takes (x, y, 1) to pixels.
    """

    def __init__(self, size, middle, tilt, turn, distance):
        width, height = size
        self.size = size
        lens = np.array([[FOCAL * width, 0, width / 2], [0, FOCAL * width, height / 2], [0, 0, 1]])
        turning = rotation("x", -math.radians(tilt)) @ rotation("z", math.radians(turn))
        away = np.array([0, 0, distance]) - turning @ [*middle, 0]
        self.projection = lens @ np.column_stack([turning, away])
        self.matrix = self.projection[:, [0, 1, 3]]
        self.place = -turning.T @ away

    def see(self, points):
        """Pixels of points of the table."""
        return through(self.matrix, points)

    def behind(self, point, height):
        """The point of the table that is hidden by what stands so high above a point."""
        point = np.asarray(point, float)
        return point + (point - self.place[:2]) * height / (-self.place[2] - height)


def through(matrix, points):
    points = np.asarray(points, float)
    seen = np.column_stack([points, np.ones(len(points))]) @ np.asarray(matrix).T
    return seen[:, :2] / seen[:, 2:]


def outline(left, top, right, bottom):
    """The corners of a box, clockwise from the north-west."""
    return np.float64([[left, top], [right, top], [right, bottom], [left, bottom]])


def placed(size, box, rng, tilt):
    """
    A camera that sees a whole box of the table (left, top, right, bottom in tiles), as near as it gets. The board is turned
    by any quarter, by one that fits better in two of three games where it matters, and a little.
    """
    left, top, right, bottom = box
    quarter, little = int(rng.integers(4)), rng.normal(0, 5)
    wide = right - left > bottom - top
    if rng.random() < 0.67 and wide != (quarter % 2 == 0):
        quarter = (quarter + 1) % 4
    middle, turn = ((left + right) / 2, (top + bottom) / 2), 90 * quarter + little
    return fitted(lambda distance, shift: Camera(size, np.add(middle, shift), tilt, turn, distance), outline(*box))


def fitted(camera, corners, rounds=30):
    """The nearest camera that sees all corners; it is moved so that they lie in the middle of the picture."""
    shift, near, far = np.zeros(2), 1.0, 200.0
    for _ in range(rounds):
        distance = (near + far) / 2
        shift = centred(camera, corners, distance)
        seen, size = camera(distance, shift).see(corners), camera(distance, shift).size
        inside = (seen >= 0).all() and (seen <= size).all() and (-camera(distance, shift).place[2] > 0)
        near, far = (near, distance) if inside else (distance, far)
    return camera(far, centred(camera, corners, far))


def centred(camera, corners, distance):
    """How far the camera must look beside the middle of some corners, so that they lie in the middle of its picture."""
    shift = np.zeros(2)
    for _ in range(6):
        seen = camera(distance, shift)
        pixels = seen.see(corners)
        aim = (pixels.min(0) + pixels.max(0)) / 2
        back = np.linalg.inv(seen.matrix)
        shift = shift + through(back, [aim])[0] - through(back, [np.divide(seen.size, 2)])[0]
    return shift


class Bumps:
    """Moves of the phone or the table: by up to half a tile and five degrees each, never far from where it stood at first."""

    def __init__(self, middle, rng):
        self.middle, self.rng = np.asarray(middle, float), rng
        self.shift, self.turn, self.growth = np.zeros(2), 0.0, 1.0

    def matrix(self):
        """From where a point of the table lay at first to where it lies now, in tiles."""
        turn = math.radians(self.turn)
        cosine, sine = math.cos(turn) * self.growth, math.sin(turn) * self.growth
        spin = np.array([[cosine, -sine], [sine, cosine]])
        moved = self.middle + self.shift - spin @ self.middle
        return np.vstack([np.column_stack([spin, moved]), [0, 0, 1]])

    def bump(self):
        """Another bump, rather back than away; returns how far in tiles and degrees."""
        rng = self.rng
        angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(0.12, 0.5)
        step = np.array([math.cos(angle), math.sin(angle)]) * far
        if np.linalg.norm(self.shift + step) > 0.6:
            step = -self.shift / np.linalg.norm(self.shift) * far
        turn = rng.uniform(-5, 5)
        turn = -turn if abs(self.turn + turn) > 6 else turn
        self.shift, self.turn = self.shift + step, self.turn + turn
        self.growth = float(np.clip(self.growth * rng.uniform(0.98, 1.02), 0.96, 1.04))
        return float(far), float(turn)
