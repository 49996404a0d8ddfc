import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import type { CustomBox } from '../../src/lib/custom-tiles';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { Database } from '../../src/lib/store/db';
import { must } from './support';

const opened: { close(): void }[] = [];
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});
async function open(name = newGameId()): Promise<GameStore> {
	const store = await openStore({ name });
	opened.push(store);
	return store;
}

const LAKE = { line: 'F:01234567', name: 'Lake', count: 1 };
const BEND = { line: 'C:N+ R:SW F:2347 F:56', mark: 'gingerbread', count: 3 };
const mine: CustomBox = { name: 'My box', tiles: [LAKE, BEND] };
const club: CustomBox = { name: 'Club', tiles: [] };

const kinds: readonly (readonly [string, () => Promise<GameStore>])[] = [
	['the device', () => open()],
	['memory', () => Promise.resolve(memoryStore())]
];

describe.each(kinds)('custom boxes in %s', (_, fresh) => {
	it('are returned as stored, by name', async () => {
		const store = await fresh();
		expect(await must(store.customBoxes())).toEqual([]);
		for (const box of [mine, club]) await must(store.putCustomBox(box));
		expect(await must(store.customBoxes())).toEqual([club, mine]);
	});

	it('can be changed, renamed and deleted', async () => {
		const store = await fresh();
		await must(store.putCustomBox(mine));
		const changed = { ...mine, tiles: [LAKE] };
		await must(store.putCustomBox(changed));
		expect(await must(store.customBoxes())).toEqual([changed]);
		const renamed = { ...changed, name: 'Ours' };
		await must(store.putCustomBox(renamed, mine.name));
		expect(await must(store.customBoxes())).toEqual([renamed]);
		await must(store.deleteCustomBox('Ours'));
		expect(await must(store.customBoxes())).toEqual([]);
	});

	it('pass through a backup to a device, where nothing is lost', async () => {
		const from = await fresh();
		for (const box of [mine, club]) await must(from.putCustomBox(box));
		const read = await readBackup(await backupFile(await must(from.exportAll())));
		if (!read.ok) throw new Error(read.error.code);
		const to = await fresh();
		const own = { name: 'My box', tiles: [{ ...LAKE, count: 2 }] };
		await must(to.putCustomBox(own));
		await must(to.restoreBackup(read.value));
		await must(to.restoreBackup(read.value));
		expect(await must(to.customBoxes())).toEqual([
			club,
			{ name: 'My box', tiles: [{ ...LAKE, count: 2 }, BEND] }
		]);
	});

	it('leave a backup as it was where there are none', async () => {
		expect(await must((await fresh()).exportAll())).not.toHaveProperty('boxes');
	});
});

describe('custom boxes on a device', () => {
	it('are there when the app is opened again; what can’t be read of them is ignored', async () => {
		const name = newGameId();
		const store = await open(name);
		await must(store.putCustomBox(mine));
		const db = new Database(name);
		opened.push(db);
		await db.boxes.bulkPut([
			{ name: 'Bad', tiles: [{ line: 'C:NS C:EW', count: 1 }] },
			{ name: 'Worse' }
		]);
		store.close();
		expect(await must((await open(name)).customBoxes())).toEqual([mine]);
	});
});
