"""A tile while it is drawn: its picture, and what lies where."""

import cv2
import numpy as np

from geometry import CENTRE, CORNERS, MIDDLES, inward

SIZE = 96
"""Pixels of a drawn tile's side."""

GOODS = ("wine", "grain", "cloth")


def paint(colour):
    """A colour as OpenCV wants it."""
    return tuple(float(channel) for channel in np.clip(colour, 0, 255))


def pixel(point):
    """A point in pixels as OpenCV wants it."""
    return int(round(float(point[0]))), int(round(float(point[1])))


def signs_of(segment):
    return segment.get("signs", [])


class Canvas:
    def __init__(self, look, style, rng):
        self.look, self.style, self.rng = look, style, rng
        self.segments = look["segments"]
        self.picture = np.empty((SIZE, SIZE, 3), np.float32)
        self.masks = {}
        self.taken = np.zeros((SIZE, SIZE), np.uint8)
        self.signs = np.zeros((SIZE, SIZE), np.uint8)
        self.mark, self.mark_at = None, CENTRE
        self.gates = {}
        self.courses = {}
        self.approaches = {}
        self.cities = self.kind("city")
        self.roads = self.kind("road")
        self.rivers = self.kind("river")
        self.depth = style.cap_depth * rng.uniform(0.85, 1.15)
        self.church_at = self.place_of_church()
        self.centre = self.place_of_crossing()
        self.village_at = CENTRE

    def kind(self, kind):
        return [segment for segment in self.segments if segment["kind"] == kind]

    def city_mask(self):
        return np.maximum.reduce([np.zeros((SIZE, SIZE), np.uint8), *self.masks.values()])

    # Walls

    def crowded(self):
        return len(self.cities) > 1

    def cap_depth(self, city):
        """How far a city on one side reaches in, as a share of the tile."""
        beside_wide = any(len(other["sides"]) > 1 for other in self.cities if other is not city)
        limit = 0.2 if beside_wide else 0.25 if self.crowded() else 0.28 if self.kind("monastery") else 0.36
        return min(self.depth, limit)

    def diagonal_bulge(self, city):
        """How far a wall from corner to corner bends away from its city; below 0 towards it."""
        bulge = -abs(self.style.diagonal) if self.crowded() else self.style.diagonal
        tight = self.crowded() or len(self.roads) + len(self.rivers) + len(self.kind("monastery")) > 1
        return min(bulge, -0.04) if tight else bulge

    def bite_depth(self, city, side):
        """How far the land on a side reaches into a city that lies on both sides of it."""
        if any(side in other["sides"] for other in self.cities if other is not city):
            return self.rng.uniform(0.3, 0.4)
        if city.get("corners") and sum(road.get("gate") == city["index"] for road in self.roads) > 1:
            # Deep enough that both roads are seen.
            return max(self.style.through_depth, self.rng.uniform(0.22, 0.3))
        if any(side in way["sides"] for way in self.roads + self.rivers):
            return max(self.style.through_depth, 0.17)
        return self.style.through_depth

    def mark_city(self, city, mask):
        self.masks[city["index"]] = mask
        self.taken |= mask

    # Roads

    def place_of_church(self):
        centre = CENTRE + self.rng.normal(0, 0.05, 2)
        if self.rivers and self.roads:
            return centre - inward(self.roads[0]["sides"][0]) * self.rng.uniform(-0.02, 0.06)
        if self.rivers and len(self.rivers[0]["sides"]) == 2:
            # On either bank.
            return centre + inward((self.rivers[0]["sides"][0] + self.rng.choice([1, 3])) % 4) * self.rng.uniform(0.06, 0.22)
        if self.rivers:
            return centre + inward(self.rivers[0]["sides"][0]) * self.rng.uniform(0.08, 0.2)
        return centre + self.away_from_lands(0.06, 0.18)

    def away_from_lands(self, least, most):
        """A step away from cities, and from roads that don't lead to the middle."""
        lonely = [road for road in self.roads if road.get("end") == "village"]
        steps = [inward(side) for land in self.cities + self.bends() + lonely for side in land["sides"]]
        step = np.sum(steps, 0) if steps else np.zeros(2)
        return step / max(1, np.linalg.norm(step)) * self.rng.uniform(least, most)

    def bends(self):
        """Roads that pass around a corner of the tile."""
        return [road for road in self.roads if len(road["sides"]) == 2 and (road["sides"][1] - road["sides"][0]) % 2]

    def place_of_crossing(self):
        """In the middle of the land, away from cities."""
        if self.ends_at_wall():
            side = self.cities[0]["sides"][0]
            wall = MIDDLES[side] + inward(side) * self.cap_depth(self.cities[0])
            return np.float32(wall + inward(side) * 0.1 + self.rng.normal(0, 0.02, 2))
        centre = CENTRE.copy()
        for city in self.cities:
            for side in city["sides"]:
                centre = centre + inward(side) * (0.05 if len(city["sides"]) == 1 else 0.1)
        if any(road.get("end") == "mark" for road in self.roads):
            centre = centre + np.sum([np.zeros(2), *(inward(side) for road in self.bends() for side in road["sides"])], 0) * 0.1
        return np.float32(centre + self.rng.normal(0, 0.035, 2))

    def ends_at_wall(self):
        """True where a road ends at a mark that stands at the wall of a city, so that both part the land."""
        if len(self.cities) != 1 or len(self.cities[0]["sides"]) != 1 or len(self.roads) != 1:
            return False
        return self.roads[0].get("end") == "mark" and len(self.kind("field")) == 2

    def touches_city(self, way):
        """True for a road that parts the land between a city and another side, though it leads past the city."""
        if len(self.cities) != 1 or len(self.cities[0]["sides"]) != 1 or len(self.roads) != 1:
            return False
        return way["kind"] == "road" and len(way["sides"]) == 2 and len(self.kind("field")) == 3

    def passing_roads(self):
        """Roads that pass beside another one, which ends at a city."""
        passing = [road for road in self.roads if len(road["sides"]) == 2]
        return passing if any(road.get("end") == "city" for road in self.roads) else []

    def clear_of_city(self, path):
        """The path with the most bends, from `path(share of the bends)`, that leads over no city."""
        city = self.city_mask()
        for bends in (1, 0.6, 0.3, 0):
            points = path(bends)
            if not self.covered(city, points[2:-2]).any():
                return points
        return points

    def covered(self, mask, points):
        columns, rows = np.clip((points * SIZE).astype(int), 0, SIZE - 1).T
        return mask[rows, columns] > 0

    def gate_from(self, way):
        """Where a road from a side meets the wall of its city."""
        side, mask = way["sides"][0], self.masks[way["gate"]]
        rows, columns = np.nonzero(mask)
        heart = np.float32([columns.mean(), rows.mean()]) / SIZE
        start = MIDDLES[side] + inward(side) * 0.12
        if self.rng.random() < 0.65 and sum(other.get("end") == "city" for other in self.roads) == 1:
            start = self.before_the_wall(mask) + self.rng.normal(0, 0.06, 2)
            if self.passing_roads():
                # Not in the way of the other road.
                start = (start + MIDDLES[side] + MIDDLES[self.segments[way["gate"]]["sides"][0]]) / 3
            self.approaches[way["index"]] = (heart - start) / (np.linalg.norm(heart - start) + 1e-6)
        line = start + (heart - start) * np.linspace(0, 1, 80)[:, None]
        hits = np.nonzero(self.covered(mask, line))[0]
        self.gates[way["index"]] = line[hits[0]] if len(hits) else heart
        return self.gates[way["index"]]

    def before_the_wall(self, mask):
        """The middle of the land that a city leaves, from where a road comes straight up to its gate."""
        rows, columns = np.nonzero(1 - mask)
        return np.float32([columns.mean(), rows.mean()]) / SIZE

    # Free spots

    def keep_free(self, at, size):
        cv2.circle(self.taken, pixel(at * SIZE), int(size * SIZE), 1, -1)

    def free_spot(self, near=None, enough=12):
        """A point where nothing lies yet, with enough room in pixels where there is, at best near another."""
        room = cv2.distanceTransform(1 - self.taken, cv2.DIST_L2, 3)
        score = np.minimum(room, enough) + self.rng.uniform(0, 5, room.shape)
        if near is not None:
            rows, columns = np.mgrid[:SIZE, :SIZE] / SIZE
            score = score - 45 * np.maximum(np.hypot(columns - near[0], rows - near[1]) - 0.16, 0)
        score[:8], score[-8:], score[:, :8], score[:, -8:] = -99, -99, -99, -99
        row, column = np.unravel_index(score.argmax(), score.shape)
        return np.float32([column, row]) / SIZE

    def sign_spot(self, mask, size):
        """A point in pixels in a city, apart from other signs; in its corner, where the style has it so."""
        reach = int(size * SIZE * 1.25) | 1
        inside = cv2.erode(mask, np.ones((reach, reach), np.uint8), borderValue=0) & (1 - self.signs)
        rows, columns = np.nonzero(inside if inside.any() else mask)
        index = self.rng.integers(len(rows))
        if self.style.pennant_in_corner and self.rng.random() < 0.8:
            away = np.min([np.abs(columns - x * SIZE) + np.abs(rows - y * SIZE) for x, y in CORNERS], axis=0)
            index = np.argmin(away + self.rng.uniform(0, 8, len(rows)))
        spot = np.float32([columns[index], rows[index]])
        cv2.circle(self.signs, pixel(spot), int(size * SIZE * 1.2), 1, -1)
        return spot
