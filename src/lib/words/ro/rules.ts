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
const HOUSE_RULES: readonly string[] = [
	'pagina, reguli ale casei',
	'pagina jocului de bază, reguli ale casei'
];

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
	['broșura', 'regulamentul Z-Man din 2013 pentru Ediția de iarnă'],
	['pagina râului', 'paginile despre râu de pe Wikicarpedia'],
	['Game Reference', 'pagina Wikicarpedia despre pregătirea cu extensii'],
	['Big Box', 'regulile mai vechi ale cutiilor Big Box, citate de Wikicarpedia'],
	['decizia noastră', 'regulile tipărite nu precizează']
] as const;

/** Words of the rules and their sources. */
export const rules = {
	text: (id: RuleId): string => ruleOf(id)?.[0] ?? id,
	source: (id: RuleId): string => ruleOf(id)?.[1] ?? '',
	/** „CITY-2 · pagina, 3; broșura, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	plainSource: (id: RuleId): string => {
		const source = rules.source(id);
		if (source === '') return '';
		if (source.startsWith('decizia noastră')) return 'Decizia noastră: regulamentul nu precizează';
		if (HOUSE_RULES.includes(source)) return 'O regulă a casei';
		return `Regulament, ${topicOf(id)}`;
	},
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = sourceNamesIn(source, SOURCE_NAMES);
		return named.map(([name, means]) => `„${name}”: ${means}`).join('; ');
	},
	get ids(): readonly RuleId[] {
		return Object.keys({ ...RULES, ...boxes.rules });
	}
};
