"""Random styles of artwork: colours and habits of an illustrator who doesn't exist."""

import cv2
import numpy as np


def noise(rng, size, scales=(3, 6, 12, 24, 48), persistence=0.6):
    """Smooth random values from -1 to 1 on a square, the coarse scales strongest."""
    total = np.zeros((size, size), np.float32)
    weight = 1.0
    for scale in scales:
        coarse = rng.standard_normal((scale, scale)).astype(np.float32)
        total += weight * cv2.resize(coarse, (size, size), interpolation=cv2.INTER_CUBIC)
        weight *= persistence
    return total / (np.abs(total).max() + 1e-6)


def hsv(hue, saturation, value):
    """A colour as blue, green, red from 0 to 255; hue from 0 to 180."""
    pixel = [[[int(hue) % 180, np.clip(saturation, 0, 255), np.clip(value, 0, 255)]]]
    return cv2.cvtColor(np.uint8(pixel), cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32)


def unlike(colour, other, least):
    return float(np.abs(colour - other).sum()) >= least


class Style:
    """How one set of tiles is drawn. Sizes are shares of a tile's side."""

    def __init__(self, rng):
        self.rng = rng
        self.fields()
        self.cities()
        self.roads()
        self.water()
        self.details()

    def fields(self):
        u, kind = self.rng.uniform, self.rng.random()
        if kind < 0.66:
            self.field = hsv(u(30, 72), u(60, 240), u(70, 235))
        elif kind < 0.86:
            self.field = hsv(u(85, 125), u(0, 50), u(200, 255))
        else:
            self.field = hsv(u(0, 180), u(20, 160), u(90, 240))
        self.field_texture = u(3, 34)
        self.field_grain = u(0, 14) if self.rng.random() < 0.6 else 0
        self.field_spots = self.rng.integers(0, 40) if self.rng.random() < 0.4 else 0
        self.snow = self.field.min() > 180
        self.snow_shade = u(0, 2)

    def cities(self):
        u, kind = self.rng.uniform, self.rng.random()
        if kind < 0.78:
            self.city = hsv(u(2, 24), u(50, 190), u(90, 230))
        elif kind < 0.9:
            self.city = hsv(u(0, 180), u(0, 60), u(90, 215))
        else:
            self.city = hsv(u(0, 180), u(40, 180), u(80, 230))
        if not unlike(self.city, self.field, 90):
            self.city = hsv(u(4, 20), u(110, 180), u(100, 190))
        self.city_texture = u(4, 34)
        self.city_grain = u(0, 16) if self.rng.random() < 0.5 else 0
        self.roofs = [
            hsv(self.rng.choice([u(0, 12), u(100, 125), u(10, 25), u(0, 180)]), u(60, 240), u(70, 235))
            for _ in range(self.rng.integers(1, 4))
        ]
        if self.rng.random() < 0.45:
            self.roofs = [hsv(u(0, 10), u(120, 230), u(120, 235)), hsv(u(105, 122), u(100, 230), u(90, 220))][
                : self.rng.integers(1, 3)
            ]
        if self.snow and self.rng.random() < 0.6:
            self.roofs = [*self.roofs[:1], hsv(u(90, 125), u(0, 70), u(190, 255))]
        self.house = hsv(u(5, 30), u(10, 130), u(110, 250))
        # Of the first kind houses stand in clumps on open ground, of the second they fill the city, the third has few.
        self.city_plan = self.rng.choice(["clumps", "full", "wall-side", "few"], p=[0.25, 0.3, 0.3, 0.15])
        self.house_size = u(0.05, 0.12)
        self.crowding = u(0.6, 2)
        self.greens = u(0, 8) if self.rng.random() < 0.4 else 0
        self.keep = self.rng.random() * 0.5
        self.wall = hsv(u(6, 28), u(15, 140), u(70, 250))
        self.wall_dark = self.wall * u(0.3, 0.75)
        self.wall_width = u(0.012, 0.09)
        self.wall_stones = self.rng.random() < 0.5
        self.towers = self.rng.random() < 0.6
        self.tower_roof = self.roofs[int(self.rng.integers(len(self.roofs)))]
        self.cap_depth = u(0.13, 0.34)
        self.cap_inset = u(0, 0.12) if self.rng.random() < 0.6 else 0
        self.through_depth = u(0.1, 0.3)
        self.diagonal = u(-0.22, 0.14)
        self.wall_shadow = u(0.4, 1.0)
        self.outline = self.rng.random() < 0.5

    def roads(self):
        u, kind = self.rng.uniform, self.rng.random()
        if kind < 0.62:
            self.road = hsv(u(8, 40), u(0, 50), u(200, 255))
        elif kind < 0.85:
            self.road = hsv(u(0, 180), u(0, 50), u(70, 160))
        else:
            self.road = hsv(u(8, 25), u(40, 140), u(120, 215))
        if not unlike(self.road, self.field, 110):
            self.road = np.float32([250, 250, 250]) if self.field.mean() < 150 else np.float32([95, 95, 95])
        self.road_width = u(0.045, 0.11)
        self.road_edge = self.rng.choice([0, 0.35, 0.55, 0.75])
        self.road_wiggle = u(0, 0.16)
        self.village = self.rng.choice(["disc", "houses", "bush", "trees", "bare"], p=[0.15, 0.4, 0.2, 0.15, 0.1])
        self.village_size = u(0.05, 0.11)

    def water(self):
        u = self.rng.uniform
        if self.rng.random() < 0.85:
            self.lake = hsv(u(92, 122), u(50, 220), u(110, 250))
        else:
            self.lake = hsv(u(85, 125), u(10, 90), u(170, 250))
        if not unlike(self.lake, self.field, 70):
            self.lake = hsv(u(102, 118), u(140, 220), u(120, 200))
        self.river_width = u(0.1, 0.2)

    def details(self):
        u = self.rng.uniform
        self.bushes = u(0, 6)
        self.clutter = u(0, 2.2)
        self.church = u(0.17, 0.42)
        self.cloister = self.rng.random() < 0.4
        self.church_roof = hsv(u(0, 14), u(90, 230), u(90, 230)) if self.rng.random() < 0.7 else hsv(u(0, 180), u(30, 200), u(70, 220))
        self.pennant = u(0.11, 0.21)
        self.pennant_in_corner = self.rng.random() < 0.65
        self.pennant_rim = self.rng.choice(["dark", "light", "wide"], p=[0.5, 0.25, 0.25])
        self.plate = self.rng.choice(["shield", "disc", "box", "none"], p=[0.6, 0.17, 0.15, 0.08])
        self.plate_colour = hsv(u(8, 35), u(0, 50), u(215, 255)) if self.rng.random() < 0.75 else self.house
        blue = hsv(u(98, 122), u(110, 250), u(80, 220)) if self.rng.random() < 0.85 else hsv(u(0, 180), 200, 170)
        self.pennant_colours = [blue, np.float32([245] * 3)]
        self.set_pennants_apart()
        self.frame = self.rng.choice(["none", "dark", "bevel"], p=[0.65, 0.2, 0.15])
        self.roadside = u(0, 0.7)
        self.soft = self.rng.random() < 0.6
        self.hand()

    def set_pennants_apart(self):
        """Where houses have the colours of pennants, these are large and have a rim: nobody could find them else."""
        houses = [*self.roofs, self.house, self.wall]
        alike = any(not unlike(colour, part, 190) for colour in self.pennant_colours for part in houses)
        if alike and self.city_plan != "few":
            self.pennant = max(self.pennant, self.rng.uniform(0.15, 0.21), self.house_size * 1.7)
            self.pennant_rim = "wide" if self.city.mean() < 150 or self.rng.random() < 0.4 else "dark"

    def hand(self):
        """How the whole is painted: by an unsteady hand, with ink along edges, sharpened or shaded."""
        u = self.rng.uniform
        self.unsteady = u(0, 2.6) if self.rng.random() < 0.6 else 0
        self.ink = u(0.2, 1) if self.rng.random() < 0.35 else 0
        self.sharp = u(0.3, 1.2) if self.rng.random() < 0.3 else 0
        self.shaded = self.rng.random() < 0.6

    def roof(self):
        return self.roofs[int(self.rng.integers(len(self.roofs)))]
