import type { Spot } from '../engine/spot';
import { logarithmsOf } from '../snap/decision/logarithms';
import { keyOf, type Board } from './board';
import type { SeenLay, SeenTile } from './watching';

/** How many lays are told. */
const MOST = 3;
/** No tile of the game fits where all legal lays together have less than this part of what all tiles have. */
const LEAST = 0.02;

/**
 * The legal ways in which a tile may lie on a spot, the likeliest first. Of a tile of which more are left more are laid: the
 * square root of their number counts, as a part of them lies elsewhere unseen.
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

/** Which part of what all tiles have some states have. */
function partOf(logarithms: readonly number[], contents: Float32Array): number {
	const some = logarithms.reduce((sum, one) => sum + Math.exp(one), 0);
	const tiles = 1 - Math.exp(contents.at(-1) ?? 0) - Math.exp(contents.at(-2) ?? 0);
	return some / Math.max(1e-6, tiles);
}
