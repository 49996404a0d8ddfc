import { describe, expect, it } from 'vitest';
import { CUT_OUT, CUT_OUT_BYTES } from '../../../src/lib/snap/grid/cut-out';
import { findGrid } from '../../../src/lib/snap/grid/find-grid';
import type { Look } from '../../../src/lib/snap/grid/viewing';
import type { Pixels } from '../../../src/lib/snap/reading';
import { findCornersIn } from '../../tools/snap/evaluation';

/** From here on a corner must be dragged, in tiles. */
const OFF = 0.15;

const GROUND = 90;
/** Eight by six squares of 40 pixels on a grey ground. */
const CHECKED: Pixels = {
	width: 640,
	height: 480,
	data: Uint8ClampedArray.from({ length: 4 * 640 * 480 }, (_, index) => {
		const at = index >> 2;
		const [column, row] = [Math.floor(((at % 640) - 120) / 40), Math.floor((at / 640 - 80) / 40)];
		if (column < 0 || column >= 8 || row < 0 || row >= 6) return GROUND;
		return (column + row) % 2 === 0 ? 60 : 200;
	})
};

/** A look in four turns, another tile, and none, as logarithms of their probabilities. */
const TILE = [Math.log(0.99), -7, -7, -7, -7, -7];
const NO_TILE = [-7, -7, -7, -7, -7, Math.log(0.99)];

/** A network that sees a square in each cut-out that isn't the ground. */
const seeing =
	(square: readonly number[]): Look =>
	(cutOuts, count) =>
		Array.from({ length: count }, (_, index) => {
			const middle = cutOuts[index * CUT_OUT_BYTES + (CUT_OUT_BYTES + 3 * CUT_OUT) / 2];
			return {
				contents: Float32Array.from(middle === GROUND ? NO_TILE : square),
				offset: [0, 0],
				figures: new Float32Array(0),
				places: new Float32Array(0)
			};
		});

describe('the corners of the table in a photo', () => {
	it('are found without a touch in most simulated photos: see `npm run snap:evaluate`', async () => {
		const found = await findCornersIn('tests/snap/simulated');
		const near = found.filter(({ off = Infinity }) => off <= OFF);
		expect(near.length / found.length).toBeGreaterThanOrEqual(0.85);
	});

	it('are those of squares that repeat, if the network sees tiles there', () => {
		const found = findGrid(CHECKED, seeing(TILE));
		expect(found).toMatchObject({ columns: 8, rows: 6 });
		const [first, , third] = found?.corners ?? [];
		expect(first?.x).toBeCloseTo(120, -1);
		expect(first?.y).toBeCloseTo(80, -1);
		expect(third?.x).toBeCloseTo(440, -1);
		expect(third?.y).toBeCloseTo(320, -1);
	});

	it('aren’t found on a chequered cloth, nor where nothing is to be seen', () => {
		expect(findGrid(CHECKED, seeing(NO_TILE))).toBeUndefined();
		const data = new Uint8ClampedArray(CHECKED.data.length);
		expect(findGrid({ ...CHECKED, data }, seeing(TILE))).toBeUndefined();
	});
});
