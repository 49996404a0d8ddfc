import { expect, it } from 'vitest';
import { ALL_AROUND, bitsAt, bitsOn, maskOn, MAX_TERRAINS } from '../../src/lib/engine/tile';
import { ALL_SIDES } from '../../src/lib/engine/spot';

const numbers = Array.from({ length: MAX_TERRAINS }, (_, n) => n);

it('every side has room for sixteen kinds of terrain', () => {
	expect(MAX_TERRAINS).toBe(16);
	for (const side of ALL_SIDES)
		for (const terrain of numbers) {
			const all = bitsOn(side, terrain) | (ALL_AROUND & ~maskOn(side));
			expect(bitsAt(all, side)).toBe(terrain);
			for (const other of ALL_SIDES)
				if (other !== side) expect(bitsAt(all, other)).toBe(MAX_TERRAINS - 1);
		}
});

it('two terrains differ at their side and nowhere else', () => {
	for (const side of ALL_SIDES)
		for (const a of numbers)
			for (const b of numbers) {
				const differs = bitsOn(side, a) ^ bitsOn(side, b);
				expect((differs & maskOn(side)) !== 0).toBe(a !== b);
				expect(differs & ~maskOn(side)).toBe(0);
			}
});
