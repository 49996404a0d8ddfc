import type { RuleId } from '../../engine/ledger';
import { lookUpRules, sourceNamesIn } from '../rule-lookup';
import { base, baseTopics } from './base-rules';
import { boxes } from './common';

const { text, source, citation, topic, ids } = lookUpRules(
	{ rules: base, ruleTopics: baseTopics },
	boxes
);

/** Sources that are house rules only. */
const HOUSE_RULES: readonly string[] = [
	'pagina, reguli ale casei',
	'pagina jocului de bază, reguli ale casei'
];

/** Sources that aren’t rulebooks: what only one of them says isn’t certain. */
const SINGLE_SOURCES: readonly string[] = ['JCloisterZone', 'lista cartonașelor din 2025'];

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['pagina', 'regulile primei ediții, cum le păstrează Wikicarpedia, după titlurile ei'],
	['n.', 'o notă de subsol din pagina de pe Wikicarpedia'],
	['pagina jocului de bază', 'regulile jocului de bază, prima ediție, de pe Wikicarpedia'],
	[
		'pagina extensiei Abația și primarul',
		'regulile extensiei Abația și primarul, prima ediție, de pe Wikicarpedia'
	],
	['pagina de iarnă', 'regulile Ediției de iarnă de pe Wikicarpedia'],
	['pagina abatelui', 'regulile extensiei Abatele de pe Wikicarpedia'],
	['pagina nouă', 'regulile edițiilor a doua și a treia de pe Wikicarpedia'],
	['ediția din 2025', 'regulile ediției din 2025 de pe Wikicarpedia'],
	['lista cartonașelor din 2025', 'lista unui program cu cartonașele din 2025, cu imagini'],
	['JCloisterZone', 'cum face acest program'],
	['broșura', 'regulamentul Z-Man din 2013 pentru Ediția de iarnă'],
	['pagina râului', 'paginile despre râu de pe Wikicarpedia'],
	['Game Reference', 'pagina Wikicarpedia despre pregătirea cu extensii'],
	['Big Box', 'regulile mai vechi ale cutiilor Big Box, citate de Wikicarpedia'],
	['decizia noastră', 'regulile tipărite nu precizează']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text,
	source,
	citation,
	plainSource: (id: RuleId): string => {
		const printed = source(id);
		if (printed === '') return '';
		if (printed.startsWith('decizia noastră')) return 'Decizia noastră: regulamentul nu precizează';
		if (HOUSE_RULES.includes(printed)) return 'O regulă a casei';
		if (SINGLE_SOURCES.includes(printed)) return 'O singură sursă, fără regulament';
		return `Regulament, ${topic(id)}`;
	},
	sourceNames: (id: RuleId): string => {
		const named = sourceNamesIn(source(id), SOURCE_NAMES);
		return named.map(([name, means]) => `„${name}”: ${means}`).join('; ');
	},
	ids
};
