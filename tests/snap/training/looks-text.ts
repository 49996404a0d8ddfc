import { format } from 'prettier';
import type { TileType } from '../../../src/lib/engine/tile';
import { BASE_TILES } from '../../../src/lib/rules/base/tiles';
import { GARDEN_TILES } from '../../../src/lib/rules/gardens/tiles';
import { EXPANSION_IDS, type ExpansionId } from '../../../src/lib/rules/declared';
import { expansionsIn, loadExpansions } from '../../../src/lib/rules/loading';
import { WINTER_TILES } from '../../../src/lib/rules/winter/tiles';
import { lookFinder, looksOf } from '../../../src/lib/snap/looks';

/** Where the list of looks lies. */
export const LOOKS_FILE = 'tests/snap/training/looks.json';

/** What the network learnt first, in the order of its classes. */
const FIRST: readonly ExpansionId[] = [
	'river',
	'abbot',
	'inns-and-cathedrals',
	'traders-and-builders',
	'abbey-and-mayor',
	'river-2',
	'king-and-robber',
	'gingerbread',
	'gold-mines',
	'mage-and-witch',
	'flying-machines',
	'crop-circles',
	'ferries',
	'robbers'
];

/** Tiles of theirs that were printed later, in 2025: they were learnt after those. */
const LATER: readonly string[] = [
	'ic-CCRF-caps',
	'ic-CCFR-caps',
	'ic-CRCR-two-roads',
	'ic-CRRR-gates',
	'ic-RRRR-inn-ring',
	'ic-RSRS-inn',
	'tb-CRFF-hut',
	'tb-FFRR-monastery',
	'tb-CCCR-cloth-mirror',
	'tb-CCSS-wine'
];

/** What it learnt last. */
const LAST: readonly ExpansionId[] = [
	'princess-and-dragon',
	'tower',
	'shrines',
	'siege',
	'festival'
];

/** All that the network is trained with. */
export const TRAINED: readonly ExpansionId[] = [...FIRST, ...LAST];

/** Every tile that the network is trained with, in an order that stays. */
async function everyTile(): Promise<readonly TileType[]> {
	await loadExpansions(EXPANSION_IDS);
	const tilesOf = (ids: readonly ExpansionId[]) => expansionsIn(ids).flatMap(({ tiles }) => tiles);
	const tiles = tilesOf(FIRST);
	const isLater = ({ id }: TileType) => LATER.includes(id);
	const first = tiles.filter((type) => !isLater(type));
	const known = [...BASE_TILES, ...WINTER_TILES, ...GARDEN_TILES, ...first];
	return [...known, ...tiles.filter(isLater), ...tilesOf(LAST)];
}

/** The looks of all tiles as JSON: an array in the order of the network's classes. */
export async function looksText(): Promise<string> {
	const types = await everyTile();
	const looks = looksOf(types);
	const find = lookFinder(looks);
	const rows = looks.map(({ key, line, period, type: { edges, segments } }, index) => ({
		key,
		line,
		period,
		edges,
		segments,
		tiles: types.flatMap((type) => {
			const found = find(type);
			if (found?.look !== index) return [];
			// A mark is no part of the look, but it is drawn on some of its tiles.
			const { id, mark } = type;
			return [{ id, rotation: found.rotation, ...(mark !== undefined && { mark }) }];
		})
	}));
	return format(JSON.stringify(rows), { parser: 'json', printWidth: 100, useTabs: true });
}
