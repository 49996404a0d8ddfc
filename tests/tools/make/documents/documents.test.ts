import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MILL } from '../../source/expansions/made-up';
import { partsIn, withParts, wrapped } from './marked';
import { partsOf, type DocumentedExpansion } from './parts';
import { currentParts, DOCUMENTS, written } from './written';

const DOCUMENTED: DocumentedExpansion = {
	...MILL,
	title: 'The Mill',
	rulingWords: {
		mills: {
			title: 'Mills',
			answers: {
				no: ['No', 'None.', 'there are no mills'],
				yes: ['Yes', 'Some.', 'mills are built']
			}
		}
	}
};

describe('the documents', () => {
	it('list what expansions declare; otherwise run npm run documents', async () => {
		const parts = await currentParts();
		for (const path of DOCUMENTS)
			expect(readFileSync(path, 'utf8'), 'run npm run documents').toBe(await written(path, parts));
		const marked = DOCUMENTS.flatMap((path) => partsIn(readFileSync(path, 'utf8')));
		expect(marked.toSorted()).toEqual(Object.keys(parts).toSorted());
	});
});

describe('a part of a document', () => {
	const document =
		'Before.\n\n<!-- npm run documents: mills -->\n\nOld.\n\n<!-- end -->\n\nBehind.\n';

	it('is written anew between its marks, and nothing else', () => {
		expect(withParts(document, { mills: 'New.' })).toBe(document.replace('Old.', 'New.'));
		expect(partsIn(document)).toEqual(['mills']);
	});

	it('has to be known, and to end', () => {
		expect(() => withParts(document, {})).toThrow('Nothing is known of a part called mills.');
		expect(() => withParts(document.replace('<!-- end -->', ''), { mills: '' })).toThrow(
			'needs an'
		);
	});

	it('breaks between words', () => {
		expect(wrapped('one two three four', 9)).toBe('one two\nthree\nfour');
	});
});

describe('the parts of all documents', () => {
	const parts = partsOf([DOCUMENTED]);

	it('name an expansion, and where its rules are', () => {
		expect(parts['known']).toContain('alone or together: The Mill.');
		expect(parts['rules']).toBe('- [The Mill](mill/RULES.md)');
	});

	it('say what it adds to game files', () => {
		expect(parts['expansions']).toBe(
			[
				'- `mill`: The Mill. Figures: `miller`. Tiles of which each player has one: `mill-own`.',
				'Tokens: `flour`. Tokens of which there is one: `big-mill`. Objections: `mill/full`.',
				'Signs: `sail` (road).'
			].join(' ')
		);
	});

	it('have a row for each ruling and event', () => {
		expect(parts['rulings']).toContain(
			'| `mills` | `mill` | `no`: there are no mills; `yes`: mills are built |'
		);
		expect(parts['events']).toContain('| `mill/moved` | A miller moved. | `player` |');
		expect(parts['packed events']).toContain('| 1 `mill/moved` | _same_ (`player`) |');
	});

	it('name a ruling once that two expansions ask', () => {
		const declared = { ...MILL.declared, id: 'mill-2', events: [] };
		const two = partsOf([DOCUMENTED, { ...DOCUMENTED, declared }])['rulings'];
		expect(two?.match(/`mills`/g)).toHaveLength(1);
		expect(two).toContain('| `mill`, `mill-2` |');
	});

	it('can’t be written without the words of a ruling or the meaning of an event', () => {
		expect(() => partsOf([{ ...DOCUMENTED, rulingWords: {} }])).toThrow(
			'no words for the ruling mills'
		);
		expect(() => partsOf([{ ...DOCUMENTED, eventMeanings: {} }])).toThrow(
			'mill/RULES.md doesn’t say what the event “mill/moved” means.'
		);
	});
});
