import type { TileId, TileType } from '../engine/tile';
import { EXPANSIONS, interplaysOf } from '../expansions';
import type { DeclaredExpansion, Expansion, Interplay, InterplayRules } from './base/expansion';
import { BASE_TILES } from './base/tiles';
import { addFigures } from './figure-art';
import { GARDEN_TILES } from './gardens/tiles';
import type { ExpansionId } from './ids';
import { loadCompanions } from './load-along';
import { addMarks } from './mark-art';
import { addShapes } from './shape-tables';
import { WINTER_TILES } from './winter/tiles';

/*
 * The rules of an expansion are loaded when it is played: a game of a box alone loads none. Of all expansions the app knows
 * what it takes to read a record, see `catalogue.ts`; whoever replays it loads the expansions that its header names before.
 */

const DECLARED: ReadonlyMap<ExpansionId, DeclaredExpansion> = new Map(
	EXPANSIONS.map((one) => [one.id, one])
);

const loaded = new Map<ExpansionId, Expansion>();
const tiles = new Map<TileId, TileType>(
	[...BASE_TILES, ...WINTER_TILES, ...GARDEN_TILES].map((type) => [type.id, type])
);

/** Every tile of the boxes, and of the expansions that are loaded, by id. */
export const TILES: ReadonlyMap<TileId, TileType> = tiles;

/** Loads the rules of expansions; each only once, however many games name it. Rejects when they aren't on the device and there is no network. */
export const loadExpansions = async (ids: readonly ExpansionId[]): Promise<void> => {
	const missing = new Set(ids.filter((id) => !loaded.has(id)));
	await Promise.all([...[...missing].map(load), ...interplaysOf(ids).map(loadInterplay)]);
};

const interplays = new Map<Interplay, InterplayRules>();

async function loadInterplay(interplay: Interplay): Promise<void> {
	if (!interplays.has(interplay)) interplays.set(interplay, await interplay.load());
}

async function load(id: ExpansionId): Promise<void> {
	const declared = DECLARED.get(id);
	if (!declared) throw new Error(`There is no expansion called ${id}.`);
	const [rules] = await Promise.all([declared.load(), loadCompanions([id])]);
	if (loaded.has(id)) return;
	const expansion: Expansion = { ...declared, ...rules };
	for (const type of expansion.tiles) tiles.set(type.id, type);
	addFigures(expansion.figures);
	addMarks(expansion.marks);
	addShapes(expansion.shapes);
	loaded.set(id, expansion);
}

/** The expansions that are loaded. */
export const loadedExpansions = (): ReadonlyMap<ExpansionId, Expansion> => loaded;

/** The rules between expansions. Throws where they aren't loaded: they come with those of the expansions. */
export const interplaysIn = (ids: readonly ExpansionId[]): readonly InterplayRules[] =>
	interplaysOf(ids).map((interplay) => {
		const rules = interplays.get(interplay);
		if (!rules)
			throw new Error(`The rules between ${interplay.needs.join(', ')} haven’t been loaded.`);
		return rules;
	});

/** The rules of expansions. Throws for one that isn't loaded: whoever replays a game loads its expansions before. */
export const expansionsIn = (ids: readonly ExpansionId[]): readonly Expansion[] =>
	ids.map((id) => {
		const expansion = loaded.get(id);
		if (!expansion) throw new Error(`The rules of ${id} haven’t been loaded.`);
		return expansion;
	});
