import { figureScale } from '../../drawing/figures/arrange-figures';
import { FIGURE_HEIGHT } from '../../drawing/figures/figure';
import { UNIT } from '../../drawing/geometry/point';

/** Tile sizes in pixels at which fine detail begins to show, and at which all of it shows. */
const BEGINS = 40;
const FULL = 64;

/** Opacity of fine detail for a tile size, from 0 to 1. */
export function fineDetail(size: number): number {
	const share = Math.min(1, Math.max(0, (size - BEGINS) / (FULL - BEGINS)));
	return share * share * (3 - 2 * share);
}

/** Least height of a figure in pixels at which its pattern and shading can be seen. */
const CARVED = 16;

/** True when figures on tiles of that size are too small to show their detail. */
export const areFiguresSimple = (size: number): boolean =>
	(FIGURE_HEIGHT * figureScale(size) * size) / UNIT < CARVED;
