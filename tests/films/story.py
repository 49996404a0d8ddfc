"""What happens in a film: turn by turn, with hands, shadows, bumps and all that goes wrong at real tables."""

import math
from typing import NamedTuple

import numpy as np

HAZARDS = ("bump", "push", "back", "double", "shadow", "arm", "cup", "blur", "forget")
"""A bumped table, pushed tiles, a tile taken back, two tiles under one hand, shadows and arms between turns, cups that move, a
camera that looks for its focus, and figures that aren't taken home in time."""

REST = (0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.5, 0.8, 1.3)
"""Seconds between the pictures while a laid tile waits to be entered."""


class Reach(NamedTuple):
    """An arm in a picture: whose, where its fingers are (a point of the table, and so many tiles back), and what they carry."""

    seat: int
    at: tuple
    away: float = 0.0
    carried: np.ndarray | None = None
    turn: float = 0.0
    wide: float = 0.0
    blur: float = 0.0


def tell(film):
    """Plays the whole script."""
    turns, index = film.script["turns"], 0
    for _ in range(8 + len(film.script["lying"]) // 2):
        film.shoot(0.25)
    while index < len(turns):
        think(film, turns[index : index + 2])
        if index + 1 < len(turns) and film.happens("double", 0.05):
            lay_two(film, index)
            index += 2
        else:
            lay_one(film, index)
            index += 1
    film.shoot(2.0)


def middle(tile):
    return (tile["x"] + 0.5, tile["y"] + 0.5)


# Between turns


def think(film, turns):
    """A while in which nothing is laid."""
    rng = film.rng
    keep_clear(film, [middle(turn["laid"]) for turn in turns])
    film.shoot(rng.uniform(2, 9))
    for hazard, chance, play in (
        ("bump", film.bumping, bump),
        ("shadow", 0.1, cast),
        ("arm", 0.13, lean),
        ("cup", 0.05, move_cup),
        ("blur", 0.06, lose_focus),
    ):
        if film.happens(hazard, chance):
            play(film)
    film.shoot(rng.uniform(2, 14))


def settle(film, count=3):
    for _ in range(count):
        film.shoot(film.rng.uniform(0.25, 0.5))


def bump(film):
    """Somebody pushes the table, or the phone."""
    film.shoot(0.3, "moving", blur=3.0, facts=["bump"])
    shift, degrees = film.bumps.bump()
    film.tell("bump", shift=round(shift, 3), degrees=round(degrees, 2))
    settle(film, 5)


def cast(film):
    """Somebody leans over the table: a shadow comes, stays and goes."""
    shadow = film.light.shadow()
    film.shoot(0.3, "moving", shadow=1 - (1 - shadow) * 0.5, facts=["shadow"])
    for _ in range(int(film.rng.integers(2, 6))):
        film.shoot(film.rng.uniform(0.3, 0.6), shadow=shadow, facts=["shadow"])
    film.shoot(0.3, "moving", shadow=1 - (1 - shadow) * 0.5, facts=["shadow"])
    settle(film, 2)


def lean(film):
    """An arm lies on the table for some seconds, also over the board, and goes."""
    rng = film.rng
    left, top, right, bottom = film.board
    at = (rng.uniform(left - 1, right + 1), rng.uniform(top - 1, bottom + 1))
    reach = Reach(int(rng.integers(len(film.arms))), at, wide=rng.choice([0, 0, 2.2]))
    film.shoot(0.3, "moving", [reach._replace(away=2.0, blur=3)], facts=["arm"])
    for _ in range(int(rng.integers(2, 8))):
        shaken = np.add(at, rng.normal(0, rng.choice([0, 0, 0.01, 0.05]), 2))
        film.shoot(rng.uniform(0.25, 0.6), "covered", [reach._replace(at=tuple(shaken))], facts=["arm"])
    film.shoot(0.3, "moving", [reach._replace(away=2.5, blur=3)], facts=["arm"])
    settle(film, 2)


def lose_focus(film):
    for blur in (1.5, 3.0, 2.0):
        film.shoot(0.3, blur=blur, facts=["blur"])
    settle(film, 2)


# Cups


def move_cup(film):
    """A cup is put down near the board, or one that stands there is put elsewhere."""
    rng, cups = film.rng, film.table.cups
    left, top, right, bottom = film.board
    for _ in range(60):
        at = (rng.uniform(left - 1.8, right + 1.8), rng.uniform(top - 1.8, bottom + 1.8))
        if is_free(film, at, [middle(turn["laid"]) for turn in film.script["turns"][film.laid : film.laid + 3]]):
            break
    else:
        return
    carry_cup(film, cups[0].at if cups else at, at)


def is_free(film, at, spots, reach=1.75):
    there = [tile.at for tile in film.table.tiles.values()] + [np.asarray(spot) for spot in spots]
    return all(np.linalg.norm(np.subtract(at, one)) > reach for one in there)


def carry_cup(film, start, end):
    seat = int(film.rng.integers(len(film.arms)))
    film.tell("cup")
    film.shoot(0.3, "moving", [Reach(seat, tuple(start), away=1.0, blur=2)], facts=["cup"])
    film.table.cups.clear()
    film.table.drawn = None
    if end is not None:
        film.add_cup(end)
    film.shoot(0.3, "moving", [Reach(seat, tuple(start if end is None else end), away=0.3, blur=2)], facts=["cup"])
    settle(film, 4)


def keep_clear(film, spots):
    """A cup that is in the way of the next tiles is taken away."""
    for cup in film.table.cups[:]:
        if any(np.linalg.norm(np.subtract(spot, cup.at)) < 1.7 for spot in spots):
            carry_cup(film, cup.at, None)


# Turns


def lay_one(film, index):
    turn = film.script["turns"][index]
    if turn.get("instead") and film.happens("back", 0.06):
        lay_and_take_back(film, turn)
    visit(film, turn)
    later = "figure" in turn and film.rng.random() < 0.5
    film.turns.append({"turn": index, "rest": start_rest(film, turn, with_figure=not later), "confirm": -1})
    if later:
        put_figure_later(film, turn)
    wait_for_entry(film, [turn])


def sleeve(film):
    """The width of a sleeve: in a quarter of the turns somebody leans over a third of the table."""
    return float(film.rng.uniform(2.5, 5)) if film.happens("arm", 0.25) else 0.0


def arm_in(film, seat, at, wide, tile=None):
    """An arm comes, with a tile in most pictures."""
    rng = film.rng
    carried = None if tile is None else film.table.picture_of(tile["tile"], tile["look"])
    for away in (rng.uniform(2, 4), rng.uniform(0.5, 1.5)):
        turn = rng.uniform(0, 2 * math.pi)
        film.shoot(rng.uniform(0.2, 0.3), "moving", [Reach(seat, at, away, carried, turn, wide, 3.0)], facts=["hand"])


def visit(film, turn):
    """A hand lays the tile of a turn: the tile lies from the picture on in which the hand is over it."""
    tile, wide = turn["laid"], sleeve(film)
    arm_in(film, turn["player"], middle(tile), wide, tile)
    put_tile(film, tile)
    film.shoot(0.25, "moving", [Reach(turn["player"], middle(tile), 0.1, wide=wide, blur=1)], facts=["hand"])
    film.shoot(0.25, "moving", [Reach(turn["player"], middle(tile), film.rng.uniform(1.2, 3), wide=wide, blur=3)], facts=["hand"])


def put_tile(film, tile):
    """The tiles around it are pushed a little."""
    rng, table = film.rng, film.table
    table.lay(tile)
    for spot, other in table.tiles.items():
        if 0 < np.hypot(spot[0] - tile["x"], spot[1] - tile["y"]) < 1.5:
            other.push(rng.normal(0, 0.012, 2), math.radians(rng.normal(0, 0.4)))
    if film.happens("push", 0.07):
        near = [spot for spot in table.tiles if 0 < np.hypot(spot[0] - tile["x"], spot[1] - tile["y"]) < 2.5]
        spot = near[int(rng.integers(len(near)))]
        film.tell("push", spot=list(spot))
        table.tiles[spot].push(rng.uniform(-0.16, 0.16, 2), math.radians(rng.normal(0, 3)), most=0.2)
    table.changed()


def start_rest(film, turn, with_figure=True):
    """The tile lies, with its figure; returns the number of the first picture of it at rest."""
    if with_figure and "figure" in turn:
        film.put_figure((turn["laid"]["x"], turn["laid"]["y"]), turn["figure"])
    film.laid += 1
    return len(film.frames)


def put_figure_later(film, turn):
    """The figure comes with a second visit of the hand."""
    at, rng = middle(turn["laid"]), film.rng
    for _ in range(int(rng.integers(1, 5))):
        film.shoot(rng.uniform(0.25, 0.4))
    film.shoot(0.25, "moving", [Reach(turn["player"], at, rng.uniform(1, 2.5), blur=3)], facts=["hand"])
    film.put_figure((turn["laid"]["x"], turn["laid"]["y"]), turn["figure"])
    film.shoot(0.25, "moving", [Reach(turn["player"], at, 0.1, blur=1)], facts=["hand"])
    film.shoot(0.25, "moving", [Reach(turn["player"], at, rng.uniform(1.5, 3), blur=3)], facts=["hand"])
    film.turns[-1]["figureRest"] = len(film.frames)


def wait_for_entry(film, turns):
    """Rests until the turns are entered one after another; then their figures are taken home."""
    for after in REST:
        film.shoot(after)
    for offset, _ in enumerate(turns):
        film.turns[offset - len(turns)]["confirm"] = len(film.frames) - 1
        for _ in range(5 if offset + 1 < len(turns) else 0):
            film.shoot(0.5)
    for turn in turns:
        go_home(film, turn)


def go_home(film, turn):
    figures = [figure for figure in turn["home"] if (figure["x"], figure["y"], figure["colour"]) in film.table.figures]
    if not figures:
        return
    if film.happens("forget", 0.06):
        left = figures.pop()
        film.tell("forgotten", spot=[left["x"], left["y"]], colour=left["colour"])
    for figure in figures:
        at, seat = (figure["x"] + 0.5, figure["y"] + 0.5), turn["player"]
        film.shoot(0.3, "moving", [Reach(seat, at, film.rng.uniform(1, 2), blur=3)], facts=["hand"])
        film.take_figure(figure)
        film.shoot(0.3, "moving", [Reach(seat, at, 0.1, blur=1)], facts=["hand"])
    if figures:
        film.shoot(0.3, "moving", [Reach(turn["player"], at, 2.5, blur=3)], facts=["hand"])
    settle(film, 2)


def lay_and_take_back(film, turn):
    """The tile lies elsewhere for a moment."""
    tile, seat = turn["instead"], turn["player"]
    if any(np.linalg.norm(np.subtract(middle(tile), cup.at)) < 1.5 for cup in film.table.cups):
        return
    film.tell("taken-back", spot=[tile["x"], tile["y"]])
    visit(film, {**turn, "laid": tile})
    film.loose = (tile["x"], tile["y"])
    for _ in range(int(film.rng.integers(2, 7))):
        film.shoot(film.rng.uniform(0.25, 0.45), facts=["back"])
    film.shoot(0.25, "moving", [Reach(seat, middle(tile), 0.1, blur=1)], facts=["hand", "back"])
    film.loose = None
    film.table.take((tile["x"], tile["y"]))


def lay_two(film, index):
    """Two tiles are laid while there is always a hand over the table."""
    first, second = film.script["turns"][index : index + 2]
    film.tell("double")
    wide = sleeve(film)
    arm_in(film, first["player"], middle(first["laid"]), wide, first["laid"])
    put_tile(film, first["laid"])
    held = Reach(first["player"], middle(first["laid"]), 0.1, wide=wide, blur=1)
    film.shoot(0.25, "moving", [held], facts=["hand"])
    film.shoot(0.25, "moving", [held, Reach(second["player"], middle(second["laid"]), 2.0, blur=3)], facts=["hand"])
    put_tile(film, second["laid"])
    over = Reach(second["player"], middle(second["laid"]), 0.1, blur=1)
    film.shoot(0.25, "moving", [held._replace(away=2.0, blur=3), over], facts=["hand"])
    film.shoot(0.25, "moving", [over._replace(away=2.5, blur=3)], facts=["hand"])
    for offset, turn in enumerate((first, second)):
        film.turns.append({"turn": index + offset, "rest": start_rest(film, turn), "confirm": -1})
    wait_for_entry(film, [first, second])
