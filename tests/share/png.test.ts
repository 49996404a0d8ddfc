import { crc32 as crcOfNode } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../src/lib/share/encoding';
import { gameInPng, withGame } from '../../src/lib/share/png';
import { seededRandom } from '../tools/games/seeded-random';
import { smallPng } from '../tools/make/palette';
import { bytesBy } from './support';

const plain = new Uint8Array(smallPng({ width: 2, height: 2, data: new Uint8Array(16).fill(200) }));
const game = bytesBy(seededRandom(1), 700);
const picture = withGame(plain, game);

const changed = (bytes: Uint8Array, at: number, by: number): Uint8Array => {
	const copy = bytes.slice();
	copy[at] = (copy[at] ?? 0) ^ by;
	return copy;
};
const typesIn = (png: Uint8Array): readonly string[] =>
	[
		...Buffer.from(png)
			.toString('latin1')
			.matchAll(/IHDR|PLTE|IDAT|tkGm|IEND/g)
	].map(([type]) => type);

describe('a CRC', () => {
	it.each([0, 1, 9, 256, 5_000])('of %i bytes equals that of node:zlib', (length) => {
		const bytes = bytesBy(seededRandom(length), length);
		expect(crc32(bytes)).toBe(crcOfNode(bytes));
	});
});

describe('a picture with a game', () => {
	it.each([0, 1, 700, 100_000])('gives back its %i bytes', (length) => {
		const packed = bytesBy(seededRandom(length), length);
		expect(gameInPng(withGame(plain, packed))).toEqual(packed);
	});

	it('has the game just before its end, and is otherwise unchanged', () => {
		expect(typesIn(picture)).toEqual(['IHDR', 'PLTE', 'IDAT', 'tkGm', 'IEND']);
		expect(picture.subarray(0, plain.length - 12)).toEqual(plain.subarray(0, -12));
		expect(picture.subarray(-12)).toEqual(plain.subarray(-12));
		expect(picture).toHaveLength(plain.length + 12 + game.length);
	});

	it('has one game only: a second replaces the first', () => {
		const second = withGame(picture, Uint8Array.of(1, 2, 3));
		expect(gameInPng(second)).toEqual(Uint8Array.of(1, 2, 3));
		expect(second).toHaveLength(plain.length + 15);
	});

	it('is found in a part of a larger buffer', () => {
		const shifted = Uint8Array.from([9, 9, 9, ...picture]).subarray(3);
		expect(gameInPng(shifted)).toEqual(game);
	});

	it('can only be made of a whole PNG', () => {
		const wrong = [new Uint8Array(), game, plain.subarray(0, -1), plain.subarray(1)];
		for (const bytes of wrong)
			expect(() => withGame(bytes, game)).toThrow('A game can only be put into a whole PNG.');
	});
});

describe('a picture that was tampered with', () => {
	it('gives no game when it has none, or isn’t a PNG', () => {
		for (const bytes of [plain, new Uint8Array(), game]) expect(gameInPng(bytes)).toBeUndefined();
	});

	it('gives no game from after its end', () => {
		const at = plain.length - 12;
		const chunk = picture.subarray(at, at + 12 + game.length);
		expect(gameInPng(Uint8Array.from([...plain, ...chunk]))).toBeUndefined();
	});

	it('gives no game of more than a million bytes', () => {
		expect(gameInPng(withGame(plain, new Uint8Array(1_000_000)))).toHaveLength(1_000_000);
		expect(gameInPng(withGame(plain, new Uint8Array(1_000_001)))).toBeUndefined();
	});

	it('gives the whole game or none, wherever it is cut', () => {
		for (let end = 0; end < picture.length; end++) {
			const found = gameInPng(picture.subarray(0, end));
			expect(found === undefined || end >= picture.length - 12).toBe(true);
		}
	});

	it('gives the whole game or none, whichever bit is flipped', () => {
		for (let at = 0; at < picture.length; at++) {
			const found = gameInPng(changed(picture, at, 1 << (at % 8)));
			if (found) expect(found).toEqual(game);
		}
	});

	it.each([11, 12, 13, 14])('of seed %i gives the whole game or none', (seed) => {
		const by = seededRandom(seed);
		for (let n = 0; n < 2_500; n++) {
			let bytes: Uint8Array = picture.slice(0, by.below(4) ? undefined : by.below(picture.length));
			for (let hits = by.below(6); hits >= 0; hits--)
				bytes = changed(bytes, by.below(bytes.length || 1), 1 + by.below(255));
			const found = gameInPng(bytes);
			if (found) expect(found).toEqual(game);
		}
	});
});
