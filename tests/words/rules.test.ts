import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleWords } from '../../src/lib/words/rules';
import { sourcesIn } from '../tools/sources';

interface Told {
	readonly id: string;
	readonly source: string;
	/** True for what no print says. */
	readonly ours: boolean;
}

/** The rules of a folder's RULES.md with what they cite: the brackets at the end of each. */
const customTilesIn = (folder: string): readonly Told[] =>
	readFileSync(`src/lib/rules/${folder}/RULES.md`, 'utf8')
		.split('\n')
		.flatMap((line) => {
			const found = /^- (?<id>[A-Z]+-\d+)\b.*?(?:\((?<source>[^()]*)\))?$/.exec(line)?.groups;
			if (!found) return [];
			const { id = '', source = '' } = found;
			return [{ id, source, ours: line.startsWith(`- ${id}: our decision`) }];
		});

const told = ['base', 'abbey-and-mayor', 'gingerbread'].flatMap(customTilesIn);

/** Names of rules in the program itself: in quotes, as settlements and objections carry them. */
const named = sourcesIn('src/lib/rules', ['.ts']).flatMap(({ text }) =>
	[...text.matchAll(/'([A-Z]{3,}-\d+)'/g)].map(([, id]) => id ?? '')
);

describe('the words of the rules', () => {
	it('keep in step with what the rules’ documents tell', () => {
		expect(told.length).toBeGreaterThan(80);
		expect([...ruleWords.ids].sort()).toEqual(told.map(({ id }) => id).sort());
	});

	it.each(told)('cite for $id what its document cites', ({ id, source, ours }) => {
		const expected = [...(ours ? ['our decision'] : []), source].filter((part) => part !== '');
		expect(ruleWords.source(id)).toBe(expected.join('; '));
	});

	it('know every rule that a settlement can name', () => {
		expect(named.length).toBeGreaterThan(10);
		for (const id of named) expect(ruleWords.ids, id).toContain(id);
	});

	it.each(told)('say $id in a whole sentence', ({ id }) => {
		expect(ruleWords.text(id)).toMatch(/^[A-Z].*\.$/);
	});

	it('cite a rule by its name and its place in print, and explain the short names', () => {
		expect(ruleWords.citation('CITY-2')).toBe('CITY-2 · page, 3; book, 3');
		expect(ruleWords.citation('LAY-4')).toBe('LAY-4');
		expect(ruleWords.sourceNames('CITY-2')).toContain('Wikicarpedia');
		expect(ruleWords.sourceNames('CITY-2')).not.toContain('decision');
	});
});
