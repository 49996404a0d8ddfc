import type { RuleId } from '../../../engine/ledger';
import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';

/** What each rule says, in one sentence, and where it stands in the printed rules: empty for what no print says. */
export type RuleWords = Readonly<Record<RuleId, readonly [says: string, source: string]>>;

const RULES: RuleWords = { ...base, ...abbeyAndMayor, ...gingerbread };

/** What the sources are that a citation names in short. */
const SOURCE_NAMES = [
	['page', 'the first edition’s rules as Wikicarpedia keeps them, by their headings'],
	['n.', 'a footnote there'],
	['Winter page', 'the Winter Edition’s rules there'],
	['book', 'Z-Man’s rulebook of 2013 for the Winter Edition'],
	['our decision', 'the printed rules leave it open']
] as const;

/** Words of the rules: what each says and where it stands. */
export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	/** “page, 3; book, 3”, as the rules’ own document cites it; empty where no print says it. */
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** “CITY-2 · page, 3; book, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	/** What a citation’s short names stand for. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = SOURCE_NAMES.filter(([name]) => source.includes(name));
		return named.map(([name, means]) => `“${name}”: ${means}`).join('; ');
	},
	/** Every rule that there are words for. */
	ids: Object.keys(RULES)
};
