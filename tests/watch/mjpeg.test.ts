import { describe, expect, it } from 'vitest';
import { picturesOf } from '../tools/watch/mjpeg';

/** A picture with a preview in its first segment, and a scan with a byte of data that looks like a marker. */
const PREVIEW = [0xff, 0xd8, 0xff, 0xd9];
const PICTURE = [
	...[0xff, 0xd8],
	...[0xff, 0xe1, 0, 2 + PREVIEW.length, ...PREVIEW],
	...[0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 8, 0xff, 0xd3, 9],
	...[0xff, 0xd9]
];

describe('a film of JPEGs', () => {
	it('is split where its pictures end, not where a preview or a byte looks like an end', () => {
		const pictures = picturesOf(Uint8Array.from([...PICTURE, 0, 0, ...PICTURE]));
		expect(pictures.map((one) => [...one])).toEqual([PICTURE, PICTURE]);
	});

	it('leaves out a last picture that is cut short', () => {
		expect(picturesOf(Uint8Array.from([...PICTURE, ...PICTURE.slice(0, -2)]))).toHaveLength(1);
		expect(picturesOf(Uint8Array.from([1, 2, 3]))).toEqual([]);
	});
});
