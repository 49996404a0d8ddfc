import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { pyramidOf } from '../../../src/lib/snap/grid/pyramid';
import type { Evidence, Point } from '../../../src/lib/snap/reading';
import { figureAtRim } from '../../../src/lib/watch/figures/figure-at-rim';

/** Seen straight from above the tile, so that nothing leans; a spot is 40 pixels wide. */
const SIZE = { width: 120, height: 200 };
const view = {
	pyramid: pyramidOf({ ...SIZE, data: new Uint8ClampedArray(4 * 120 * 200) }),
	homography: [40, 0, 0, 0, 40, 0, 0, 0, 1]
} as const;
const spot = { x: 1, y: 2 };

/** What is seen of a red figure from a quarter of a tile beside the middle: northwest, northeast, southwest and southeast. */
interface Seen {
	readonly probability: number;
	/** From the middle of that look, in tiles. */
	readonly from: Point;
}

const UNSEEN: Seen = { probability: 0.02, from: { x: 0, y: 0 } };

const looking = (seen: readonly Seen[]) => (): readonly Evidence[] =>
	seen.map(({ probability, from }) => {
		const red = PLAYER_COLOURS.indexOf('red');
		const [figures, places] = [new Float32Array(6), new Float32Array(12)];
		figures[red] = probability;
		places.set([from.x, from.y], 2 * red);
		return { contents: new Float32Array(), offset: [0, 0], figures, places };
	});

describe('a figure at the rim of a tile', () => {
	it('stands where the look that sees it best has it', () => {
		const southeast = { probability: 0.8, from: { x: 0.15, y: 0.1 } };
		const southwest = { probability: 0.5, from: { x: 0.4, y: 0 } };
		const look = looking([UNSEEN, UNSEEN, southwest, southeast]);
		const figure = figureAtRim(view, spot, 'red', look);
		expect(figure?.probability).toBeCloseTo(0.8);
		expect(figure?.at.x).toBeCloseTo(0.9);
		expect(figure?.at.y).toBeCloseTo(0.85);
	});

	it('is its neighbour’s where it is seen beside the tile', () => {
		const beside = { probability: 0.9, from: { x: 0.4, y: 0 } };
		const look = looking([UNSEEN, beside, UNSEEN, UNSEEN]);
		expect(figureAtRim(view, spot, 'red', look)?.probability).toBeCloseTo(0.02);
	});

	it('isn’t found where one of another colour stands', () => {
		const look = looking([UNSEEN, UNSEEN, UNSEEN, { probability: 0.9, from: { x: 0, y: 0 } }]);
		expect(figureAtRim(view, spot, 'blue', look)?.probability).toBe(0);
	});
});
