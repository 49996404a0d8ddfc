import type { Spot } from '../engine/spot';
import { logarithmsOf } from '../snap/decision/logarithms';
import { keyOf, type Board } from './board';
import type { SeenLay, SeenTile } from './watching';

/** At most this many lays are returned. */
const MOST = 3;
/** No tile of the game fits if all legal lays together have less than this part of the probability that all tiles have. */
const LEAST = 0.02;

/**
 * The legal ways in which a tile may lie on a spot, the likeliest first. A tile of which more are left is laid more often: the
 * square root of their number counts, because some of them lie elsewhere unseen.
 * @param contents what the network says of the spot, see `Evidence`
 */
export function laysFor(
	{ states, lays }: Board,
	spot: Spot,
	contents: Float32Array
): Pick<SeenTile, 'lays' | 'margin' | 'detail'> {
	const logarithms = logarithmsOf(states, contents);
	const legal = (lays.get(keyOf(spot)) ?? [])
		.map(({ lay, state, copies }) => ({
			state,
			lay: { ...lay, score: (logarithms[state] ?? 0) + 0.5 * Math.log(copies) }
		}))
		.sort((one, other) => other.lay.score - one.lay.score);
	const [first, second] = legal;
	if (
		!first ||
		partOf(
			legal.map(({ state }) => logarithms[state] ?? 0),
			contents
		) < LEAST
	)
		return { lays: [], margin: 0, detail: undefined };
	const legalStates = new Set(legal.map(({ state }) => state));
	const illegal = logarithms.filter((_, state) => !legalStates.has(state));
	const next = Math.max(second?.lay.score ?? -Infinity, ...illegal);
	const likest = legal.find(
		({ state }) => state !== first.state && states.pattern[state] === states.pattern[first.state]
	);
	return {
		lays: legal.slice(0, MOST).map(({ lay }): SeenLay => lay),
		margin: first.lay.score - next,
		detail: likest && first.lay.score - likest.lay.score
	};
}

/** The probability of some states, as a part of that of all tiles. */
function partOf(logarithms: readonly number[], contents: Float32Array): number {
	const some = logarithms.reduce((sum, one) => sum + Math.exp(one), 0);
	const tiles = 1 - Math.exp(contents.at(-1) ?? 0) - Math.exp(contents.at(-2) ?? 0);
	return some / Math.max(1e-6, tiles);
}
