import { heardOf, silence, talk, type Talk } from './messages';
import type { Problem } from './problem';

/** What belief propagation says: a state for each cell, and how good each state of each cell is in its surroundings. */
interface Beliefs {
	readonly states: Int16Array;
	/** For each cell and state. */
	readonly values: Float32Array;
}

const FIRST_ROUNDS = 12;
const FURTHER_ROUNDS = 4;
/** The prices are changed at most this many times. */
const TIMES = 16;
/** How much a price rises at first when more cells have a design than there are copies. */
const STEP = 0.7;

/**
 * Decides all cells by what their neighbours say. A design that more cells want than the box holds copies of gets a price,
 * until only as many cells want it as there are copies.
 */
export function propagate(problem: Problem): Beliefs {
	const prices = new Float32Array(problem.states.designs.length);
	const between = silence(problem);
	let beliefs = settle(between, prices, FIRST_ROUNDS);
	let [fewest, best] = [Infinity, beliefs];
	for (let time = 1; time <= TIMES; time++) {
		const excess = raise(problem, beliefs.states, prices, STEP / Math.sqrt(time));
		if (excess < fewest) [fewest, best] = [excess, beliefs];
		if (excess === 0) break;
		beliefs = settle(between, prices, FURTHER_ROUNDS);
	}
	return best;
}

function settle(between: Talk, prices: Float32Array, rounds: number): Beliefs {
	talk(between, prices, rounds);
	const { states, cells, evidence } = between.problem;
	const values = new Float32Array(evidence.length);
	const chosen = new Int16Array(cells);
	for (let cell = 0; cell < cells; cell++)
		chosen[cell] = believe(between, prices, cell, values.subarray(cell * states.count));
	return { states: chosen, values };
}

/** Writes how good the states of a cell are, and returns the best. */
function believe(between: Talk, prices: Float32Array, cell: number, into: Float32Array): number {
	const { states, evidence } = between.problem;
	const heard = Float32Array.from({ length: states.patterns }, (_, pattern) =>
		heardOf(between, cell, pattern)
	);
	let best = 0;
	for (let state = 0; state < states.count; state++) {
		const price = prices[states.design[state] ?? -1] ?? 0;
		const own = (evidence[cell * states.count + state] ?? 0) - price;
		into[state] = own + (heard[states.pattern[state] ?? 0] ?? 0);
		if ((into[state] ?? 0) > (into[best] ?? 0)) best = state;
	}
	return best;
}

/** Raises the prices of designs that too many cells want, and lowers the others. Returns how many cells are too many. */
function raise(
	{ states }: Problem,
	chosen: Int16Array,
	prices: Float32Array,
	step: number
): number {
	const used = new Int16Array(prices.length);
	for (const state of chosen) {
		const design = states.design[state] ?? -1;
		if (design >= 0) used[design] = (used[design] ?? 0) + 1;
	}
	let excess = 0;
	states.designs.forEach(({ copies }, design) => {
		const over = (used[design] ?? 0) - copies;
		excess += Math.max(0, over);
		const change = over > 0 ? step : over < 0 ? -step / 2 : 0;
		prices[design] = Math.max(0, (prices[design] ?? 0) + change);
	});
	return excess;
}
