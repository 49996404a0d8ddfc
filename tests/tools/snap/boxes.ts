import type { TileCounts } from '../../../src/lib/engine/contents';
import { tileId } from '../../../src/lib/engine/tile';
import type { Expansion } from '../../../src/lib/rules/base/expansion';
import { tilesInBox, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { BOX_IDS, type BoxId } from '../../../src/lib/rules/boxes';
import { EXPANSION_IDS, type ExpansionId } from '../../../src/lib/rules/declared';
import { expansionsIn, loadExpansions, TILES } from '../../../src/lib/rules/loading';
import { rulingsOfPrinting } from '../../../src/lib/rules/editions';
import { PRINTINGS } from '../../../src/lib/rules/printings';
import type { TileSupply } from '../../../src/lib/snap/decision/states';

/** Shorter names than the ids. */
const SHORT: Readonly<Record<string, BoxId | ExpansionId>> = {
	base: 'base-c1',
	winter: 'winter-we1',
	inns: 'inns-and-cathedrals',
	traders: 'traders-and-builders',
	abbey: 'abbey-and-mayor',
	king: 'king-and-robber'
};

/** All names by which boxes and expansions can be told. */
export const BOX_NAMES: readonly string[] = [...Object.keys(SHORT), ...BOX_IDS, ...EXPANSION_IDS];

/** Each player's own tile lies there for at most so many players. */
const PLAYERS = 6;

/**
 * The tiles of some boxes and expansions; with expansions alone, those of the first base game as well. Which edition of an
 * expansion lies on the table isn't known: of each tile as many as any edition has, at least one.
 */
export async function tilesOf(names: readonly string[]): Promise<readonly TileSupply[]> {
	const ids = names.map((name) => SHORT[name] ?? name);
	const boxes = BOX_IDS.filter((id) => ids.includes(id));
	const expansions = EXPANSION_IDS.filter((id) => ids.includes(id));
	await loadExpansions(expansions);
	const counts = new Map<string, number>();
	for (const box of boxes.length > 0 ? boxes : [BOX_IDS[0]]) add(counts, tilesInBox(box));
	for (const expansion of expansionsIn(expansions)) {
		const editions = PRINTINGS.map((printing) =>
			expansion.counts({ ...USUAL_RULINGS, ...rulingsOfPrinting(printing) }, expansions)
		);
		add(counts, largest([...editions, oneOfEach(expansion)]));
		add(counts, Object.fromEntries(expansion.ownTiles.map((id) => [id, PLAYERS])));
	}
	return [...counts].flatMap(([id, count]) => {
		const type = TILES.get(tileId(id));
		return type ? [{ type, count }] : [];
	});
}

/** One of each tile: some are chosen by a ruling of their own, whatever the edition. What players own is counted apart. */
const oneOfEach = ({ tiles, ownTiles }: Expansion): TileCounts =>
	Object.fromEntries(tiles.filter(({ id }) => !ownTiles.includes(id)).map(({ id }) => [id, 1]));

function add(counts: Map<string, number>, more: TileCounts): void {
	for (const [id, count] of Object.entries(more)) counts.set(id, (counts.get(id) ?? 0) + count);
}

/** Of each tile the largest count. */
function largest(all: readonly TileCounts[]): TileCounts {
	const most: Record<string, number> = {};
	for (const counts of all)
		for (const [id, count] of Object.entries(counts)) most[id] = Math.max(most[id] ?? 0, count);
	return most;
}
