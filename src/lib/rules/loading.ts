import type { TileId, TileType } from '../engine/tile';
import { EXPANSIONS, interplaysOf } from '../expansions';
import { addFigures, addMarks, addShapes } from './art';
import { BASE } from './base';
import type {
	DeclaredExpansion,
	Expansion,
	Interplay,
	InterplayRules,
	TileSet
} from './base/expansion';
import { BOXES, type BoxId, type TileSetId } from './boxes';
import type { ExpansionId } from './declared';
import { GARDENS } from './gardens';
import { loadCompanions, onceLoaded } from './load-along';
import { WINTER } from './winter';

/*
 * The rules of an expansion are loaded when it is played: a game of a box alone loads none. The app always knows what it takes to
 * read a record with any expansion, see `catalogue.ts`. Code that replays a record loads the expansions that its header names
 * first.
 */

/** The sets of tiles that lie in boxes, in the order in which they change each other's counts. */
export const TILE_SETS: Readonly<Record<TileSetId, TileSet>> = {
	base: BASE,
	winter: WINTER,
	gardens: GARDENS
};
const SETS = Object.values(TILE_SETS);

/** The sets of tiles in a box, in order. */
export const tileSetsIn = (box: BoxId): readonly TileSet[] =>
	BOXES[box].sets.map((id) => TILE_SETS[id]);

const DECLARED: ReadonlyMap<ExpansionId, DeclaredExpansion> = new Map(
	EXPANSIONS.map((one) => [one.id, one])
);

const loaded = new Map<ExpansionId, Expansion>();
const tiles = new Map<TileId, TileType>(
	SETS.flatMap((set) => set.tiles.map((type) => [type.id, type]))
);

/** Every tile of the boxes, and of the expansions that are loaded, by id. */
export const TILES: ReadonlyMap<TileId, TileType> = tiles;

const shapeLoaders: ReadonlyMap<TileSet, () => Promise<void>> = new Map(
	SETS.map((set) => [
		set,
		onceLoaded(async () => {
			if (set.shapes) addShapes(await set.shapes());
		})
	])
);

/** Loads the shapes of a box's tiles. Rejects if they aren't on the device and there is no network. */
export const loadBoxShapes = async (box: BoxId): Promise<void> => {
	await Promise.all(tileSetsIn(box).flatMap((set) => shapeLoaders.get(set)?.() ?? []));
};

/** Loads the rules of expansions, each only once. Rejects if they aren't on the device and there is no network. */
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
	const [{ RULES }] = await Promise.all([declared.load(), loadCompanions([id])]);
	if (loaded.has(id)) return;
	const expansion: Expansion = { ...declared, ...RULES };
	for (const type of expansion.tiles) tiles.set(type.id, type);
	addFigures(expansion.figures);
	addMarks(expansion.marks);
	addShapes(expansion.shapes);
	loaded.set(id, expansion);
}

/** The expansions that are loaded. */
export const loadedExpansions = (): ReadonlyMap<ExpansionId, Expansion> => loaded;

/** The rules between expansions. Throws if they aren't loaded: they are loaded together with the rules of the expansions. */
export const interplaysIn = (ids: readonly ExpansionId[]): readonly InterplayRules[] =>
	interplaysOf(ids).map((interplay) => {
		const rules = interplays.get(interplay);
		if (!rules)
			throw new Error(`The rules between ${interplay.needs.join(', ')} haven’t been loaded.`);
		return rules;
	});

/** The rules of expansions. Throws for one that isn't loaded: code that replays a game loads its expansions first. */
export const expansionsIn = (ids: readonly ExpansionId[]): readonly Expansion[] =>
	ids.map((id) => {
		const expansion = loaded.get(id);
		if (!expansion) throw new Error(`The rules of ${id} haven’t been loaded.`);
		return expansion;
	});
