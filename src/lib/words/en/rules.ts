import type { RuleId } from '../../engine/ledger';
import { lookUpRules, sourceNamesIn } from '../rule-lookup';
import { base, baseTopics } from './base-rules';
import { boxes } from './common';
import { needReading, part } from '../parts';

const { text, source, citation, topic, ids } = lookUpRules(
	{ rules: base, ruleTopics: baseTopics },
	boxes
);

/** Sources that are house rules only. */
const HOUSE_RULES: readonly string[] = ['page, house rules', 'base page, house rules'];

/** Sources that aren’t rulebooks: what only one of them says isn’t certain. */
const SINGLE_SOURCES: readonly string[] = ['JCloisterZone', 'tile list of 2025'];

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['page', 'the first edition’s rules as Wikicarpedia keeps them, by their headings'],
	['n.', 'a footnote on Wikicarpedia’s page'],
	['base page', 'Wikicarpedia’s rules of the base game’s first edition'],
	['Abbey & Mayor page', 'Wikicarpedia’s rules of Abbey & Mayor’s first edition'],
	['Winter page', 'Wikicarpedia’s rules of the Winter Edition'],
	['abbot page', 'Wikicarpedia’s rules of The Abbot'],
	['later page', 'Wikicarpedia’s rules of the second and third editions'],
	['page of 2025', 'Wikicarpedia’s rules of what was printed in 2025'],
	['tile list of 2025', 'one program’s list of the tiles printed in 2025, with their pictures'],
	['JCloisterZone', 'what this program does'],
	['book', 'Z-Man’s rulebook of 2013 for the Winter Edition'],
	['river page', 'Wikicarpedia’s pages on The River'],
	['Game Reference', 'Wikicarpedia’s page on preparing a game with expansions'],
	['Big Box', 'the older rules of the Big Boxes, as Wikicarpedia quotes them'],
	['our decision', 'the printed rules leave the question open']
] as const;

/** Words of the rules and their sources. Only the table loads them. */
export const rules = {
	text,
	source,
	citation,
	/** Where a rule comes from, in plain words: “Rulebook, final scoring”; empty if no print says it. */
	plainSource: (id: RuleId): string => {
		const printed = source(id);
		if (printed === '') return '';
		if (printed.startsWith('our decision'))
			return 'Our decision: the rulebook leaves the question open';
		if (HOUSE_RULES.includes(printed)) return 'A house rule';
		if (SINGLE_SOURCES.includes(printed)) return 'One source only, and no rulebook';
		return `Rulebook, ${topic(id)}`;
	},
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const named = sourceNamesIn(source(id), SOURCE_NAMES);
		return named.map(([name, means]) => `“${name}”: ${means}`).join('; ');
	},
	ids
};

/** The same in the language that is spoken. */
export const ruleWords = part('rules', rules);

needReading();
