import type { RuleId } from '../../../engine/ledger';
import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';
import type { RuleWords } from '../../en/rules/rule-words';

const RULES: RuleWords = { ...base, ...abbeyAndMayor, ...gingerbread };

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['Wiki', 'die Regeln der ersten Edition, wie Wikicarpedia sie bewahrt, nach ihren Überschriften'],
	['Anm.', 'eine Fußnote dort'],
	['Winter-Wiki', 'die Regeln der Winter-Edition dort'],
	['Heft', 'das Regelheft der Winter-Edition von Z-Man (2013)'],
	['unsere Entscheidung', 'die gedruckten Regeln lassen es offen']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	/** „Wiki, 3; Heft, 3“; empty if no print says it. */
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** „CITY-2 · Wiki, 3; Heft, 3“. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	/** What the short names in a citation mean. */
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = SOURCE_NAMES.filter(([name]) => source.includes(name));
		return named.map(([name, means]) => `„${name}“: ${means}`).join('; ');
	},
	/** The ids of all rules that have words. */
	ids: Object.keys(RULES)
};
