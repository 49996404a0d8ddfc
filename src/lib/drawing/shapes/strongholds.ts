import { outline, put, type Inked } from '../ink';
import type { Point } from '../point';

/** A tower of a city's wall, with the middle of its foot at a point; a completed city flies a flag on it. */
export function tower(at: Point, half: number): Inked {
	const high = 2.1 * half;
	const peak = high + 2.3 * half;
	const brim = half + 0.9;
	return {
		stone: put(
			{ x: at.x - half, y: at.y },
			`v${String(-high)}h${String(2 * half)}v${String(high)}q${String(-half)} 1.5 ${String(-2 * half)} 0z`
		),
		'stone-side': put(
			{ x: at.x + half * 0.25, y: at.y + 0.7 },
			`v${String(-high - 0.7)}h${String(half * 0.75)}v${String(high)}q${String(-half * 0.35)} .6 ${String(-half * 0.75)} .7z`
		),
		spire: outline(at, [-brim, 0.3 - high, 0, -peak, brim, 0.3 - high, 0, 1.3 - high]),
		'spire-lit': outline(at, [0.35 - brim, 0.2 - high, 0, 0.4 - peak, -0.2 * half, 0.9 - high]),
		dark: put({ x: at.x, y: at.y - high * 0.3 }, 'h.6v-1.8h-1.2v1.8z'),
		flag: put({ x: at.x, y: at.y - peak - 3.4 }, 'l4.2 1.3-4.2 1.4v1.4h-.5v-4.1z')
	};
}

/** A city's pennant: a shield with a charge, around a point. */
export const pennant = ({ x, y }: Point): Inked => ({
	shield: put({ x: x - 7.4, y: y - 8 }, 'h14.8v7.4c0 4.6-3 7.2-7.4 9.4c-4.4-2.2-7.4-4.8-7.4-9.4z'),
	charge: put({ x: x - 1.6, y: y - 5.2 }, 'h3.2v3.5h3v3h-3v4.1h-3.2v-4.1h-3v-3h3z')
});

/** A well, seen a little from above. */
export const well = ({ x, y }: Point): Inked => ({
	shadow: put({ x: x - 4, y: y + 2.6 }, 'a5.4 2 0 1 0 10.8 0a5.4 2 0 1 0-10.8 0z'),
	stone: put({ x: x - 4.4, y: y - 0.4 }, 'a4.4 2.4 0 0 1 8.8 0v2.8a4.4 2.4 0 0 1-8.8 0z'),
	dark: put({ x: x - 3, y: y - 0.4 }, 'a3 1.4 0 0 1 6 0a3 1.4 0 0 1-6 0z'),
	bark: put({ x: x - 4.2, y: y - 0.2 }, 'v-6.4h1.1v6.4zm7.3 0v-6.4h1.1v6.4z'),
	'roof-b': put({ x: x - 6, y: y - 6.2 }, 'l2.6-4h6.8l2.6 4z'),
	cap: put({ x: x - 4.7, y: y - 8.2 }, 'l1.3-2h6.8l1.3 2z')
});
