import { figureScale } from '../../drawing/figures/arrange-figures';
import { FIGURE_HEIGHT } from '../../drawing/figures/figure';
import { UNIT } from '../../drawing/geometry/point';

/** Sizes of a tile in pixels: from here on its fine detail begins to show, and here all of it does. */
const BEGINS = 40;
const FULL = 64;

/** How much of the fine detail shows on tiles of that size: nothing (0) to all (1), without a jump in between. */
export function fineDetail(size: number): number {
	const share = Math.min(1, Math.max(0, (size - BEGINS) / (FULL - BEGINS)));
	return share * share * (3 - 2 * share);
}

/** Height of a figure in pixels from which on its carving, shade and light can be seen. */
const CARVED = 16;

/** True for figures on tiles of that size that are too small for their detail to be seen. */
export const areFiguresSimple = (size: number): boolean =>
	(FIGURE_HEIGHT * figureScale(size) * size) / UNIT < CARVED;
