import type { Corners, Pixels } from '../reading';
import { homographyOf } from './homography';

/** Focal lengths of phones, in lengths of the photo's longer side, from wide to cropped. */
const SHORTEST = 0.55;
const LONGEST = 2.5;
const USUAL = 0.85;

/**
 * How much wider a rectangle is than high, from its four corners in a photo that isn't cropped and has square pixels (Z. Zhang
 * and L. He, Whiteboard scanning and image enhancement, 2007, section 3).
 */
export function aspectOf(
	{ width, height }: Pick<Pixels, 'width' | 'height'>,
	corners: Corners
): number {
	const longer = Math.max(width, height);
	const [p, q, r, s] = corners.map(({ x, y }) => ({
		x: (x - width / 2) / longer,
		y: (y - height / 2) / longer
	}));
	if (!p || !q || !r || !s) throw new Error('A rectangle has four corners.');
	const square = [
		{ x: 0, y: 0 },
		{ x: 1, y: 0 },
		{ x: 1, y: 1 },
		{ x: 0, y: 1 }
	] as const;
	const [a, b, , d, e, , g, h] = homographyOf(square, [p, q, r, s]);
	const focal = focalLength(-(a * b + d * e), g * h);
	return Math.sqrt(((a * a + d * d) / focal ** 2 + g * g) / ((b * b + e * e) / focal ** 2 + h * h));
}

/** The focal length whose square is a quotient, held to what cameras have; where hardly anything is tilted it says nothing. */
function focalLength(dividend: number, divisor: number): number {
	if (Math.abs(divisor) < 1e-3) return USUAL;
	const square = dividend / divisor;
	return square > 0 ? Math.max(SHORTEST, Math.min(LONGEST, Math.sqrt(square))) : USUAL;
}
