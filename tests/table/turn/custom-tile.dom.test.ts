import { expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { recorded, recordOf } from '../../e2e/table/support/games';

it('a told tile is chosen while the device still stores it', async () => {
	const store = memoryStore();
	store.putCustomTile = () => new Promise(() => undefined);
	const live = new LiveGame(
		store,
		recordOf(recorded('winter', 'winter-117'), 5, 'told'),
		EMPTY_DRAFT
	);
	live.writer.writes = true;
	void live.entry.layCustomTile({ id: tileId('gingerbread-1'), line: 'C:NEW F:45' });
	await expect.poll(() => live.entry.draft.tile).toBe('gingerbread-1');
});

it('of tiles that are forgotten each can be brought back, as long as the page is open', async () => {
	const live = new LiveGame(
		memoryStore(),
		recordOf(recorded('winter', 'winter-117'), 5, 'told'),
		EMPTY_DRAFT
	);
	const tiles = ['promo-1', 'promo-2'].map((id) => ({ id: tileId(id), line: 'C:NEW F:45' }));
	for (const tile of tiles) await live.customTiles.save(tile);
	for (const tile of tiles) await live.customTiles.forget(tile);
	expect([...live.customTiles.types.keys()]).toEqual([]);
	for (const { id } of tiles.toReversed()) {
		const last = live.customTiles.forgotten.at(-1);
		expect(last?.id).toBe(id);
		if (last) await live.customTiles.save(last);
	}
	expect(live.customTiles.forgotten).toEqual([]);
	expect(live.customTiles.types.size).toBe(2);
});
