import { describe, expect, it } from 'vitest';
import type { Evidence, Corners, Pixels } from '../../../src/lib/snap/reading';
import { CUT_OUT, CUT_OUT_BYTES } from '../../../src/lib/snap/grid/cut-out';
import { cornersIn, homographyOfGrid } from '../../../src/lib/snap/grid/homography';
import {
	meanEvidence,
	seeCells,
	type Look,
	type Progress
} from '../../../src/lib/snap/grid/viewing';

/** Tiles of 60 pixels on a table, six wide and five high; the first begins at 60, 60. */
const [TILE, COLUMNS, ROWS] = [60, 6, 5];

/** Each tile is a white square on a black table, with a grey dot in its middle. */
function photo(): Pixels {
	const [width, height] = [TILE * (COLUMNS + 2), TILE * (ROWS + 2)];
	const data = new Uint8ClampedArray(4 * width * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const inX = x >= TILE && x < TILE * (COLUMNS + 1);
			const inY = y >= TILE && y < TILE * (ROWS + 1);
			const middle = Math.hypot((x % TILE) - 29.5, (y % TILE) - 29.5) < 8;
			data.fill(
				inX && inY ? (middle ? 128 : 255) : 0,
				4 * (y * width + x),
				4 * (y * width + x) + 4
			);
		}
	return { width, height, data };
}

/** The corners, all tapped too far by some pixels to the right and down. */
const tapped = (by: number): Corners => {
	const [right, bottom] = [TILE * (COLUMNS + 1) + by, TILE * (ROWS + 1) + by];
	return [
		{ x: TILE + by, y: TILE + by },
		{ x: right, y: TILE + by },
		{ x: right, y: bottom },
		{ x: TILE + by, y: bottom }
	];
};

/** Stands in for the network: finds the grey dot; there is one look. */
function lookFor(clear: number): { readonly look: Look; readonly looked: () => number } {
	let count = 0;
	const look: Look = (bytes, cutOuts) => {
		count += cutOuts;
		return Array.from({ length: cutOuts }, (_, at) =>
			seenIn(bytes.subarray(at * CUT_OUT_BYTES), clear)
		);
	};
	return { look, looked: () => count };
}

function seenIn(cutOut: Uint8Array, clear: number): Evidence {
	let [x, y, sum] = [0, 0, 0];
	for (let row = 0; row < CUT_OUT; row++)
		for (let column = 0; column < CUT_OUT; column++) {
			const light = cutOut[3 * (row * CUT_OUT + column)] ?? 0;
			const inside = Math.max(Math.abs(row - 23.5), Math.abs(column - 23.5)) < 18;
			if (!inside || light < 110 || light > 150) continue;
			[x, y, sum] = [x + column - 23.5, y + row - 23.5, sum + 1];
		}
	const tile = sum > 0 ? clear : 0.001;
	const contents = [tile / 4, tile / 4, tile / 4, tile / 4, 1e-6, 1 - tile].map(Math.log);
	const scale = 1.24 / CUT_OUT / Math.max(1, sum);
	return {
		contents: Float32Array.from(contents),
		offset: [x * scale, y * scale],
		figures: new Float32Array(6),
		places: new Float32Array(12)
	};
}

const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
	column: index % COLUMNS,
	row: Math.floor(index / COLUMNS)
}));

function see(corners: Corners, look: Look) {
	const grid = { columns: COLUMNS, rows: ROWS, corners };
	const steps = seeCells(photo(), { ...grid, cells }, homographyOfGrid(grid), look);
	const progress: Progress[] = [];
	for (;;) {
		const step = steps.next();
		if (step.done) return { ...step.value, progress };
		progress.push(step.value);
	}
}

describe('a photo that is looked at', () => {
	it('is found to lie where its tiles are, not where the corners were tapped', () => {
		const { homography, evidence } = see(tapped(6), lookFor(0.99).look);
		const [corner] = cornersIn(homography, { columns: COLUMNS, rows: ROWS });
		expect(Math.abs(corner.x - TILE)).toBeLessThan(1.5);
		expect(Math.abs(corner.y - TILE)).toBeLessThan(1.5);
		for (const one of evidence) expect(Math.hypot(...(one?.offset ?? [1, 1]))).toBeLessThan(0.07);
	});

	it('costs two cut-outs a cell at most, and fewer where all is clear', () => {
		const [clear, unclear] = [lookFor(0.99), lookFor(0.7)];
		const { progress } = see(tapped(0), clear.look);
		expect(clear.looked()).toBeLessThanOrEqual(30 + 24);
		see(tapped(6), unclear.look);
		expect(unclear.looked()).toBeGreaterThan(clear.looked());
		expect(unclear.looked()).toBeLessThanOrEqual(63);
		expect(progress.map(({ done }) => done)).toEqual(
			[...progress].map(({ done }) => done).sort((one, other) => one - other)
		);
		expect(progress.at(-1)).toEqual({ done: 63, all: 63 });
	});

	it('says nothing of cells beyond the photo', () => {
		const { evidence } = see(tapped(-2.5 * TILE), lookFor(0.99).look);
		expect(evidence[0]).toBeUndefined();
		expect(evidence[29]).toBeDefined();
	});
});

describe('several looks at a cell', () => {
	it('say what they agree about', () => {
		const say = (...probabilities: readonly number[]): Evidence => ({
			contents: Float32Array.from(probabilities, Math.log),
			offset: [0.1, 0],
			figures: Float32Array.of(probabilities[0] ?? 0),
			places: Float32Array.of(0, 0)
		});
		const together = meanEvidence([say(0.8, 0.1, 0.1), say(0.2, 0.1, 0.7)]);
		// The geometric means are 0.4, 0.1 and 0.2646, their sum 0.7646.
		const found = [...(together?.contents ?? [])].map(Math.exp);
		expect(found[0]).toBeCloseTo(0.4 / 0.7646, 3);
		expect(found[1]).toBeCloseTo(0.1 / 0.7646, 3);
		expect(together?.figures[0]).toBeCloseTo(0.5, 6);
		expect(meanEvidence([])).toBeUndefined();
	});
});
