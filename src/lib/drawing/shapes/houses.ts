import { outline, placePath, mergePaths, type PathsByFill } from '../layers/fills';
import type { Point } from '../geometry/point';

/** The three kinds of roof in a city, chosen at random. */
export const ROOFS = ['roof-a', 'roof-b', 'roof-c'] as const;
type Roof = (typeof ROOFS)[number];

/** Heights of a house front and of the roof above it, in units. */
const FRONT = 2.7;
const ROOF = 5;
/** Share of a roof, from the ridge down, that is lit, or covered with snow. */
const SNOW = 0.56;
/** Height from foot to ridge. */
export const HOUSE_HIGH = FRONT + ROOF;

/** A house seen from its long side. `at` is the middle of its foot; measures in units. */
export function longHouse(at: Point, wide: number, roof: Roof): PathsByFill {
	const half = wide / 2;
	const top = -FRONT - ROOF;
	const windows = Math.max(1, Math.floor((wide - 2) / 3));
	const first = -((windows - 1) * 3) / 2;
	return {
		facade: outline(at, [0.3 - half, 0, 0.3 - half, -FRONT, half - 0.3, -FRONT, half - 0.3, 0]),
		[roof]: outline(at, [-half, -FRONT, 0.9 - half, top, half - 0.9, top, half, -FRONT]),
		cap: outline(at, [
			0.45 - half,
			-FRONT - ROOF * SNOW,
			0.9 - half,
			top,
			half - 0.9,
			top,
			half - 0.45,
			-FRONT - ROOF * SNOW
		]),
		window: Array.from({ length: windows }, (_, n) =>
			placePath({ x: at.x + first + 3 * n, y: at.y - 0.9 }, 'h.7v-1.4h-1.4v1.4z')
		).join('')
	};
}

export function gableHouse(at: Point, wide: number, roof: Roof): PathsByFill {
	const half = wide / 2;
	const gable = Math.min(4, half + 0.4);
	const back = 1.8;
	const eaves = 0.3 - FRONT;
	return {
		facade: outline(at, [
			0.4 - half,
			0,
			0.4 - half,
			-FRONT,
			0,
			-FRONT - gable,
			half - 0.4,
			-FRONT,
			half - 0.4,
			0
		]),
		[roof]: outline(at, [
			-half,
			eaves,
			-half,
			eaves - back,
			0,
			eaves - gable - back - 0.4,
			half,
			eaves - back,
			half,
			eaves,
			0,
			eaves - gable - 0.2
		]),
		cap: outline(at, [
			-half,
			eaves - 0.9,
			-half,
			eaves - back,
			0,
			eaves - gable - back - 0.4,
			0,
			eaves - gable - 1.2
		]),
		window: placePath({ x: at.x, y: at.y - FRONT + 0.7 }, 'h.7v-1.5h-1.4v1.5z')
	};
}

/** A city's church, taller than the houses. */
export function church(at: Point, roof: Roof): PathsByFill {
	return {
		facade:
			outline(at, [-1.5, 0, -1.5, -4.6, 6.4, -4.6, 6.4, 0]) +
			outline(at, [-6, 0, -6, -9.6, -1.4, -9.6, -1.4, 0]),
		[roof]: outline(at, [-1.5, -4.6, -1, -9.4, 5.8, -9.4, 6.8, -4.6]),
		cap: outline(at, [-1.3, -7.2, -1, -9.4, 5.8, -9.4, 6.2, -7.2]),
		spire: outline(at, [-6.6, -9.4, -3.7, -17, -0.8, -9.4]),
		'spire-lit': outline(at, [-6.2, -9.5, -3.7, -16.4, -4.3, -9.4]),
		window:
			placePath({ x: at.x - 3.7, y: at.y - 5.2 }, 'h.8v-2a.8.8 0 0 0-1.6 0v2z') +
			placePath({ x: at.x + 1.2, y: at.y - 1.2 }, 'h.6v-1.8h-1.2v1.8z') +
			placePath({ x: at.x + 4.2, y: at.y - 1.2 }, 'h.6v-1.8h-1.2v1.8z'),
		dark: placePath({ x: at.x - 3.7, y: at.y }, 'h1v-2.4a1 1 0 0 0-2 0v2.4z')
	};
}

/** The houses of a hamlet, around a point. */
export const hamlet = ({ x, y }: Point): PathsByFill =>
	mergePaths([
		{ shadow: placePath({ x: x - 10, y: y + 9 }, 'h21l2 1.6h-24z') },
		longHouse({ x: x + 4.6, y: y - 1 }, 9.4, 'roof-b'),
		gableHouse({ x: x - 5.8, y: y + 2.4 }, 8.6, 'roof-a'),
		longHouse({ x: x + 2.6, y: y + 8.6 }, 12, 'roof-a')
	]);
