import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { words } from '../../../src/lib/words/en/table';
import ChosenTile from '../../../src/routes/game/turn/ChosenTile.svelte';
import { must, recordWith } from '../../store/support';

/** The row of a tile that is chosen and has no spot yet. */
async function showChosen(tile: string): Promise<LiveGame> {
	const { header } = recordWith(0);
	const store = memoryStore();
	await must(store.putBack({ header, entries: [] }, {}));
	const live = new LiveGame(store, { header, entries: [] }, EMPTY_DRAFT);
	live.writer.writes = true;
	live.entry.chooseTile(tileId(tile));
	render(ChosenTile, { entry: live.entry, land: 'summer', prompt: '' });
	return live;
}

it('a chosen tile is turned by a button before it has a spot', async () => {
	const live = await showChosen('base-V');
	await fireEvent.click(screen.getByRole('button', { name: words.table.turnInHand }));
	expect(live.entry.draft).toMatchObject({ tile: 'base-V', rotation: 1 });
	live.entry.chooseSpot({ x: 1, y: 0 });
	expect(live.entry.draft.rotation).toBe(1);
});

it('a tile that looks the same all round has no such button', async () => {
	await showChosen('base-X');
	expect(screen.queryByRole('button', { name: words.table.turnInHand })).toBeNull();
});
