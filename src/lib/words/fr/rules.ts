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
	'page, règles maison',
	'page du jeu de base, règles maison'
];

/** Sources that aren’t rulebooks: what only one of them says isn’t certain. */
const SINGLE_SOURCES: readonly string[] = ['JCloisterZone', 'liste des tuiles de 2025'];

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
	['édition de 2025', 'les règles de l’édition de 2025 sur Wikicarpedia'],
	['liste des tuiles de 2025', 'la liste des tuiles de 2025 d’un programme, avec leurs images'],
	['JCloisterZone', 'ce que fait ce programme'],
	['livret', 'le livret Z-Man de 2013 pour l’édition Hiver'],
	['page Rivière', 'les pages de Wikicarpedia sur La Rivière'],
	['Game Reference', 'la page de Wikicarpedia sur la préparation avec extensions'],
	['Big Box', 'les anciennes règles des Big Box, citées par Wikicarpedia'],
	['notre décision', 'les règles imprimées ne le disent pas']
] as const;

export const rules = {
	text,
	source,
	citation,
	plainSource: (id: RuleId): string => {
		const printed = source(id);
		if (printed === '') return '';
		if (printed.startsWith('notre décision')) return 'Notre décision : les règles ne le disent pas';
		if (HOUSE_RULES.includes(printed)) return 'Une règle maison';
		if (SINGLE_SOURCES.includes(printed)) return 'Une seule source, pas de règles imprimées';
		return `Règles du jeu, ${topic(id)}`;
	},
	sourceNames: (id: RuleId): string => {
		const named = sourceNamesIn(source(id), SOURCE_NAMES);
		return named.map(([name, means]) => `« ${name} » : ${means}`).join(' ; ');
	},
	ids
};
