import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../../src/lib/engine/result';
import { nextEntry, withEntry, type GameRecord } from '../../../src/lib/record';
import {
	LayeredStorage,
	toUnsavedGame,
	Unsaved,
	type GameStore,
	type StoreProblemCode
} from '../../../src/lib/store';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Session } from '../../../src/lib/table/game/session.svelte';
import { loaded, must, recordWith, storeAll } from '../../store/support';
import { Disk } from './disk';

const game = recordWith(8);
const { id } = game.header;
const upTo = (count: number): GameRecord => ({ ...game, entries: game.entries.slice(0, count) });

let disk: Disk;
let unsaved: Unsaved;
let session: Session;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	disk = new Disk();
	unsaved = new Unsaved();
});
afterEach(() => {
	session.close();
});

/** Opens the game as its page does, after closing it elsewhere. */
async function open(store: GameStore = disk.store): Promise<LiveGame> {
	session = new Session(store, id, false, unsaved);
	await session.open();
	if (!session.live) throw new Error(`The game is ${session.state}.`);
	return session.live;
}
async function reopen(): Promise<LiveGame> {
	session.close();
	return open();
}
async function enter(live: LiveGame, from: number, to = game.entries.length): Promise<void> {
	for (const { event } of game.entries.slice(from, to)) await live.writer.write(event);
}
const eventsIn = ({ entries }: GameRecord) => entries.map(({ event }) => event);

/** A member of a store as it is. */
const bound = (store: GameStore, name: keyof GameStore): unknown => Reflect.get(store, name);

/** A game with three turns stored and five that the full disk refused. */
async function withFive(): Promise<LiveGame> {
	await storeAll(disk.inner, upTo(3));
	const live = await open();
	disk.trouble = 'full';
	await enter(live, 3);
	return live;
}

describe('unsaved turns', () => {
	it('are there when the game is opened again, and stored as soon as there is room', async () => {
		await withFive();
		const again = await reopen();
		expect(eventsIn(again.record)).toEqual(eventsIn(game));
		expect(session.back).toBe(5);
		await again.writer.retry();
		expect(again.persisted.problem?.code).toBe('full');
		disk.trouble = undefined;
		const third = await reopen();
		await third.writer.retry();
		expect(eventsIn((await loaded(disk.inner, id)).record)).toEqual(eventsIn(game));
		expect(unsaved.game(id)).toBeUndefined();
		await reopen();
		expect(session.back).toBe(0);
	});

	it('stay the same when one of them was undone', async () => {
		const live = await withFive();
		await live.entry.undo();
		const { record, draft } = live.persisted;
		const again = await reopen();
		expect(again.record).toEqual(record);
		expect(again.entry.draft).toEqual(draft);
		expect(again.entry.draft.tile).toBeDefined();
	});

	it('include the last one, though the page was closed while it was being stored', async () => {
		await storeAll(disk.inner, upTo(3));
		const never = new Proxy<GameStore>(disk.store, {
			get: (store, name: keyof GameStore) =>
				name === 'append' ? () => new Promise(() => undefined) : bound(store, name)
		});
		const live = await open(never);
		void enter(live, 3, 4);
		await Promise.resolve();
		live.persisted.hold();
		expect(eventsIn((await reopen()).record)).toEqual(eventsIn(upTo(4)));
	});

	it('are shown though the store can be read no more', async () => {
		await withFive();
		const broken = new Proxy<GameStore>(disk.store, {
			get: (store, name: keyof GameStore) =>
				name === 'load' ? () => ({ ok: false, error: { code: 'lost' } }) : bound(store, name)
		});
		session.close();
		expect(eventsIn((await open(broken)).record)).toEqual(eventsIn(game));
		disk.trouble = undefined;
		const again = await reopen();
		await again.writer.retry();
		expect((await loaded(disk.inner, id)).record.entries).toHaveLength(8);
	});

	it('that were replaced by another window’s turns are set aside until they are discarded', async () => {
		await withFive();
		disk.trouble = undefined;
		const ended = nextEntry(upTo(3), { type: 'base/ended' }, 5);
		await must(disk.inner.add(withEntry(upTo(3), ended)));
		const live = await reopen();
		expect(live.record.entries).toHaveLength(4);
		await live.writer.retry();
		expect(unsaved.game(id)).toBeUndefined();
		expect(
			live.persisted.unsavedPart.displaced && eventsIn(live.persisted.unsavedPart.displaced.record)
		).toEqual(eventsIn(game));
		const again = await reopen();
		expect(again.persisted.unsavedPart.displaced).toBeDefined();
		again.persisted.unsavedPart.discard();
		expect(again.persisted.unsavedPart.displaced).toBeUndefined();
		expect((await reopen()).persisted.unsavedPart.displaced).toBeUndefined();
	});

	it('are stored with the whole game where the store has lost it', async () => {
		const live = await withFive();
		disk = new Disk();
		disk.trouble = 'full';
		await reopen();
		expect(session.back).toBe(8);
		disk.trouble = undefined;
		await session.live?.writer.retry();
		const kept = await loaded(disk.inner, id);
		expect(eventsIn(kept.record)).toEqual(eventsIn(game));
		expect(live.record.entries).toHaveLength(8);
	});
});

