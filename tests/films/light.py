"""What happens to light between the table and a picture: exposure that wanders, shadows, blur and noise."""

import math

import cv2
import numpy as np

NOISE = 64
"""By so many pixels the stored noise is larger than a picture, so that no two pictures have the same."""


class Light:
    def __init__(self, size, rng):
        self.size, self.rng, width, height = size, rng, *size
        rows, columns = np.mgrid[:height, :width].astype(np.float32)
        slope = rng.normal(0, 0.2, 2)
        falling = 1 + (columns / width - 0.5) * slope[0] + (rows / height - 0.5) * slope[1]
        self.slope = np.clip(falling, 0.5, 1.4)
        self.glare = self.reflection(rows, columns) if rng.random() < 0.3 else None
        self.gain, self.tint = math.exp(rng.normal(0, 0.12)), np.exp(rng.normal(0, 0.06, 3))
        self.wander, self.tinge, self.gamma = 0.0, np.zeros(3), math.exp(rng.normal(0, 0.12))
        self.blur, self.sigma, self.quality = rng.uniform(0.4, 1.1), rng.uniform(2, 8), int(rng.integers(72, 93))
        self.noise = rng.normal(0, self.sigma, (height + NOISE, width + NOISE, 3)).astype(np.int16)

    def reflection(self, rows, columns):
        width, height = self.size
        at, reach = self.rng.uniform(0.1, 0.9, 2) * self.size, width * self.rng.uniform(0.03, 0.08)
        away = (columns - at[0]) ** 2 + (rows - at[1]) ** 2
        return cv2.merge([np.uint8(np.exp(-away / (2 * reach**2)) * self.rng.uniform(40, 110))] * 3)

    def exposed(self, seconds):
        """The table of values that a camera makes of them; it wanders with time."""
        rng = self.rng
        self.wander += rng.normal(0, 0.02 * math.sqrt(min(seconds, 9) + 0.05)) - self.wander * min(1, seconds * 0.05)
        self.tinge = self.tinge * 0.98 + rng.normal(0, 0.003, 3)
        steps = np.arange(256) / 255
        gain = self.gain * math.exp(float(np.clip(self.wander, -0.25, 0.25)))
        tints = self.tint * np.exp(self.tinge)
        channels = [255 * np.clip(steps**self.gamma * gain * tint, 0, 1) for tint in tints]
        return np.uint8(np.round(np.stack(channels, -1)))[None]

    def shot(self, picture, seconds, shadow=None, blur=0.0):
        """A picture as the camera gives it; `shadow` is a map of what is left of the light."""
        rng = self.rng
        left = self.slope if shadow is None else self.slope * shadow
        lit = cv2.multiply(picture, cv2.merge([left] * 3), dtype=cv2.CV_8U)
        lit = lit if self.glare is None else cv2.add(lit, self.glare)
        seen = cv2.LUT(lit, self.exposed(seconds))
        seen = cv2.GaussianBlur(seen, (0, 0), math.hypot(self.blur, blur))
        x, y = rng.integers(0, NOISE, 2)
        return cv2.add(seen, self.noise[y : y + self.size[1], x : x + self.size[0]], dtype=cv2.CV_8U)

    def shadow(self):
        """The shadow of somebody who leans over: soft, with one straight edge or round."""
        rng, (width, height) = self.rng, self.size
        small = np.ones((height // 8, width // 8), np.float32)
        at = rng.uniform(0, 1, 2) * [width // 8, height // 8]
        angle, dark = rng.uniform(0, 360), rng.uniform(0.5, 0.8)
        reach = (width // 8 * rng.uniform(0.15, 0.5), height // 8 * rng.uniform(0.2, 0.5))
        if rng.random() < 0.5:
            cv2.ellipse(small, (tuple(map(float, at)), tuple(map(float, reach)), angle), dark, -1)
        else:
            box = cv2.boxPoints((tuple(map(float, at)), (width / 4, reach[1]), angle))
            cv2.fillPoly(small, [box.astype(np.int32)], dark)
        return cv2.resize(cv2.GaussianBlur(small, (0, 0), rng.uniform(0.8, 5)), (width, height))
