import { MISMATCH, type Problem } from './problem';

/*
 * Belief propagation (max-product): each cell tells each neighbour how good it could be for each terrain on their common
 * side, given what its other neighbours say. After some rounds a cell knows what its whole surroundings want of it.
 */

/** What cells tell each other, and the arrays that this needs. */
export interface Talk {
	readonly problem: Problem;
	/** For each cell, side and terrain: what the neighbour there says. */
	heard: Float32Array;
	next: Float32Array;
	/** For each cell and pattern: the best state of that pattern by its own evidence and price. */
	readonly best: Float32Array;
}

/** The talk before anything was said. */
export const silence = (problem: Problem): Talk => ({
	problem,
	heard: new Float32Array(problem.cells * 4 * problem.states.terrains),
	next: new Float32Array(problem.cells * 4 * problem.states.terrains),
	best: new Float32Array(problem.cells * problem.states.patterns)
});

/** How much of what was said before is kept: otherwise the board might swing to and fro for ever. */
const KEPT = 0.5;

/** Some rounds of talk, with a price on each design. */
export function talk(between: Talk, prices: Float32Array, rounds: number): void {
	findBest(between, prices);
	for (let round = 0; round < rounds; round++) {
		between.next.fill(0);
		for (let cell = 0; cell < between.problem.cells; cell++) tell(between, cell);
		const { heard, next } = between;
		for (let at = 0; at < heard.length; at++)
			next[at] = KEPT * (heard[at] ?? 0) + (1 - KEPT) * (next[at] ?? 0);
		between.heard = next;
		between.next = heard;
	}
}

function findBest(
	{ problem: { states, cells, evidence }, best }: Talk,
	prices: Float32Array
): void {
	best.fill(-Infinity);
	for (let cell = 0, at = 0; cell < cells; cell++)
		for (let state = 0; state < states.count; state++, at++) {
			const place = cell * states.patterns + (states.pattern[state] ?? 0);
			const value = (evidence[at] ?? 0) - (prices[states.design[state] ?? -1] ?? 0);
			if (value > (best[place] ?? 0)) best[place] = value;
		}
}

/** What a cell's neighbours say about a pattern. */
export function heardOf(
	{ problem: { states }, heard }: Talk,
	cell: number,
	pattern: number
): number {
	let sum = 0;
	for (let side = 0; side < 4; side++)
		sum += heard[placeOf(states.terrains, cell, side, states.sides[4 * pattern + side] ?? 0)] ?? 0;
	return sum;
}

const placeOf = (terrains: number, cell: number, side: number, terrain: number): number =>
	(4 * cell + side) * terrains + terrain;

/** A cell tells all its neighbours. */
function tell(between: Talk, cell: number): void {
	const { states, neighbours } = between.problem;
	const wishes = wishesOf(between, cell);
	for (let side = 0; side < 4; side++) {
		const neighbour = neighbours[4 * cell + side] ?? -1;
		if (neighbour < 0) continue;
		const to = placeOf(states.terrains, neighbour, (side + 2) % 4, 0);
		say(wishes.subarray(side * states.terrains, (side + 1) * states.terrains), between.next, to);
	}
}

/** For each side and terrain: the best pattern that has it there, by all that the others say. */
function wishesOf(between: Talk, cell: number): Float32Array {
	const { states } = between.problem;
	const wishes = new Float32Array(4 * states.terrains).fill(-Infinity);
	for (let pattern = 0; pattern < states.patterns; pattern++) {
		const own = between.best[cell * states.patterns + pattern] ?? 0;
		const all = own + heardOf(between, cell, pattern);
		for (let side = 0; side < 4; side++) {
			const terrain = states.sides[4 * pattern + side] ?? 0;
			const value = all - (between.heard[placeOf(states.terrains, cell, side, terrain)] ?? 0);
			const place = side * states.terrains + terrain;
			if (value > (wishes[place] ?? 0)) wishes[place] = value;
		}
	}
	return wishes;
}

/**
 * What a side's wishes mean for the tile beside it. Each of its terrains gets the best of: the same terrain, one that matches
 * everything, and any other less the cost of a mismatch.
 */
function say(wishes: Float32Array, into: Float32Array, to: number): void {
	const best = wishes.reduce((one, other) => Math.max(one, other), -Infinity);
	into[to] = 0;
	for (let terrain = 1; terrain < wishes.length; terrain++) {
		const fitting = Math.max(wishes[terrain] ?? 0, wishes[0] ?? 0, best - MISMATCH);
		into[to + terrain] = fitting - best;
	}
}
