import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { newGameId } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { Evenings } from '../../src/lib/store/evenings';
import type { StoreProblem } from '../../src/lib/store/problem';
import { DeviceShelf } from '../../src/lib/store/shelf';
import { Heard, recordWith } from './support';

const { id } = recordWith(0).header;
const opened: Database[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const one of opened.splice(0)) one.close();
});

type Watch = (
	connection: Connection,
	onChange: () => void,
	onProblem: (problem: StoreProblem) => void
) => () => void;

const LISTS: Readonly<Record<string, Watch>> = {
	games: (connection, ...heard) => new DeviceShelf(connection).list(...heard),
	players: (connection, ...heard) => new DeviceShelf(connection).watchPeople(...heard),
	evenings: (connection, ...heard) => new Evenings(connection).watchAll(...heard),
	'one evening': (connection, ...heard) => new Evenings(connection).watch(id, ...heard),
	photos: (connection, ...heard) => new Evenings(connection).watchUsage(...heard)
};

it.each(Object.entries(LISTS))('a list of %s that can’t be read says so', async (_, watch) => {
	const db = new Database(newGameId());
	opened.push(db);
	await db.open();
	const refused = new DOMException('Injected.', 'NotAllowedError');
	vi.spyOn(db, 'transaction').mockRejectedValue(refused);
	const problems = new Heard<StoreProblem>();
	const read = vi.fn();
	const stop = watch(new Connection(db), read, problems.hear);
	await problems.until(({ code }) => code === 'unavailable');
	expect(read).not.toHaveBeenCalled();
	stop();
});
