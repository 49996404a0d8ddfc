import { ALL_SIDES, type Side } from '../../engine/spot';
import type { Evidence, GridCell } from '../reading';
import { logarithmsOf, strangersIn } from './logarithms';
import type { States } from './states';

/*
 * Costs of what breaks the order of a board, in the units of the evidence: natural logarithms of probabilities. A table can
 * break any rule, if only the evidence of the photo is strong enough.
 */

/** Evidence is divided by this, because a network is surer than it is right. */
const TEMPERATURE = 1.3;
/** After this division evidence is never below this, so that neighbours can overrule any misreading. */
const LEAST = -9;
/** The cost of two sides that touch and differ. */
export const MISMATCH = 6;
/** The cost of each copy that is used beyond those that there are. */
export const TOO_MANY = 4;
/** The cost of a tile that touches no other. */
export const APART = 3;
/** The cost of a tile that isn't one of the game's. */
const OTHER = 3;
/** What is to be decided: a state for each cell. */
export interface Problem {
	readonly states: States;
	/** Number of cells. */
	readonly cells: number;
	/** For each cell and state: what the photo says, as a logarithm; 0 would be certain. */
	readonly evidence: Float32Array;
	/** For each cell: what the photo says of all that the game doesn't have, in the units of the evidence. */
	readonly strange: Float32Array;
	/** Four for each cell, clockwise from north: the index of its neighbour, or -1. */
	readonly neighbours: Int32Array;
	/** For each cell: the state that is known, or -1. */
	readonly known: Int16Array;
}

/** The evidence against all other states of a cell whose state is known. */
const IMPOSSIBLE = -1e4;

/** Weighs the evidence of all cells. A cell without evidence is empty, unless its neighbours say otherwise. */
export function problemOf(
	states: States,
	cells: readonly GridCell[],
	evidence: readonly (Evidence | undefined)[],
	known: Int16Array
): Problem {
	const weighed = new Float32Array(cells.length * states.count);
	cells.forEach((_, cell) => {
		const own = weighed.subarray(cell * states.count, (cell + 1) * states.count);
		const state = known[cell] ?? -1;
		if (state < 0) weigh(states, evidence[cell], own);
		else own.fill(IMPOSSIBLE).fill(0, state, state + 1);
	});
	const strange = Float32Array.from(cells, (_, cell) => strangenessOf(states, evidence[cell]));
	const neighbours = neighboursOf(cells);
	return { states, cells: cells.length, evidence: weighed, strange, neighbours, known };
}

/** How likely it is that a cell has none of the game's tiles, and isn't empty. */
function strangenessOf(states: States, evidence: Evidence | undefined): number {
	if (!evidence) return LEAST;
	const { other, foreign } = strangersIn(states, evidence.contents);
	return Math.log(other + foreign + 1e-6) / TEMPERATURE;
}

function weigh(states: States, evidence: Evidence | undefined, into: Float32Array): void {
	into.fill(LEAST).fill(0, states.empty);
	if (!evidence) return;
	for (const [state, logarithm] of logarithmsOf(states, evidence.contents).entries()) {
		const value = state === states.other ? logarithm - OTHER : logarithm;
		into[state] = Math.max(LEAST, value / TEMPERATURE);
	}
}

const BESIDE: Readonly<Record<Side, readonly [number, number]>> = {
	0: [0, -1],
	1: [1, 0],
	2: [0, 1],
	3: [-1, 0]
};

function neighboursOf(cells: readonly GridCell[]): Int32Array {
	const keyOf = (column: number, row: number): string => `${String(column)},${String(row)}`;
	const places = new Map(cells.map(({ column, row }, place) => [keyOf(column, row), place]));
	return Int32Array.from(
		cells.flatMap(({ column, row }) =>
			ALL_SIDES.map((side) => {
				const [x, y] = BESIDE[side];
				return places.get(keyOf(column + x, row + y)) ?? -1;
			})
		)
	);
}
