import type {
	ENGLISH_PRESETS,
	ENGLISH_GROUPS,
	ENGLISH_FARM_RULES,
	ENGLISH_ASSISTANCE
} from '../en/contract';
import { boxes, common, expansionTitle } from './common';
import { base } from './rulings';
import { lookUpRulings } from '../rule-lookup';
import { number, plural, capital } from './format';

const { rulingOf, sourceOf } = lookUpRulings(base, boxes);

/** The presets: a name and one line each. */
const PRESETS: Readonly<Record<string, readonly [name: string, says: string]>> = {
	today: [
		'Règles d’aujourd’hui',
		'Comme dans les boîtes depuis 2003 : chaque pré compte à part, et les petites villes comptent comme les autres.'
	],
	'2000': [
		'Règles de la boîte de 2000',
		'Chaque ville complète rapporte 4 points au joueur qui a le plus de paysans autour ; une ville de deux tuiles rapporte 2 points. Avec des granges, les prés rapportent comme aujourd’hui.'
	],
	box: [
		'Livret Z-Man de 2013',
		'Pour l’édition Hiver : comme aujourd’hui, mais vous décidez ensemble qui commence, et en cas d’égalité, on rejoue.'
	],
	'first-game': ['Première partie, sans paysans', 'Plus facile pour apprendre ensemble.'],
	tournament: [
		'Comme en tournoi',
		'Notre choix, qui ne vient d’aucun livret : le premier joueur est tiré au sort et, en contrepartie, perd en cas d’égalité. Mode arbitre : Tilekeep ne montre aucune aide.'
	],
	official: [
		'Tournoi officiel',
		'Les règles des championnats (carcassonne-meisterschaft.de) : à deux, jeu de base, 15 minutes chacun. Une égalité est partagée : une demi-victoire chacun. Mode arbitre.'
	]
} satisfies Readonly<Record<keyof typeof ENGLISH_PRESETS, readonly [name: string, says: string]>>;

const GROUPS: Readonly<Record<string, string>> = {
	rules: 'Là où les livrets diffèrent',
	house: 'Règles maison',
	table: 'À votre table'
} satisfies Readonly<Record<keyof typeof ENGLISH_GROUPS, string>>;

const FARM_RULES: Readonly<Record<string, string>> = {
	third: 'Prés d’aujourd’hui',
	second: 'Prés de 2001',
	first: 'Prés de 2000'
} satisfies Readonly<Record<keyof typeof ENGLISH_FARM_RULES, string>>;

const answerOf = (id: string, answer: string): string =>
	rulingOf(id)?.answers[answer]?.[0] ?? answer;
const farms = (rule: string | undefined): string =>
	rule === undefined ? 'Sans paysans' : (FARM_RULES[rule] ?? rule);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A ruling's answer as a clause: “un pré rapporte comme en 2000”. */
const clauseOf = ({ id, answer }: Change): string =>
	rulingOf(id)?.answers[answer]?.[2] ?? `${rulingOf(id)?.title ?? id} : ${answer}`;

/** How much Tilekeep said during the game, by the answers of the ruling `aids`. */
const ASSISTANCE: Readonly<Record<string, string>> = {
	helper: 'Avec toutes les aides de Tilekeep',
	clear: 'Avec les prés, sans les totaux',
	referee: 'Sans les aides de Tilekeep'
} satisfies Readonly<Record<keyof typeof ENGLISH_ASSISTANCE, string>>;

/** Another answer to a ruling. */
interface Change {
	readonly id: string;
	readonly answer: string;
}
/** Who wins under a set of rules; `again` if a tie means another game. */
interface Winners {
	readonly names: readonly string[];
	readonly again: boolean;
}
/** A farm rule, undefined without farmers, and what a city of two tiles pays. */
interface FarmAndCity {
	readonly farmRule: string | undefined;
	readonly smallCity: string;
}

const clauses = (changes: readonly Change[]): string => changes.map(clauseOf).join(' ; ');

function wins({ names, again }: Winners): string {
	if (again) return `égalité entre ${common.list(names)}`;
	return `${common.list(names)} ${plural(names.length, { one: 'gagne', other: 'gagnent' })}`;
}

const nextGame = ({ again }: Winners): string => (again ? ', une autre partie décidera' : '');

