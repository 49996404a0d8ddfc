import type { RuleId } from '../../../engine/ledger';
import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';
import type { RuleWords } from './rule-words';

const RULES: RuleWords = { ...base, ...abbeyAndMayor, ...gingerbread };

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['page', 'the first edition’s rules as Wikicarpedia keeps them, by their headings'],
	['n.', 'a footnote there'],
	['Winter page', 'the Winter Edition’s rules there'],
	['book', 'Z-Man’s rulebook of 2013 for the Winter Edition'],
	['our decision', 'the printed rules leave it open']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	/** “page, 3; book, 3”, as in RULES.md; empty if no print says it. */
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** “CITY-2 · page, 3; book, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = SOURCE_NAMES.filter(([name]) => source.includes(name));
		return named.map(([name, means]) => `“${name}”: ${means}`).join('; ');
	},
	/** The ids of all rules that have words. */
	ids: Object.keys(RULES)
};
