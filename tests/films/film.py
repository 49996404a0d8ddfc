"""Draws a film from its script, with the truth beside: `film.json`. See README.md."""

import argparse
import json
import math
import pathlib
import sys

import cv2
import numpy as np

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE / "../snap/training"))

from camera import Bumps, outline, placed, through  # noqa: E402
from hands import Arm, draw_arm, draw_carried  # noqa: E402
from light import Light  # noqa: E402
from story import HAZARDS, tell  # noqa: E402
from table import Cup, Figure, Table  # noqa: E402

MARGIN = 1.1
"""Tiles around the board of the last turn that the camera sees."""

SMALLEST = (7, 5)
"""Tiles that it sees at least, however small the board is."""

BEYOND = 7
"""Tiles around the board that are drawn at most; what lies further away looks like what is there."""


class Film:
    """The table, the camera and the light, and all pictures so far."""

    def __init__(self, script, folder, hazards, width, bumping):
        self.script, self.folder, self.hazards, self.bumping = script, folder, hazards, bumping
        seeds = np.random.SeedSequence([script["seed"], 40]).spawn(4)
        self.rng, look, stand, shine = [np.random.default_rng(seed) for seed in seeds]
        self.size = (width, width * 9 // 16)
        self.board = box_around([*script["lying"], *[turn["laid"] for turn in script["turns"]]])
        self.tilt = float(stand.uniform(0, 40))
        self.camera = placed(self.size, widened(self.board), stand, self.tilt)
        self.bumps = Bumps(np.add(self.board[:2], self.board[2:]) / 2, stand)
        self.cell = float(np.clip(self.pixels_a_tile(self.bumps.middle) * 1.15, 40, 96))
        self.table = Table(self.drawn_box(), self.cell, self.camera, look)
        self.light = Light(self.size, shine)
        angle = stand.uniform(0, 2 * math.pi)
        self.arms = [Arm(angle + 2 * math.pi * seat / script["players"], stand) for seat in range(script["players"])]
        self.fall = stand.normal(0, 0.35, 2)
        self.time, self.frames, self.events, self.turns, self.laid = 0.0, [], [], [], 0
        self.loose, self.warped, self.known = None, None, None
        for tile in script["lying"]:
            self.table.lay(tile)
        for figure in script["standing"]:
            self.put_figure((figure["x"], figure["y"]), figure)
        self.grid = box_around(script["lying"])
        self.corners = through(self.view(), outline(*self.grid))

    # Geometry

    def view(self):
        """From spots to pixels."""
        return self.camera.matrix @ self.bumps.matrix()

    def pixels_a_tile(self, point):
        x, y = point
        return math.sqrt(abs(cv2.contourArea(np.float32(through(self.view(), outline(x - 0.5, y - 0.5, x + 0.5, y + 0.5))))))

    def drawn_box(self):
        """What is drawn of the table: all that is seen after any bump, as far as that isn't far away."""
        width, height = self.size
        seen = through(np.linalg.inv(self.camera.matrix), outline(0, 0, width, height))
        left, top, right, bottom = self.board
        least = np.maximum(seen.min(0) - 1, [left - BEYOND, top - BEYOND])
        most = np.minimum(seen.max(0) + 1, [right + BEYOND, bottom + BEYOND])
        low = np.minimum(least, [left - 2, top - 2])
        return [*low, *np.maximum(most, [right + 2, bottom + 2])]

    # What happens

    def happens(self, hazard, chance):
        return self.rng.random() < chance and hazard in self.hazards

    def tell(self, kind, **facts):
        """Writes down what happens from the next picture on."""
        self.events.append({"kind": kind, "frame": len(self.frames), **facts})

    def put_figure(self, spot, figure):
        tile, rng = self.table.tiles[spot], self.rng
        at = np.clip(figure["at"] + np.clip(rng.normal(0, 0.05, 2), -0.1, 0.1), 0.1, 0.9)
        size = self.table.figure_size * (1.3 if figure["kind"] == "big-follower" else 1)
        lies = figure["lies"] or rng.random() < 0.08
        made = Figure(tile.at - 0.5 + at, size, figure["colour"], lies, rng)
        self.table.figures[(*spot, figure["colour"])] = made
        self.table.drawn = None

    def take_figure(self, figure):
        self.table.figures.pop((figure["x"], figure["y"], figure["colour"]), None)
        self.table.drawn = None

    def add_cup(self, at):
        self.table.cups.append(Cup(at, self.rng))
        self.table.drawn = None

    # Pictures

    def seen_table(self):
        picture, view = self.table.picture(), self.view()
        if self.warped is None or self.known[0] is not picture or not np.array_equal(self.known[1], view):
            left, top = self.table.box[:2]
            flat = np.array([[1 / self.cell, 0, left], [0, 1 / self.cell, top], [0, 0, 1]])
            self.warped = cv2.warpPerspective(picture, view @ flat, self.size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            self.known = (picture, view)
        return self.warped

    def with_arm(self, picture, reach):
        """A picture with an arm; `reach` says whose, where its fingers are and what they carry."""
        cell = self.pixels_a_tile(reach.at) * 1.15
        arm = self.arms[reach.seat]
        back = np.array([math.cos(arm.angle), math.sin(arm.angle)])
        tip = through(self.view(), [reach.at])[0] + back * reach.away * cell
        if reach.carried is not None:
            turn = reach.turn
            size = cell / reach.carried.shape[0]
            spin = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]]) * size
            middle = tip - back * cell * 0.1 - spin @ np.full(2, reach.carried.shape[0] / 2)
            matrix = np.vstack([np.column_stack([spin, middle]), [0, 0, 1]])
            picture = draw_carried(picture, reach.carried, matrix)
        return draw_arm(picture, arm, tip, cell, self.fall, reach.wide, reach.blur)

    def shoot(self, after, state="still", reaches=(), shadow=None, blur=0.0, facts=()):
        """Takes a picture so many seconds after the last one."""
        self.time += after
        picture, covered = self.seen_table(), 0.0
        for reach in reaches:
            picture, mask = self.with_arm(picture, reach)
            covered = max(covered, float((mask > 127).mean()))
        shot = self.light.shot(picture, after, shadow, blur)
        name = f"{len(self.frames) + 1:05}.jpg"
        cv2.imwrite(str(self.folder / name), shot, [cv2.IMWRITE_JPEG_QUALITY, self.light.quality])
        frame = {"file": name, "time": round(1000 * self.time), "state": state, "turns": self.laid}
        self.frames.append({**frame, "covered": round(covered, 3), "hazards": list(facts), "view": rounded(self.view())})
        if self.loose is not None:
            self.frames[-1]["loose"] = list(self.loose)

    def truth(self):
        left, top, right, bottom = self.grid
        return {
            "seed": self.script["seed"],
            "tilt": round(self.tilt, 1),
            "width": self.size[0],
            "height": self.size[1],
            "pixelsATile": round(self.pixels_a_tile(self.bumps.middle), 1),
            "grid": {"left": left, "top": top, "columns": right - left, "rows": bottom - top},
            "corners": [[round(float(x), 1), round(float(y), 1)] for x, y in self.corners],
            "frames": self.frames,
            "turns": self.turns,
            "events": self.events,
        }


