"""Roads and rivers."""

import cv2
import numpy as np

from buildings import house, tower
from canvas import SIZE, paint, pixel, signs_of
from geometry import CENTRE, MIDDLES, bezier, inward
from land import draw_clutter


def draw_way(canvas, way):
    """A road or river."""
    style, rng = canvas.style, canvas.rng
    sides = way["sides"]
    if len(sides) >= 3:
        return draw_fork(canvas, way) if way["kind"] == "river" else draw_roundabout(canvas, way)
    if len(sides) == 2:
        points = through_way(canvas, way)
    else:
        points = ending_way(canvas, way)
    if way["kind"] == "river":
        canvas.courses[way["index"]] = points
        stroke(canvas, points, style.lake, style.river_width * rng.uniform(0.8, 1.15), 0.7)
        draw_source(canvas, way, points)
    else:
        if any(s.get("under") == way["index"] for s in canvas.segments):
            stroke(canvas, points[len(points) // 4 : -len(points) // 4], style.wall, style.road_width * 2, 0.5)
        stroke(canvas, points, style.road * rng.uniform(0.93, 1.03), style.road_width, style.road_edge)
        draw_roadside(canvas, points)
        if "inn" in signs_of(way):
            draw_inn(canvas, points)


def draw_roadside(canvas, points):
    """Sheds, bushes and animals beside a road, which end nothing."""
    style, rng = canvas.style, canvas.rng
    if rng.random() < style.roadside:
        beside = points[int(rng.integers(len(points)))] * SIZE
        turn = rng.uniform(0, 2 * np.pi)
        draw_clutter(canvas, beside + np.float32([np.cos(turn), np.sin(turn)]) * SIZE * rng.uniform(0.12, 0.22))


def stroke(canvas, points, colour, width, edge):
    points = np.round(points * (SIZE - 1) * 8).astype(np.int32)
    thick = max(2, int(round(width * SIZE)))
    if edge:
        cv2.polylines(canvas.picture, [points], False, paint(colour * edge), thick + 2, cv2.LINE_AA, 3)
    cv2.polylines(canvas.picture, [points], False, paint(colour), thick, cv2.LINE_AA, 3)
    cv2.polylines(canvas.taken, [points], False, 1, thick + 4, cv2.LINE_8, 3)


def through_way(canvas, way):
    style, rng = canvas.style, canvas.rng
    a, b = way["sides"]
    wiggle = rng.normal(0, style.road_wiggle if way["kind"] == "road" else 0.08, (2, 2))
    pull = rng.uniform(0.2, 0.5)
    start, end = MIDDLES[a], MIDDLES[b]
    if canvas.touches_city(way):
        return detour(canvas, way)
    if way["kind"] == "river" and canvas.kind("monastery") and not canvas.roads:
        return past_church(canvas, way)
    if way in canvas.passing_roads():
        pull, wiggle = pull * 0.7, wiggle * 0.5
    if canvas.kind("monastery") and way in canvas.bends():
        pull, wiggle = pull * 0.6, wiggle * 0.4
    reach = max(0.3, float(np.linalg.norm(start - end))) * pull * 1.7
    # Never over a city: a bend keeps away from its walls.
    return canvas.clear_of_city(
        lambda k: bezier(start, start + inward(a) * reach + wiggle[0] * k, end + inward(b) * reach + wiggle[1] * k, end)
    )


def detour(canvas, way):
    """A road that bends up to a city's wall, where it touches it."""
    a, b = way["sides"]
    city = canvas.cities[0]["sides"][0]
    top = MIDDLES[city] + inward(city) * canvas.cap_depth(canvas.cities[0])
    first = bezier(MIDDLES[a], MIDDLES[a] + inward(a) * 0.25, top - inward(city) * 0.02 + (MIDDLES[a] - 0.5) * 0.35, top)
    second = bezier(top, top + (MIDDLES[b] - 0.5) * 0.3, MIDDLES[b] + inward(b) * 0.3, MIDDLES[b])
    return np.vstack([first, second])


def past_church(canvas, way):
    """A river that bends around a monastery, which stands on one of its banks."""
    a, b = way["sides"]
    away = CENTRE - canvas.church_at
    bend = away / (np.linalg.norm(away) + 1e-6) * canvas.rng.uniform(0.02, 0.26) * 4 / 3
    wiggle = canvas.rng.normal(0, 0.03, (2, 2))
    return bezier(MIDDLES[a], MIDDLES[a] + inward(a) * 0.28 + bend + wiggle[0], MIDDLES[b] + inward(b) * 0.28 + bend + wiggle[1], MIDDLES[b])


def ending_way(canvas, way):
    style, rng = canvas.style, canvas.rng
    side = way["sides"][0]
    start, end = MIDDLES[side], way.get("end")
    wiggle = rng.normal(0, style.road_wiggle * 0.6, (2, 2))
    if way["kind"] == "river":
        target = CENTRE + inward(side) * rng.uniform(-0.12, 0.08) + rng.normal(0, 0.05, 2)
        if end == "city":
            # The city is drawn over its end.
            wall = canvas.cities[0]["sides"][0]
            target = MIDDLES[wall] + inward(wall) * 0.06 + rng.normal(0, 0.04, 2)
        elif canvas.kind("monastery"):
            target = start + inward(side) * rng.uniform(0.2, 0.35)
    elif end == "city":
        target = canvas.gate_from(way)
        approach = canvas.approaches.get(way["index"])
        if approach is not None:
            reach = rng.uniform(0.15, 0.4)
            return bezier(start, start + inward(side) * rng.uniform(0.2, 0.45) + wiggle[0], target - approach * reach + wiggle[1], target)
    elif end == "monastery":
        target = canvas.church_at
    elif end == "village":
        target = CENTRE + inward(side) * rng.uniform(-0.05, 0.15) + rng.normal(0, 0.05, 2)
        if canvas.kind("monastery"):
            target = start + inward(side) * rng.uniform(0.2, 0.32)
        canvas.village_at = target
    else:
        target = canvas.centre
    return bezier(start, start + inward(side) * 0.2 + wiggle[0], target - inward(side) * 0.12 + wiggle[1], target)


def draw_source(canvas, way, points):
    style, rng = canvas.style, canvas.rng
    at = points[-1] * SIZE
    if "lake" in signs_of(way):
        blob(canvas, at, SIZE * rng.uniform(0.13, 0.24), style.lake)
    elif "spring" in signs_of(way):
        for _ in range(rng.integers(2, 6)):
            rock = at + rng.normal(0, 4, 2)
            cv2.circle(canvas.picture, pixel(rock), int(rng.uniform(2, 6)), paint(np.float32([130] * 3) * rng.uniform(0.6, 1.3)), -1)


def blob(canvas, at, size, colour):
    """A lake with an uneven shore."""
    rng = canvas.rng
    angles = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    reach = size * rng.uniform(0.6, 1.1, 14)
    shore = np.c_[at[0] + np.cos(angles) * reach, at[1] + np.sin(angles) * reach * rng.uniform(0.5, 1)]
    cv2.fillPoly(canvas.picture, [shore.astype(np.int32)], paint(colour * rng.uniform(0.85, 1.1)), cv2.LINE_AA)
    if rng.random() < 0.6:
        cv2.polylines(canvas.picture, [shore.astype(np.int32)], True, paint(colour * 0.6), 1, cv2.LINE_AA)


def draw_water_gate(canvas, river):
    """What stands where a river ends at a city: an arch, towers, a pond before the wall or a harbour behind it, or nothing."""
    style, rng, picture = canvas.style, canvas.rng, canvas.picture
    course = canvas.courses[river["index"]]
    inside = np.nonzero(canvas.covered(canvas.masks[river["gate"]], course))[0]
    at = course[inside[0]] * (SIZE - 1) if len(inside) else course[-1] * (SIZE - 1)
    along = inward(river["sides"][0])
    across = np.float32([-along[1], along[0]])
    half, kind = style.river_width * SIZE / 2, rng.integers(6)
    if kind == 0:
        blob(canvas, at - along * half, SIZE * rng.uniform(0.1, 0.2), style.lake)
    elif kind == 1:
        blob(canvas, at + along * half, SIZE * rng.uniform(0.08, 0.14), style.lake)
    if kind in (2, 3):
        size = (int(half * rng.uniform(0.8, 1.3)), int(half * rng.uniform(0.5, 1.1)))
        cv2.ellipse(picture, pixel(at), (size[0] + 2, size[1] + 2), 0, 0, 360, paint(style.wall), -1, cv2.LINE_AA)
        cv2.ellipse(picture, pixel(at), size, 0, 0, 360, paint(style.lake * rng.uniform(0.3, 0.8)), -1, cv2.LINE_AA)
    if kind in (1, 3, 4):
        for side in (-1, 1):
            tower(picture, at + across * side * half * 1.3, SIZE * rng.uniform(0.07, 0.12), style, rng)


def draw_inn(canvas, points):
    """A house with a lake beside its road."""
    rng = canvas.rng
    inn_at(canvas, canvas.free_spot(near=points[len(points) // 2] if rng.random() < 0.6 else points[len(points) // 3]))


def inn_at(canvas, at):
    style, rng = canvas.style, canvas.rng
    toward = rng.normal(0, 1, 2)
    toward = toward / (np.linalg.norm(toward) + 1e-6) * SIZE * 0.11
    blob(canvas, at * SIZE + toward, SIZE * rng.uniform(0.09, 0.2), style.lake)
    house(canvas.picture, at * SIZE, SIZE * rng.uniform(0.1, 0.2), style, rng)
    canvas.keep_free(at, 0.14)


def draw_roundabout(canvas, way):
    style, rng = canvas.style, canvas.rng
    centre = CENTRE
    enclosed = len(way["sides"]) == 4
    radius = rng.uniform(0.16, 0.27) if enclosed else rng.uniform(0.1, 0.15)
    angles = np.linspace(0, 2 * np.pi, 28)
    ring = centre + radius * np.c_[np.cos(angles), np.sin(angles)]
    for side in way["sides"]:
        stroke(canvas, np.float32([MIDDLES[side], centre - inward(side) * radius]), style.road, style.road_width, style.road_edge)
    stroke(canvas, ring, style.road, style.road_width * 0.9, style.road_edge)
    if not enclosed:
        cv2.circle(canvas.picture, (SIZE // 2, SIZE // 2), int(SIZE * 0.05), paint(style.wall * 0.8), -1)
    if "inn" in signs_of(way):
        inn_at(canvas, centre + rng.normal(0, 0.03, 2) if rng.random() < 0.5 else canvas.free_spot())


def draw_fork(canvas, river):
    """Three arms of a river, which meet in the middle."""
    style, rng = canvas.style, canvas.rng
    middle = CENTRE + rng.normal(0, 0.045, 2)
    width = style.river_width * rng.uniform(0.8, 1.15)
    arms = []
    for side in river["sides"]:
        start, wiggle = MIDDLES[side], rng.normal(0, 0.07, (2, 2))
        arms.append(bezier(start, start + inward(side) * 0.2 + wiggle[0], middle - inward(side) * rng.uniform(0.1, 0.2) + wiggle[1], middle))
    for edge in (0.7, 0):  # without an edge once more, so that none crosses the water
        for arm in arms:
            stroke(canvas, arm, style.lake, width, edge)
    if rng.random() < 0.25:
        blob(canvas, middle * SIZE, SIZE * rng.uniform(0.1, 0.17), style.lake)
    if rng.random() < 0.15:
        island = (int(SIZE * rng.uniform(0.03, 0.06)), int(SIZE * rng.uniform(0.03, 0.05)))
        cv2.ellipse(canvas.picture, pixel(middle * SIZE), island, 0, 0, 360, paint(style.field * rng.uniform(0.7, 1)), -1, cv2.LINE_AA)
