import { describe, expect, it } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { isCertain, isSure } from '../../src/lib/watch/judge';
import type { SeenTile } from '../../src/lib/watch/watching';

const spot = { x: 1, y: 0 };
const seen: SeenTile = {
	spot,
	lays: [{ tile: tileId('base-V'), spot, rotation: 0, score: -0.1 }],
	margin: 3.5,
	detail: undefined,
	odds: 7,
	figure: undefined,
	bare: 0.99
};

describe('a tile that is entered unasked', () => {
	it('is far likelier than all others', () => {
		expect(isCertain(seen)).toBe(true);
		expect(isCertain({ ...seen, margin: 2.9 })).toBe(false);
	});

	it('is likelier still than those that differ in a detail', () => {
		expect(isCertain({ ...seen, detail: 4.1 })).toBe(true);
		expect(isCertain({ ...seen, detail: 3.5 })).toBe(false);
		expect(isSure({ ...seen, detail: 3.5 })).toBe(true);
	});
});
