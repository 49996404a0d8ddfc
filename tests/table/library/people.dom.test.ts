import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/lib/store/memory';
import { personKey } from '../../../src/lib/record';
import { Library } from '../../../src/lib/table/library/library.svelte';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { mergeInto, rename, takeApart } from '../../../src/lib/table/library/people';
import { libraryWords } from '../../../src/lib/words/en/library';
import { headerFor } from '../../record/support';
import { must } from '../../store/support';

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	notices.close();
});

const ana = { id: personKey('Ana'), name: 'Ana' };
const anna = { id: personKey('Anna'), name: 'Anna' };

/** A library with a game of Ana's and one of Anna's. */
async function shelf(): Promise<Library> {
	const store = memoryStore();
	for (const [id, name] of [
		['one', 'Ana'],
		['two', 'Anna']
	] as const)
		await must(
			store.putBack(
				{ header: headerFor(id, 1, { players: [{ name, colour: 'red' }] }), entries: [] },
				{}
			)
		);
	const library = new Library(store);
	stops.push(library.follow());
	await settled();
	return library;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const named = ({ games }: Library): readonly string[] =>
	games.map(({ players }) => players[0]?.name ?? '').sort();

/** Does what the notice offers. */
async function undo(): Promise<void> {
	notices.act();
	await settled();
}

describe('somebody', () => {
	it('is renamed in every list, while the games keep their names', async () => {
		const library = await shelf();
		expect(await rename(library, ana, ' Zoë ')).toBe(true);
		await settled();
		expect(named(library)).toEqual(['Anna', 'Zoë']);
		expect(library.asRecorded.map(({ players }) => players[0]?.name).sort()).toEqual([
			'Ana',
			'Anna'
		]);
		expect(notices.current?.message).toBe(libraryWords.renamed('Ana', 'Zoë'));
		await undo();
		expect(named(library)).toEqual(['Ana', 'Anna']);
		expect(library.people).toEqual([]);
	});

	it('is merged with another person, and separated again', async () => {
		const library = await shelf();
		await mergeInto(library, anna, ana);
		await settled();
		expect(named(library)).toEqual(['Ana', 'Ana']);
		await undo();
		expect(named(library)).toEqual(['Ana', 'Anna']);
	});

	it('is called in the notice so that both names keep their places, and is kept without what nobody sees', async () => {
		const library = await shelf();
		await rename(library, ana, 'דנה\u200f');
		await settled();
		expect(named(library)).toEqual(['Anna', 'דנה']);
		expect(notices.current?.message).toBe(libraryWords.renamed('Ana', '\u2068דנה\u2069'));
		await mergeInto(library, anna, { id: personKey('Ana'), name: '\u2068דנה\u2069' });
		await settled();
		expect(named(library)).toEqual(['דנה', 'דנה']);
		expect(library.people.map(({ name }) => name)).toEqual(['דנה']);
	});

	it('keeps later changes from elsewhere when a change is undone', async () => {
		const library = await shelf();
		await rename(library, ana, 'Zoë');
		await settled();
		const [zoe] = library.people;
		const other = { id: personKey('Ben'), name: 'Benjamin', keys: [personKey('Ben')] };
		await must(library.replacePeople([...library.people, other]));
		await undo();
		expect(library.people).toEqual([other]);

		await rename(library, ana, 'Zoë');
		await settled();
		const again = { ...(zoe ?? other), name: 'Zoé' };
		await must(library.replacePeople([other, again]));
		await undo();
		expect(library.people).toEqual([other, again]);
		expect(notices.current?.message).toBe(libraryWords.changedAgain);
	});

	it('can be separated again much later', async () => {
		const library = await shelf();
		await mergeInto(library, anna, ana);
		await settled();
		notices.close();
		await takeApart(library, ana);
		await settled();
		expect(named(library)).toEqual(['Ana', 'Anna']);
		await undo();
		expect(named(library)).toEqual(['Ana', 'Ana']);
	});
});
