import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { gameId, type Summary } from '../../src/lib/record';
import type { Backup } from '../../src/lib/record/backup';
import { readUnreadable, unreadableLine } from '../../src/lib/record/unreadable-game';
import { newGameId, openStore } from '../../src/lib/store';
import { START_TIME, headerFor } from '../record/support';
import { Heard, must, problemOf } from './support';

const NOTHING: Backup = {
	made: START_TIME,
	games: [],
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
};
const long = { name: 'x'.repeat(41), colour: 'red' };

describe('a game with an invalid header is reported as unreadable', () => {
	const { players, ...others } = headerFor('bad');
	it.each<[string, object, string | undefined]>([
		['without players', { players: [] }, 'unreadable'],
		['of too many', { players: [...players, ...headerFor('bad', 6).players] }, 'unreadable'],
		['which nobody begins', { first: 5 }, 'unreadable'],
		['of endless names', { players: [{ name: 'x'.repeat(641), colour: 'red' }] }, 'unreadable'],
		['of a name that another browser counts shorter', { players: [long] }, undefined]
	])('%s', async (_, wrong, problem) => {
		const header = { ...others, players, ...wrong };
		const unread = { id: gameId('bad'), stored: { header, entries: [] } };
		const line = readUnreadable(unreadableLine(unread));
		expect(line).toEqual({ ok: true, value: unread });
		const store = await openStore({ name: newGameId() });
		await must(store.restoreBackup({ ...NOTHING, unread: [unread] }));
		expect(await problemOf(store.load(gameId('bad')))).toBe(problem);
		const heard = new Heard<readonly Summary[]>();
		const stop = store.list(heard.hear);
		expect(await heard.until(() => true)).toHaveLength(problem ? 0 : 1);
		stop();
		store.close();
	});
});
