import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { boxes, common } from './common';
import { scoring } from './scoring';
import { tiles } from './tiles';
import { counted, number, ordinal, span } from './format';
import { part } from '../parts';

const HONOURS: Readonly<Record<Honour, string>> = {
	city: 'Biggest city',
	road: 'Longest road',
	farm: 'Best farm',
	award: 'Most at once'
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

/** What the best feature paid: “Ben scored 18 points with a city of 9 tiles.” */
const paid = ({ names, points }: Best, feature: string): string =>
	names.length > 1
		? `${common.list(names)} shared ${feature}: ${common.points(points)} each.`
		: `${common.list(names)} scored ${common.points(points)} with ${feature}.`;

const BEST: Readonly<Record<Honour, (best: Best) => string>> = {
	city: (best) => {
		const says = paid(best, `a city of ${scoring.tileCount(best.size)}`);
		return best.completed ? says : `${says} It was never completed.`;
	},
	road: (best) => paid(best, `a road of ${scoring.tileCount(best.size)}`),
	farm: (best) => paid(best, `a farm touching ${counted(best.size, 'city', 'cities')}`),
	award: ({ names, points }) =>
		names.length > 1
			? `${common.list(names)} scored ${common.points(points)} each at once.`
			: `${common.list(names)} scored ${common.points(points)} at once.`
};

/** Who won in the end, from whom, how far these were ahead, and what brought the winners how much. */
interface Swing {
	readonly winners: readonly string[];
	readonly from: readonly string[];
	readonly ahead: number;
	readonly gain: number;
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const turn = (number: number | 'final'): string =>
	number === 'final' ? 'the final scoring' : `tile ${String(number)}`;

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${String(n)} times`);

/** The figures of one player. */
interface Stranded {
	readonly name: string;
	readonly figures: readonly (readonly [piece: PieceKindId, count: number])[];
}

const figuresOf = ({ name, figures }: Stranded): string =>
	`${name} (${common.list(figures.map(([piece, count]) => tiles.pieces(count, piece)))})`;

/** Words of the review page. Only its page loads them. */
export const review = {
	title: 'Game review',
	opening: 'Opening the game…',
	openGame: (players: readonly string[]): string => `Review the game of ${common.list(players)}`,

	won: (names: readonly string[], points: number): string =>
		names.length === 1
			? `${common.list(names)} won with ${common.points(points)}`
			: `${common.list(names)} shared the win with ${common.points(points)}`,
	tied: (names: readonly string[], points: number): string =>
		`${common.list(names)} tied with ${common.points(points)}: another game decides`,
	alone: (points: number): string => common.points(points),
	/** For a running game. */
	leads: (names: readonly string[], points: number): string =>
		names.length === 1
			? `So far: ${common.list(names)} leads with ${common.points(points)}`
			: `So far: ${common.list(names)} share the lead with ${common.points(points)}`,
	soFar: (points: number): string => `So far: ${common.points(points)}`,
	result: 'Result',
	tokensHeld: scoring.tokensHeld,
	place: (rank: number): string => `${number(rank)}${ordinal(rank, ENDINGS)} place`,

	board: 'Board',
	boardHint: 'Tap a road, city, monastery or field to see what it paid.',
	/** Below the board while it shows an earlier position. */
	boardThen: (number: number | 'final'): string =>
		number === 0 ? 'The board before the first turn' : `The board after ${turn(number)}`,
	showAll: 'Show all tiles',
	explore: 'Explore the board',
	continue: 'Continue playing',
	replay: 'Replay the game',
	race: 'The race',
	bySource: 'Where the points came from',

	moments: 'Moments',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	/** What an expansion tells of the game. */
	taleTitle: (tale: string): string => boxes.tales[tale]?.title ?? '',
	taleSays: (tale: string, names: readonly string[], counts: readonly number[]): string =>
		boxes.tales[tale]?.says(names, counts) ?? '',
	bestTurn: 'Most in one turn',
	lead: 'The lead',
	stranded: 'Left on the board',
	/** Where the link of a highlight leads. It follows the title. */
	seeOnBoard: 'See it on the board',
	/** “Ada and Ben, tile 12”. */
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${number === 'final' ? 'final scoring' : turn(number)}`,
	/** When a moment was: “Tile 12”. */
	when: (number: number | 'final'): string => {
		if (number === 'final') return 'Final scoring';
		return number === 0 ? 'Before the first turn' : `Tile ${String(number)}`;
	},
	/** A feature that is best at something. */
	best: (honour: Honour, best: Best): string => BEST[honour](best),

	swing: { tile: 'The last tile decided it', final: 'Turned around at the end' },
	/** The last tile gave the lead and the win to a player; the final points of both sides. */
	swingByTile: (
		{ winners, from, gain }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`The last tile gave ${common.list(winners)} ${common.points(gain)} and the lead. The game ended ${number(won)} to ${number(lost)} against ${common.list(from)}.`,
	/** The final scoring gave the win to players who had not led; the final points of both sides. */
	swingByFinal: (
		{ winners, from, ahead }: Swing,
		[won, lost]: readonly [won: number, lost: number]
	): string =>
		`After the last tile, ${common.list(from)} led ${common.list(winners)} by ${number(ahead)}, but the final scoring made it ${number(won)} to ${number(lost)} for ${common.list(winners)}.`,
	stolen: 'The stolen farm',
	stolenSays: (
		players: readonly string[],
		from: readonly string[],
		number: number | 'final',
		points: number
	): string =>
		players.length > 1
			? `With ${turn(number)}, ${common.list(players)} took over ${common.list(from)}’s farm, which paid ${common.points(points)} each.`
			: `With ${turn(number)}, ${common.list(players)} took over ${common.list(from)}’s farm, which paid ${common.points(points)}.`,
	tie: 'A tie at the top',
	tieSays: (names: readonly string[], winners: readonly string[], points: number): string => {
		if (winners.length === 0)
			return `${common.list(names)} each had ${common.points(points)}, and another game decides.`;
		return winners.length === names.length
			? `${common.list(names)} shared the win with ${common.points(points)} each.`
			: `${common.list(names)} each had ${common.points(points)}, and the tie went to ${common.list(winners)}.`;
	},
	comeback: 'The comeback',
	comebackSays: (
		name: string,
		leaders: readonly string[],
		number: number | 'final',
		behind: number
	): string =>
		`After ${turn(number)}, ${name} was ${common.points(behind)} behind ${common.list(leaders)} and still won.`,
	bestTurnSays: (name: string, number: number | 'final', points: number): string =>
		`${name} scored ${common.points(points)} in one turn: ${turn(number)}.`,
	/** How often the lead changed, and who took it last. */
	leadSays: (changes: number, name: string, when: number | 'final'): string => {
		const how = when === 0 ? 'before the first turn' : `with ${turn(when)}`;
		return changes === 0
			? `${name} took the lead ${how}, and nobody else ever had it alone.`
			: `The lead changed hands ${times(changes)}; ${name} was the last to take it, ${how}.`;
	},
	strandedSays: (all: readonly Stranded[]): string =>
		`Still on the board at the end, without scoring: ${common.list(all.map(figuresOf))}.`,

	time: 'Time',
	whole: 'Whole game',
	breaks: (n: number): string =>
		`${counted(n, 'break', 'breaks')} of more than half an hour left out.`,
	thinking: (name: string): string => `${name}’s turns`,
	longest: 'Longest turn',
	usual: 'Typical turn',
	/** A duration in ms. */
	span,

	share: 'Share',
	again: 'New game with the same players'
};

/** The same in the language that is spoken. */
export const reviewWords = part('review', review);
