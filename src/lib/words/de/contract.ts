import type {
	ENGLISH_PRESETS,
	ENGLISH_GROUPS,
	ENGLISH_FARM_RULES,
	ENGLISH_ASSISTANCE
} from '../en/contract';
import { boxes, common, expansionTitle } from './common';
import { base } from './rulings';
import { lookUpRulings } from '../rule-lookup';
import { capital, number, plural } from './format';

const { rulingOf, sourceOf } = lookUpRulings(base, boxes);

/** The presets: a name and one line each. */
const PRESETS: Readonly<Record<string, readonly [name: string, says: string]>> = {
	today: [
		'Heutige Regeln',
		'Wie in den Ausgaben seit 2003: Jede Wiese zählt für sich, kleine Städte zählen voll.'
	],
	'2000': [
		'Wie im Jahr 2000 gedruckt',
		'Für jede fertige Stadt bekommt 4 Punkte, wer ringsum die meisten Bauern hat; eine Stadt aus zwei Karten bringt 2. Mit Gutshöfen zählen Wiesen wie heute.'
	],
	box: [
		'Regelheft von Z-Man (2013)',
		'Für die Winter-Edition: wie heute, aber ihr sprecht ab, wer beginnt, und bei Gleichstand entscheidet eine neue Partie.'
	],
	'first-game': ['Erste Partie, ohne Bauern', 'Keine Bauern: So lernt ihr das Spiel leichter.'],
	tournament: [
		'Wie im Turnier',
		'Von uns zusammengestellt, in keinem Regelheft: Das Los bestimmt, wer beginnt. Wer beginnt, verliert dafür einen Gleichstand. Schiedsrichtermodus: keine Hinweise.'
	],
	official: [
		'Offizielles Turnier',
		'Die Regeln der Meisterschaften (carcassonne-meisterschaft.de): zu zweit, Grundspiel, je 15 Minuten. Ein Gleichstand wird geteilt: je ein halber Sieg. Schiedsrichtermodus.'
	]
} satisfies Readonly<Record<keyof typeof ENGLISH_PRESETS, readonly [name: string, says: string]>>;

const GROUPS: Readonly<Record<string, string>> = {
	rules: 'Wo sich Regeln unterscheiden',
	house: 'Hausregeln',
	table: 'An eurem Tisch'
} satisfies Readonly<Record<keyof typeof ENGLISH_GROUPS, string>>;

const FARM_RULES: Readonly<Record<string, string>> = {
	third: 'Wiesen heute',
	second: 'Wiesen von 2001',
	first: 'Wiesen von 2000'
} satisfies Readonly<Record<keyof typeof ENGLISH_FARM_RULES, string>>;

const answerOf = (id: string, answer: string): string =>
	capital(rulingOf(id)?.answers[answer]?.[0] ?? answer);
/** As inside a sentence: „der Jüngste beginnt“. */
const clauseOf = ({ id, answer }: Change): string =>
	rulingOf(id)?.answers[answer]?.[2] ?? `${id}: ${answer}`;
const farms = (rule: string | undefined): string =>
	rule === undefined ? 'Keine Bauern' : (FARM_RULES[rule] ?? rule);

