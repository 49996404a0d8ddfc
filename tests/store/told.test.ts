import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore, newGameId, openStore, type GameStore } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import type { ToldTile } from '../../src/lib/told';
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

const told = (id: string, line = 'C:N+ R:SW F:2347 F:56'): ToldTile => ({ id: tileId(id), line });
const marked: ToldTile = { ...told('gingerbread-2'), mark: 'gingerbread', name: 'Star' };

const kinds: readonly (readonly [string, () => Promise<GameStore>])[] = [
	['the device', () => open(newGameId())],
	['memory', () => Promise.resolve(memoryStore())]
];

describe.each(kinds)('told tiles in %s', (_, fresh) => {
	it('are given back as they were told, those of the box first', async () => {
		const store = await fresh();
		expect(await must(store.told())).toEqual([]);
		const all = [told('promo-10'), marked, told('promo-2'), told('gingerbread-1')];
		for (const tile of all) await must(store.tell(tile));
		const ids = (await must(store.told())).map(({ id }) => id);
		expect(ids).toEqual(['gingerbread-1', 'gingerbread-2', 'promo-2', 'promo-10']);
		expect(await must(store.told())).toContainEqual(marked);
	});

	it('are corrected, and forgotten', async () => {
		const store = await fresh();
		await must(store.tell(marked));
		const corrected = told('gingerbread-2', 'C:N F:234567');
		await must(store.tell(corrected));
		expect(await must(store.told())).toEqual([corrected]);
		await must(store.forget(marked.id));
		await must(store.forget(marked.id));
		expect(await must(store.told())).toEqual([]);
	});
});

describe('the shelf of told tiles on a device', () => {
	it('is there when the app is opened again', async () => {
		const name = newGameId();
		const store = await open(name);
		await must(store.tell(marked));
		store.close();
		expect(await must((await open(name)).told())).toEqual([marked]);
	});

	it('passes over what it cannot read, and the rest stays', async () => {
		const name = newGameId();
		const store = await open(name);
		await must(store.tell(marked));
		const db = new Database(name);
		opened.push(db);
		await db.told.bulkPut([
			{ id: tileId('gingerbread-3'), line: 'C:NS C:EW' },
			{ id: tileId('gingerbread-4') },
			{ id: tileId('moon-1'), line: 'F:01234567' },
			{ id: tileId('promo-1'), line: 'F:01234567', colour: 'red' }
		]);
		expect(await must(store.told())).toEqual([marked]);
	});
});
