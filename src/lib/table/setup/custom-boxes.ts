import type { DescribedTile } from '../../engine/contents';
import { ok, type Result } from '../../engine/result';
import { designOf, tilesTogether } from '../../custom-tiles/boxes';
import {
	customTileType,
	freeId,
	PROMO_IDS,
	type BoxedTile,
	type CustomTile
} from '../../custom-tiles/tile';
import { loadRulesFor, type Header } from '../../record';
import { rulesOf } from '../../rules/catalogue';
import type { GameStore, StoreProblem } from '../../store';
import { hasForeignEdge } from '../custom-tiles/custom-tile-types';

/**
 * The header of a game that is played with the custom boxes of these names. It has copies of their tiles, except those that fit
 * no tile of the game, such as tiles with water if none flows in it.
 */
export async function withCustomBoxes(
	store: GameStore,
	header: Header,
	names: readonly string[]
): Promise<Result<Header, StoreProblem>> {
	if (names.length === 0) return ok(header);
	const boxes = await store.customBoxes();
	if (!boxes.ok) return boxes;
	const known = await store.customTiles();
	if (!known.ok) return known;
	const tiles = tilesTogether(boxes.value.filter(({ name }) => names.includes(name)));
	await loadRulesFor(header);
	const { modules } = rulesOf(header);
	const told = withIds(tiles, known.value).filter(
		(tile) => !hasForeignEdge(customTileType(tile), modules)
	);
	return ok(told.length > 0 ? { ...header, told } : header);
}

/**
 * Gives tiles ids. A tile gets the id of the same design on this device, which is then offered only once; otherwise an id that no
 * tile has.
 */
export function withIds(
	tiles: readonly BoxedTile[],
	known: readonly CustomTile[]
): readonly DescribedTile[] {
	const promos = known.filter(({ id }) => PROMO_IDS.includes(id));
	const ids = new Map(promos.map((tile) => [designOf(tile), tile.id]));
	const same = new Set(tiles.map((tile) => ids.get(designOf(tile))));
	const taken = promos.filter(({ id }) => same.has(id));
	const found: DescribedTile[] = [];
	for (const tile of tiles) {
		// If the device has as many as there can be, a game is played without some of them.
		const free =
			freeId(PROMO_IDS, [...promos, ...found]) ?? freeId(PROMO_IDS, [...taken, ...found]);
		const id = ids.get(designOf(tile)) ?? free;
		if (id) found.push({ ...tile, id });
	}
	return found;
}
