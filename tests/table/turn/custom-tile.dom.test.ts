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
