import type { RuleId } from '../../../engine/ledger';
import { mergeRules } from '../../merge-all';
import { sourceNamesIn } from '../../source-names';
import { abbeyAndMayor, abbeyAndMayorTopics } from './abbey-and-mayor';
import { abbot, abbotTopics } from './abbot';
import { base, baseTopics } from './base';
import { gingerbread, gingerbreadTopics } from './gingerbread';
import { innsAndCathedrals, innsAndCathedralsTopics } from './inns-and-cathedrals';
import { tradersAndBuilders, tradersAndBuildersTopics } from './traders-and-builders';
import { river, riverTopics } from './river';

const [RULES, TOPICS] = mergeRules([base, baseTopics], {
	'abbey-and-mayor': [abbeyAndMayor, abbeyAndMayorTopics],
	abbot: [abbot, abbotTopics],
	gingerbread: [gingerbread, gingerbreadTopics],
	'inns-and-cathedrals': [innsAndCathedrals, innsAndCathedralsTopics],
	river: [river, riverTopics],
	'traders-and-builders': [tradersAndBuilders, tradersAndBuildersTopics]
});

/** Sources that are house rules only. */
const HOUSE_RULES: readonly string[] = ['page, house rules', 'base page, house rules'];

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['page', 'the first edition’s rules as Wikicarpedia keeps them, by their headings'],
	['n.', 'a footnote on Wikicarpedia’s page'],
	['base page', 'Wikicarpedia’s rules of the base game’s first edition'],
	['Abbey & Mayor page', 'Wikicarpedia’s rules of Abbey & Mayor’s first edition'],
	['Winter page', 'Wikicarpedia’s rules of the Winter Edition'],
	['abbot page', 'Wikicarpedia’s rules of The Abbot'],
	['later page', 'Wikicarpedia’s rules of the second and third editions'],
	['book', 'Z-Man’s rulebook of 2013 for the Winter Edition'],
	['river page', 'Wikicarpedia’s pages on The River'],
	['Game Reference', 'Wikicarpedia’s page on preparing a game with expansions'],
	['Big Box', 'the older rules of the Big Boxes, as Wikicarpedia quotes them'],
	['our decision', 'the printed rules leave the question open']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	/** “page, 3; book, 3”, as in RULES.md; empty if no print says it. */
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** “CITY-2 · page, 3; book, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	/** Where a rule comes from, in plain words: “Rulebook, final scoring”; empty if no print says it. */
	plainSource: (id: RuleId): string => {
		const source = rules.source(id);
		if (source === '') return '';
		if (source.startsWith('our decision'))
			return 'Our decision: the rulebook leaves the question open';
		if (HOUSE_RULES.includes(source)) return 'A house rule';
		return `Rulebook, ${TOPICS[id.replace(/-.*/, '')] ?? ''}`;
	},
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = sourceNamesIn(source, SOURCE_NAMES);
		return named.map(([name, means]) => `“${name}”: ${means}`).join('; ');
	},
	/** The ids of all rules that have words. */
	ids: Object.keys(RULES)
};
