import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUMMARY_VERSION, summaryOf, type Summary } from '../../src/lib/record';
import { newGameId, openStore, type GameStore } from '../../src/lib/store';
import { Database } from '../../src/lib/store/db';
import { openShelf } from '../../src/lib/store/shelf-store';
import { changeRow, Heard, loaded, must, recordWith } from './support';

const game = recordWith(4);
const { id } = game.header;

let name: string;
const opened: { close(): void }[] = [];
beforeEach(() => {
	name = newGameId();
});
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});

/** A store with the game, and another summary for it. */
async function storeWith(summary: object): Promise<GameStore> {
	const store = await openStore({ name });
	const db = new Database(name);
	opened.push(store, db);
	await must(store.add(game));
	await must(store.saveDraft(id, { final: 3 }));
	await changeRow(db, id, { summary });
	return store;
}

/** The list of a shelf that is opened now. */
async function heard(): Promise<Heard<readonly Summary[]>> {
	const shelf = await openShelf({ name });
	const told = new Heard<readonly Summary[]>();
	opened.push({ close: shelf.list(told.hear) }, shelf);
	await told.until(() => true);
	return told;
}

const right = summaryOf(game);
const { version, ...unnumbered } = right;
const wrong = { ...right, scores: [500, 1] };

describe('the stored summary of a game', () => {
	it('is shown without reading a log', async () => {
		await storeWith(wrong);
		expect((await heard()).all).toEqual([[wrong]]);
	});

	it('of an earlier version is shown, and rebuilt from the log', async () => {
		expect(version).toBe(SUMMARY_VERSION);
		const store = await storeWith({ ...unnumbered, scores: [500, 1] });
		const told = await heard();
		expect(told.all[0]?.[0]?.scores).toEqual([500, 1]);
		expect(await told.until(([one]) => one?.version === SUMMARY_VERSION)).toEqual([right]);
		expect((await loaded(store, id)).draft).toEqual({ final: 3 });
	});

	it.each([
		['nothing', {}],
		['a phase that nobody knows', { ...right, state: 'dreaming' }],
		['points that are no numbers', { ...right, scores: ['many'] }]
	])('that holds %s is rebuilt from the log', async (_, summary) => {
		await storeWith(summary);
		const told = await heard();
		expect(told.all[0]).toEqual([]);
		expect(await told.until((list) => list.length > 0)).toEqual([right]);
	});

	it('of a newer version stays', async () => {
		const newer = { ...wrong, version: SUMMARY_VERSION + 1, moons: 3 };
		const store = await storeWith(newer);
		const told = await heard();
		await must(store.add(recordWith(1, 'other')));
		const shown = await told.until((list) => list.length === 2);
		expect(shown).toContainEqual({ ...wrong, version: SUMMARY_VERSION + 1 });
	});

	it('never contradicts the header', async () => {
		await storeWith({ ...right, box: 'winter-wd', players: [], id: 'nobody' });
		expect((await heard()).all).toEqual([[right]]);
	});
});
