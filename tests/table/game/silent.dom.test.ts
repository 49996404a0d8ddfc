import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../../src/lib/record';
import { Unsaved, type GameStore } from '../../../src/lib/store';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Session } from '../../../src/lib/table/game/session.svelte';
import { troubleWords } from '../../../src/lib/words/en/troubles';
import TroubleBanners from '../../../src/routes/game/notes/TroubleBanners.svelte';
import { loaded, recordWith, storeAll } from '../../store/support';
import { Disk } from './disk';

const game = recordWith(6);
const { id } = game.header;
const upTo = (count: number): GameRecord => ({ ...game, entries: game.entries.slice(0, count) });
const eventsIn = ({ entries }: GameRecord) => entries.map(({ event }) => event);

/** A store whose writes wait, from when it falls silent until it answers. */
class SilentStore {
	readonly disk = new Disk();
	silent = false;
	readonly #waiting: (() => void)[] = [];
	readonly store = new Proxy<GameStore>(this.disk.store, {
		get: (store, name: keyof GameStore) => {
			const member: unknown = Reflect.get(store, name);
			if (typeof member !== 'function' || !['append', 'saveDraft'].includes(name)) return member;
			return async (...args: readonly unknown[]) => {
				if (this.silent) await new Promise<void>((answer) => this.#waiting.push(answer));
				return Reflect.apply(member, store, args) as unknown;
			};
		}
	});

	answer(): void {
		this.silent = false;
		for (const answer of this.#waiting.splice(0)) answer();
	}
}

let silent: SilentStore;
let session: Session;
let live: LiveGame;
const unsaved = new Unsaved();

beforeEach(async () => {
	localStorage.clear();
	silent = new SilentStore();
	await storeAll(silent.disk.inner, upTo(2));
	session = new Session(silent.store, id, false, unsaved);
	await session.open();
	if (!session.live) throw new Error(`The game is ${session.state}.`);
	({ live } = session);
	vi.useFakeTimers();
	silent.silent = true;
});
afterEach(() => {
	vi.useRealTimers();
	hide(false);
	session.close();
});

function hide(hidden: boolean): void {
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
	document.dispatchEvent(new Event('visibilitychange'));
}

/** Enters a turn; resolves once it shows. */
async function enter(index: number): Promise<unknown> {
	const { event } = game.entries[index] ?? {};
	return event && live.writer.write(event);
}

it('a turn goes on after two seconds when the store never answers, with a reason, and is kept elsewhere', async () => {
	const written = enter(2);
	await vi.advanceTimersByTimeAsync(1900);
	expect(live.writer.busy).toBe(true);
	expect(live.persisted.problem).toBeUndefined();
	await vi.advanceTimersByTimeAsync(200);
	expect(await written).toBe(true);
	expect(live.persisted.problem?.code).toBe('silent');
	expect(live.persisted.unstored).toBe(true);
	expect(eventsIn(live.record)).toEqual(eventsIn(upTo(3)));
	expect(unsaved.game(id)?.entries.length).toBe(3);
});

it('the turns after it wait no more', async () => {
	void enter(2);
	await vi.advanceTimersByTimeAsync(2100);
	for (const index of [3, 4]) expect(await enter(index)).toBe(true);
	expect(eventsIn(live.record)).toEqual(eventsIn(upTo(5)));
	expect(unsaved.game(id)?.entries.length).toBe(5);
});

it('a store that answers late has every turn once, and nothing is unsaved any more', async () => {
	void enter(2);
	await vi.advanceTimersByTimeAsync(2100);
	for (const index of [3, 4]) await enter(index);
	silent.answer();
	await vi.waitFor(() => {
		expect(live.persisted.problem).toBeUndefined();
	});
	expect(eventsIn((await loaded(silent.disk.inner, id)).record)).toEqual(eventsIn(upTo(5)));
	expect(unsaved.game(id)).toBeUndefined();
	await enter(5);
	expect(eventsIn((await loaded(silent.disk.inner, id)).record)).toEqual(eventsIn(game));
});

it('a store that answers late with a refusal says so, and the turns stay kept elsewhere', async () => {
	void enter(2);
	await vi.advanceTimersByTimeAsync(2100);
	await enter(3);
	silent.disk.trouble = 'full';
	silent.answer();
	await vi.waitFor(() => {
		expect(live.persisted.problem?.code).toBe('full');
	});
	expect(unsaved.game(id)?.entries.length).toBe(4);
});

it('time while the page is hidden does not count', async () => {
	void enter(2);
	await vi.advanceTimersByTimeAsync(1500);
	hide(true);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(live.persisted.problem).toBeUndefined();
	hide(false);
	await vi.advanceTimersByTimeAsync(1900);
	expect(live.persisted.problem).toBeUndefined();
	await vi.advanceTimersByTimeAsync(200);
	expect(live.persisted.problem?.code).toBe('silent');
});

it('a game opened again after a store that never answered has all turns', async () => {
	void enter(2);
	await vi.advanceTimersByTimeAsync(2100);
	await enter(3);
	session.close();
	session = new Session(silent.disk.store, id, false, unsaved);
	await session.open();
	expect(session.live && eventsIn(session.live.record)).toEqual(eventsIn(upTo(4)));
	expect(session.back).toBe(2);
});

it('the end of a game and an undo wait no longer than a turn, and are stored once when the store answers', async () => {
	const ended = live.writer.write({ type: 'base/ended', overruled: ['tiles-left'] });
	await vi.advanceTimersByTimeAsync(1900);
	expect(live.writer.busy).toBe(true);
	await vi.advanceTimersByTimeAsync(200);
	expect(await ended).toBe(true);
	expect([live.persisted.problem?.code, live.game.phase]).toEqual(['silent', 'ended']);
	await live.entry.undo();
	expect(live.game.phase).toBe('playing');
	silent.answer();
	await vi.waitFor(() => {
		expect(live.persisted.problem).toBeUndefined();
	});
	expect(eventsIn((await loaded(silent.disk.inner, id)).record)).toEqual(eventsIn(live.record));
	expect(unsaved.game(id)).toBeUndefined();
});

it('a store that answers after 20 seconds, some of them unseen, has the turn once', async () => {
	const written = enter(2);
	hide(true);
	await vi.advanceTimersByTimeAsync(20_000);
	silent.answer();
	await vi.waitFor(() => {
		expect(live.writer.busy).toBe(false);
	});
	expect([await written, live.persisted.problem]).toEqual([true, undefined]);
	hide(false);
	expect(eventsIn((await loaded(silent.disk.inner, id)).record)).toEqual(eventsIn(upTo(3)));
});

it('a second window says when it can’t read what the first one enters, until it can', async () => {
	const first: GameStore = silent.disk.inner;
	const watching = vi.spyOn(first, 'watch').mockImplementationOnce((_, __, failed) => {
		failed?.({ code: 'lost' });
		return vi.fn();
	});
	const second = new Session(silent.disk.store, id, true);
	await second.open();
	expect(second.stale).toBe(true);
	const follows = { followsAnother: true, stale: second.stale } as Session;
	const usual = { memory: false, guarded: true, stores: true, onreload: vi.fn() };
	render(TroubleBanners, { session: follows, live, ...usual });
	expect(screen.getByRole('alert')).toHaveTextContent(troubleWords.stale);
	watching.mock.calls.at(-1)?.[1](await loaded(silent.disk.inner, id));
	expect(second.stale).toBe(false);
	second.close();
});
