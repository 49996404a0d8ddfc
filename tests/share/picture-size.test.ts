import { describe, expect, it } from 'vitest';
import { seededRandom } from '../tools/games/seeded-random';
import { pngOf } from '../tools/games/hostile/packing';
import { countPixels } from '../../src/lib/share/picture-size';
import { bytesBy } from './support';

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const pad = (bytes: readonly number[], length = 64): Uint8Array => {
	const all = new Uint8Array(length);
	all.set(bytes);
	return all;
};

/** A comment, a table and then the frame: 1,200 pixels high and 1,600 wide. */
const jpeg = [
	0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xc4, 0, 3, 0, 0xff, 0xff, 0xc2, 0, 17, 8, 0x04, 0xb0,
	0x06, 0x40, 3
];

describe('a picture declares its size', () => {
	it.each<[string, Uint8Array, number]>([
		['PNG', pngOf(1600, 1200, new Uint8Array()), 1600 * 1200],
		['JPEG', pad(jpeg), 1600 * 1200],
		['JPEG without a frame', pad([0xff, 0xd8, 0xff, 0xda]), 0],
		['JPEG that is cut', pad([0xff, 0xd8, 0xff, 0xc0], 4), 0],
		['GIF', pad([...text('GIF89a'), 0x40, 0x06, 0xb0, 0x04]), 1600 * 1200],
		[
			'extended WebP',
			pad([...text('RIFF0000WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 6, 0, 0xaf, 4, 0]),
			1600 * 1200
		],
		[
			'lossless WebP',
			pad([...text('RIFF0000WEBPVP8L'), 0, 0, 0, 0, 0x2f, 0x3f, 0xc6, 0x2b, 0x01]),
			1600 * 1200
		],
		[
			'lossy WebP',
			pad([...text('RIFF0000WEBPVP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 6, 0xb0, 4]),
			1600 * 1200
		],
		[
			'AVIF',
			pad([
				0,
				0,
				0,
				28,
				...text('ftypavif'),
				...Array<number>(12).fill(0),
				...text('ispe'),
				0,
				0,
				0,
				0,
				0,
				0,
				6,
				0x40,
				0,
				0,
				4,
				0xb0
			]),
			1600 * 1200
		],
		['anything else', pad(text('{"tilekeep"')), 0],
		['nothing', new Uint8Array(), 0]
	])('%s', (_, bytes, pixels) => {
		expect(countPixels(bytes)).toBe(pixels);
	});

	it('or doesn’t, whatever follows its beginning', () => {
		const rng = seededRandom(20261122);
		const begins = [[0xff, 0xd8], text('GIF8'), text('RIFF0000WEBPVP8'), text('0000ftyp')];
		for (let round = 0; round < 4000; round++) {
			const bytes = Uint8Array.of(...rng.pick(begins), ...bytesBy(rng, rng.below(80)));
			expect(countPixels(bytes)).toBeGreaterThanOrEqual(0);
		}
	});
});
