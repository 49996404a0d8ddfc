import type { Assignment } from './assignment';
import { bestFor, bestGiver } from './search';

/** Another state of a cell, and how much worse the board would be with it if all around it is decided again. */
interface Alternative {
	readonly state: number;
	readonly cost: number;
}

/** How many states of a cell are tried. */
const TRIED = 8;

/**
 * What else may lie on a cell, the likeliest first.
 * @param beliefs how good each of its states is in its surroundings
 */
export function alternatives(
	assignment: Assignment,
	cell: number,
	beliefs: Float32Array
): readonly Alternative[] {
	const now = assignment.stateOf(cell);
	const values = assignment.judge(cell).slice();
	const tried = new Set([...highest(beliefs, TRIED), ...highest(values, TRIED)]);
	tried.delete(now);
	return [...tried]
		.map((state) => {
			const lost = (values[now] ?? 0) - (values[state] ?? 0);
			return { state, cost: lost - regain(assignment, cell, state) };
		})
		.sort((one, other) => one.cost - other.cost);
}

/** The indexes of the highest values, the highest first. */
function highest(values: Float32Array, count: number): readonly number[] {
	const places: number[] = [];
	for (let place = 0; place < values.length; place++) {
		const value = values[place] ?? 0;
		if (places.length === count && value <= (values[places[count - 1] ?? 0] ?? 0)) continue;
		const before = places.findIndex((other) => (values[other] ?? 0) < value);
		places.splice(before < 0 ? places.length : before, 0, place);
		places.length = Math.min(places.length, count);
	}
	return places;
}

/** What the neighbours, and a cell that has the same design, gain back by changing after a cell was given another state. */
function regain(assignment: Assignment, cell: number, state: number): number {
	const undo: (readonly [number, number])[] = [[cell, assignment.set(cell, state)]];
	let sum = 0;
	const change = (at: number, to: number, gain: number): void => {
		sum += gain;
		undo.push([at, assignment.set(at, to)]);
	};
	for (const neighbour of freeNeighbours(assignment, cell)) {
		const found = bestFor(assignment, neighbour);
		if (found.gain > 0) change(neighbour, found.state, found.gain);
	}
	const design = assignment.problem.states.design[state] ?? -1;
	if (design >= 0 && assignment.isShort(design)) {
		const giver = bestGiver(assignment, design, cell);
		if (giver.gain > 0) change(giver.cell, giver.state, giver.gain);
	}
	for (const [at, before] of undo.reverse()) assignment.set(at, before);
	return sum;
}

const freeNeighbours = ({ problem }: Assignment, cell: number): readonly number[] =>
	[...problem.neighbours.subarray(4 * cell, 4 * cell + 4)].filter(
		(neighbour) => neighbour >= 0 && (problem.known[neighbour] ?? -1) < 0
	);
