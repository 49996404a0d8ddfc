import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '../../src/lib/record';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { changeRow, Heard, must, recordWith, step } from './support';

const NOON = Date.UTC(2026, 10, 22, 12);
const CLOCKS = [NOON, -5, 8.64e15, NOON - 86_400_000, NaN, 0, NOON];

let store: GameStore;
afterEach(() => {
	vi.restoreAllMocks();
	store.close();
});

async function listed(): Promise<readonly string[]> {
	const heard = new Heard<readonly Summary[]>();
	const stop = store.list(heard.hear);
	const games = await heard.until(() => true);
	stop();
	return games.map(({ id }) => id);
}

describe('the list of games', () => {
	it('has the last written game first, even if the clock jumps', async () => {
		const name = newGameId();
		store = await openStore({ name });
		const clock = vi.spyOn(Date, 'now');
		const games = CLOCKS.map((now, index) => {
			const { header, entries } = recordWith(1, `game-${String(index)}`);
			const at = Number.isFinite(now) && now >= 0 ? now : 0;
			return { header: { ...header, created: at }, entries: entries.map((e) => ({ ...e, at })) };
		});
		for (const [index, game] of games.entries()) {
			clock.mockReturnValue(CLOCKS[index] ?? 0);
			await must(store.putBack({ header: game.header, entries: [] }, {}));
		}
		const ids = games.map(({ header }) => header.id);
		expect(await listed()).toEqual(ids.toReversed());
		clock.mockReturnValue(-5);
		for (const game of games) await must(store.append(game.header.id, ...step(game, 0), {}));
		expect(await listed()).toEqual(ids.toReversed());
	});

	it('sorts games of an earlier version by date, after those written now', async () => {
		const name = newGameId();
		store = await openStore({ name });
		for (const id of ['old', 'older']) await must(store.add(recordWith(2, id)));
		const db = new Database(name);
		for (const { id, summary } of await db.games.toArray())
			await changeRow(db, id, {
				summary: { ...summary, modified: id === 'old' ? NOON : NOON - 1 }
			});
		vi.spyOn(Date, 'now').mockReturnValue(-5);
		await must(store.putBack({ header: recordWith(0, 'new').header, entries: [] }, {}));
		expect(await listed()).toEqual(['new', 'old', 'older']);
		db.close();
	});
});
