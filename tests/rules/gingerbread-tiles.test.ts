import { describe, expect, it } from 'vitest';
import type { Rotation } from '../../src/lib/engine/spot';
import { tileId, type TileType } from '../../src/lib/engine/tile';
import {
	rulesOf,
	UNRECORDED_RULINGS,
	USUAL_RULINGS,
	type Setup
} from '../../src/lib/rules/catalogue';
import { DESCRIBED_TILES, GINGERBREAD_TILES } from '../../src/lib/expansions/gingerbread/tiles';
import '../tools/games/all-expansions';

/** What the scan shows of a tile. */
interface Scanned {
	readonly id: string;
	/** Turned so that it lies as in the scan. */
	readonly rotation: Rotation;
	/** Its sides from north clockwise: city, field or road. */
	readonly edges: string;
	/** By city, how many sides it has. */
	readonly cities: readonly number[];
	/** By field, how many half-edges it has, and how many cities it touches. */
	readonly fields: readonly (readonly [halves: number, cities: number])[];
}

/* As the scan was described, in its order. */
const SCANNED: readonly Scanned[] = [
	{
		id: 'CCFR',
		rotation: 0,
		edges: 'CCFR',
		cities: [2],
		fields: [
			[3, 1],
			[1, 1]
		]
	},
	{
		id: 'CCCR',
		rotation: 3,
		edges: 'CCRC',
		cities: [1, 2],
		fields: [
			[1, 1],
			[1, 2]
		]
	},
	{ id: 'CCCC-four-cities', rotation: 0, edges: 'CCCC', cities: [1, 1, 1, 1], fields: [[0, 4]] },
	{
		id: 'CCCF',
		rotation: 1,
		edges: 'FCCC',
		cities: [2, 1],
		fields: [
			[2, 1],
			[0, 2]
		]
	},
	{ id: 'CCCC-three-cities', rotation: 0, edges: 'CCCC', cities: [2, 1, 1], fields: [[0, 3]] },
	{ id: 'CCCC', rotation: 0, edges: 'CCCC', cities: [4], fields: [] }
];

const LETTERS: Readonly<Record<string, string>> = { city: 'C', field: 'F', road: 'R' };

const scanOf = ({ segments, oriented }: TileType, rotation: Rotation) => ({
	edges: oriented[rotation].edges.map((edge) => LETTERS[edge]).join(''),
	cities: segments.flatMap((one) => (one.kind === 'city' ? [one.sides.length] : [])),
	fields: segments.flatMap((one) =>
		one.shape === 'field' ? [[one.halves.length, one.cities.length]] : []
	)
});

const gameOf = (more: Partial<Setup> = {}) =>
	rulesOf({
		box: 'winter-we3-gardens',
		expansions: ['gingerbread'],
		rulings: USUAL_RULINGS,
		...more
	});

const countsIn = (counts: ReadonlyMap<string, number>) =>
	Object.fromEntries([...counts].filter(([id]) => id.startsWith('gingerbread-')));

describe('the six tiles of the Gingerbread Man', () => {
	it.each(SCANNED)('$id shows what the scan shows', ({ id, rotation, edges, cities, fields }) => {
		const type = GINGERBREAD_TILES.find((one) => one.id === `gingerbread-${id}`);
		expect(type && scanOf(type, rotation)).toEqual({ edges, cities, fields });
	});

	it('have no pennants, no roads but two, and his mark', () => {
		const segments = GINGERBREAD_TILES.flatMap((type) => type.segments);
		expect(segments.filter((one) => one.shape === 'area' && one.pennants > 0)).toEqual([]);
		expect(segments.filter(({ kind }) => kind === 'road')).toHaveLength(2);
		expect(GINGERBREAD_TILES.map(({ mark }) => mark)).toEqual(Array(6).fill('gingerbread'));
	});

	it('are in the bag of a new game, each once, and needn’t be described', () => {
		const { counts, tiles } = gameOf();
		expect(countsIn(counts)).toEqual(
			Object.fromEntries(GINGERBREAD_TILES.map(({ id }) => [id, 1]))
		);
		expect(GINGERBREAD_TILES.every(({ id }) => tiles.has(id))).toBe(true);
	});

	it('can be counted as in the misprinted set: four cities twice, a city across never', () => {
		const [twice, never] = [tileId('gingerbread-CCCC-four-cities'), tileId('gingerbread-CCCF')];
		const { counts } = gameOf({ tiles: { [twice]: 1, [never]: -1 } });
		expect([counts.get(twice), counts.get(never)]).toEqual([2, 0]);
	});

	it('are described by the players in a game that began before they were known', () => {
		const { counts, tiles } = gameOf({ rulings: UNRECORDED_RULINGS });
		expect(countsIn(counts)).toEqual(Object.fromEntries(DESCRIBED_TILES.map((id) => [id, 1])));
		expect(DESCRIBED_TILES.some((id) => tiles.has(id))).toBe(false);
	});
});
