import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { boxes, common } from './common';
import { scoring } from './scoring';
import { tiles } from './tiles';
import { counted, number, row, span, withPoints } from './format';

const HONOURS: Readonly<Record<Honour, string>> = {
	city: 'Größte Stadt',
	road: 'Längste Straße',
	farm: 'Beste Wiese',
	award: 'Größte Wertung'
};

/** A feature that is best at something. */
interface Best {
	readonly names: readonly string[];
	/** How many tiles it has, or for a farm how many cities it borders. */
	readonly size: number;
	/** What it paid each of them. */
	readonly points: number;
	/** False if it was never finished. */
	readonly completed: boolean;
}

/** „Ben bekam 12 Punkte“, „Ada und Ben bekamen je 12 Punkte“: whole without its heading, since a shared story has none. */
const got = ({ names, points }: Best): string =>
	names.length > 1
		? `${common.list(names)} bekamen je ${common.points(points)}`
		: `${common.list(names)} bekam ${common.points(points)}`;

const BEST: Readonly<Record<Honour, (best: Best) => string>> = {
	city: (best) =>
		best.completed
			? `${got(best)} für eine Stadt aus ${scoring.tileCount(best.size)}.`
			: `${got(best)} für eine Stadt aus ${scoring.tileCount(best.size)}, die nie fertig wurde.`,
	road: (best) => `${got(best)} für eine Straße aus ${scoring.tileCount(best.size)}.`,
	farm: (best) => `${got(best)} für eine Wiese an ${counted(best.size, 'Stadt', 'Städten')}.`,
	award: (best) => `${got(best)} auf einmal.`
};

/** Who won in the end, from whom, how far these were ahead, and what brought the winners how much. */
interface Swing {
	readonly winners: readonly string[];
	readonly from: readonly string[];
	readonly ahead: number;
	readonly gain: number;
}

/** The dative: „mit Karte 12“, „mit der Schlusswertung“. */
const turn = (number: number | 'final'): string =>
	number === 'final' ? 'der Schlusswertung' : `Karte ${String(number)}`;

const TIMES = ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal'] as const;
const times = (n: number): string => TIMES[n] ?? `${String(n)}-mal`;

/** The figures of one player. */
interface Stranded {
	readonly name: string;
	readonly figures: readonly (readonly [piece: PieceKindId, count: number])[];
}

/** „von Ada 2 Meeple und 1 Wagen“. */
const figuresOf = ({ name, figures }: Stranded): string =>
	`von ${name} ${common.list(figures.map(([piece, count]) => tiles.pieces(count, piece)))}`;

