import type {
	ENGLISH_PRESETS,
	ENGLISH_GROUPS,
	ENGLISH_FARM_RULES,
	ENGLISH_ASSISTANCE
} from '../en/contract';
import { boxes, common, expansionTitle } from './common';
import { capital, lowered, number } from './format';
import { base } from './rulings';
import { lookUpRulings } from '../rule-lookup';

const { rulingOf, sourceOf } = lookUpRulings(base, boxes);

/** The presets: a name and one line each. */
const PRESETS: Readonly<Record<string, readonly [name: string, says: string]>> = {
	today: [
		'Regulile de azi',
		'Ca în cutiile din 2003 încoace: fiecare câmp contează separat, iar orașele mici aduc toate punctele.'
	],
	'2000': [
		'Ca în cutia din 2000',
		'Fiecare oraș finalizat aduce 4 puncte celui cu cei mai mulți țărani în jurul lui; un oraș din două cartonașe aduce 2 puncte. Cu moșii, câmpurile se punctează ca azi.'
	],
	box: [
		'Broșura Z-Man din 2013',
		'Pentru Ediția de iarnă: ca azi, dar stabiliți voi cine începe, iar la egalitate decide alt joc.'
	],
	'first-game': ['Primul joc, fără țărani', 'Fără țărani: mai ușor de învățat împreună.'],
	tournament: [
		'Ca la turneu',
		'Setul nostru, pe care nu îl găsești în niciun regulament: începe un jucător la întâmplare, care, în schimb, pierde la egalitate. Fără indicii pe parcurs.'
	],
	official: [
		'Turneu oficial',
		'Regulile campionatelor (carcassonne-meisterschaft.de): doi jucători, jocul de bază, câte 15 minute. Egalitatea se împarte: câte o jumătate de victorie. Fără indicii pe parcurs.'
	]
} satisfies Readonly<Record<keyof typeof ENGLISH_PRESETS, readonly [name: string, says: string]>>;

const GROUPS: Readonly<Record<string, string>> = {
	rules: 'Unde diferă regulamentele',
	house: 'Reguli ale casei',
	table: 'La masa voastră'
} satisfies Readonly<Record<keyof typeof ENGLISH_GROUPS, string>>;

const FARM_RULES: Readonly<Record<string, string>> = {
	third: 'Câmpuri ca azi',
	second: 'Câmpuri ca în 2001',
	first: 'Câmpuri ca în 2000'
} satisfies Readonly<Record<keyof typeof ENGLISH_FARM_RULES, string>>;

const answerOf = (id: string, answer: string): string =>
	rulingOf(id)?.answers[answer]?.[0] ?? answer;
const farms = (rule: string | undefined): string =>
	rule === undefined ? 'Fără țărani' : (FARM_RULES[rule] ?? rule);