describe('a game that was never stored', () => {
	it('is kept elsewhere, listed, and stored as soon as there is room', async () => {
		disk.trouble = 'full';
		unsaved.keep(toUnsavedGame(upTo(0), {}, 0));
		const live = await open();
		await live.writer.retry();
		expect(live.persisted.problem?.code).toBe('full');
		await enter(live, 0, 2);
		expect(unsaved.summaries().map(({ turns }) => turns)).toEqual([2]);
		disk.trouble = undefined;
		await live.writer.retry();
		expect((await loaded(disk.inner, id)).record.entries).toHaveLength(2);
		expect(unsaved.summaries()).toEqual([]);
	});
});

describe('a game that was deleted', () => {
	it('is not offered, and has all its turns again when it is restored', async () => {
		const live = await withFive();
		disk.trouble = undefined;
		await must(disk.inner.remove(id));
		await live.writer.retry();
		expect(live.persisted.problem?.code).toBe('gone');
		expect(unsaved.summaries()).toEqual([]);
		expect(unsaved.game(id)).toBeUndefined();
		await must(disk.inner.restore(id));
		unsaved.restore(id);
		expect((await reopen()).record.entries).toHaveLength(8);
	});
});

describe('the copy of unsaved turns', () => {
	const refuses = () => {
		throw new DOMException('No room.', 'QuotaExceededError');
	};
	it.each([
		['browser', {}],
		['tab', { browser: refuses }],
		['page', { browser: refuses, tab: refuses }]
	] as const)('lives as long as the %s where that has room', async (lifetime, refused) => {
		const here = { browser: () => localStorage, tab: () => sessionStorage };
		const page = new Map<string, string>();
		const memory = {
			length: 0,
			key: () => null,
			getItem: (name: string) => page.get(name) ?? null,
			setItem: (name: string, text: string) => void page.set(name, text),
			removeItem: (name: string) => void page.delete(name)
		};
		unsaved = new Unsaved(new LayeredStorage({ ...here, page: () => memory, ...refused }));
		const live = await withFive();
		expect(live.persisted.unsavedPart.lifetime).toBe(lifetime);
		expect((await reopen()).record.entries).toHaveLength(8);
	});

	it.each(['', '{', '[]', '{"row":{"id":"game"},"entries":[],"stored":0}', 'null', '"x"'])(
		'is passed over when it is no game: %s',
		async (text) => {
			localStorage.setItem('tilekeep:unsaved:game', text);
			localStorage.setItem('tilekeep:beside:game', text);
			await storeAll(disk.inner, upTo(3));
			expect((await open()).record.entries).toHaveLength(3);
			expect(unsaved.summaries()).toEqual([]);
		}
	);
});

/** The same game opened in another window; its own visit is ended by `stop`. */
async function another(
	store: GameStore = disk.store
): Promise<{ live: LiveGame; stop: () => void }> {
	const other = new Session(store, id, false, unsaved);
	await other.open();
	if (!other.live) throw new Error(`The game is ${other.state}.`);
	return {
		live: other.live,
		stop: () => {
			other.close();
		}
	};
}

/** A store one of whose calls does something else. */
const withCall = <Name extends keyof GameStore>(name: Name, call: GameStore[Name]): GameStore =>
	new Proxy<GameStore>(disk.store, {
		get: (store, asked: keyof GameStore) => (asked === name ? call : bound(store, asked))
	});
const failing = (code: StoreProblemCode) => Promise.resolve(fail({ code }));
const keptApart = () => unsaved.game(id)?.entries.length;

