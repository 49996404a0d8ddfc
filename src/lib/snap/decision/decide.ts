import type { CellContent, GridCell, ReadCell, Evidence } from '../reading';
import { Assignment } from './assignment';
import { contentOf, leftOf, stateOf, takeContent, type Left } from './contents';
import { takeIslands } from './islands';
import { alternatives } from './margins';
import { problemOf } from './problem';
import { propagate } from './propagate';
import { improve } from './search';
import type { States } from './states';

/** What is known of a cell, by its place in the list. */
export type Known = ReadonlyMap<number, CellContent>;

/** A cell is sure if any other state would make the board worse by at least this. */
const SURE = 2.3;
/** It isn't sure if tiles that the game doesn't have are likelier than its own by at least this: they may be from another box. */
const STRANGER = 3;
/** At most this many other contents are returned. */
const NEXT = 3;

/**
 * Decides what lies on all cells together, by what the photo says of each, by sides that match, and by the tiles that there
 * are.
 * What is known stays as it is.
 */
export function decide(
	states: States,
	cells: readonly GridCell[],
	evidence: readonly (Evidence | undefined)[],
	known: Known
): readonly ReadCell[] {
	const fixed = Int16Array.from(cells, (_, place) => {
		const content = known.get(place);
		return content ? stateOf(states, content) : -1;
	});
	const problem = problemOf(states, cells, evidence, fixed);
	const beliefs = propagate(problem);
	const assignment = new Assignment(problem, beliefs.states);
	improve(assignment);
	takeIslands(assignment);
	return readCells(assignment, cells, beliefs.values, known);
}

function readCells(
	assignment: Assignment,
	cells: readonly GridCell[],
	beliefs: Float32Array,
	known: Known
): readonly ReadCell[] {
	const { states } = assignment.problem;
	const left = leftOf(states, known.values());
	return cells.map((cell, place) => {
		const content = known.get(place);
		if (content) return { cell, content, sure: true, next: [] };
		const own = beliefs.subarray(place * states.count, (place + 1) * states.count);
		return { cell, ...readCell(assignment, place, own, left) };
	});
}

function readCell(
	assignment: Assignment,
	place: number,
	beliefs: Float32Array,
	left: Left
): Omit<ReadCell, 'cell'> {
	const { states } = assignment.problem;
	const others = alternatives(assignment, place, beliefs);
	return {
		content: takeContent(states, assignment.stateOf(place), left),
		sure: (others[0]?.cost ?? Infinity) >= SURE && !isStrange(assignment, place),
		next: others.slice(0, NEXT).map(({ state }) => contentOf(states, state, left))
	};
}

/** True if a tile of the game is chosen, but tiles that it doesn't have look likelier. */
function isStrange(assignment: Assignment, place: number): boolean {
	const { states, evidence, strange } = assignment.problem;
	const state = assignment.stateOf(place);
	if (state >= states.other) return false;
	return (strange[place] ?? 0) - (evidence[place * states.count + state] ?? 0) >= STRANGER;
}
