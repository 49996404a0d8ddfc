import { describe, expect, it } from 'vitest';
import { scoringTopics } from '../../src/lib/rules/scoring-topics';
import { EXPANSION_IDS } from '../../src/lib/rules/catalogue';
import { helpWords } from '../../src/lib/words/en/help';
import {
	findInHelp,
	groupOf,
	HELP_GROUPS,
	isOfOtherBox,
	newsSections
} from '../../src/routes/help/groups';

const { sections } = helpWords;
const found = (typed: string) => findInHelp(sections, typed).map(({ id }) => id);

describe('the groups of the help', () => {
	it('have every section, those about scoring in theirs alone', () => {
		const scoring = sections.filter(({ id }) => groupOf(id) === 'scoring').map(({ id }) => id);
		expect(scoring.sort()).toEqual(['scoring', 'winter', ...EXPANSION_IDS].sort());
		expect(scoring).toHaveLength(scoringTopics().length);
		for (const group of HELP_GROUPS)
			expect(sections.filter(({ id }) => groupOf(id) === group).length, group).toBeGreaterThan(2);
	});

	it('leave out the boxes and expansions that aren’t played', () => {
		const left = sections.map(({ id }) => id).filter((id) => isOfOtherBox(id, ['summer', 'river']));
		expect(left.sort()).toEqual(['winter', ...EXPANSION_IDS.filter((id) => id !== 'river')].sort());
		expect(sections.some(({ id }) => isOfOtherBox(id, undefined))).toBe(false);
	});
});

describe('the search in the help', () => {
	it('finds all words in any order, whatever their case and accents', () => {
		expect(found('WAGÓN')).toContain('abbey-and-mayor');
		expect(found('relay keys')).toEqual(['follow']);
		expect(found('keys relay')).toEqual(['follow']);
		expect(found('no such word anywhere')).toEqual([]);
		expect(found('  ')).toEqual([]);
	});

	it('finds the news of each version by themselves', () => {
		const { newsTitle, news } = helpWords;
		const all = newsSections(newsTitle, news);
		const [one, ...others] = findInHelp(all, 'prisoners beside');
		expect(others).toEqual([]);
		expect(one).toMatchObject({ id: 'news-0.12.0', title: `${newsTitle} · 0.12.0` });
		expect(findInHelp(all, '0.12.0 Romanian')).toEqual([]);
	});

	it('shows the sentence in which it was found, with the words marked', () => {
		const [one] = findInHelp(sections, 'hotspot');
		expect(one?.pieces.filter((piece) => piece.found).map(({ text }) => text)).toEqual(['hotspot']);
		expect(one?.pieces.map(({ text }) => text).join('')).toContain('use one phone’s hotspot');
	});
});
