import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64Url } from '../../src/lib/share/encoding';
import { Coder, CodingContext } from '../../src/lib/share/packed/coder';
import {
	fields,
	list,
	optional,
	orJson,
	variant
} from '../../src/lib/share/packed/compound-codecs';
import { loadPackedNames } from '../../src/lib/share/packed/names';
import { evenOdds, RangeReader, RangeWriter } from '../../src/lib/share/packed/range';
import { someRulings } from '../../src/lib/share/packed/rulings';
import {
	constant,
	name,
	number,
	int,
	uint,
	text,
	type Codec
} from '../../src/lib/share/packed/codec';
import { seededRandom } from '../tools/games/seeded-random';

const SEED = 20261123;

/** Values of one shape, written one after the other. */
function written(shape: Codec, values: readonly unknown[]): Uint8Array {
	const writer = new RangeWriter();
	const coder = new Coder(writer);
	for (const value of values) {
		expect(shape.fits(value)).toBe(true);
		shape.code(coder, value);
	}
	return writer.end();
}

/** Reads this many values of a shape, which must be everything in the bytes. */
function read(shape: Codec, bytes: Uint8Array, count: number): readonly unknown[] {
	const reader = new RangeReader(bytes);
	const coder = new Coder(reader);
	const values = Array.from({ length: count }, () => shape.code(coder));
	expect(reader.atEnd).toBe(true);
	return values;
}

const again = (shape: Codec, values: readonly unknown[]) =>
	read(shape, written(shape, values), values.length);

describe('bits', () => {
	it.each([1, 2, 3, 20, 1000])(
		`of which one in %i is 1 are read as they were written (seed ${String(SEED)})`,
		(rare) => {
			const rng = seededRandom(SEED);
			const bits = Array.from({ length: 20_000 }, () => (rng.below(rare) === 0 ? 1 : 0));
			const writer = new RangeWriter();
			const [odds, same] = [evenOdds(), evenOdds()];
			for (const bit of bits) writer.bit(odds, bit);
			const bytes = writer.end();
			const reader = new RangeReader(bytes);
			expect(bits.map(() => reader.bit(same))).toEqual(bits);
			expect(reader.atEnd).toBe(true);
		}
	);

	it('that are always the same cost almost nothing, and random ones no more than their size', () => {
		const rng = seededRandom(SEED);
		const bit = uint(1);
		const same = Array.from({ length: 1000 }, () => 1);
		expect(written(bit, same).length).toBeLessThan(10);
		expect(
			written(
				bit,
				same.map(() => rng.below(2))
			).length
		).toBeLessThan(130);
	});

	it('adapt when they change', () => {
		const values = Array.from({ length: 2000 }, (_, at) => (at < 1000 ? 0 : 1));
		expect(written(uint(1), values).length).toBeLessThan(60);
	});

	it('give the same bytes as in the first links', () => {
		const rng = seededRandom(SEED);
		const values = Array.from({ length: 300 }, () => (rng.below(50) === 0 ? rng.below(256) : 7));
		expect(toBase64Url(written(uint(8), values))).toBe('BykRUUqWs1n38TjmeICE');
	});

	it('carry into bytes already written', () => {
		// Ones make the number as large as possible, so that the next bit overflows.
		const rng = seededRandom(SEED);
		const values = Array.from({ length: 3000 }, () => (rng.below(40) === 0 ? 0 : 255));
		expect(again(uint(8), values)).toEqual(values);
	});
});

const safe = fc.maxSafeInteger();

describe('a shape can hold', () => {
	it.each<[string, Codec, fc.Arbitrary<unknown>]>([
		['whole numbers', number(), fc.maxSafeNat()],
		['whole numbers below 0', int(), safe],
		['texts of any script', text(), fc.string({ unit: 'binary' })],
		[
			'halves of characters',
			text(),
			fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) })
		],
		['names', name(['a', 'b']), fc.constantFrom('a', 'b', 'c', '', '__proto__')],
		['what may be missing', optional(text()), fc.constantFrom(undefined, '', 'x')],
		['lists', list(int()), fc.array(safe)],
		[
			'anything',
			orJson(constant(1)),
			fc.constantFrom<unknown>(1, 0.5, null, 'x', [], { a: [1, { b: {} }] })
		]
	])(`%s (seed ${String(SEED)})`, (_, shape, values) => {
		fc.assert(
			fc.property(fc.array(values), (all) => {
				expect(again(shape, all)).toEqual(all);
			}),
			{ seed: SEED, numRuns: 50 }
		);
	});
});

