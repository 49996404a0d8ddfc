import { afterEach, beforeEach, expect, it } from 'vitest';
import { newGameId, openStore, unsaved, type GameStore } from '../../src/lib/store';
import { toUnsavedGame } from '../../src/lib/store/rows';
import { must, recordWith, storeAll } from './support';

const game = recordWith(5);
const { id } = game.header;
const upTo = (count: number) => ({ ...game, entries: game.entries.slice(0, count) });

let store: GameStore;
beforeEach(async () => {
	store = await openStore({ name: newGameId() });
});
afterEach(() => {
	unsaved.drop(id);
	store.close();
});

const backedUp = async () => (await must(store.exportAll())).games;

it('a backup holds unsaved turns', async () => {
	await storeAll(store, upTo(2));
	unsaved.keep(toUnsavedGame(game, {}, 2));
	expect(await backedUp()).toEqual([game]);
});

it('a backup holds a game that isn’t stored at all', async () => {
	unsaved.keep(toUnsavedGame(game, {}, 0));
	expect(await backedUp()).toEqual([game]);
	unsaved.remove(id);
	expect(await backedUp()).toEqual([]);
});

it('a backup holds what another window stored later, not the older unsaved copy', async () => {
	await storeAll(store, upTo(4));
	unsaved.keep(toUnsavedGame(upTo(3), {}, 2));
	expect(await backedUp()).toEqual([upTo(4)]);
});

it('a backup holds the longer log, whatever number of stored entries was noted with it', async () => {
	await storeAll(store, upTo(2));
	unsaved.keep(toUnsavedGame(game, {}, 5));
	expect(await backedUp()).toEqual([game]);
});

it('a backup holds the stored log where the two logs diverged', async () => {
	const stored = { ...recordWith(3, 'game', 2), header: game.header };
	await storeAll(store, stored);
	unsaved.keep(toUnsavedGame(game, {}, 3));
	expect(await backedUp()).toEqual([stored]);
});
