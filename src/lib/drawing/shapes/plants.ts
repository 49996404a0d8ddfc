import { outline, placePath, type PathsByFill } from '../layers/fills';
import type { Point } from '../geometry/point';

/** A broad-leaved tree around a point; `size` is about half the width of its crown, in units. */
export function tree({ x, y: middle }: Point, size: number): PathsByFill {
	const r = size;
	const y = middle + 1.2 * r;
	const up = (by: number): Point => ({ x, y: y - by * r });
	const crown = up(1.35);
	return {
		shadow: placePath({ x: x + 0.5 * r, y: y + 0.1 * r }, oval(1.05 * r, 0.42 * r)),
		bark:
			outline({ x, y }, [-0.16 * r, 0.1, -0.1 * r, -1.6 * r, 0.1 * r, -1.6 * r, 0.16 * r, 0.1]) +
			outline({ x, y }, [-0.08 * r, -0.9 * r, -0.7 * r, -1.75 * r, 0.04 * r, -1.15 * r]) +
			outline({ x, y }, [0.08 * r, -0.8 * r, 0.72 * r, -1.6 * r, 0, -1.1 * r]),
		leaf:
			placePath({ x: crown.x - 0.42 * r, y: crown.y + 0.18 * r }, round(0.62 * r)) +
			placePath({ x: crown.x + 0.44 * r, y: crown.y + 0.14 * r }, round(0.6 * r)) +
			placePath({ x: crown.x, y: crown.y - 0.32 * r }, round(0.72 * r)),
		'leaf-lit':
			placePath({ x: crown.x - 0.22 * r, y: crown.y - 0.42 * r }, round(0.42 * r)) +
			placePath({ x: crown.x - 0.5 * r, y: crown.y + 0.1 * r }, round(0.34 * r))
	};
}

/** A fir around a point; `size` is half its width, in units. */
export function fir({ x, y: middle }: Point, size: number): PathsByFill {
	const s = size;
	const y = middle + 1.3 * s;
	return {
		shadow: placePath({ x: x + 0.4 * s, y: y + 0.1 * s }, oval(0.9 * s, 0.34 * s)),
		bark: outline({ x, y }, [
			-0.14 * s,
			0.1,
			-0.14 * s,
			-0.5 * s,
			0.14 * s,
			-0.5 * s,
			0.14 * s,
			0.1
		]),
		fir: outline({ x, y }, [
			-s,
			-0.4 * s,
			-0.4 * s,
			-1.1 * s,
			-0.75 * s,
			-1.1 * s,
			-0.25 * s,
			-1.8 * s,
			-0.5 * s,
			-1.8 * s,
			0,
			-2.7 * s,
			0.5 * s,
			-1.8 * s,
			0.25 * s,
			-1.8 * s,
			0.75 * s,
			-1.1 * s,
			0.4 * s,
			-1.1 * s,
			s,
			-0.4 * s
		]),
		'fir-lit':
			outline({ x, y }, [
				-0.5 * s,
				-1.8 * s,
				0,
				-2.7 * s,
				0.12 * s,
				-2.45 * s,
				-0.2 * s,
				-1.85 * s
			]) +
			outline({ x, y }, [
				-0.75 * s,
				-1.1 * s,
				-0.3 * s,
				-1.72 * s,
				0,
				-1.5 * s,
				-0.35 * s,
				-1.1 * s
			]) +
			outline({ x, y }, [
				-s,
				-0.4 * s,
				-0.42 * s,
				-1.06 * s,
				-0.06 * s,
				-0.8 * s,
				-0.6 * s,
				-0.45 * s
			])
	};
}

export const bush = ({ x, y }: Point, size: number): PathsByFill => ({
	hedge: placePath({ x, y: y - 0.55 * size }, round(0.82 * size)),
	'hedge-lit': placePath({ x: x - 0.22 * size, y: y - 0.8 * size }, round(0.42 * size))
});

export const tuft = (at: Point): PathsByFill => ({
	tuft: placePath(at, 'l-1.5-1.9 1 1.2.5-2.1.6 2.1 1-1.2-1.1 1.9z')
});

/** A few flowers; snow crystals in winter. */
export const flowers = ({ x, y }: Point): PathsByFill => ({
	flower:
		placePath({ x, y }, round(0.62)) +
		placePath({ x: x + 2.1, y: y - 0.8 }, round(0.55)) +
		placePath({ x: x + 0.8, y: y + 1.4 }, round(0.5))
});

const short = (n: number): string => String(Math.round(n * 100) / 100);
/** Relative path data of a circle and of an oval around the current point. */
const round = (r: number): string => oval(r, r);
export const oval = (rx: number, ry: number): string => {
	const [a, b, two] = [short(rx), short(ry), short(2 * rx)];
	return `m-${a} 0a${a} ${b} 0 1 1 ${two} 0a${a} ${b} 0 1 1-${two} 0z`;
};
