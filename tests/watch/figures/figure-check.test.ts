import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import type { Look } from '../../../src/lib/snap/grid/viewing';
import { FigureCheck } from '../../../src/lib/watch/figures/figure-check';
import { shotOf } from '../../../src/lib/watch/shot';

const picture = { width: 320, height: 320, data: new Uint8ClampedArray(4 * 320 * 320) };
const figure = { spot: { x: 1, y: 1 }, colour: 'blue' } as const;

/** A network that sees a blue figure on every tile, as long as one is there. */
function checkWith(scene: { there: boolean }): FigureCheck {
	const look: Look = (_, count) =>
		Array.from({ length: count }, () => ({
			contents: new Float32Array(2),
			offset: [0, 0] as const,
			figures: Float32Array.from(PLAYER_COLOURS, (colour) =>
				colour === 'blue' && scene.there ? 0.9 : 0
			),
			places: new Float32Array(12)
		}));
	return new FigureCheck(look);
}

/** Looks once a second, from a time on, in seconds. */
function lookFrom(check: FigureCheck, start: number, count: number): void {
	for (let second = start; second < start + count; second++)
		check.checkNext(shotOf(picture, [80, 0, 0, 0, 80, 0, 0, 0, 1], 1000 * second, 1000));
}

const told = [{ kind: 'figure-still-there', ...figure }];

describe('a figure that went home', () => {
	it('is told when it still stands there after a while, until it is gone', () => {
		const scene = { there: true };
		const check = checkWith(scene);
		check.setFigures([figure], []);
		lookFrom(check, 100, 15);
		expect(check.differences).toEqual([]);
		lookFrom(check, 115, 2);
		expect(check.differences).toEqual(told);
		scene.there = false;
		lookFrom(check, 117, 2);
		expect(check.differences).toEqual([]);
	});

	it('isn’t told where it was taken home', () => {
		const check = checkWith({ there: false });
		check.setFigures([figure], []);
		lookFrom(check, 100, 20);
		expect(check.differences).toEqual([]);
	});

	it('isn’t told after an undo, or where another of its colour came there', () => {
		const check = checkWith({ there: true });
		check.setFigures([figure], []);
		lookFrom(check, 100, 20);
		expect(check.differences).toEqual(told);
		check.setFigures([], [figure]);
		lookFrom(check, 120, 20);
		expect(check.differences).toEqual([]);
	});
});
