import type { Arrival, ReportProblem } from '../../tournament/reports';
import type { TournamentLinkProblem } from '../../tournament/link';
import { formatTime, number, row } from './format';
import { part } from '../parts';

const PROBLEMS: Readonly<Record<TournamentLinkProblem, string>> = {
	'no-link': 'This is neither a code for a tournament table nor a result.',
	damaged: 'The link is incomplete or mistyped. Copy or scan all of it.',
	'other-version': 'This link is from another version of Tilekeep. Update the app on both phones.'
};

const ARRIVALS: Readonly<Record<Arrival, string>> = {
	first: 'It is in the tournament now. It counts once you accept it there.',
	known: 'This result was reported before: nothing has changed.',
	agrees: 'It is the same as the result that is there already.',
	differs:
		'Another result of this table is there already. Both are kept side by side, and neither is changed: decide in the tournament.'
};

const REPORT_PROBLEMS: Readonly<Record<ReportProblem, (round: string, table: string) => string>> = {
	'no-such-round': (round) =>
		`Round ${round} isn’t paired in the tournament on this phone, so the result wasn’t entered.`,
	'no-such-table': (round, table) =>
		`In round ${round} there is no game at table ${table}, so the result wasn’t entered.`,
	'other-players': (round, table) =>
		`In round ${round}, table ${table} has other players now: the round was paired again. The result wasn’t entered.`,
	full: () => 'This tournament is full, so the result wasn’t entered.'
};

/** Words of what passes between a tournament’s organiser and its tables. */
export const tournamentTable = {
	/** A name that was erased, or never given. */
	unnamed: 'Player without a name',
	/** “Round 2, table 3”. */
	place: (round: number, table: number): string => `Round ${number(round)}, table ${number(table)}`,
	/** A table in a list: “Table 3: Ben – Ana”. */
	table: (table: number, name: string, other: string): string =>
		`Table ${number(table)}: ${name} – ${other}`,
	problem: (problem: TournamentLinkProblem): string => PROBLEMS[problem],

	codes: 'Codes for the tables',
	codesHint:
		'One phone at each table scans this code and chooses its table. After the game it shows the result as a code for you.',
	roundCode: (round: number): string => `A code for the tables of round ${number(round)}`,
	tooMany: 'There are too many tables for one code. Show each table its own.',
	ownCodes: 'A code for one table only',
	tableCode: (table: number): string => `A code for table ${number(table)}`,
	tableHint:
		'One phone at this table scans it. After the game it shows the result as a code for you.',
	scan: 'Scan a result',
	notAResult: 'This isn’t the result of a table.',

	join: 'Your table',
	/** Of which tournament, which may have no name. */
	invited: (tournament: string, round: number): string =>
		tournament === ''
			? `This is round ${number(round)} of a tournament.`
			: `Tournament: ${tournament}, round ${number(round)}.`,
	which: 'Which table is yours?',
	starts: (name: string): string => `${name} starts.`,
	rules: 'The game is set up with tournament rules. You choose colours and box.',
	sharedTitle: 'What is shared',
	shared:
		'Only the result of this game, and only with the organiser: the names, the points, and a fingerprint of the game. No board.',
	byYou: 'Nothing is sent by itself. After the game you show the organiser a code, or send a link.',
	setUp: 'Set up this table',
	setUpAnew: 'Set up a new game',
	/** Of a game of the two players that isn’t known to be that of the table. */
	likely: (began: number, now: number): string =>
		`A game of these two is on this phone already. Begun: ${formatTime(new Date(began), new Date(now))}.`,
	use: 'It’s this table’s game: use it',
	joined: 'This table’s game is on this phone already.',
	toGame: 'Go to the game',
	/** Over the form of the new game. */
	formNote: (round: number, table: number): string =>
		`This game is for round ${number(round)}, table ${number(table)}. After it you can report its result.`,
	otherPlayers:
		'This game’s players aren’t those paired at the table, so it can’t report its result.',

	report: 'Report the result',
	decided: 'How was it decided?',
	byPoints: 'By points',
	byTime: (name: string): string => `Time was up for ${name}`,
	toOrganiser: 'Let the organiser scan this',
	toOrganiserHint: 'Or send the link. Nothing is sent by itself.',
	contents: 'In the code: the names, the points and a fingerprint of the game. No board.',
	resultCode: (round: number, table: number): string =>
		`A code with the result of round ${number(round)}, table ${number(table)}`,
	noSuchPoints: 'These points can’t be reported. Tell the organiser the result.',
	add: 'Add this result to the tournament',

	result: 'Result of a table',
	opening: 'Looking for the tournament…',
	/** Names and points at a table: “Ben 96, Ana 95”. */
	points: (name: string, points: number, other: string, others: number): string =>
		row([`${name} ${number(points)}`, `${other} ${number(others)}`]),
	timeUp: (name: string): string => `${name} has lost: time was up.`,
	arrival: (how: Arrival): string => ARRIVALS[how],
	reportProblem: (problem: ReportProblem, round: number, table: number): string =>
		REPORT_PROBLEMS[problem](number(round), number(table)),
	unknown: 'This result belongs to a tournament that isn’t on this phone.',
	passOn: 'Pass it on: let the organiser’s phone scan it, or send the link.',
	toTournament: 'Go to the tournament'
} as const;

/** The same in the language that is spoken. */
export const tournamentTableWords = part('tournamentTable', tournamentTable);