/** Words of the review page. */
export const review = {
	title: 'Rückblick',
	opening: 'Partie wird geöffnet …',
	openGame: (players: readonly string[]): string =>
		`Rückblick auf die Partie von ${common.list(players)}`,

	won: (names: readonly string[], points: number): string =>
		names.length === 1
			? `${common.list(names)} hat mit ${withPoints(points)} gewonnen`
			: `${common.list(names)} haben mit je ${withPoints(points)} gewonnen`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} gleichauf mit ${withPoints(points)}: Eine neue Partie entscheidet`,
	alone: (points: number): string => common.points(points),
	leads: (names: readonly string[], points: number): string =>
		names.length === 1
			? `Bisher vorn: ${common.list(names)} mit ${withPoints(points)}`
			: `Bisher vorn: ${common.list(names)} mit je ${withPoints(points)}`,
	soFar: (points: number): string => `Bisher ${common.points(points)}`,
	result: 'Ergebnis',
	tokensHeld: scoring.tokensHeld,
	place: (rank: number): string => `${number(rank)}. Platz`,

	board: 'Tisch',
	boardHint:
		'Tippe auf eine Straße, eine Stadt, ein Kloster oder eine Wiese: Dann siehst du, was es dafür gab.',
	boardThen: (number: number | 'final'): string =>
		number === 0 ? 'Der Tisch vor dem ersten Zug' : `Der Tisch nach ${turn(number)}`,
	showAll: 'Alle Karten zeigen',
	explore: 'Tisch erkunden',
	continue: 'Weiterspielen',
	replay: 'Partie abspielen',
	race: 'Das Rennen',
	bySource: 'Woher die Punkte kamen',

	moments: 'Höhepunkte',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	/** What an expansion tells of the game. */
	taleTitle: (tale: string): string => boxes.tales[tale]?.title ?? '',
	taleSays: (tale: string, names: readonly string[], counts: readonly number[]): string =>
		boxes.tales[tale]?.says(names, counts) ?? '',
	bestTurn: 'Am meisten in einem Zug',
	lead: 'Die Führung',
	stranded: 'Stehen geblieben',
	seeOnBoard: 'Auf dem Tisch ansehen',
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${review.when(number)}`,
	when: (number: number | 'final'): string => {
		if (number === 'final') return 'Schlusswertung';
		return number === 0 ? 'Vor dem ersten Zug' : `Karte ${String(number)}`;
	},
	best: (honour: Honour, best: Best): string => BEST[honour](best),

	swing: { tile: 'Die letzte Karte entschied', final: 'Am Ende gedreht' },
	swingByTile: (
		{ winners, from, gain }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`Die letzte Karte brachte ${common.list(winners)} ${common.points(gain)} und die Führung; am Ende stand es ${number(won)} zu ${number(lost)} gegen ${common.list(from)}.`,
	swingByFinal: (
		{ winners, from, ahead }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		from.length > 1
			? `Nach der letzten Karte lagen ${common.list(from)} ${common.points(ahead)} vor ${common.list(winners)}, aber nach der Schlusswertung stand es ${number(won)} zu ${number(lost)} für ${common.list(winners)}.`
			: `Nach der letzten Karte lag ${common.list(from)} ${common.points(ahead)} vor ${common.list(winners)}, aber nach der Schlusswertung stand es ${number(won)} zu ${number(lost)} für ${common.list(winners)}.`,
	stolen: 'Die geklaute Wiese',
	stolenSays: (
		players: readonly string[],
		from: readonly string[],
		number: number | 'final',
		points: number
	): string =>
		players.length > 1
			? `Mit ${turn(number)} übernahmen ${common.list(players)} die Wiese von ${common.list(from)}; sie brachte je ${common.points(points)}.`
			: `Mit ${turn(number)} übernahm ${common.list(players)} die Wiese von ${common.list(from)}; sie brachte ${common.points(points)}.`,
	tie: 'Gleichstand an der Spitze',
	tieSays: (names: readonly string[], winners: readonly string[], points: number): string => {
		if (winners.length === 0)
			return `${common.list(names)} hatten je ${common.points(points)}, und eine neue Partie entscheidet.`;
		return winners.length === names.length
			? `${common.list(names)} teilten sich den Sieg mit je ${withPoints(points)}.`
			: `${common.list(names)} hatten je ${common.points(points)}, und der Sieg ging an ${common.list(winners)}.`;
	},
	comeback: 'Die Aufholjagd',
	comebackSays: (
		name: string,
		leaders: readonly string[],
		number: number | 'final',
		behind: number
	): string =>
		`Nach ${turn(number)} lag ${name} ${common.points(behind)} hinter ${common.list(leaders)} und gewann doch noch.`,
	bestTurnSays: (name: string, number: number | 'final', points: number): string =>
		`${name} bekam in einem einzigen Zug ${common.points(points)}: ${review.when(number)}.`,
	leadSays: (changes: number, name: string, when: number | 'final'): string => {
		const how = when === 0 ? 'vor dem ersten Zug' : `mit ${turn(when)}`;
		return changes === 0
			? `${name} ging ${how} in Führung, und niemand sonst lag je allein vorn.`
			: `Die Führung wechselte ${times(changes)}; zuletzt übernahm sie ${name} ${how}.`;
	},
	strandedSays: (all: readonly Stranded[]): string =>
		`Ohne Punkte stehen geblieben: ${row(all.map(figuresOf))}.`,

	time: 'Zeit',
	whole: 'Die ganze Partie',
	breaks: (n: number): string =>
		`${counted(n, 'Pause', 'Pausen')} von mehr als einer halben Stunde nicht mitgezählt.`,
	thinking: (name: string): string => `Züge von ${name}`,
	longest: 'Der längste Zug',
	usual: 'Ein gewöhnlicher Zug',
	/** A duration in ms. */
	span,

	share: 'Teilen',
	again: 'Neue Partie mit denselben Spielern'
};
