import type { Assignment } from './assignment';

/** Smaller gains count as none, because they may come from rounding. */
const NONE = 1e-3;
const MOST_SWEEPS = 8;

/** Improves an assignment until no single change, and no exchange of a design between two cells, makes it better. */
export function improve(assignment: Assignment): void {
	for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
		let changes = 0;
		for (const [cell, known] of assignment.problem.known.entries())
			if (known < 0 && (changeOne(assignment, cell) || exchange(assignment, cell))) changes++;
		if (changes === 0) return;
	}
}

/** Gives a cell its best state while all others stay. Returns true if it had another. */
function changeOne(assignment: Assignment, cell: number): boolean {
	const { state, gain } = bestFor(assignment, cell);
	if (gain <= NONE) return false;
	assignment.set(cell, state);
	return true;
}

/** The best state of a cell while all others stay, and how much better it is than the state that it has. */
export function bestFor(
	assignment: Assignment,
	cell: number
): { readonly state: number; readonly gain: number } {
	const values = assignment.judge(cell);
	const now = assignment.stateOf(cell);
	let state = now;
	for (let other = 0; other < values.length; other++)
		if ((values[other] ?? 0) > (values[state] ?? 0)) state = other;
	return { state, gain: (values[state] ?? 0) - (values[now] ?? 0) };
}

/** A cell takes a design that is used up, if another cell can do without it. Returns true if that was done. */
function exchange(assignment: Assignment, cell: number): boolean {
	const { states } = assignment.problem;
	const values = assignment.judge(cell).slice();
	const now = assignment.stateOf(cell);
	const start = values[now] ?? 0;
	return promisingStates(assignment, values, start).some((state) => {
		assignment.set(cell, state);
		const lost = start - (values[state] ?? 0);
		const design = states.design[state] ?? -1;
		if (assignment.isShort(design) && giveUp(assignment, design, cell, lost)) return true;
		assignment.set(cell, now);
		return false;
	});
}

/** The most that giving up one copy of a design may gain: its price, and the cost of what else was broken for it. */
const MOST_GAIN = 8;
const MOST_WANTED = 8;

/** The states that an exchange might make better than the present one, the best first. */
const promisingStates = (
	{ problem: { states } }: Assignment,
	values: Float32Array,
	start: number
): readonly number[] =>
	Array.from(values.keys())
		.filter((state) => state < states.other && (values[state] ?? 0) > start - MOST_GAIN)
		.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
		.slice(0, MOST_WANTED);

/** Lets another cell take its next best state, if that gains more than was lost. */
function giveUp(assignment: Assignment, design: number, but: number, lost: number): boolean {
	const { cell, state, gain } = bestGiver(assignment, design, but);
	if (gain <= lost + NONE) return false;
	assignment.set(cell, state);
	return true;
}

/** Finds the other cell that gains most, or loses least, by giving up a design of which there are too few. */
export function bestGiver(
	assignment: Assignment,
	design: number,
	but: number
): { readonly cell: number; readonly state: number; readonly gain: number } {
	let best = { cell: -1, state: -1, gain: -Infinity };
	for (const cell of assignment.usersOf(design)) {
		if (cell === but) continue;
		const found = bestFor(assignment, cell);
		if (found.gain > best.gain) best = { cell, ...found };
	}
	return best;
}
