import type { Design, States } from './states';

/** How much the evidence for designs that the game doesn't have counts as evidence for another tile. */
const STRANGE = 0.05;

/**
 * What a network says of each state of a game: natural logarithms of probabilities, by state. Designs that it doesn't know are
 * as likely as another tile.
 * @param contents see `Evidence`
 */
export function logarithmsOf(states: States, contents: Float32Array): Float32Array {
	const strange = Math.log(probabilityOfOther(states, contents));
	return Float32Array.from({ length: states.count }, (_, state) => {
		const design = states.designs[states.design[state] ?? -1];
		if (design) return logarithmOf(design, states.turn[state] ?? 0, contents, strange);
		return state === states.empty ? (contents.at(-1) ?? 0) : strange;
	});
}

/** Turns that look the same share their probability, so it is that of one of them times their number. */
function logarithmOf(
	{ looks, period }: Design,
	turn: number,
	contents: Float32Array,
	strange: number
): number {
	if (looks.length === 0) return strange;
	const share = looks.reduce(
		(sum, { look, rotation }) => sum + Math.exp(contents[4 * look + ((turn + rotation) % 4)] ?? 0),
		0
	);
	return Math.log(share * (4 / period));
}

/** The probability of another tile, with a part of the probability of all looks that aren't in the game. */
function probabilityOfOther(states: States, contents: Float32Array): number {
	const { other, foreign } = strangersIn(states, contents);
	return other + STRANGE * foreign + 1e-6;
}

/** The probability of no known look at all, and that of looks that the game doesn't have. */
export function strangersIn({ designs }: States, contents: Float32Array) {
	const looks = contents.length - 2;
	let mine = Math.exp(contents[looks + 1] ?? 0);
	for (const { look } of designs.flatMap((design) => design.looks))
		for (let turn = 0; turn < 4; turn++) mine += Math.exp(contents[4 * look + turn] ?? 0);
	const other = Math.exp(contents[looks] ?? 0);
	return { other, foreign: Math.max(0, 1 - mine - other) };
}