describe('trying again', () => {
	it('while a turn is being stored doesn’t replace it by an older one', async () => {
		await storeAll(disk.inner, upTo(3));
		const live = await open();
		disk.trouble = 'full';
		await enter(live, 3, 4);
		await Promise.all([enter(live, 4, 5), live.writer.retry()]);
		expect(live.record.entries).toHaveLength(5);
		expect(keptApart()).toBe(5);
	});

	it('stores nothing in a window that became read-only', async () => {
		const live = await withFive();
		live.writer.writes = false;
		unsaved.keep(toUnsavedGame(recordWith(10), {}, 3));
		await live.writer.retry();
		expect(keptApart()).toBe(10);
	});

	it('isn’t needed once another window has stored everything', async () => {
		const live = await withFive();
		expect(live.persisted.unstored).toBe(true);
		live.persisted.follow(live.record, {});
		expect(live.persisted.problem).toBeUndefined();
		expect(live.persisted.unstored).toBe(false);
		expect(live.persisted.unsavedPart.lifetime).toBeUndefined();
		expect(keptApart()).toBe(8);
	});
});

describe('what the store could not show', () => {
	it('is only looked at when its row is unreadable, and the copy stays', async () => {
		await withFive();
		disk.trouble = undefined;
		session.close();
		const live = await open(withCall('load', () => failing('unreadable')));
		await live.writer.retry();
		expect(eventsIn(live.record)).toEqual(eventsIn(game));
		expect(live.persisted.problem?.code).toBe('unreadable');
		expect(session.writes).toBe(false);
		expect(keptApart()).toBe(8);
	});

	it('is read before anything is taken for stored, whatever number was noted', async () => {
		await storeAll(disk.inner, upTo(3));
		unsaved.keep(toUnsavedGame(upTo(7), {}, 7));
		let loads = 0;
		const once: GameStore['load'] = (wanted) =>
			loads++ === 0 ? failing('lost') : disk.inner.load(wanted);
		const live = await open(withCall('load', once));
		await live.writer.retry();
		expect(eventsIn((await loaded(disk.inner, id)).record)).toEqual(eventsIn(upTo(7)));
		expect(keptApart()).toBeUndefined();
	});

	it('counts nothing in memory as stored on the device', async () => {
		unsaved.keep(toUnsavedGame(upTo(5), {}, 3));
		const live = await open(disk.inner);
		await enter(live, 5, 7);
		expect(keptApart()).toBe(7);
		expect(unsaved.game(id)?.stored).toBe(0);
	});
});

describe('a turn that was stored though the store said otherwise', () => {
	it('doesn’t block the next one', async () => {
		await storeAll(disk.inner, upTo(3));
		let breaks = true;
		const append: GameStore['append'] = async (...args) => {
			const written = await disk.inner.append(...args);
			if (!breaks) return written;
			breaks = false;
			return failing('lost');
		};
		const live = await open(withCall('append', append));
		await enter(live, 3, 4);
		expect(live.persisted.problem?.code).toBe('lost');
		await enter(live, 4, 5);
		expect(live.persisted.problem).toBeUndefined();
		expect(eventsIn(live.record)).toEqual(eventsIn(upTo(5)));
		expect((await loaded(disk.inner, id)).record).toEqual(live.record);
		expect(keptApart()).toBeUndefined();
	});
});

describe('two windows', () => {
	it('share one copy: whoever has taken it up and stored it drops it', async () => {
		await storeAll(disk.inner, upTo(3));
		const live = await open();
		unsaved.keep(toUnsavedGame(game, {}, 3));
		live.persisted.takeUp();
		await live.writer.retry();
		expect((await loaded(disk.inner, id)).record.entries).toHaveLength(8);
		expect(keptApart()).toBeUndefined();
	});

	it('share what was set aside: discarding in one keeps what the other has set aside since', async () => {
		await storeAll(disk.inner, upTo(3));
		const here = (await open()).persisted.unsavedPart;
		here.setAside(game);
		const { live, stop } = await another();
		const there = live.persisted.unsavedPart;
		here.setAside(recordWith(8, 'game', 2));
		there.discard();
		stop();
		expect(unsaved.displaced(id)).toHaveLength(1);
		expect(there.displaced && eventsIn(there.displaced.record)).toEqual(
			eventsIn(recordWith(8, 'game', 2))
		);
	});
});
