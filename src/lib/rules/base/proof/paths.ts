import { partAt, type Board } from '../../../engine/board';
import { placeOf, type Part } from '../../../engine/feature';
import type { Game } from '../../../engine/game';
import { samePlace, type Half, type Place } from '../../../engine/spot';
import type { SegmentShape } from '../../../engine/tile';
import { keyOf, movesFrom, nodesOf, type Node } from './nodes';
import type { Step, FieldPaths } from './types';

/**
 * The shortest path between two fields: through one field, or else across the fewest roads and cities. Throws if a place is no
 * field.
 */
export function pathsBetween({ board }: Game, a: Place, b: Place): FieldPaths {
	const last = nearest(board, fieldAt(board, a), fieldAt(board, b));
	if (!last) return { kind: 'apart' };
	const visits = backFrom(last);
	const path = visits.map(stepOf);
	return last.crossed === 0
		? { kind: 'one', path }
		: { kind: 'separated', path, across: visits.flatMap(crossedBy).filter(isFirst) };
}

function fieldAt(board: Board, place: Place): Part {
	const part = partAt(board, place);
	if (part?.segment.kind !== 'field')
		throw new Error('There are paths only between fields of the table.');
	return part;
}

/** A node that was reached, and how. */
interface Visit {
	readonly node: Node;
	/** The previous visit; absent at the start. */
	readonly before?: Visit;
	/** The half-edge crossed from there. */
	readonly through?: Half | undefined;
	/** Roads, cities and monastery ground entered so far. */
	readonly crossed: number;
}

/** The length of a step, by the shape of the segment it leads to: a path prefers fields, then roads, then cities. */
const LENGTHS: Readonly<Record<SegmentShape, number>> = { field: 1, path: 2, area: 3, centre: 3 };

/**
 * The shortest of the paths that cross least. All nodes with the same number of crossings are visited, by length, before any with
 * more.
 */
function nearest(board: Board, from: Part, to: Part): Visit | undefined {
	const done = new Set<number>();
	let here: Visit[][] = [nodesOf(from).map((node) => ({ node, crossed: 0 }))];
	while (here.length > 0) {
		const behind: Visit[][] = [];
		for (let length = 0; length < here.length; length++)
			for (const visit of here[length] ?? []) {
				if (visit.node.part === to) return visit;
				const key = keyOf(visit.node);
				if (done.has(key)) continue;
				done.add(key);
				for (const { to: node, through, enters } of movesFrom(board, visit.node)) {
					const crossed = visit.crossed + (enters ? 1 : 0);
					const next = { node, before: visit, through, crossed };
					const then = length + LENGTHS[node.part.segment.shape];
					((enters ? behind : here)[then] ??= []).push(next);
				}
			}
		here = behind;
	}
	return undefined;
}

/** The visits of a path from its start. */
function backFrom(last: Visit): readonly Visit[] {
	const visits: Visit[] = [];
	for (let visit: Visit | undefined = last; visit; visit = visit.before) visits.unshift(visit);
	return visits;
}

function stepOf({ node }: Visit, index: number, visits: readonly Visit[]): Step {
	const through = visits[index + 1]?.through;
	return { place: placeOf(node.part), ...(through !== undefined && { through }) };
}

const crossedBy = ({ node: { part } }: Visit): readonly Place[] =>
	part.segment.kind === 'field' ? [] : [placeOf(part)];

const isFirst = (place: Place, index: number, places: readonly Place[]): boolean =>
	places.findIndex((other) => samePlace(place, other)) === index;
