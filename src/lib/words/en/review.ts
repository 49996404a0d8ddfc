import type { PieceKindId } from '../../engine/piece';
import type { Honour } from '../../review';
import { common } from './common';
import { tiles } from './tiles';
import { counted, number, ordinal } from './format';

const HONOURS: Readonly<Record<Honour, string>> = {
	award: 'Largest award',
	farm: 'Best farm',
	road: 'Longest road',
	city: 'Largest city'
};

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const turn = (number: number | 'final'): string =>
	number === 'final' ? 'final scoring' : `tile ${String(number)}`;

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${String(n)} times`);

/** The figures of one player. */
interface Stranded {
	readonly name: string;
	readonly figures: readonly (readonly [piece: PieceKindId, count: number])[];
}

const figuresOf = ({ name, figures }: Stranded): string =>
	`${name}’s ${common.list(figures.map(([piece, count]) => tiles.pieces(count, piece)))}`;

/** Words of the review page. */
export const review = {
	title: 'Game review',
	open: 'Game review',
	opening: 'Opening the game…',
	openGame: (players: readonly string[]): string =>
		`Look back at the game of ${common.list(players)}`,

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
	place: (rank: number): string => `${number(rank)}${ordinal(rank, ENDINGS)} place`,

	board: 'Board',
	explore: 'Explore the board',
	continue: 'Continue playing',
	replay: 'Replay the game',
	race: 'The race',
	bySource: 'Where the points came from',

	moments: 'Moments',
	honours: (honours: readonly Honour[]): string => honours.map((one) => HONOURS[one]).join(' · '),
	bestTurn: 'Most in one turn',
	lead: 'The lead',
	stranded: 'Left on the table',
	/** Where the link of a highlight leads. It follows the title. */
	seeOnBoard: 'See it on the board',
	/** “Ada and Ben, tile 12”. */
	whoWhen: (names: readonly string[], number: number | 'final'): string =>
		`${common.list(names)}, ${turn(number)}`,
	/** How often the lead changed. The last leader is named above it. */
	leadSays: (changes: number): string =>
		changes === 0
			? 'Nobody else was ever alone in the lead.'
			: `Last to be alone in the lead. The lead changed hands ${times(changes)}.`,
	strandedSays: (all: readonly Stranded[]): string =>
		`${common.list(all.map(figuresOf))} stayed there to the end and scored nothing.`,

	time: 'Time',
	whole: 'The whole game',
	breaks: (n: number): string =>
		`${counted(n, 'break', 'breaks')} of more than half an hour not counted.`,
	thinking: (name: string): string => `${name}’s turns`,
	longest: 'The longest turn',
	/** A duration in ms: “1 h 12 min”, “4 min 10 s”, “34 s”. */
	span: (ms: number): string => {
		const [hours, minutes] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)];
		if (hours > 0)
			return minutes > 0 ? `${String(hours)} h ${String(minutes)} min` : `${String(hours)} h`;
		const seconds = Math.floor((ms % MINUTE) / SECOND);
		if (minutes >= 10 || (minutes > 0 && seconds === 0)) return `${String(minutes)} min`;
		return minutes > 0 ? `${String(minutes)} min ${String(seconds)} s` : `${String(seconds)} s`;
	},

	share: 'Share',
	again: 'New game with the same players'
};
