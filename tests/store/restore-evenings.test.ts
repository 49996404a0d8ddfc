import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameId, type GameRecord } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { photoId, type Photo } from '../../src/lib/record/evening';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { newGameId, openStore, type GameStore, type OpenShelf } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { eveningsOf } from '../../src/lib/store/evenings';
import { memoryStore } from '../../src/lib/store/memory';
import { START_TIME } from '../record/support';
import { must, problemOf, recordWith } from './support';

const opened: { close(): void }[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

const ONE = gameId('one');
const photo = (id: string, game = ONE): Photo => ({
	game,
	id: photoId(id),
	at: START_TIME,
	width: 16,
	height: 12,
	picture: new Blob([`picture ${id}`], { type: 'image/webp' }),
	thumbnail: new Blob([`thumbnail ${id}`], { type: 'image/webp' })
});
const backupOf = (games: readonly GameRecord[], more: Partial<Backup> = {}): Backup => ({
	made: START_TIME,
	games,
	unread: [],
	told: [],
	people: [],
	evenings: [{ game: ONE, note: 'Theirs', rating: 5 }],
	photos: [photo('a'), photo('b')],
	...more
});

interface Device {
	readonly store: GameStore;
	readonly db: Database;
	readonly evenings: NonNullable<ReturnType<typeof eveningsOf>>;
}
async function device(): Promise<Device> {
	const name = newGameId();
	const store = await openStore({ name });
	const db = new Database(name);
	opened.push(store, db);
	const evenings = eveningsOf(store as OpenShelf);
	if (!evenings) throw new Error('A device keeps evenings.');
	return { store, db, evenings };
}
const photosIn = async ({ db }: Device) =>
	(await db.photos.toArray()).map(({ game, id }) => `${game}/${id}`);

describe('evenings and photos of a backup', () => {
	it('are the same on another device, by way of a file', async () => {
		const [here, there] = [await device(), await device()];
		await must(here.store.restoreBackup(backupOf([recordWith(2, 'one')])));
		const file = await backupFile(await must(here.store.exportAll({ photos: true })));
		const read = await readBackup(file);
		if (!read.ok) throw new Error(read.error.code);
		expect(await must(there.store.restoreBackup(read.value))).toMatchObject({ photos: 2 });
		expect(await there.db.evenings.toArray()).toEqual(await here.db.evenings.toArray());
		const texts = ({ db }: Device) =>
			db.photos
				.toArray()
				.then((rows) => Promise.all(rows.map((row) => (row['picture'] as Blob).text())));
		expect(await texts(there)).toEqual(['picture a', 'picture b']);
		expect(await texts(here)).toEqual(['picture a', 'picture b']);
		expect(await must(there.store.restoreBackup(read.value))).toMatchObject({ photos: 0 });
		expect(await photosIn(there)).toEqual(['one/a', 'one/b']);
	});

	it('are only exported with photos when asked, and never of deleted games', async () => {
		const here = await device();
		await must(here.store.restoreBackup(backupOf([recordWith(2, 'one')])));
		const without = await must(here.store.exportAll());
		expect([without.photos.length, without.evenings.length]).toEqual([0, 1]);
		await must(here.store.remove(ONE));
		const deleted = await must(here.store.exportAll({ photos: true }));
		expect([deleted.photos.length, deleted.evenings.length]).toEqual([0, 0]);
	});

	it('leave out a photo that the browser can’t read any more, and say so', async () => {
		const here = await device();
		await must(here.store.restoreBackup(backupOf([recordWith(2, 'one')])));
		const slice = vi.spyOn(Blob.prototype, 'slice').mockImplementationOnce(() => {
			const gone = new Blob(['x']);
			gone.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));
			return gone;
		});
		const all = await must(here.store.exportAll({ photos: true }));
		expect(slice).toHaveBeenCalled();
		expect([all.photos.length, all.leftPhotos]).toEqual([1, 1]);
	});

	it('add what is missing here, and change nothing that was entered', async () => {
		const here = await device();
		await must(here.store.add(recordWith(2, 'one')));
		await must(here.evenings.change(ONE, { note: 'Ours', place: 'Here' }));
		await must(here.evenings.addPhoto(photo('mine')));
		await must(here.store.restoreBackup(backupOf([recordWith(2, 'one')])));
		expect(await here.db.evenings.toArray()).toEqual([
			{ game: 'one', note: 'Ours', place: 'Here', rating: 5 }
		]);
		expect(await photosIn(here)).toEqual(['one/a', 'one/b', 'one/mine']);
	});

	it('go with the copy where another game has the id', async () => {
		const here = await device();
		await must(here.store.add(recordWith(2, 'one', 7)));
		await must(here.evenings.change(ONE, { note: 'Ours' }));
		await must(here.store.restoreBackup(backupOf([recordWith(2, 'one')])));
		expect(await here.db.evenings.toArray()).toEqual([
			{ game: 'one', note: 'Ours' },
			{ game: 'one~2', note: 'Theirs', rating: 5 }
		]);
		expect(await photosIn(here)).toEqual(['one~2/a', 'one~2/b']);
	});

	it('are restored completely or not at all on a full device', async () => {
		const here = await device();
		const real = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as (
			...args: unknown[]
		) => IDBRequest<IDBValidKey>;
		let photos = 0;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
			this: IDBObjectStore,
			...args
		) {
			if (this.name === 'photos' && ++photos === 2)
				throw new DOMException('Injected.', 'QuotaExceededError');
			return Reflect.apply(real, this, args);
		});
		const backup = backupOf([recordWith(2, 'one')]);
		expect(await problemOf(here.store.restoreBackup(backup))).toBe('full');
		vi.restoreAllMocks();
		expect(photos).toBe(2);
		expect(await here.db.games.toArray()).toEqual([]);
		expect(await here.db.evenings.toArray()).toEqual([]);
		expect(await photosIn(here)).toEqual([]);
		// Without the photos there is room.
		await must(here.store.restoreBackup({ ...backup, photos: [] }));
		expect(await here.db.evenings.toArray()).toHaveLength(1);
	});

	it('are passed over in memory', async () => {
		const store = memoryStore();
		const restored = await must(store.restoreBackup(backupOf([recordWith(2, 'one')])));
		expect(restored).toMatchObject({ photos: 0, games: { stored: 1 } });
	});
});
