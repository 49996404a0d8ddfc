import { afterEach, describe, expect, it } from 'vitest';
import { newGameId } from '../../src/lib/store';
import { Connection } from '../../src/lib/store/connection';
import { Database } from '../../src/lib/store/db';
import { PageLifecycle } from '../../src/lib/store/page-lifecycle';
import { gameRow } from '../../src/lib/store/rows';
import { must, recordWith } from './support';

/*
 * Nobody can make a browser freeze a page in the middle of a transaction. Here the page only gets the event, which is all
 * that the store can see.
 */
const name = newGameId();
const opened: Database[] = [];
afterEach(() => {
	for (const db of opened.splice(0)) db.close();
});

function open(page = new EventTarget()): { page: EventTarget; connection: Connection } {
	const db = new Database(name);
	opened.push(db);
	return { page, connection: new Connection(db, new PageLifecycle(page)) };
}
const hears = (page: EventTarget, type: 'pagehide' | 'pageshow', persisted = true) =>
	page.dispatchEvent(new PageTransitionEvent(type, { persisted }));

/** A transaction that doesn't end by itself, like that of a frozen page, and a count of its starts. */
function stuck({ connection }: { connection: Connection }, id: string, times = 1) {
	const { db } = connection;
	let begun = 0;
	let underWay = (): void => undefined;
	const inside = new Promise<void>((resolve) => (underWay = resolve));
	const written = connection.write(async () => {
		begun++;
		await db.games.put(gameRow(recordWith(1, id)));
		underWay();
		const end = performance.now() + 5000;
		while (begun <= times && performance.now() < end) await db.games.toArray();
	});
	return { inside, written, begun: () => begun };
}
const ids = async ({ db }: Connection) => (await db.games.toArray()).map(({ id }) => String(id));

describe('a page that is hidden in the middle of writing, and may be shown again', () => {
	it('gives up at once, so that other pages can write', async () => {
		const [left, other] = [open(), open()];
		const { inside } = stuck(left, 'left');
		await inside;
		hears(left.page, 'pagehide');
		await must(
			other.connection.write(() => other.connection.db.games.put(gameRow(recordWith(1, 'other'))))
		);
		expect(await ids(other.connection)).toEqual(['other']);
	});

	it('starts nothing until it is shown again, then writes what it gave up, once', async () => {
		const left = open();
		const { inside, written, begun } = stuck(left, 'again');
		await inside;
		hears(left.page, 'pagehide');
		const other = open().connection;
		await must(other.write(() => other.db.games.put(gameRow(recordWith(1, 'meanwhile')))));
		expect(begun()).toBe(1);
		hears(left.page, 'pageshow');
		await must(written);
		expect(begun()).toBe(2);
		expect(await ids(open().connection)).toContain('again');
	});

	it('reads again too', async () => {
		const left = open();
		hears(left.page, 'pagehide');
		let read: readonly string[] | undefined;
		const reading = must(left.connection.read(() => ids(left.connection))).then(
			(found) => (read = found)
		);
		const other = open().connection;
		await must(other.read(() => ids(other)));
		expect(read).toBeUndefined();
		hears(left.page, 'pageshow');
		expect(await reading).toContain('again');
	});
});

describe('a page that is left for good', () => {
	it('lets running transactions finish', async () => {
		const left = open();
		const { inside, written, begun } = stuck(left, 'good', 0);
		await inside;
		hears(left.page, 'pagehide', false);
		await must(written);
		expect(begun()).toBe(1);
	});
});
