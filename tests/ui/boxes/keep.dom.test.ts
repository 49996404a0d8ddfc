import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { gameId } from '../../../src/lib/record';
import { fullStore, type GameStore } from '../../../src/lib/store';
import { app } from '../../../src/lib/table/app/app.svelte';
import type { TileToDescribe } from '../../../src/lib/table/custom-tiles/tile-describer.svelte';
import { customBoxWords } from '../../../src/lib/words/en/custom-boxes';
import { customTileWords as text } from '../../../src/lib/words/en/custom-tiles';
import CustomTileSheet from '../../../src/routes/game/custom-tiles/CustomTileSheet.svelte';
import { must } from '../../store/support';

const user = userEvent.setup();
const MINE = customBoxWords.newName(1);
const LAKE = { line: 'F:01234567', name: 'Lake', count: 1 };
const NEW: TileToDescribe = { begin: { id: tileId('promo-1') } };
const ondescribed = vi.fn();
let store: GameStore;

beforeEach(async () => {
	ondescribed.mockReset();
	store = fullStore(await app.ready);
	for (const { name } of await must(store.customBoxes())) await must(store.deleteCustomBox(name));
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

const describeIn = (start: TileToDescribe): void => {
	render(CustomTileSheet, {
		game: gameId('one'),
		start,
		land: 'summer',
		ondescribed,
		onclose: () => undefined
	});
};

/** Goes to the last step with a meadow called Lake. */
async function describeLake(): Promise<void> {
	describeIn(NEW);
	const edges = within(screen.getByRole('group', { name: text.terrain }));
	for (let side = 0; side < 4; side++)
		await user.click(edges.getByRole('button', { name: text.edge('field') }));
	await user.click(await screen.findByRole('button', { name: /^field only/ }));
	await user.type(screen.getByLabelText(text.name), 'Lake');
}
const save = () => user.click(screen.getByRole('button', { name: text.save }));
const kept = () => must(store.customBoxes());

it('A tile that is described in a game is kept in “My box” where somebody wants that', async () => {
	await describeLake();
	await user.click(await screen.findByRole('button', { name: text.keepIn(MINE) }));
	await save();
	expect(ondescribed).toHaveBeenCalledOnce();
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([{ name: MINE, tiles: [LAKE] }]);
	});
});

it('Of several boxes the one that is tapped gets it', async () => {
	for (const name of [MINE, 'Club']) await must(store.putCustomBox({ name, tiles: [] }));
	await describeLake();
	await user.click(await screen.findByRole('button', { name: text.keepIn(MINE) }));
	await user.click(screen.getByRole('button', { name: text.keepIn('Club') }));
	await save();
	await vi.waitFor(async () => {
		const club = (await kept()).find(({ name }) => name === 'Club');
		expect(club?.tiles).toEqual([LAKE]);
	});
	expect((await kept()).find(({ name }) => name === MINE)?.tiles).toEqual([]);
});

it('Nothing is kept unasked, and a correction offers no box', async () => {
	await describeLake();
	await screen.findByRole('button', { name: text.keepIn(MINE) });
	await save();
	expect(ondescribed).toHaveBeenCalledOnce();
	cleanup();
	describeIn({ correct: { id: tileId('promo-1'), line: LAKE.line } });
	expect(await screen.findByRole('button', { name: text.save })).toBeVisible();
	expect(screen.queryByRole('button', { name: text.keepIn(MINE) })).toBeNull();
	expect(await kept()).toEqual([]);
});
