import type { TileType } from '../../engine/tile';
import { ALL_SIDES } from '../../engine/spot';
import { border, loopsOf, type Border } from '../geometry/borders';
import { cityBridgeIn } from './bridge';
import { intersections, pointAlong, reverse } from '../geometry/courses';
import { inside } from '../geometry/line';
import { cornerOf, distance, middleOf, sideAfter, type Line } from '../geometry/point';
import { cityRing, sharerOf, type Wall } from './walls';

/**
 * A visible part of a wall. `below` is the city in front of it, if that city passes under a bridge; otherwise a field lies
 * there.
 */
export interface WallPiece {
	readonly wall: Wall;
	readonly line: Line;
	readonly below?: number;
}

const SAME = 0.01;

/** A line cut wherever it meets one of the others between its ends. */
function cut(line: Line, others: readonly Line[]): Line[] {
	const ends = [line[0], line.at(-1)];
	const cuts = others
		.flatMap((other) => intersections(other, line))
		.filter(({ at }) => ends.every((end) => !end || distance(end, at) > SAME))
		.sort((a, b) => a.along - b.along);
	const starts = [undefined, ...cuts];
	return starts.map((from, i) => {
		const to = cuts[i];
		const inner = line.filter((_, n) => n > (from?.along ?? -1) && n < (to?.along ?? line.length));
		return [...(from ? [from.at] : []), ...inner, ...(to ? [to.at] : [])];
	});
}

/** The visible parts of a tile's walls. What a bridge hides is left out. */
export function wallPiecesOf(type: TileType, walls: readonly Wall[]): readonly WallPiece[] {
	const crossing = cityBridgeIn(type);
	if (!crossing) return walls.map((wall) => ({ wall, line: wall.line }));
	const of = (city: number): readonly Line[] =>
		walls.filter((wall) => wall.city === city).map(({ line }) => line);
	const [upper, lower] = [of(crossing.over.index), of(crossing.under.index)];
	const bridge = cityRing(crossing.over, walls);
	const band = cityRing(crossing.under, walls);
	return walls.flatMap((wall): WallPiece[] => {
		const over = wall.city === crossing.over.index;
		const lines = cut(wall.line, over ? lower : upper);
		if (!over)
			return lines.filter((line) => !inside(middle(line), bridge)).map((line) => ({ wall, line }));
		return lines.map((line) => ({
			wall,
			line,
			...(inside(middle(line), band) && { below: crossing.under.index })
		}));
	});
}

const middle = (line: Line) => pointAlong(line, 0.5);

/** The outlines of a city, clockwise: one, or one on each side of a bridge that crosses it. */
export function cityRings(
	type: TileType,
	city: number,
	wallPieces: readonly WallPiece[]
): readonly Line[] {
	const segment = type.segments[city];
	if (segment?.kind !== 'city') return [];
	const sides = ALL_SIDES.flatMap((side) => {
		const [from, middle, to] = [cornerOf(side), middleOf(side), cornerOf(sideAfter(side, 1))];
		if (segment.shares === side) return [border([middle, to])];
		if (!segment.sides.includes(side)) return [];
		return [border([from, sharerOf(type, side) ? middle : to])];
	});
	const own = wallPieces.filter(({ wall }) => wall.city === city);
	const bridge = wallPieces.filter(({ below }) => below === city);
	const borders: Border[] = [
		...sides,
		...own.map(({ line }) => border(reverse(line))),
		...bridge.map(({ line }) => border(line))
	];
	return loopsOf(borders).map(({ ring }) => ring);
}