/** How much Tilekeep told during the game, by the answers of the ruling `aids`. */
const ASSISTANCE: Readonly<Record<string, string>> = {
	helper: 'Cu toate indiciile pe parcurs',
	clear: 'Fără totaluri pe parcurs',
	referee: 'Fără indicii pe parcurs'
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

/** What an answer means, as a clause inside a sentence. */
const clauseOf = ({ id, answer }: Change): string => rulingOf(id)?.answers[answer]?.[2] ?? answer;

const clauses = (changes: readonly Change[]): string => changes.map(clauseOf).join('; ');

function wins({ names, again }: Winners): string {
	if (again) return `${common.list(names)} sunt la egalitate`;
	return `${common.list(names)} câștigă`;
}

const nextGame = ({ again }: Winners): string => (again ? ': decide alt joc' : '');

const combined = ({ farmRule, smallCity }: FarmAndCity): string =>
	`${farmRule === undefined ? '' : 'cu '}${lowered(farms(farmRule))} (oraș mic: ${smallCity} puncte)`;

/** Words of the rules that a table agrees on. */
export const contract = {
	title: 'Regulile noastre',
	preset: (id: string): string => PRESETS[id]?.[0] ?? id,
	presetSays: (id: string): string => PRESETS[id]?.[1] ?? '',
	presets: 'Seturi de reguli',
	singleRules: 'Schimbă regulile una câte una',
	group: (group: string): string => GROUPS[group] ?? group,
	askedBy: (expansion: string | undefined): string =>
		expansion === undefined ? 'Jocul de bază' : expansionTitle(expansion),

	ruling: (id: string): string => rulingOf(id)?.title ?? id,
	answer: answerOf,
	answerSays: (id: string, answer: string): string => rulingOf(id)?.answers[answer]?.[1] ?? '',
	change: (change: Change): string => capital(clauseOf(change)),
	yourRuling: (change: Change): string => `Regulile voastre · ${contract.change(change)}`,
	source: sourceOf,
	changedMark: 'schimbat',
	oneLess: (id: string): string => `${rulingOf(id)?.title ?? id}: un cartonaș mai puțin`,
	oneMore: (id: string): string => `${rulingOf(id)?.title ?? id}: un cartonaș în plus`,

	summary: (preset: string, changes: readonly Change[]): string => {
		const name = PRESETS[preset]?.[0] ?? preset;
		return changes.length === 0 ? name : `${name}, dar ${clauses(changes)}`;
	},
	changes: (changes: readonly Change[]): string => capital(clauses(changes)),
	resultSummary: (changes: readonly Change[], assistance: string): string =>
		[
			changes.length === 0
				? 'Jucat după regulile de azi'
				: `Jucat după alte reguli: ${clauses(changes)}`,
			ASSISTANCE[assistance] ?? answerOf('aids', assistance)
		].join(' · '),

	twoBoxes: 'Cutia de două ori',
	tileChanges: (lost: number, added: number): string =>
		[
			...(lost > 0 ? [`Cartonașe lipsă: ${number(lost)}`] : []),
			...(added > 0 ? [`Cartonașe în plus: ${number(added)}`] : [])
		].join(' · '),
	describedTiles: (count: number): string => `Cartonașe descrise: ${number(count)}`,
	intro: 'Atinge o regulă ca să vezi ce înseamnă.',
	changeHint:
		'Atinge o regulă ca să vezi ce înseamnă sau ca s-o schimbi. O schimbare este valabilă pentru tot jocul, de la primul cartonaș.',
	fromTo: (id: string, from: string, to: string): string =>
		`${answerOf(id, from)} → ${answerOf(id, to)}`,
	seeDifference: 'Ce s-ar schimba?',
	difference: 'Cu aceste reguli de la primul cartonaș',
	wholeGame: 'Tot jocul se calculează din nou. Un singur „Anulează” readuce totul cum era.',
	confirm: 'Folosește regulile',
	changed: 'Reguli schimbate.',

	otherRules: 'Același joc după alte reguli',
	otherRulesShort: 'Alte reguli',
	otherRulesLater:
		'Jucați fără totaluri pe parcurs. La sfârșit puteți vedea jocul după alte reguli.',
	now: 'Ca și cum jocul s-ar termina acum.',
	smallCity: (points: string): string => `Un oraș din două cartonașe aduce ${points} puncte`,
	farms,
	yourRules: 'Ale voastre',
	notInPrint: 'Regulă a casei',
	wins,
	otherWinners: (
		own: Winners,
		others: readonly (Winners & { readonly rules: readonly FarmAndCity[] })[]
	): string =>
		others.length === 0
			? `${wins(own)} după toate aceste reguli${nextGame(own)}.`
			: [
					`După regulile voastre, ${wins(own)}${nextGame(own)}.`,
					...others.map(
						(other) =>
							`${capital(common.list(other.rules.map(combined)))}, ${wins(other)}${nextGame(other)}.`
					)
				].join(' '),

	ifEndedNow: 'Dacă jocul s-ar termina acum'
} as const;
