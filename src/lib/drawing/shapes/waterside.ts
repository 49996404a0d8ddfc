import { outline, placePath, type PathsByFill } from '../layers/fills';
import type { Point } from '../geometry/point';
import { oval } from './plants';

/** Reeds around a point: blades, and two brown heads. */
export function reeds(at: Point, size: number): PathsByFill {
	const blade = (x: number, lean: number, height: number): string =>
		outline(
			at,
			[x - 0.35, 0.6, x + lean, -height, x + 0.35, 0.6].map((n) => n * size)
		);
	const head = (x: number, height: number): string =>
		placePath({ x: at.x + x * size, y: at.y - height * size }, oval(0.42 * size, 1.05 * size));
	return {
		reed: blade(-1.5, -0.9, 3.4) + blade(-0.5, -0.2, 4.7) + blade(0.6, 0.3, 4.1) + blade(1.5, 1, 3),
		hedge: blade(-1, -0.2, 3.9) + blade(1, 0.5, 3.5),
		bark: head(-0.7, 4.6) + head(0.9, 4)
	};
}

/** Stones around the basin of a spring, lit from the north-west. */
export function rocks({ x, y }: Point): PathsByFill {
	const stones = [
		[-3.4, 3.2, 2.6],
		[3, 3.6, 2.4],
		[-1, 0.4, 3.4],
		[3.4, -1, 2.6],
		[-4, -2, 2.2]
	] as const;
	const shape = (dx: number, dy: number, r: number): string =>
		outline(
			{ x: x + dx, y: y + dy },
			[-1, 0.35, -0.72, -0.5, -0.1, -0.85, 0.62, -0.6, 1, 0.1, 0.7, 0.62, -0.5, 0.7].map(
				(n) => n * r
			)
		);
	const shaded = (dx: number, dy: number, r: number): string =>
		outline(
			{ x: x + dx, y: y + dy },
			[-1, 0.35, -0.2, 0.1, 0.3, -0.1, 1, 0.1, 0.7, 0.62, -0.5, 0.7].map((n) => n * r)
		);
	const snow = (dx: number, dy: number, r: number): string =>
		outline(
			{ x: x + dx, y: y + dy },
			[-0.78, -0.35, -0.1, -0.85, 0.62, -0.6, 0.3, -0.34, -0.2, -0.4].map((n) => n * r)
		);
	const all = (part: (dx: number, dy: number, r: number) => string): string =>
		[...stones]
			.sort((a, b) => a[1] - b[1])
			.map(([dx, dy, r]) => part(dx, dy, r))
			.join('');
	return {
		shadow: placePath({ x: x + 0.6, y: y + 3.4 }, oval(6.6, 2.4)),
		stone: all(shape),
		'stone-side': all(shaded),
		cap: all(snow)
	};
}

/** A rowing boat; snow lies on it in winter. */
export function boat({ x, y }: Point): PathsByFill {
	const at = { x, y };
	return {
		shadow: placePath({ x: x + 0.7, y: y + 1.7 }, oval(6.4, 1.7)),
		bark: outline(
			at,
			[-6.4, -0.7, -4.6, 1.6, -2, 2.1, 2.4, 2.1, 4.8, 1.5, 6.8, -1.2, 4, -0.4, -4, -0.3]
		),
		facade: outline(at, [-6.4, -0.7, -4, -1.7, 3.6, -1.8, 6.8, -1.2, 4, 0.2, -4, 0.4]),
		side: outline(at, [-4.6, -0.6, -3.2, -1.2, 3, -1.3, 5, -1, 3.2, -0.2, -3.4, -0.1]),
		cap: outline(at, [-4.4, -0.7, -3.2, -1.2, 3, -1.3, 4.6, -1, 3, -0.5, -3.4, -0.4])
	};
}
