import type { RuleId } from '../../engine/ledger';
import { sourceNamesIn } from '../source-names';
import { base, baseTopics } from './base-rules';
import { boxes } from './boxes';
import type { RuleTopics, RuleWords } from '../expansion';

const RULES: Readonly<Record<RuleId, RuleWords>> = base;
const TOPICS: RuleTopics = baseTopics;

const ruleOf = (id: RuleId): RuleWords | undefined => RULES[id] ?? boxes.rules[id];
/** What a rule is about, by the first part of its id. */
const topicOf = (id: RuleId): string => {
	const [topic = ''] = id.split('-');
	return TOPICS[topic] ?? boxes.ruleTopics[topic] ?? '';
};

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
	text: (id: RuleId): string => ruleOf(id)?.[0] ?? id,
	/** “page, 3; book, 3”, as in RULES.md; empty if no print says it. */
	source: (id: RuleId): string => ruleOf(id)?.[1] ?? '',
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
		return `Rulebook, ${topicOf(id)}`;
	},
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = sourceNamesIn(source, SOURCE_NAMES);
		return named.map(([name, means]) => `“${name}”: ${means}`).join('; ');
	},
	/** The ids of all rules that have words. */
	get ids(): readonly RuleId[] {
		return Object.keys({ ...RULES, ...boxes.rules });
	}
};
