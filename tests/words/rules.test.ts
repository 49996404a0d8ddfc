import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { rules as german } from '../../src/lib/words/de/rules';
import { rules as english } from '../../src/lib/words/en/rules';
import { rules as french } from '../../src/lib/words/fr/rules';
import { rules as romanian } from '../../src/lib/words/ro/rules';
import { ruleWords } from '../../src/lib/words/en/rules';
import { sourcesIn } from '../tools/source/sources';
import { folderOf } from '../tools/source/expansions/folders';

interface DocumentedRule {
	readonly id: string;
	readonly source: string;
	/** True for our own decisions, which no rulebook has. */
	readonly ours: boolean;
}

/** The rules of a folder's RULES.md with their citation, in brackets at the end of the line. */
const documentedRules = (folder: string): readonly DocumentedRule[] =>
	readFileSync(`src/lib/${folder}/RULES.md`, 'utf8')
		.split('\n')
		.flatMap((line) => {
			const found = /^- (?<id>[A-Z]+-\d+)\b.*?(?:\((?<source>[^()]*)\))?$/.exec(line)?.groups;
			if (!found) return [];
			const { id = '', source = '' } = found;
			return [{ id, source, ours: line.startsWith(`- ${id}: our decision`) }];
		});

const documented = [
	'rules/base',
	'rules/river',
	...new Set(EXPANSION_IDS.map((id) => `expansions/${folderOf(id)}`))
].flatMap(documentedRules);

/** Rule ids in the source code, in quotes. */
const named = ['src/lib/rules', 'src/lib/expansions']
	.flatMap((folder) => sourcesIn(folder, ['.ts']))
	.flatMap(({ text }) => [...text.matchAll(/'([A-Z]{3,}-\d+)'/g)].map(([, id]) => id ?? ''));

describe('the words of the rules', () => {
	it('have the same ids as the RULES.md files', () => {
		expect(documented.length).toBeGreaterThan(80);
		expect([...ruleWords.ids()].sort()).toEqual(documented.map(({ id }) => id).sort());
	});

	it.each(documented)('cite the same source for $id as RULES.md', ({ id, source, ours }) => {
		const expected = [...(ours ? ['our decision'] : []), source].filter((part) => part !== '');
		expect(ruleWords.source(id)).toBe(expected.join('; '));
	});

	it('include every rule id in the source code', () => {
		expect(named.length).toBeGreaterThan(10);
		const worded = new Set<string>(ruleWords.ids());
		expect(named.filter((id) => !worded.has(id))).toEqual([]);
	});

	it.each(documented)('have a whole sentence for $id', ({ id }) => {
		expect(ruleWords.text(id)).toMatch(/^[A-Z].*\.$/);
	});

	it('say in plain words where a rule comes from, wherever it has a source', () => {
		expect(ruleWords.plainSource('END-2')).toBe('Rulebook, final scoring');
		expect(ruleWords.plainSource('END-5')).toBe('A house rule');
		expect(ruleWords.plainSource('LAY-4')).toBe('');
		expect(ruleWords.plainSource('FOUND-1')).toContain('Our decision');
		for (const id of ruleWords.ids())
			expect(ruleWords.plainSource(id), id).not.toMatch(/, $|[A-Z]+-\d/);
	});

	it('cite a rule by id and source, and explain the abbreviations', () => {
		expect(ruleWords.citation('CITY-2')).toBe('CITY-2 · page, 3; book, 3');
		expect(ruleWords.citation('LAY-4')).toBe('LAY-4');
		expect(ruleWords.sourceNames('CITY-2')).toContain('Wikicarpedia');
		expect(ruleWords.sourceNames('CITY-2')).not.toContain('decision');
	});

	it.each([
		['en', english],
		['de', german],
		['fr', french],
		['ro', romanian]
	])('explain in %s only the sources that a citation names, and where they are', (_, words) => {
		const explained = (id: string): number =>
			words.sourceNames(id).match(/[“”»]\s?:/g)?.length ?? 0;
		expect(explained('RIVER-7')).toBe(1);
		expect(explained('RIVER-4')).toBe(1);
		expect(explained('IC-6')).toBe(2);
		expect(explained('CITY-3')).toBe(3);
		expect(explained('INN-1')).toBe(2);
		expect(words.sourceNames('RIVER-7')).toContain('Wikicarpedia');
		expect(words.sourceNames('WAGON-8')).toContain('Wikicarpedia');
	});
});