def rounded(matrix):
    """A homography as nine numbers, the last one 1."""
    return [float(f"{value:.7g}") for value in (matrix / matrix[2, 2]).ravel()]


def box_around(tiles):
    columns, rows = [tile["x"] for tile in tiles], [tile["y"] for tile in tiles]
    return [min(columns), min(rows), max(columns) + 1, max(rows) + 1]


def widened(box):
    """What the camera sees of the table at least."""
    left, top, right, bottom = box
    more = [max(MARGIN, (least - size) / 2) for least, size in zip(SMALLEST, (right - left, bottom - top))]
    return [left - more[0], top - more[1], right + more[0], bottom + more[1]]


def write_mjpeg(folder, frames, rate=30):
    """All pictures one after another; each is there as long as it lasts at so many pictures a second."""
    with open(folder / "film.mjpeg", "wb") as file:
        for frame, following in zip(frames, [*frames[1:], frames[-1]]):
            shown = max(1, round((following["time"] - frame["time"]) / 1000 * rate))
            file.write((folder / frame["file"]).read_bytes() * min(shown, 2 * rate))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--folder", required=True, type=pathlib.Path)
    options.add_argument("--hazards", default="all")
    options.add_argument("--width", type=int, default=1280)
    options.add_argument("--bumping", type=float, default=0.07)
    options.add_argument("--mjpeg", action="store_true")
    options.add_argument("--still", action="store_true")
    options = options.parse_args()
    cv2.setNumThreads(1)
    hazards = {"all": HAZARDS, "none": ()}.get(options.hazards, tuple(options.hazards.split(",")))
    film = Film(json.loads((options.folder / "script.json").read_text()), options.folder, hazards, options.width, options.bumping)
    if options.still:
        film.shoot(0.25)
    else:
        tell(film)
    (options.folder / "film.json").write_text(json.dumps(film.truth(), separators=(",", ":")) + "\n")
    if options.mjpeg:
        write_mjpeg(options.folder, film.frames)


if __name__ == "__main__":
    main()
