import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decompressInto, type Bytes, LineSplitter } from '../../src/lib/share/gzip';
import { seededRandom } from '../record/support';

const FORMATS = [
	['gzip', gzipSync],
	['deflate-raw', deflateRawSync],
	['deflate', deflateSync]
] as const;
const random = seededRandom(20261121);
const noise = (length: number): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length }, () => Math.floor(random() * 256));
/** A gzip file of this many megabytes of zeros: a thousandth of their size. */
const bomb = (megabytes: number) => new Uint8Array(gzipSync(Buffer.alloc(megabytes * 1_000_000)));

/** Bytes decompressed whole, or why they can't be. */
async function decompressed(bytes: Bytes, format: CompressionFormat, most: number) {
	const pieces: Uint8Array[] = [];
	const read = await decompressInto(bytes, format, most, (piece) => pieces.push(piece));
	return read.ok ? Buffer.concat(pieces) : read.error;
}

describe('compressed bytes', () => {
	it.each([0, 1, 1000, 100_000])('%i of them are the same when decompressed', async (length) => {
		const bytes = noise(length);
		for (const [format, compress] of FORMATS)
			expect(await decompressed(new Uint8Array(compress(bytes)), format, length)).toEqual(
				Buffer.from(bytes)
			);
	});

	it('are damaged wherever they were cut', async () => {
		const small = new Uint8Array(gzipSync(noise(60)));
		for (let length = 0; length < small.length; length++)
			expect(await decompressed(small.slice(0, length), 'gzip', 1000)).toBe('damaged');
	});

	it('may grow to exactly the limit', async () => {
		const small = new Uint8Array(gzipSync(noise(500)));
		expect(await decompressed(small, 'gzip', 500)).toHaveLength(500);
		expect(await decompressed(small, 'gzip', 499)).toBe('too-large');
	});

	it('that grow too large are not unpacked any further', async () => {
		let most = 0;
		const read = await decompressInto(bomb(20), 'gzip', 1_000_000, (piece) => {
			most += piece.length;
		});
		expect(read).toEqual({ ok: false, error: 'too-large' });
		expect(most).toBeLessThanOrEqual(1_000_000);
	});

	it('are not decompressed any further once whoever takes them has thrown', async () => {
		const stop = () => {
			throw new Error('Enough.');
		};
		await expect(decompressInto(bomb(5), 'gzip', 1e9, stop)).rejects.toThrow('Enough.');
	});

	it('may be left in the middle, while more of them wait: nothing is thrown where nobody catches it', async () => {
		const bytes = bomb(2);
		let read = 0;
		const takeSlowly = async (piece: Uint8Array) => {
			// The decompressor gets ahead of whoever takes the bytes.
			for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
			read += piece.length;
		};
		for (let most = 10_000; most <= 1_000_000; most += 10_000)
			await decompressInto(bytes, 'gzip', most, takeSlowly);
		expect(read).toBeGreaterThan(1_000_000);
		// What a stopped stream throws, it throws in a later turn.
		await new Promise(setImmediate);
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
