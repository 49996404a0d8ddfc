import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameId, type Summary } from '../../src/lib/record';
import { MAX_NOTE, photoId, type Photo } from '../../src/lib/record/evening';
import { newGameId, openStore, type OpenShelf } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { Database } from '../../src/lib/store/db';
import { eveningsOf, type Evenings, type KeptEvening } from '../../src/lib/store/evenings';
import { changeRow, Heard, must, problemOf, recordWith } from './support';

const game = recordWith(2);
const { id } = game.header;

let name: string;
let store: OpenShelf;
let db: Database;
let evenings: Evenings;
const opened: { close(): void }[] = [];
beforeEach(async () => {
	name = newGameId();
	const full = await openStore({ name });
	await must(full.add(game));
	db = new Database(name);
	opened.push(full, db);
	store = full as OpenShelf;
	const found = eveningsOf(store);
	if (!found) throw new Error('A device keeps evenings.');
	evenings = found;
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

const blobOf = (text: string, type = 'image/webp') => new Blob([text], { type });
const photo = (photoName: string, more: Partial<Photo> = {}): Photo => ({
	game: id,
	id: photoId(photoName),
	at: 1_000,
	width: 1600,
	height: 1200,
	picture: blobOf(`picture ${photoName}`),
	thumbnail: blobOf(`thumbnail ${photoName}`),
	...more
});

it('remembers when something was kept, for the reminder of a backup', async () => {
	expect(await must(store.getFact('evening-kept'))).toBeUndefined();
	await must(evenings.addPhoto(photo('one')));
	expect(await must(store.getFact('evening-kept'))).toBeGreaterThan(0);
});

/** What is kept of the game's evening now. */
function kept(of = id): Promise<KeptEvening> {
	return new Promise((resolve, reject) => {
		const stop = evenings.watch(
			of,
			(found) => {
				resolve(found);
				queueMicrotask(() => {
					stop();
				});
			},
			({ code }) => {
				reject(new Error(code));
			}
		);
	});
}
const textsOf = ({ photos }: KeptEvening) =>
	Promise.all(
		photos.map(({ picture, thumbnail }) => Promise.all([picture.text(), thumbnail.text()]))
	);

describe('the evening of a game', () => {
	it('keeps note, place and rating, and changes one without the others', async () => {
		await must(
			evenings.change(id, { note: ' Ben laughed.\r\nTwice. ', place: ' Anna’s\tkitchen ' })
		);
		await must(evenings.change(id, { rating: 4 }));
		const all = { note: 'Ben laughed.\nTwice.', place: 'Anna’s kitchen', rating: 4 };
		expect((await kept()).evening).toEqual(all);
		await must(evenings.change(id, { place: undefined }));
		expect((await kept()).evening).toEqual({ note: 'Ben laughed.\nTwice.', rating: 4 });
	});

	it('leaves no row when everything is deleted', async () => {
		await must(evenings.change(id, { note: 'A note.' }));
		await must(evenings.change(id, { note: '  ' }));
		expect(await db.evenings.toArray()).toEqual([]);
		expect((await kept()).evening).toEqual({});
	});

	it('cuts a note that is too long, and still reads it', async () => {
		await must(evenings.change(id, { note: `${'x'.repeat(MAX_NOTE - 1)} and more` }));
		expect((await kept()).evening.note).toBe('x'.repeat(MAX_NOTE - 1));
	});

	it('keeps photos with their bytes, the first one added first', async () => {
		await must(evenings.addPhoto(photo('b', { at: 2_000 })));
		await must(evenings.addPhoto(photo('a', { at: 3_000 })));
		await must(evenings.addPhoto(photo('c', { game: id, at: 1_000 })));
		const found = await kept();
		expect(found.photos.map((one) => one.id)).toEqual(['c', 'b', 'a']);
		expect(await textsOf(found)).toEqual(
			['c', 'b', 'a'].map((each) => [`picture ${each}`, `thumbnail ${each}`])
		);
		await must(evenings.deletePhoto(photo('b')));
		expect((await kept()).photos.map((one) => one.id)).toEqual(['c', 'a']);
	});

	it('is nowhere without a game, or with a deleted one', async () => {
		const none = gameId('none');
		expect(await problemOf(evenings.change(none, { note: 'x' }))).toBe('gone');
		expect(await problemOf(evenings.addPhoto(photo('a', { game: none })))).toBe('gone');
		await must(store.remove(id));
		expect(await problemOf(evenings.change(id, { note: 'x' }))).toBe('gone');
		expect(await db.evenings.toArray()).toEqual([]);
	});

	it('is not offered where nothing can be kept', () => {
		expect(eveningsOf(memoryStore())).toBeUndefined();
	});

	it('says when the device is full, and keeps nothing', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('Injected.', 'QuotaExceededError');
		});
		expect(await problemOf(evenings.addPhoto(photo('a')))).toBe('full');
		expect(await problemOf(evenings.change(id, { note: 'x' }))).toBe('full');
		vi.restoreAllMocks();
		expect(await kept()).toEqual({ evening: {}, photos: [] });
	});
});

