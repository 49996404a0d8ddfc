import type { Assignment } from './assignment';
import { APART } from './problem';

/**
 * Takes away groups of tiles that touch no others, if they are hardly more likely than nothing, such as patterns of a
 * tablecloth.
 */
export function takeIslands(assignment: Assignment): void {
	const { states, known } = assignment.problem;
	const [, ...islands] = groups(assignment).sort((one, other) => other.length - one.length);
	for (const island of islands) {
		const isKnown = island.some((cell) => (known[cell] ?? -1) >= 0);
		if (isKnown || worthOf(assignment, island) > APART) continue;
		for (const cell of island) assignment.set(cell, states.empty);
	}
}

/** How much more likely a group is than nothing, by its own evidence. */
function worthOf(assignment: Assignment, group: readonly number[]): number {
	const { states, evidence } = assignment.problem;
	return group.reduce((sum, cell) => {
		const from = cell * states.count;
		const laid = evidence[from + assignment.stateOf(cell)] ?? 0;
		return sum + laid - (evidence[from + states.empty] ?? 0);
	}, 0);
}

/** The groups of cells with tiles that touch each other. */
function groups(assignment: Assignment): number[][] {
	const { states, cells } = assignment.problem;
	const seen = new Set<number>();
	const found: number[][] = [];
	for (let cell = 0; cell < cells; cell++)
		if (!seen.has(cell) && assignment.stateOf(cell) !== states.empty)
			found.push(groupFrom(assignment, cell, seen));
	return found;
}

function groupFrom(assignment: Assignment, start: number, seen: Set<number>): number[] {
	const { states, neighbours } = assignment.problem;
	const group = [start];
	seen.add(start);
	for (const cell of group)
		for (const next of neighbours.subarray(4 * cell, 4 * cell + 4)) {
			if (next < 0 || seen.has(next) || assignment.stateOf(next) === states.empty) continue;
			seen.add(next);
			group.push(next);
		}
	return group;
}
