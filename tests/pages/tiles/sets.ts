import type { TileType } from '$lib/engine/tile';
import { BASE_TILES } from '$lib/rules/base/tiles';
import { EXPANSION_IDS, expansionOf, TILES, type ExpansionId } from '$lib/rules/catalogue';
import { GARDEN_TILES } from '$lib/rules/gardens/tiles';
import { WINTER_TILES } from '$lib/rules/winter/tiles';
import { CUSTOM_TILES } from './custom';

/** The designs of an expansion, those of a player's own last. */
const designsOf = (expansion: ExpansionId): readonly TileType[] =>
	[...TILES.values()].filter(({ id }) => expansionOf(id) === expansion);

/** Every design of each set, by its name; an expansion has one where its designs are known. */
export const DESIGNS: ReadonlyMap<string, readonly TileType[]> = new Map([
	['base', BASE_TILES],
	['winter', WINTER_TILES],
	['gardens', GARDEN_TILES],
	...EXPANSION_IDS.map((id) => [id.replaceAll('-', ' '), designsOf(id)] as const).filter(
		([, designs]) => designs.length > 0
	),
	['custom', CUSTOM_TILES]
]);

export const SETS: readonly string[] = [...DESIGNS.keys()];

/** The designs that are printed. */
export const PRINTED: readonly TileType[] = SETS.filter((set) => set !== 'custom').flatMap(
	(set) => DESIGNS.get(set) ?? []
);

/** Sizes of a tile in pixels: a whole game on a phone, the palette, zoomed in. */
export const SIZES = ['40', '80', '200'] as const;