/** How much Tilekeep told during the game, by the answers of the ruling `aids`. */
const ASSISTANCE: Readonly<Record<string, string>> = {
	helper: 'Mit allen Hinweisen',
	clear: 'Mit Hinweisen, ohne Summen',
	referee: 'Ohne Hinweise'
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

/** „eine Wiese zählt wie 2000; der Jüngste beginnt“. */
const changesLine = (changes: readonly Change[]): string => changes.map(clauseOf).join('; ');

function wins({ names, again }: Winners): string {
	if (again) return `${common.list(names)} gleichauf`;
	return `${common.list(names)} ${plural(names.length, { one: 'gewinnt', other: 'gewinnen' })}`;
}

/** The same behind the beginning of a sentence: „gewinnt Ada“. */
function winsInverted({ names, again }: Winners): string {
	if (again) return `sind ${common.list(names)} gleichauf, und eine neue Partie entscheidet`;
	return `${plural(names.length, { one: 'gewinnt', other: 'gewinnen' })} ${common.list(names)}`;
}

/** „„Wiesen von 2001“ (kleine Stadt: 2)“. */
const combined = ({ farmRule, smallCity }: FarmAndCity): string =>
	`„${farms(farmRule)}“ (kleine Stadt: ${smallCity})`;

/** Words of the rules that a table agrees on. */
export const contract = {
	title: 'Unsere Regeln',
	preset: (id: string): string => PRESETS[id]?.[0] ?? id,
	presetSays: (id: string): string => PRESETS[id]?.[1] ?? '',
	presets: 'Regelsätze',
	singleRules: 'Einzelne Regeln ändern',
	group: (group: string): string => GROUPS[group] ?? group,
	askedBy: (expansion: string | undefined): string =>
		expansion === undefined ? 'Grundspiel' : expansionTitle(expansion),

	ruling: (id: string): string => rulingOf(id)?.title ?? id,
	answer: answerOf,
	answerSays: (id: string, answer: string): string => rulingOf(id)?.answers[answer]?.[1] ?? '',
	change: (change: Change): string => capital(clauseOf(change)),
	/** „Eure Regeln · Eine Stadt aus zwei Karten bringt 4 Punkte“. */
	yourRuling: (change: Change): string => `Eure Regeln · ${contract.change(change)}`,
	source: sourceOf,
	changedMark: 'geändert',
	oneLess: (id: string): string => `${rulingOf(id)?.title ?? id}: eine Karte weniger`,
	oneMore: (id: string): string => `${rulingOf(id)?.title ?? id}: eine Karte mehr`,

	summary: (preset: string, changes: readonly Change[]): string => {
		const name = PRESETS[preset]?.[0] ?? preset;
		return changes.length === 0 ? name : `${name}, aber ${changesLine(changes)}`;
	},
	changes: (changes: readonly Change[]): string => capital(changesLine(changes)),
	resultSummary: (changes: readonly Change[], assistance: string): string =>
		[
			changes.length === 0
				? 'Gespielt nach heutigen Regeln'
				: `Gespielt nach heutigen Regeln, aber ${changesLine(changes)}`,
			ASSISTANCE[assistance] ?? answerOf('aids', assistance)
		].join(' · '),

	twoBoxes: 'Zweimal die Schachtel',
	tileChanges: (lost: number, added: number): string =>
		[
			...(lost > 0 ? [`Fehlende Karten: ${number(lost)}`] : []),
			...(added > 0 ? [`Zusätzliche Karten: ${number(added)}`] : [])
		].join(' · '),
	describedTiles: (count: number): string => `Beschriebene Karten: ${number(count)}`,
	intro: 'Tippe auf eine Regel, um zu sehen, was sie bedeutet.',
	changeHint:
		'Tippe auf eine Regel, um zu sehen, was sie bedeutet, oder um sie zu ändern. Eine Änderung gilt für die ganze Partie, von der ersten Karte an.',
	fromTo: (id: string, from: string, to: string): string =>
		`${answerOf(id, from)} → ${answerOf(id, to)}`,
	seeDifference: 'Was würde das ändern?',
	difference: 'Mit diesen Regeln von der ersten Karte an',
	wholeGame: 'Die ganze Partie wird neu gezählt. Einmal „Rückgängig“ stellt alles wieder her.',
	confirm: 'Regeln übernehmen',
	changed: 'Regeln geändert.',

	otherRules: 'Derselbe Tisch nach anderen Regeln',
	otherRulesShort: 'Andere Regeln',
	otherRulesLater:
		'Ihr spielt ohne Summen vor dem Ende. Am Ende könnt ihr diesen Tisch nach anderen Regeln sehen.',
	now: 'Als wäre jetzt Schluss.',
	smallCity: (points: string): string => `Eine Stadt aus zwei Karten bringt ${points}`,
	farms,
	yourRules: 'Eure',
	notInPrint: 'Hausregel',
	/** „Ada gewinnt“, „Ada und Ben gleichauf“. */
	wins,
	otherWinners: (
		own: Winners,
		others: readonly (Winners & { readonly rules: readonly FarmAndCity[] })[]
	): string =>
		others.length === 0
			? `Nach all diesen Regeln ${winsInverted(own)}.`
			: [
					`Nach euren Regeln ${winsInverted(own)}.`,
					...others.map(
						(other) => `Nach ${common.list(other.rules.map(combined))} ${winsInverted(other)}.`
					)
				].join(' '),

	ifEndedNow: 'Wenn jetzt Schluss wäre'
} as const;
