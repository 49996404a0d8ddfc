import type { RuleId } from '../../../engine/ledger';
import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';
import type { RuleWords } from './rule-words';

const RULES: RuleWords = { ...base, ...abbeyAndMayor, ...gingerbread };

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['page', 'les règles de la première édition telles que Wikicarpedia les conserve, par titres'],
	['n.', 'une note de cette page'],
	['page Hiver', 'les règles de l’édition Hiver, au même endroit'],
	['livret', 'le livret Z-Man de 2013 pour l’édition Hiver'],
	['notre décision', 'les règles imprimées ne le disent pas']
] as const;

export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** “CITY-2 · page, 3 ; livret, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = SOURCE_NAMES.filter(([name]) => source.includes(name));
		return named.map(([name, means]) => `« ${name} » : ${means}`).join(' ; ');
	},
	ids: Object.keys(RULES)
};
