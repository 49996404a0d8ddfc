"""Random boards of looks, laid by their edges as players lay them."""

import json
import pathlib

LOOKS = json.loads((pathlib.Path(__file__).parent / "looks.json").read_text())
"""What the network tells apart, in the order of its classes; made by looks.ts."""

STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""To the neighbour on each side, clockwise from north."""

BASE_COUNTS = [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1]
"""Copies of the base game's 24 tiles, the first looks of the list."""

BASE = range(len(BASE_COUNTS))


NEWEST = 35
"""So many looks at the end of the list were added last. They lie more often: nothing was learnt of them before."""


def edge(look, rotation, side):
    """The terrain on a side of a look turned clockwise."""
    return LOOKS[look]["edges"][(side - rotation) % 4]


def matches(one, other):
    return one == other or "any" in (one, other)


def base_bag(rng):
    return shuffled([look for look in BASE for _ in range(BASE_COUNTS[look])], rng)


def planted(bag):
    """One copy of some tiles of the base game has a garden, as since 2014."""
    places, bag = {tile["id"]: index for index, look in enumerate(LOOKS) for tile in look["tiles"]}, list(bag)
    for name in [name for name in places if name.startswith("base-") and name.endswith("-garden")]:
        bag[bag.index(places[name.removesuffix("-garden")])] = places[name]
    return bag


def mixed_bag(rng):
    """Tiles of the base game, and as many of everything else."""
    more = range(len(BASE_COUNTS), len(LOOKS))
    return shuffled(base_bag(rng)[:30] + list(more), rng)


def rare_bag(rng):
    """Few tiles of the base game, everything else, what a small sign tells apart twice, and the newest three times."""
    more = list(range(len(BASE_COUNTS), len(LOOKS)))
    return shuffled(base_bag(rng)[:20] + more + [look for look in more[:-NEWEST] if has_small_sign(look)] + 2 * more[-NEWEST:], rng)


def has_small_sign(look):
    """True for goods, inns, gardens, pennants and the like."""
    segments = LOOKS[look]["segments"]
    return any(segment["kind"] == "garden" or segment.get("pennants") or segment.get("signs") for segment in segments)


def shuffled(items, rng):
    return [items[i] for i in rng.permutation(len(items))]


def fits(board, spot, look, rotation):
    """How many neighbours a tile would have there, or -1 where an edge differs."""
    neighbours = 0
    for side, (dx, dy) in enumerate(STEPS):
        other = board.get((spot[0] + dx, spot[1] + dy))
        if other is None:
            continue
        if not matches(edge(*other, (side + 2) % 4), edge(look, rotation, side)):
            return -1
        neighbours += 1
    return neighbours


def random_board(bag, size, rng, by_edges=True):
    """Up to `size` tiles of the bag as {(column, row): (look, rotation)}, close together as on real tables."""
    board, frontier = {(0, 0): (bag[0], int(rng.integers(4)))}, set(STEPS)
    for look in bag[1:]:
        if len(board) >= size:
            break
        best = None
        for spot in frontier:
            for rotation in range(LOOKS[look]["period"]) if by_edges else [int(rng.integers(4))]:
                neighbours = fits(board, spot, look, rotation) if by_edges else 1
                if neighbours < 0:
                    continue
                score = neighbours * 2.2 - 0.12 * (abs(spot[0]) + abs(spot[1])) + rng.random() * 2.5
                if best is None or score > best[0]:
                    best = (score, spot, rotation)
        if best is None:
            continue
        _, spot, rotation = best
        board[spot] = (look, rotation)
        frontier.discard(spot)
        frontier |= {(spot[0] + dx, spot[1] + dy) for dx, dy in STEPS} - board.keys()
    return board
