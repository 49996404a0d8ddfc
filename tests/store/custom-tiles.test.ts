import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { Database } from '../../src/lib/store/db';
import type { CustomTile } from '../../src/lib/custom-tiles';
import { tileId } from '../../src/lib/engine/tile';
import { must } from './support';

const opened: { close(): void }[] = [];
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});
async function open(name: string): Promise<GameStore> {
	const store = await openStore({ name });
	opened.push(store);
	return store;
}

const told = (id: string, line = 'C:N+ R:SW F:2347 F:56'): CustomTile => ({ id: tileId(id), line });
const marked: CustomTile = { ...told('gingerbread-2'), mark: 'gingerbread', name: 'Star' };

const kinds: readonly (readonly [string, () => Promise<GameStore>])[] = [
	['the device', () => open(newGameId())],
	['memory', () => Promise.resolve(memoryStore())]
];

describe.each(kinds)('custom tiles in %s', (_, fresh) => {
	it('are returned as stored, those of the box first', async () => {
		const store = await fresh();
		expect(await must(store.customTiles())).toEqual([]);
		const all = [told('promo-10'), marked, told('promo-2'), told('gingerbread-1')];
		for (const tile of all) await must(store.putCustomTile(tile));
		const ids = (await must(store.customTiles())).map(({ id }) => id);
		expect(ids).toEqual(['gingerbread-1', 'gingerbread-2', 'promo-2', 'promo-10']);
		expect(await must(store.customTiles())).toContainEqual(marked);
	});

	it('can be corrected and deleted', async () => {
		const store = await fresh();
		await must(store.putCustomTile(marked));
		const corrected = told('gingerbread-2', 'C:N F:234567');
		await must(store.putCustomTile(corrected));
		expect(await must(store.customTiles())).toEqual([corrected]);
		await must(store.deleteCustomTile(marked.id));
		await must(store.deleteCustomTile(marked.id));
		expect(await must(store.customTiles())).toEqual([]);
	});
});

describe('custom tiles on a device', () => {
	it('are there when the app is opened again', async () => {
		const name = newGameId();
		const store = await open(name);
		await must(store.putCustomTile(marked));
		store.close();
		expect(await must((await open(name)).customTiles())).toEqual([marked]);
	});

	it('that can’t be read are ignored, and the rest stays', async () => {
		const name = newGameId();
		const store = await open(name);
		await must(store.putCustomTile(marked));
		const db = new Database(name);
		opened.push(db);
		await db.told.bulkPut([
			{ id: tileId('gingerbread-3'), line: 'C:NS C:EW' },
			{ id: tileId('gingerbread-4') },
			{ id: tileId('moon-1'), line: 'F:01234567' },
			{ id: tileId('promo-1'), line: 'F:01234567', colour: 'red' }
		]);
		expect(await must(store.customTiles())).toEqual([marked]);
	});
});