const combined = ({ farmRule, smallCity }: FarmAndCity): string => {
	const rule = farmRule === undefined ? 'sans paysans' : `avec les ${lowered(farms(farmRule))}`;
	return `${rule} (petite ville : ${smallCity})`;
};

export const contract = {
	title: 'Nos règles',
	preset: (id: string): string => PRESETS[id]?.[0] ?? id,
	presetSays: (id: string): string => PRESETS[id]?.[1] ?? '',
	presets: 'Ensembles de règles',
	singleRules: 'Changer des règles une par une',
	group: (group: string): string => GROUPS[group] ?? group,
	askedBy: (expansion: string | undefined): string =>
		expansion === undefined ? 'Jeu de base' : expansionTitle(expansion),

	ruling: (id: string): string => rulingOf(id)?.title ?? id,
	answer: answerOf,
	answerSays: (id: string, answer: string): string => rulingOf(id)?.answers[answer]?.[1] ?? '',
	change: (change: Change): string => capital(clauseOf(change)),
	yourRuling: (change: Change): string => `Vos règles · ${contract.change(change)}`,
	source: sourceOf,
	changedMark: 'règle changée',
	oneLess: (id: string): string => `${rulingOf(id)?.title ?? id} : une tuile de moins`,
	oneMore: (id: string): string => `${rulingOf(id)?.title ?? id} : une tuile de plus`,

	summary: (preset: string, changes: readonly Change[]): string => {
		const name = PRESETS[preset]?.[0] ?? preset;
		return changes.length === 0 ? name : `${name}, mais ${clauses(changes)}`;
	},
	changes: (changes: readonly Change[]): string => capital(clauses(changes)),
	resultSummary: (changes: readonly Change[], assistance: string): string =>
		[
			changes.length === 0
				? 'Joué avec les règles d’aujourd’hui'
				: `Règles d’aujourd’hui, mais ${clauses(changes)}`,
			ASSISTANCE[assistance] ?? answerOf('aids', assistance)
		].join(' · '),

	twoBoxes: 'Deux fois la boîte',
	tileChanges: (lost: number, added: number): string =>
		[
			...(lost > 0 ? [`Tuiles perdues : ${number(lost)}`] : []),
			...(added > 0 ? [`Tuiles ajoutées : ${number(added)}`] : [])
		].join(' · '),
	describedTiles: (count: number): string => `Tuiles décrites : ${number(count)}`,
	intro: 'Touche une règle pour voir ce qu’elle veut dire.',
	changeHint:
		'Touche une règle pour voir ce qu’elle veut dire ou pour la changer. Un changement vaut pour toute la partie, dès la première tuile.',
	fromTo: (id: string, from: string, to: string): string =>
		`${answerOf(id, from)} → ${answerOf(id, to)}`,
	seeDifference: 'Voir ce que cela changerait',
	difference: 'Avec ces règles dès la première tuile',
	wholeGame: 'Toute la partie est recomptée. Un seul « Annuler » revient en arrière.',
	confirm: 'Appliquer ces règles',
	changed: 'Règles changées.',

	otherRules: 'Le même plateau avec d’autres règles',
	otherRulesShort: 'Autres règles',
	otherRulesLater:
		'Votre table joue sans totaux provisoires. À la fin, vous pourrez voir ce plateau avec d’autres règles.',
	now: 'Comme si la partie s’arrêtait là.',
	smallCity: (points: string): string => `Une ville de deux tuiles rapporte ${points}`,
	farms,
	yourRules: 'Les vôtres',
	notInPrint: 'Règle maison',
	/** “Ada gagne”, “égalité entre Ada et Ben”. */
	wins,
	otherWinners: (
		own: Winners,
		others: readonly (Winners & { readonly rules: readonly FarmAndCity[] })[]
	): string =>
		others.length === 0
			? `Avec toutes ces règles : ${wins(own)}${nextGame(own)}.`
			: [
					`Avec vos règles : ${wins(own)}${nextGame(own)}.`,
					...others.map(
						(other) =>
							`${capital(common.list(other.rules.map(combined)))} : ${wins(other)}${nextGame(other)}.`
					)
				].join(' '),

	ifEndedNow: 'Si la partie s’arrêtait là'
} as const;
