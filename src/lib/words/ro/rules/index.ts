import type { RuleId } from '../../../engine/ledger';
import type { RuleWords } from '../../en/rules/rule-words';
import { abbeyAndMayor } from './abbey-and-mayor';
import { base } from './base';
import { gingerbread } from './gingerbread';

const RULES: RuleWords = { ...base, ...abbeyAndMayor, ...gingerbread };

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['pagina', 'regulile primei ediții, cum le păstrează Wikicarpedia, după titlurile ei'],
	['n.', 'o notă de subsol de acolo'],
	['pagina de iarnă', 'regulile Ediției de iarnă, tot acolo'],
	['broșura', 'regulamentul Z-Man din 2013 pentru Ediția de iarnă'],
	['decizia noastră', 'regulile tipărite nu spun']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => RULES[id]?.[0] ?? id,
	source: (id: RuleId): string => RULES[id]?.[1] ?? '',
	/** „CITY-2 · pagina, 3; broșura, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = SOURCE_NAMES.filter(([name]) => source.includes(name));
		return named.map(([name, means]) => `„${name}”: ${means}`).join('; ');
	},
	ids: Object.keys(RULES)
};
