import { describe, expect, it } from 'vitest';
import { ALL_ROTATIONS, CORNERS } from '../../src/lib/engine/spot';
import {
	distinctRotations,
	tile,
	tileId,
	type Segment,
	type TileType
} from '../../src/lib/engine/tile';
import { BOX_IDS, BOXES, TILES, tileType } from '../../src/lib/rules/catalogue';
import facts from './tile-facts.json';

/** A feature in the format of `tile-facts.json`. */
interface Fact {
	readonly kind: string;
	readonly sides?: readonly string[];
	readonly halves?: readonly number[];
	readonly pennants?: number;
	readonly adjacentCities?: readonly number[];
	readonly end?: { readonly kind: string; readonly feature?: number };
	readonly corners?: readonly string[];
	/** Which of two that cross passes over the other. */
	readonly passage?: string;
	readonly near?: string;
}

const table: readonly (readonly [string, (typeof facts.tiles)[number]])[] = facts.tiles.map(
	(row) => [row.id, row]
);

/** A segment in the format of `tile-facts.json`. */
function factOf(segment: Segment, { segments }: TileType): Fact {
	const { kind } = segment;
	switch (kind) {
		case 'monastery':
			return { kind, ...(segment.sides.length > 0 && { sides: namesOf(segment.sides) }) };
		case 'field':
			return {
				kind,
				halves: segment.halves,
				adjacentCities: segment.cities,
				...(segment.near !== undefined && { near: 'NESW'.charAt(segment.near) })
			};
		case 'city':
			return {
				kind,
				sides: namesOf(segment.sides),
				pennants: segment.pennants,
				...(segment.corners && { corners: segment.corners.map((at) => CORNERS[at]) }),
				...passageOf(segment, segments)
			};
		case 'road':
			return {
				kind,
				sides: namesOf(segment.sides),
				...endOf(segment, segments),
				...passageOf(segment, segments)
			};
	}
}

function passageOf({ index, under }: Segment & { under?: number }, segments: readonly Segment[]) {
	if (under !== undefined) return { passage: 'under' };
	return segments.some((other) => 'under' in other && other.under === index)
		? { passage: 'over' }
		: {};
}

const namesOf = (sides: readonly number[]): string[] => sides.map((side) => 'NESW'.charAt(side));

/** The table names the segment at which a road ends for a city's gate and for a monastery. */
function endOf({ end, gate }: Segment & { kind: 'road' }, segments: readonly Segment[]) {
	if (!end) return {};
	if (end === 'crossing' || end === 'village') return { end: { kind: end } };
	const at = end === 'city' ? gate : segments.findIndex(({ kind }) => kind === end);
	return { end: { kind: end, ...(at !== undefined && { feature: at }) } };
}

const told = (features: readonly Fact[]): readonly Fact[] =>
	features.map((feature) => (feature.kind === 'city' ? { pennants: 0, ...feature } : feature));

describe('every design equals its row in tile-facts.json', () => {
	it('the same designs, no more and no fewer', () => {
		expect([...TILES.keys()].sort()).toEqual(facts.tiles.map(({ id }) => id).sort());
	});

	it.each(table)('%s', (id, row) => {
		const type = tileType(tileId(id));
		expect(type.edges).toEqual(row.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(told(row.features));
	});

	it.each(table)('%s meets the same city walls with its fields, by its edges alone', (id, row) => {
		const walls = tileType(tileId(id)).segments.map((one) =>
			one.kind === 'field' ? one.cities : undefined
		);
		const known = told(row.features).map(({ adjacentCities }) => adjacentCities);
		expect(walls).toEqual(known);
	});

	it.each(table)('%s is found by its number and its letter', (id, row) => {
		const { number = null, letter = null } = tileType(tileId(id));
		expect({ number, letter }).toEqual({ number: row.number, letter: row.letter });
	});

	it.each(table)('%s has the rotation whose code is first in the alphabet', (id, row) => {
		const words = ALL_ROTATIONS.map((rotation) =>
			tileType(tileId(id))
				.oriented[rotation].edges.map((edge) => edge.charAt(0).toUpperCase())
				.join('')
		);
		expect(words[0]).toBe(row.code);
		expect([...words].sort()[0]).toBe(row.code);
	});
});

describe('every box has the right number of tiles', () => {
	it.each(BOX_IDS)('%s', (id) => {
		const { total, start, tiles } = facts.sets[id];
		expect({ ...BOXES[id].counts }).toEqual(tiles);
		expect(BOXES[id].start).toBe(start);
		expect(Object.values(BOXES[id].counts).reduce((sum, count) => sum + count, 0)).toBe(total);
	});

	it('72 tiles in the first edition and the winter of 2011, 84 in every later winter', () => {
		expect(BOX_IDS.map((id) => facts.sets[id].total)).toEqual([72, 84, 84, 84, 72]);
	});
});

describe('numbers and letters', () => {
	const base = facts.tiles.filter(({ id }) => id.startsWith('base-'));

	it('the first edition’s designs carry the numbers 01 to 24, each once', () => {
		const numbers = base.map(({ id }) => tileType(tileId(id)).number).sort();
		expect(numbers).toEqual(Array.from({ length: 24 }, (_, n) => String(n + 1).padStart(2, '0')));
	});

	it('and the letters A to X', () => {
		const letters = base.map(({ id }) => tileType(tileId(id)).letter).sort();
		expect(letters).toEqual('ABCDEFGHIJKLMNOPQRSTUVWX'.split(''));
	});
});

describe('turning', () => {
	it.each([
		['base-C', [0]],
		['base-B', [0]],
		['base-X', [0]],
		['base-U', [0, 1]],
		['base-G', [0, 1]],
		['base-H', [0, 1]],
		['winter-RRRR-wolpertinger', [0, 1]],
		['winter-FRFR-deer', [0, 1]],
		['base-D', [0, 1, 2, 3]],
		['base-V', [0, 1, 2, 3]]
	])('%s looks different in the turns %j', (id, rotations) => {
		expect(distinctRotations(tileType(tileId(id)))).toEqual(rotations);
	});
});

describe('a line that doesn’t describe a whole tile is refused', () => {
	it.each([
		['a half-edge without a field', 'C:N F:2345'],
		['a segment nobody knows', 'Q:N F:01234567'],
		['an end nobody knows', 'R:W>cliff F:01234567'],
		['a word too many', 'C:NESW x']
	])('%s', (_, line) => {
		expect(() => tile('test', {}, line)).toThrow();
	});
});
