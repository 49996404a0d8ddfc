import { boxes, common, expansionTitle } from './common';
import { base } from './rulings';
import { lookUpRulings } from '../rule-lookup';
import { capital, number, plural } from './format';
import { part } from '../parts';

const { rulingOf, sourceOf } = lookUpRulings(base, boxes);

/** The presets: a name and one line each. */
export const ENGLISH_PRESETS = {
	today: [
		'Today’s rules',
		'As in boxes since 2003: every farm counts separately, and small cities pay in full.'
	],
	'2000': [
		'As printed in 2000',
		'Each completed city pays 4 to whoever has the most farmers around it; a city of two tiles pays 2. With barns, farms pay as they do today.'
	],
	box: [
		'Z-Man’s rulebook of 2013',
		'For the Winter Edition: today’s rules, but you agree on who starts, and a tie means another game.'
	],
	'first-game': ['First game, without farmers', 'No farmers: easier to learn together.'],
	tournament: [
		'As in a tournament',
		'Our own set, in no rulebook: a random player starts and loses ties. Referee mode: no hints.'
	],
	official: [
		'Official tournament',
		'Championship rules (carcassonne-meisterschaft.de): two players, base game, 15 minutes each. A tie is shared: half a win each. Referee mode.'
	]
} satisfies Readonly<Record<string, readonly [name: string, says: string]>>;
const PRESETS: Readonly<Record<string, readonly [name: string, says: string]>> = ENGLISH_PRESETS;

export const ENGLISH_GROUPS = {
	rules: 'Where rulebooks differ',
	house: 'House rules',
	table: 'At your table'
} satisfies Readonly<Record<string, string>>;
const GROUPS: Readonly<Record<string, string>> = ENGLISH_GROUPS;

export const ENGLISH_FARM_RULES = {
	third: 'Today’s farms',
	second: 'Farms of 2001',
	first: 'Farms of 2000'
} satisfies Readonly<Record<string, string>>;
const FARM_RULES: Readonly<Record<string, string>> = ENGLISH_FARM_RULES;

const answerOf = (id: string, answer: string): string =>
	rulingOf(id)?.answers[answer]?.[0] ?? answer;
const farms = (rule: string | undefined): string =>
	rule === undefined ? 'No farmers' : (FARM_RULES[rule] ?? rule);

/** How much Tilekeep told during the game, by the answers of the ruling `aids`. */
export const ENGLISH_ASSISTANCE = {
	helper: 'All hints shown',
	clear: 'Hints shown, but no totals',
	referee: 'No hints shown'
} satisfies Readonly<Record<string, string>>;
const ASSISTANCE: Readonly<Record<string, string>> = ENGLISH_ASSISTANCE;

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

/** “a farm pays as in 2000”: an answer inside a sentence. */
const clauseOf = ({ id, answer }: Change): string => rulingOf(id)?.answers[answer]?.[2] ?? answer;

const changesLine = (changes: readonly Change[]): string => changes.map(clauseOf).join('; ');

function wins({ names, again }: Winners): string {
	if (again) return `${common.list(names)} tie`;
	return `${common.list(names)} ${plural(names.length, { one: 'wins', other: 'win' })}`;
}

const nextGame = ({ again }: Winners): string => (again ? ': another game decides' : '');

const combined = ({ farmRule, smallCity }: FarmAndCity): string =>
	`“${farms(farmRule)}” (small city: ${smallCity})`;

