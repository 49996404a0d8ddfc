import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { personKey, type Person } from '../../src/lib/record/people';
import { newGameId } from '../../src/lib/store';
import { memoryStore } from '../../src/lib/store/memory';
import { Database } from '../../src/lib/store/db';
import { openShelf, type OpenShelf } from '../../src/lib/store/shelf-store';
import { must } from './support';

const anna: Person = {
	id: personKey('Ana'),
	name: 'Anna',
	keys: [personKey('Ana'), personKey('Anna')]
};
const ben: Person = { id: personKey('Ben'), name: 'Benjamin', keys: [personKey('Ben')] };

const opened: { close(): void }[] = [];
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});

const name = newGameId();
const shelves: readonly [string, () => Promise<OpenShelf>][] = [
	['the device', () => openShelf({ name })],
	['memory', () => Promise.resolve(memoryStore())]
];

describe.each(shelves)('people renamed or merged, kept by %s', (_, openOne) => {
	it('are empty at first, then those stored last', async () => {
		const shelf = await openOne();
		opened.push(shelf);
		expect(await must(shelf.people())).toEqual([]);
		await must(shelf.replacePeople([anna, ben]));
		expect(await must(shelf.people())).toEqual([anna, ben]);
		await must(shelf.replacePeople([ben]));
		expect(await must(shelf.people())).toEqual([ben]);
	});
});

it('a person that can’t be read is ignored', async () => {
	const shelf = await openShelf({ name: 'unreadable people' });
	const db = new Database('unreadable people');
	opened.push(shelf, db);
	await must(shelf.replacePeople([ben]));
	await db.table('people').put({ id: 'ana', name: 7, keys: 'many' });
	expect(await must(shelf.people())).toEqual([ben]);
});

it('people who were two by a spelling that nobody sees are one', async () => {
	const shelf = await openShelf({ name: 'two spellings' });
	const db = new Database('two spellings');
	opened.push(shelf, db);
	await must(shelf.replacePeople([ben]));
	await db
		.table('people')
		.put({ id: '\u202aben\u202c', name: 'Benno', keys: ['\u202aben\u202c', 'benno'] });
	const [one, ...others] = await must(shelf.people());
	expect(others).toEqual([]);
	expect(one).toMatchObject({ id: 'ben', name: 'Benjamin' });
	expect(new Set(one?.keys)).toEqual(new Set(['ben', 'benno']));
});

describe('the key of a name', () => {
	it.each([
		['  Ana ', 'ana'],
		['ANA', 'ana'],
		['Ana\u00a0 Maria', 'ana maria'],
		['Bjo\u0308rn', 'björn'],
		['王小明', '王小明'],
		// The capital letter has no character with this accent.
		['J\u030can', '\u01f0an'],
		// As messengers copy a name.
		['\u202aAnn\u202c', 'ann'],
		['\u2068Ann\u2069\u200e', 'ann'],
		['\ufeffAn\u00ad\u200bn\u200f', 'ann'],
		['e\u200b\u0301va', '\u00e9va'],
		// Other letters by their joiner.
		['می\u200cخواهم', 'می\u200cخواهم'],
		['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧']
	])('of “%s” is “%s”, which is its own key', (written, key) => {
		expect(personKey(written)).toBe(key);
		expect(personKey(key)).toBe(key);
	});

	it('distinguishes accents: Zoe is not Zoë', () => {
		expect(personKey('Zoe')).not.toBe(personKey('Zoë'));
	});
});
