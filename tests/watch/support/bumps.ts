import { product, type Homography } from '../../../src/lib/snap/grid/homography';
import { bumped } from '../../../src/lib/watch/align/change';
import type { PicturedBoard } from './boards';
import type { Random } from './spoil';

/** A number between a limit and its opposite. */
export const within = (limit: number, random: Random): number => limit * (2 * random() - 1);

/** The most that a bump moves, turns (degrees), resizes and tilts a board. */
const LARGEST = { shift: 0.5, turn: 5, growth: 0.05, perspective: 0.003 } as const;

/** The view of a board after a bump of up to half a tile, 5 degrees and 5 %, with a little perspective. */
export function bumpedView({ view, columns, rows }: PicturedBoard, random: Random): Homography {
	const [angle, far] = [2 * Math.PI * random(), LARGEST.shift * Math.sqrt(random())];
	const middle = { x: columns / 2, y: rows / 2, reach: 1 };
	const bump = bumped(middle, {
		x: far * Math.cos(angle),
		y: far * Math.sin(angle),
		turn: within((LARGEST.turn * Math.PI) / 180, random),
		scale: 1 + within(LARGEST.growth, random)
	});
	const [g, h] = [within(LARGEST.perspective, random), within(LARGEST.perspective, random)];
	const tilt: Homography = [1, 0, 0, 0, 1, 0, g, h, 1 - g * middle.x - h * middle.y];
	return product(view, product(bump, tilt));
}
