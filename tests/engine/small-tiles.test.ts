import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/lib/engine/spot';
import { DARMSTADT_COUNTS, DARMSTADT_TILES } from '../../src/lib/expansions/darmstadt/tiles';
import {
	countedFrom,
	WATCHTOWER_COUNTS,
	WATCHTOWER_TILES
} from '../../src/lib/expansions/watchtowers/tiles';
import {
	northOf,
	sectionOn,
	WIND_ROSE_COUNTS,
	WIND_ROSE_TILES
} from '../../src/lib/expansions/wind-roses/tiles';
import { testDesigns, type Row } from '../tools/games/tile-facts';
import facts from './small-tiles.json';

interface SmallRow extends Row {
	/** The letters on a quarter of a wind rose, or `all`. */
	readonly windRose?: string;
	readonly windRoseNorth?: string;
	readonly watchtower?: { readonly points: number; readonly per: string };
	/** The cities whose walls touch the building in the middle. */
	readonly joins?: readonly number[];
}
const rows = new Map((facts.tiles as readonly SmallRow[]).map((row) => [row.id, row]));

const DESIGNS = [...WATCHTOWER_TILES, ...DARMSTADT_TILES, ...WIND_ROSE_TILES];

describe('every design of the small boxes equals its row in small-tiles.json', () => {
	testDesigns(DESIGNS, facts.tiles);

	it('so many of each', () => {
		expect(WATCHTOWER_COUNTS).toEqual(facts.sets.watchtowers);
		expect(DARMSTADT_COUNTS).toEqual(facts.sets.darmstadt);
		expect(WIND_ROSE_COUNTS).toEqual(facts.sets['wind-roses']);
	});
});

describe('watchtowers', () => {
	const PER: Readonly<Partial<Record<string, string>>> = {
		follower: 'followers',
		pennant: 'pennants',
		roadTile: 'roads',
		monastery: 'monasteries',
		cityTile: 'cities'
	};

	it.each(WATCHTOWER_TILES.map((type) => [type.id, type] as const))('%s', (id, type) => {
		const { watchtower, joins = [] } = rows.get(id) ?? {};
		expect(countedFrom(type)).toBe(PER[watchtower?.per ?? '']);
		const touched = type.segments.filter((one) => one.shape === 'area' && one.end === 'mark');
		expect(touched.map(({ index }) => index)).toEqual(joins);
	});
});

describe('wind roses', () => {
	it.each(WIND_ROSE_TILES.map((type) => [type.id, type] as const))('%s', (id, type) => {
		const { windRose, windRoseNorth } = rows.get(id) ?? {};
		const north = northOf(type);
		expect(sectionOn(type)?.toUpperCase() ?? 'all').toBe(windRose);
		expect(north === undefined ? undefined : SIDES[north]).toBe(windRoseNorth);
		expect(type.heading).toBe(north === undefined ? undefined : 2 * north);
	});
});
