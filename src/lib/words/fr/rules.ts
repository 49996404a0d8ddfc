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
	'page, règles maison',
	'page du jeu de base, règles maison'
];

/** What the short names in a citation mean. */
const SOURCE_NAMES = [
	['page', 'les règles de la première édition telles que Wikicarpedia les conserve, par titres'],
	['n.', 'une note de la page de Wikicarpedia'],
	['page du jeu de base', 'les règles du jeu de base, première édition, sur Wikicarpedia'],
	[
		'page de Maire et Monastères',
		'les règles de Maire et Monastères, première édition, sur Wikicarpedia'
	],
	['page Hiver', 'les règles de l’édition Hiver sur Wikicarpedia'],
	['page de l’Abbé', 'les règles de L’Abbé sur Wikicarpedia'],
	['page récente', 'les règles des deuxième et troisième éditions sur Wikicarpedia'],
	['livret', 'le livret Z-Man de 2013 pour l’édition Hiver'],
	['page Rivière', 'les pages de Wikicarpedia sur La Rivière'],
	['Game Reference', 'la page de Wikicarpedia sur la préparation avec extensions'],
	['Big Box', 'les anciennes règles des Big Box, citées par Wikicarpedia'],
	['notre décision', 'les règles imprimées ne le disent pas']
] as const;

export const rules = {
	text: (id: RuleId): string => ruleOf(id)?.[0] ?? id,
	source: (id: RuleId): string => ruleOf(id)?.[1] ?? '',
	/** “CITY-2 · page, 3 ; livret, 3”. */
	citation: (id: RuleId): string =>
		[id, rules.source(id)].filter((part) => part !== '').join(' · '),
	plainSource: (id: RuleId): string => {
		const source = rules.source(id);
		if (source === '') return '';
		if (source.startsWith('notre décision')) return 'Notre décision : les règles ne le disent pas';
		if (HOUSE_RULES.includes(source)) return 'Une règle maison';
		return `Règles du jeu, ${topicOf(id)}`;
	},
	sourceNames: (id: RuleId): string => {
		const source = rules.source(id);
		const named = sourceNamesIn(source, SOURCE_NAMES);
		return named.map(([name, means]) => `« ${name} » : ${means}`).join(' ; ');
	},
	get ids(): readonly RuleId[] {
		return Object.keys({ ...RULES, ...boxes.rules });
	}
};