/** Words of the rules that a table agrees on. The form for a new game and the game load them. */
export const contract = {
	title: 'The rules we play',
	preset: (id: string): string => PRESETS[id]?.[0] ?? id,
	presetSays: (id: string): string => PRESETS[id]?.[1] ?? '',
	presets: 'Sets of rules',
	singleRules: 'Change individual rules',
	group: (group: string): string => GROUPS[group] ?? group,
	/** Above the rulings of an expansion, or of the base game. */
	askedBy: (expansion: string | undefined): string =>
		expansion === undefined ? 'Base game' : expansionTitle(expansion),

	ruling: (id: string): string => rulingOf(id)?.title ?? id,
	answer: answerOf,
	answerSays: (id: string, answer: string): string => rulingOf(id)?.answers[answer]?.[1] ?? '',
	/** “A farm pays as in 2000”. */
	change: (change: Change): string => capital(clauseOf(change)),
	/** The ruling that decided an award: “Your rules · A city of two tiles pays 4 points”. */
	yourRuling: (change: Change): string => `Your rules · ${contract.change(change)}`,
	source: sourceOf,
	/** Read aloud for an answer that differs from the preset or from today’s rules. */
	changedMark: 'changed',
	oneLess: (id: string): string => `${rulingOf(id)?.title ?? id}: one tile fewer`,
	oneMore: (id: string): string => `${rulingOf(id)?.title ?? id}: one tile more`,

	/** The rules in one line: a preset and the changes. */
	summary: (preset: string, changes: readonly Change[]): string => {
		const name = PRESETS[preset]?.[0] ?? preset;
		return changes.length === 0 ? name : `${name}, but ${changesLine(changes)}`;
	},
	/** The changes; empty if there are none. */
	changes: (changes: readonly Change[]): string => capital(changesLine(changes)),
	/** On the result: the deviations from today's rules, and how much help there was. */
	resultSummary: (changes: readonly Change[], assistance: string): string =>
		[
			changes.length === 0
				? 'Played by today’s rules'
				: `Played by today’s rules, but ${changesLine(changes)}`,
			ASSISTANCE[assistance] ?? answerOf('aids', assistance)
		].join(' · '),

	twoBoxes: 'Two copies of the box',
	/** How many tiles a table lost of its boxes, and how many it added. */
	tileChanges: (lost: number, added: number): string =>
		[
			...(lost > 0 ? [`Tiles lost: ${number(lost)}`] : []),
			...(added > 0 ? [`Tiles added: ${number(added)}`] : [])
		].join(' · '),
	/** How many tiles of custom boxes are played. */
	describedTiles: (count: number): string => `Described tiles: ${number(count)}`,
	/** In the game. */
	intro: 'Tap a rule to see what it means.',
	changeHint:
		'Tap a rule to see what it means or to change it. A change applies to the whole game, from the first tile.',
	/** “2 points → 4 points”. */
	fromTo: (id: string, from: string, to: string): string =>
		`${answerOf(id, from)} → ${answerOf(id, to)}`,
	seeDifference: 'What would it change?',
	/** The effect of other rules on a game. */
	difference: 'With these rules from the first tile',
	wholeGame: 'The whole game is scored again. Undo takes it all back.',
	confirm: 'Use these rules',
	changed: 'Rules changed.',

	otherRules: 'The same board under other rules',
	otherRulesShort: 'Other rules',
	otherRulesLater:
		'You are playing without projected scores. At the end you can see this board under other rules.',
	now: 'As if the game ended now.',
	smallCity: (points: string): string => `A city of two tiles pays ${points}`,
	farms,
	yourRules: 'Yours',
	/** For a combination of rules that isn't in print. */
	notInPrint: 'House rule',
	/** “Ada wins”, “Ada and Ben tie”. */
	wins,
	/** Whether somebody else would win under other rules: one sentence for each of them. */
	otherWinners: (
		own: Winners,
		others: readonly (Winners & { readonly rules: readonly FarmAndCity[] })[]
	): string =>
		others.length === 0
			? `${wins(own)} under all of these rules${nextGame(own)}.`
			: [
					`Under your rules ${wins(own)}${nextGame(own)}.`,
					...others.map(
						(other) =>
							`${wins(other)} under ${common.list(other.rules.map(combined))}${nextGame(other)}.`
					)
				].join(' '),

	ifEndedNow: 'If the game ended now'
} as const;

/** The same in the language that is spoken. */
export const contractWords = part('contract', contract);
