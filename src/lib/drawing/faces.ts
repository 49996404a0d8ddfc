import type { TileType } from '../engine/tile';
import type { Ground } from './areas';
import { betweenGates, type Arm } from './arm';
import { crossingIn } from './bridge';
import { isWhole, monasteryOf } from './court';
import { lastOf, pointAlong } from './line';
import { distance, type Line, type Point } from './point';
import { COURT_WALL } from './rampart';

/** Half the width of a tower, and of one beside a gate, in units. */
const TOWER = 2.7;
const GATE_TOWER = 2.9;
/** Nearer to a gate than this, in units, no other tower stands. */
const FROM_GATE = 13;
/** Where towers stand along a wall; those at its ends stand on the corners of the tile. */
const SHARES = [0, 0.33, 0.67, 1];
const SHORT_SHARES = [0, 0.5, 1];
const ENDS = [0, 1];
const CORNERS = [0, 0.25, 0.5, 0.75];

/** A wall as it's painted: the whole of it, and what its gates leave. */
export interface Face {
	/** The segment that it encloses; none for a seam between fields. */
	readonly segment: number | undefined;
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
			segment: wall.city,
			whole: wall.line,
			open: betweenGates(
				wall,
				arms.filter(({ tunnel }) => !tunnel)
			),
			towers: wall.city === bridge ? ENDS : wall.span === 1 ? SHORT_SHARES : SHARES
		})),
		...cut.map(({ wall, line }) => ({ segment: wall.city, whole: line, open: [line], towers: [] })),
		...spurs.map((line) => ({
			segment: line === COURT_WALL ? monasteryOf(type)?.index : undefined,
			whole: line,
			open: [line],
			towers: line === COURT_WALL ? CORNERS : []
		}))
	];
}

/** A tower: the middle of its foot, half its width, and the segment that it guards. */
export interface Tower {
	readonly at: Point;
	readonly half: number;
	readonly segment: number | undefined;
}

/** The towers of walls, and those on both sides of each gate. */
export function towersOf(faces: readonly Face[], arms: readonly Arm[]): readonly Tower[] {
	const posts = arms.flatMap(({ end, tunnel }) =>
		end.kind === 'gate' && !tunnel
			? [end.left.at, end.right.at].map((at) => ({ at, half: GATE_TOWER, segment: end.wall.city }))
			: []
	);
	const gates = arms.flatMap(({ line, tunnel }) => (tunnel ? [lastOf(line)] : []));
	const open = [...posts.map(({ at }) => at), ...gates];
	const towers = faces
		.flatMap(({ whole, towers, segment }) =>
			towers.map((share) => ({ at: pointAlong(whole, share), half: TOWER, segment }))
		)
		.filter(({ at }) => open.every((gate) => distance(gate, at) > FROM_GATE));
	return [...towers, ...posts];
}