describe('all evenings', () => {
	it('are listed by game with the number of their photos, and again after each change', async () => {
		const heard = new Heard<ReadonlyMap<string, object>>();
		opened.push({ close: evenings.watchAll(heard.hear) });
		await heard.until((all) => all.size === 0);
		await must(evenings.addPhoto(photo('a')));
		await must(evenings.addPhoto(photo('b')));
		await must(evenings.change(id, { place: 'Here' }));
		const all = await heard.until(
			(found) => found.get(id) !== undefined && 'place' in (found.get(id) ?? {})
		);
		expect([...all]).toEqual([[id, { place: 'Here', photos: 2 }]]);
	});

	it('say how much their photos take', async () => {
		const heard = new Heard<{ photos: number; bytes: number }>();
		opened.push({ close: evenings.watchUsage(heard.hear) });
		await must(evenings.addPhoto(photo('a')));
		await must(evenings.addPhoto(photo('b')));
		const { bytes } = await heard.until(({ photos }) => photos === 2);
		expect(bytes).toBe(2 * ('picture a'.length + 'thumbnail a'.length));
	});
});

describe('the evening of a deleted game', () => {
	const rows = async () =>
		[await db.evenings.toArray(), await db.photos.toArray()].map(({ length }) => length);
	/** Waits for the first list of games, as the first page does. */
	async function listed(): Promise<void> {
		const heard = new Heard<readonly Summary[]>();
		opened.push({ close: store.list(heard.hear) });
		await heard.until(() => true);
	}
	beforeEach(async () => {
		await must(evenings.change(id, { note: 'Still here.' }));
		await must(evenings.addPhoto(photo('a')));
		await must(store.remove(id));
	});

	it('comes back with the game', async () => {
		await changeRow(db, id, { removed: Date.now() - 23 * 3_600_000 });
		await listed();
		await must(store.restore(id));
		const found = await kept();
		expect(found.evening).toEqual({ note: 'Still here.' });
		expect(await textsOf(found)).toEqual([['picture a', 'thumbnail a']]);
	});

	it('is deleted for good with the game, and no other', async () => {
		const other = recordWith(1, 'other');
		const full = await openStore({ name });
		opened.push(full);
		await must(full.add(other));
		await must(evenings.change(other.header.id, { note: 'Another.' }));
		await must(evenings.addPhoto(photo('a', { game: other.header.id })));
		await changeRow(db, id, { removed: Date.now() - 25 * 3_600_000 });
		await listed();
		await expect.poll(rows).toEqual([1, 1]);
		expect((await kept(other.header.id)).evening).toEqual({ note: 'Another.' });
	});
});

describe('damaged rows', () => {
	it('hide what can’t be read, and nothing else', async () => {
		await must(evenings.addPhoto(photo('a')));
		for (const bad of [
			{ picture: 'no blob' },
			{ picture: blobOf('x', 'text/html') },
			{ picture: blobOf('') },
			{ thumbnail: undefined },
			{ width: 0 },
			{ height: NaN },
			{ at: -1 },
			{ at: 'yesterday' }
		])
			await db
				.table('photos')
				.put({ ...photo('a'), ...bad, id: photoId(`bad-${JSON.stringify(Object.keys(bad))}`) });
		await db.table('photos').put({ game: id, id: photoId('nothing') });
		await db.table('evenings').put({ game: id, note: 7, place: '', rating: 3 });
		const found = await kept();
		expect(found.photos.map((one) => one.id)).toEqual(['a']);
		expect(found.evening).toEqual({ rating: 3 });
		await must(evenings.change(id, { note: 'Good.' }));
		expect((await kept()).evening).toEqual({ note: 'Good.', rating: 3 });
	});
});
