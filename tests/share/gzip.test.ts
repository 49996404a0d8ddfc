import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed, unpacked, decompressInto } from '../../src/lib/share/gzip';
import { LineSplitter } from '../../src/lib/share/line-splitter';
import { seededRandom } from '../record/support';

const FORMATS = ['gzip', 'deflate-raw', 'deflate'] as const;
const random = seededRandom(20261121);
const noise = (length: number): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length }, () => Math.floor(random() * 256));
/** A gzip file of so many megabytes of zeros: a thousand times as small. */
const bomb = (megabytes: number) => new Uint8Array(gzipSync(Buffer.alloc(megabytes * 1_000_000)));

describe('packed bytes', () => {
	it.each([0, 1, 1000, 100_000])('%i of them are the same when unpacked', async (length) => {
		const bytes = noise(length);
		for (const format of FORMATS) {
			const small = await packed(bytes, format);
			const big = await unpacked(small, format, length);
			expect(big.ok && Buffer.compare(big.value, bytes)).toBe(0);
		}
	});

	it('are damaged wherever they were cut', async () => {
		const small = await packed(noise(60), 'gzip');
		for (let length = 0; length < small.length; length++)
			expect(await unpacked(small.slice(0, length), 'gzip', 1000)).toEqual({
				ok: false,
				error: 'damaged'
			});
	});

	it('may grow to just so many', async () => {
		const small = await packed(noise(500), 'gzip');
		expect((await unpacked(small, 'gzip', 500)).ok).toBe(true);
		expect(await unpacked(small, 'gzip', 499)).toEqual({ ok: false, error: 'too-large' });
	});

	it('that are a bomb are left alone as soon as they have grown too large', async () => {
		let most = 0;
		const read = await decompressInto(bomb(20), 'gzip', 1_000_000, (piece) => {
			most += piece.length;
		});
		expect(read).toEqual({ ok: false, error: 'too-large' });
		expect(most).toBeLessThanOrEqual(1_000_000);
	});

	it('are not unpacked any further once whoever takes them has thrown', async () => {
		const stop = () => {
			throw new Error('Enough.');
		};
		await expect(decompressInto(bomb(5), 'gzip', 1e9, stop)).rejects.toThrow('Enough.');
	});
});

describe('a text in lines', () => {
	it('may come with a thousand empty ones, but not with a million', () => {
		expect(new LineSplitter(10).next(new Uint8Array(1_000).fill(10))).toEqual([]);
		expect(new LineSplitter(10).next(new Uint8Array(1_000_000).fill(10))).toBe('too-blank');
	});

	it.each([
		['whole', 'a234567890\n', ['a234567890']],
		['too long', 'a2345678901\n', 'too-long'],
		['too long before it ends', 'b\na2345678901', 'too-long']
	])('has none longer than it may be: %s', (_, text, lines) => {
		expect(new LineSplitter(10).next(new TextEncoder().encode(text))).toEqual(lines);
	});
});
