import { describe, expect, it } from 'vitest';
import { inflateSync } from 'node:zlib';
import { isSmall, smallPng } from './palette';

const DOTS = [
	[250, 20, 20, 255],
	[250, 20, 20, 255],
	[20, 20, 250, 255],
	[252, 22, 18, 255]
] as const;
const png = smallPng({ width: 2, height: 2, data: Uint8Array.from(DOTS.flat()) });

/** What a chunk of the file holds. */
function chunk(type: string): Buffer {
	const at = png.indexOf(type);
	return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

describe('a small picture', () => {
	it('has its size, and a palette', () => {
		expect([chunk('IHDR').readUInt32BE(0), chunk('IHDR').readUInt32BE(4)]).toEqual([2, 2]);
		expect(isSmall(png)).toBe(true);
	});

	it('has each colour once, the most important first, close to the original', () => {
		const palette = [...chunk('PLTE')];
		expect(palette).toHaveLength(6);
		for (const [i, byte] of palette.entries())
			expect(Math.abs(byte - ([250, 20, 20, 20, 20, 250][i] ?? 0))).toBeLessThanOrEqual(8);
	});

	it('keeps each pixel in its place', () => {
		expect([...inflateSync(chunk('IDAT'))]).toEqual([0, 0, 0, 0, 1, 0]);
	});
});
