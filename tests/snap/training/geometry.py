"""Where things lie on a tile. Points are shares of its side: x to the right, y down. Sides and corners as in the engine."""

import numpy as np

MIDDLES = np.float32([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]])
"""The middle of each side, clockwise from north."""

CORNERS = np.float32([[0, 0], [1, 0], [1, 1], [0, 1]])
"""Clockwise from the north-west: corner i lies before side i."""

CENTRE = np.float32([0.5, 0.5])


def inward(side):
    """From the middle of a side to the centre, one long."""
    return (CENTRE - MIDDLES[side]) * 2


def bezier(start, first, second, end, steps=24):
    t = np.linspace(0, 1, steps, dtype=np.float32)[:, None]
    return (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t * t * second + t**3 * end


def corners_of(city):
    """The corners that a city's wall reaches, clockwise."""
    touched = set(city.get("corners", []))
    for side in city["sides"]:
        touched |= {side, (side + 1) % 4}
    return sorted(touched)


def city_shape(city, canvas, rng):
    """The outlines of a city, and its walls. One that passes over something is a bridge in more than half of the drawings."""
    over = any(other.get("under") == city["index"] for other in canvas.segments)
    if over and len(city["sides"]) == 2 and (city["sides"][1] - city["sides"][0]) == 2 and rng.random() < 0.6:
        return bridged_city(city, canvas, rng)
    outline, walls = city_outline(city, canvas, rng)
    return [outline], walls


def bridged_city(city, canvas, rng):
    """Two parts on opposite sides, and a bridge between them, so that what passes below stays in sight."""
    outlines, walls = [], []
    for side in city["sides"]:
        outline, wall = city_outline({"kind": "city", "sides": [side]}, canvas, rng)
        outlines.append(outline)
        walls += wall
    first, last = city["sides"]
    half = rng.uniform(0.07, 0.2)
    across = inward((first + 1) % 4) * half
    shift = inward((first + 1) % 4) * rng.normal(0, 0.04)
    bow = shift + rng.normal(0, 0.03, 2)
    start, end = MIDDLES[first] + inward(first) * 0.06 + shift, MIDDLES[last] + inward(last) * 0.06 + shift
    rails = [bezier(start + side, start + side + inward(first) * 0.3 + bow, end + side + inward(last) * 0.3 + bow, end + side) for side in (-across, across)]
    outlines.append(np.vstack([rails[0], rails[1][::-1]]))
    return outlines, walls + [rail[4:-4] for rail in rails]


def city_outline(city, canvas, rng):
    """The outline of a city, and its walls: the parts of the outline that aren't on the tile's edge."""
    corners = corners_of(city)
    outline, walls = [], []
    for index, corner in enumerate(corners):
        following = corners[(index + 1) % len(corners)]
        steps = (following - corner) % 4 or 4
        if steps == 1 and corner in city["sides"]:
            outline.append(np.float32([CORNERS[corner], CORNERS[following]]))
            continue
        wall = wall_between(city, canvas, corner, following, steps, rng)
        outline.append(wall)
        walls.append(wall)
    return np.vstack(outline), walls


def wall_between(city, canvas, corner, following, steps, rng):
    """A wall from one corner clockwise to another, past one, two or three sides."""
    style = canvas.style
    start, end = CORNERS[corner], CORNERS[following]
    if steps == 3:
        side = following
        inset = style.cap_inset * rng.uniform(0.3, 1)
        along = CORNERS[corner] - CORNERS[following]
        start, end = start - along * inset, end + along * inset
        bulge = inward(side) * canvas.cap_depth(city) * rng.uniform(0.85, 1.15)
    elif steps == 2:
        middle_corner = CORNERS[(corner + 1) % 4]
        away = (middle_corner - CENTRE) / np.linalg.norm(middle_corner - CENTRE)
        bulge = away * canvas.diagonal_bulge(city) * rng.uniform(0.6, 1.3)
    else:
        bulge = inward(corner) * canvas.bite_depth(city, corner) * rng.uniform(0.8, 1.15)
    share = rng.uniform(0.18, 0.36)
    wall = bezier(start, start + (end - start) * share + bulge * 4 / 3, end - (end - start) * share + bulge * 4 / 3, end)
    wall[1:-1] += rng.normal(0, 0.006, wall[1:-1].shape)
    return wall