describe('a shape can’t hold', () => {
	it.each<[string, Codec, readonly unknown[]]>([
		['numbers that it has no bits for', uint(2), [4, -1, 0.5, '1', null, undefined, NaN]],
		['parts of numbers and what is too large', number(), [0.5, -1, 2 ** 53, Infinity, '1', null]],
		['what is no text', text(), [0, null, undefined, {}, ['a']]],
		[
			'fields that it has not',
			fields({ a: number() }),
			[{ a: 1, b: 2 }, {}, null, [], { b: 1 }, { a: 1, toString: 1 }]
		],
		[
			'kinds that it has not',
			variant([['a', fields({})]]),
			[{ type: 'b' }, {}, null, { type: 'a', x: 1 }]
		],
		['lists of others', list(number()), [[-1], [1, null], {}, '12']]
	])('%s', (_, shape, values) => {
		expect(values.filter(shape.fits)).toEqual([]);
	});
});

describe('lists that grow', () => {
	const NAMES = Array.from({ length: 700 }, (_, at) => `name ${String(at)}`);
	const KINDS = Array.from({ length: 200 }, (_, at) => [`kind/${String(at)}`, fields({})] as const);
	const ofKinds = KINDS.map(([type]) => ({ type }));

	it('have room for hundreds of names and kinds', () => {
		expect(again(name(NAMES), NAMES)).toEqual(NAMES);
		expect(again(variant(KINDS), ofKinds)).toEqual(ofKinds);
	});

	it('leave links as they are, up to the last number with so many bits', () => {
		const names = NAMES.slice(0, 254);
		const plain = names.map((_, index) => index + 1);
		expect(written(name(NAMES), names)).toEqual(written(uint(8), plain));
		const kinds = ofKinds.slice(0, 63);
		expect(written(variant(KINDS), kinds)).toEqual(written(uint(6), [...kinds.keys()]));
	});

	it('tell a name that only a newer app has from one that this has', () => {
		const bytes = written(name(NAMES), ['name 600', 'name 3']);
		expect(read(name(NAMES.slice(0, 300)), bytes, 2)).toEqual(['#601', 'name 3']);
	});
});

describe('a number of a newer app', () => {
	it('is an unknown name', () => {
		const newer = name(['base-c1', 'moon', 'mars']);
		expect(read(name(['base-c1']), written(newer, ['mars', 'base-c1']), 2)).toEqual([
			'#3',
			'base-c1'
		]);
	});

	it('is refused as an unknown event', () => {
		const kinds = ['base/laid', 'moon/landed'].map((type) => [type, fields({})] as const);
		const bytes = written(variant(kinds), [{ type: 'moon/landed' }]);
		expect(() => read(variant(kinds.slice(0, 1)), bytes, 1)).toThrow('unknown');
	});
});

describe('open spots', () => {
	it('are numbered from the newest, of one tile from its west', () => {
		const known = new CodingContext();
		const numbers = (...spots: readonly (readonly [number, number])[]) =>
			spots.map(([x, y]) => known.numberOf({ x, y }));
		expect(numbers([-1, 0], [0, 1], [1, 0], [0, -1], [0, 0], [5, 5])).toEqual([1, 2, 3, 4, 0, 0]);
		known.lay({ x: 1, y: 0 });
		expect(numbers([1, 1], [2, 0], [1, -1], [-1, 0], [0, 1], [0, -1])).toEqual([1, 2, 3, 4, 5, 6]);
		expect(numbers([1, 0], [0, 0])).toEqual([0, 0]);
	});

	it('are at most as many as fit into a byte: the oldest is dropped', () => {
		const known = new CodingContext();
		for (let x = 1; x <= 200; x++) known.lay({ x, y: 0 });
		expect(known.open).toHaveLength(255);
		expect(known.numberOf({ x: -1, y: 0 })).toBe(0);
		expect(known.numberOf({ x: 200, y: 1 })).toBe(1);
	});
});

it('a ruling of a newer app is refused with its number', async () => {
	const { answers } = await loadPackedNames();
	const beyond = answers.length + 1;
	const newer = list(fields({ id: uint(8), answer: uint(8) }));
	const bytes = written(newer, [[{ id: beyond, answer: 2 }]]);
	const problem = { code: 'malformed', path: `rulings.#${String(beyond)}`, wrong: 'unexpected' };
	expect(() => read(someRulings(answers), bytes, 1)).toThrow(expect.objectContaining({ problem }));
});
