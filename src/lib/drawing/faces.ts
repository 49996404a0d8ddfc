import type { TileType } from '../engine/tile';
import type { Ground } from './areas';
import { betweenGates, type Arm } from './arm';
import { crossingIn } from './bridge';
import { isWhole, monasteryOf } from './court';
import { circle, pointAlong } from './line';
import { distance, type Line } from './point';
import { COURT_WALL } from './rampart';

/** Radius of a tower's middle; the strokes of the wall make it as large again. */
const TOWER = 1.1;
const GATE_TOWER = 1.55;
/** Where towers stand along a wall; those at its ends stand on the corners of the tile. */
const SHARES = [0, 0.24, 0.5, 0.76, 1];
const ENDS = [0, 1];
const CORNERS = [0, 0.25, 0.5, 0.75];

/** A wall as it's painted: the whole of it, and what its gates leave. */
export interface Face {
	readonly whole: Line;
	readonly open: readonly Line[];
	/** Where towers stand along it, as shares of its length. */
	readonly towers: readonly number[];
}

/** All that is painted as a wall; below a bridge nothing is. */
export function facesOf(type: TileType, { walls, pieces, arms, seams }: Ground): readonly Face[] {
	const bridge = crossingIn(type)?.over.index;
	const whole = walls.filter(({ city }) => bridge === undefined || city === bridge);
	const cut = pieces.filter(({ wall }) => !whole.includes(wall));
	const spurs = [...seams, ...(isWhole(monasteryOf(type)) ? [COURT_WALL] : [])];
	return [
		...whole.map((wall) => ({
			whole: wall.line,
			open: betweenGates(
				wall,
				arms.filter(({ tunnel }) => !tunnel)
			),
			towers: wall.city === bridge ? ENDS : SHARES
		})),
		...cut.map(({ line }) => ({ whole: line, open: [line], towers: [] })),
		...spurs.map((line) => ({
			whole: line,
			open: [line],
			towers: line === COURT_WALL ? CORNERS : []
		}))
	];
}

/** The towers of walls, and the posts of gates, as rings. */
export function towersOf(faces: readonly Face[], arms: readonly Arm[]): readonly Line[] {
	const posts = arms.flatMap(({ end, tunnel }) =>
		end.kind === 'gate' && !tunnel ? [end.left.at, end.right.at] : []
	);
	const towers = faces
		.flatMap(({ whole, towers }) => towers.map((share) => pointAlong(whole, share)))
		.filter((tower) => posts.every((post) => distance(post, tower) > 12));
	return [
		...towers.map((tower) => circle(tower, TOWER, 8)),
		...posts.map((post) => circle(post, GATE_TOWER, 10))
	];
}
