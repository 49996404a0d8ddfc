import type { Evidence, Point } from '../reading';
import { CUT_OUT_BYTES, cutOut, type View } from './cut-out';
import type { Look } from './viewing';

/** What a network sees around some points of a grid, given in the grid's own units. */
export function lookAround(view: View, centres: readonly Point[], look: Look): readonly Evidence[] {
	const bytes = new Uint8Array(centres.length * CUT_OUT_BYTES);
	for (const [index, centre] of centres.entries()) cutOut(view, centre, bytes, index);
	return look(bytes, centres.length);
}

/** How clearly a network sees tiles around some points: the mean logarithm of the likeliest look. */
export function clearness(view: View, centres: readonly Point[], look: Look): number {
	const seen = lookAround(view, centres, look).map(clearest);
	return seen.reduce((sum, one) => sum + one, 0) / seen.length;
}

/** What an empty cell, or another tile, counts: it says little about whether a grid is right. */
const SAYS_NOTHING = -1.5;

function clearest({ contents, offset: [x, y] }: Evidence): number {
	const looks = contents.length - 2;
	let [best, tile] = [0, 0];
	for (let at = 0; at < looks; at += 4) {
		const one = contents.subarray(at, at + 4).reduce((sum, turn) => sum + Math.exp(turn), 0);
		best = Math.max(best, one);
		tile += one;
	}
	const clear = Math.log(best + 0.01) - 5 * Math.hypot(x, y);
	return tile * clear + (1 - tile) * SAYS_NOTHING;
}
