import { edgeOf, neighbourAt, tileAt, type Board } from '../../engine/board';
import type { LaidTile } from '../../engine/feature';
import type { Laying } from '../../engine/laying';
import { ALL_SIDES, beside, opposite, turnSide, type Side, type Spot } from '../../engine/spot';
import type { TileType } from '../../engine/tile';

/** How the river runs over a tile, seen downstream. */
export type Course = 'straight' | 'left' | 'right';

/** True for a tile with a stretch of river. */
export const hasRiver = ({ segments }: TileType): boolean =>
	segments.some(({ kind }) => kind === 'river');

/** The sides of its spot where the river leaves a tile. */
export const riverSides = ({
	type,
	rotation
}: Pick<Laying, 'type' | 'rotation'>): readonly Side[] =>
	type.segments.flatMap((segment) =>
		segment.kind === 'river' ? segment.sides.map((side) => turnSide(side, rotation)) : []
	);

/** The river sides of a tile that touch a river side of another tile. */
export const continuedSides = (board: Board, laying: Laying): readonly Side[] =>
	hasRiver(laying.type)
		? riverSides(laying).filter((side) => {
				const neighbour = neighbourAt(board, laying.spot, side);
				return neighbour && edgeOf(neighbour, opposite(side)) === 'river';
			})
		: [];

/** How the river runs over a tile, from the side where it comes in. */
export function courseBetween(from: Side, out: Side): Course {
	if (out === opposite(from)) return 'straight';
	return out === (opposite(from) + 1) % 4 ? 'right' : 'left';
}

/** The courses of the tiles upstream, the nearest first, from the tile beyond a side of a spot. */
export function coursesUpstream(board: Board, spot: Spot, side: Side): readonly Course[] {
	const courses: Course[] = [];
	const seen = new Set<LaidTile>();
	let [towards, tile] = [side, neighbourAt(board, spot, side)];
	while (tile && !seen.has(tile)) {
		seen.add(tile);
		const out = opposite(towards);
		const from = sideUpstream(board, tile, out);
		if (from === undefined) break;
		courses.push(courseBetween(from, out));
		[towards, tile] = [from, neighbourAt(board, tile, from)];
	}
	return courses;
}

/**
 * The side where the river enters a tile that it leaves at `out`; undefined for a spring or a lake, and if it doesn't leave
 * there.
 */
function sideUpstream(board: Board, tile: LaidTile, out: Side): Side | undefined {
	const sides = riverSides(tile);
	if (!sides.includes(out)) return undefined;
	const others = sides.filter((side) => side !== out);
	return others.length > 1 ? others.find((side) => leadsToSpring(board, tile, side)) : others[0];
}

/** True when the river beyond a side of a tile comes from a spring. */
function leadsToSpring(board: Board, tile: LaidTile, side: Side, passed = [tile]): boolean {
	const next = neighbourAt(board, tile, side);
	if (!next || passed.includes(next) || edgeOf(next, opposite(side)) !== 'river') return false;
	if (isSpring(next.type)) return true;
	return riverSides(next).some((out) => leadsToSpring(board, next, out, [...passed, next]));
}

const isSpring = ({ segments }: TileType): boolean =>
	segments.some(({ signs }) => signs?.includes('spring'));

/** True if the spot where the river would continue is free, and so are the five around it that aren't beside the tile. */
export function hasRoom(board: Board, spot: Spot, out: Side): boolean {
	const next = beside(spot, out);
	const behind = beside(next, out);
	const across = ALL_SIDES.filter((side) => side !== out && side !== opposite(out));
	return [next, behind].every(
		(each) => !tileAt(board, each) && across.every((side) => !tileAt(board, beside(each, side)))
	);
}
