import type { ChangeRefusal } from '../../tournament/changing';
import type { Decision, Finals, PairingKind, Stage, TieBreak } from '../../tournament/tournament';
import { counted, formatDate, formatTime, number, rounded, row } from './format';
import { signed } from '../formats';
import { part } from '../parts';

const STAGES: Readonly<Record<Exclude<Stage, 'rounds'>, string>> = {
	'quarter-final': 'Quarter-finals',
	'semi-final': 'Semi-finals',
	final: 'Final'
};

/** Words of a tournament: its organiser's pages, what is projected and printed. */
export const tournament = {
	title: 'Tournament',
	all: 'Tournaments',
	/** What it is called without a name. */
	ofDay: (created: number): string => `Tournament of ${formatDate(new Date(created))}`,
	lead: 'Pairings, results and standings for an evening with many tables.',
	begin: 'New tournament',
	listed: (players: number, modified: number, now: number): string =>
		`${counted(players, 'player', 'players')}. Last change: ${formatTime(new Date(modified), new Date(now))}`,
	damaged: (n: number): string =>
		`${counted(n, 'tournament', 'tournaments')} can’t be read by this version. Nothing is lost.`,
	opening: 'Opening…',
	gone: 'This tournament isn’t on this device.',
	unreadable: 'This tournament is damaged, or from a newer version of Tilekeep.',
	needsDatabase: 'This browser can’t save anything here, so it can’t keep a tournament.',
	/** Why something can’t be entered. */
	refused: {
		'no-such-player': 'This player isn’t in the tournament.',
		'already-entered': 'This player is already taking part.',
		'no-such-round': 'There is no such round any more.',
		'already-paired': 'This round was paired already, perhaps in another window.',
		'no-such-table': 'There is no such table any more.',
		'round-open': 'The round before isn’t finished.',
		'has-results': 'The round has results, so it stays.',
		'wrong-stage': 'This isn’t the stage that comes next.',
		'wrong-tables': 'These tables don’t fit any more.',
		settled: 'Rounds have been paired with this setting, so it can’t change any more.',
		'too-many-players': 'A tournament has 200 players at most.',
		'too-many-entries': 'This tournament is full. Begin a new one.'
	} satisfies Readonly<Record<ChangeRefusal, string>>,

	/* Setting it up */
	name: 'Name',
	nameHint: 'Spring cup',
	players: 'Players',
	addPlayer: 'Add a player',
	add: 'Add',
	remove: (name: string): string => `Remove ${name}`,
	paste: 'Paste a list',
	pasteHint: 'One name per line, or a table with a column of names.',
	addPasted: 'Add these names',
	file: 'Open a list (CSV)',
	added: (n: number): string => `${counted(n, 'player', 'players')} added.`,
	addedBut: (n: number, left: number): string =>
		`${counted(n, 'player', 'players')} added. ${counted(left, 'line', 'lines')} left out: duplicate, too long, or without a name.`,
	removed: (name: string): string => `${name} was removed.`,
	listFailed: 'This file can’t be read as a list of names.',
	count: (n: number): string => counted(n, 'player', 'players'),
	pairing: 'Who plays whom',
	pairings: {
		swiss: 'Swiss',
		'round-robin': 'All against all'
	} satisfies Readonly<Record<PairingKind, string>>,
	pairingHints: {
		swiss: 'At random first, then by rank. Nobody meets twice if that can be avoided.',
		'round-robin': 'Everybody meets everybody once. For up to 8 players.'
	} satisfies Readonly<Record<PairingKind, string>>,
	rounds: 'Rounds',
	fewerRounds: 'One round fewer',
	moreRounds: 'One round more',
	roundCount: (n: number): string => counted(n, 'round', 'rounds'),
	suggested: (rounds: number, players: number): string =>
		`${counted(rounds, 'round suits', 'rounds suit')} ${counted(players, 'player', 'players')}.`,
	useSuggested: (rounds: number): string => `Use ${counted(rounds, 'round', 'rounds')}`,
	tieBreaks: 'If wins are equal',
	tieBreaksHint: 'What comes first counts first.',
	tieBreakNames: {
		'opponents-without-weakest': 'Opponents’ wins, without the weakest',
		'opponents-without-extremes': 'Opponents’ wins, without best and weakest',
		direct: 'Games against each other',
		difference: 'Points difference',
		points: 'Points'
	} satisfies Readonly<Record<TieBreak, string>>,
	/** In the head of a column. */
	tieBreakShort: {
		'opponents-without-weakest': 'Opp−1',
		'opponents-without-extremes': 'Opp−2',
		direct: 'Direct',
		difference: 'Diff',
		points: 'Points'
	} satisfies Readonly<Record<TieBreak, string>>,
	earlier: (what: string): string => `Earlier: ${what}`,
	later: (what: string): string => `Later: ${what}`,
	leaveOut: (what: string): string => `Leave out: ${what}`,
	include: (what: string): string => `Also count: ${what}`,
	finals: 'Finals',
	finalsOf: (n: Finals): string => (n === 0 ? 'None' : `Best ${number(n)}`),
	finalsHint: 'Knock-out games after the rounds. The better-placed player starts, and wins a tie.',
	start: 'Begin the tournament',
	tooFew: 'A tournament takes at least 2 players.',
	tooMany: 'All against all is for up to 8 players.',

	/* The round */
	round: 'Round',
	rank: 'Rank',
	standings: 'Standings',
	more: 'More',
	parts: 'Parts of the tournament',
	stage: (stage: Stage, round: number, rounds: number): string =>
		stage === 'rounds'
			? `Round ${number(round)} of ${number(Math.max(round, rounds))}`
			: STAGES[stage],
	earlierRound: 'Previous round',
	laterRound: 'Next round',
	thirdPlace: 'Third place',
	bye: 'Bye: wins without a game',
	free: 'Free this round',
	starts: 'starts',
	versus: (players: readonly string[]): string => players.join(' – '),
	points: (first: number, second: number): string => `${number(first)} : ${number(second)}`,
	decided: {
		points: 'By points',
		time: 'Time is up',
		absent: 'Absent'
	} satisfies Readonly<Record<Decision, string>>,
	/** A result with who lost for another reason than points. */
	lost: (decided: Exclude<Decision, 'points'>, name: string, score: string): string =>
		decided === 'time' ? `${score}, time is up for ${name}` : `${name} was absent`,
	both: 'Both',
	bothAbsent: 'Both were absent',
	tied: 'A tie',
	status: {
		open: 'No result yet',
		done: 'Result',
		reported: 'Reported',
		differing: 'Reports differ',
		bye: 'Bye',
		free: 'Free'
	},
	openTables: (open: number): string => `${counted(open, 'table', 'tables')} without a result`,
	allDone: 'All results are in.',
	noRound: 'No round is paired yet.',
	enterResult: (table: number): string => `Table ${number(table)}: enter the result`,
	how: 'How was it decided?',
	pointsOf: (name: string): string => `Points of ${name}`,
	whoLost: {
		points: '',
		time: 'Whose time is up?',
		absent: 'Who is absent?'
	} satisfies Readonly<Record<Decision, string>>,
	save: 'Save the result',
	correct: 'Correct the result',
	saved: (table: number): string => `Table ${number(table)}: saved.`,
	reports: 'What the table’s phones reported',
	differ: 'They differ. Ask the table, then accept one or type the result.',
	accept: 'Accept',
	accepted: 'This counts',
	ofGame: (code: string): string => `Game ${code}`,

	/* A correction */
	checking: 'Checking the later rounds…',
	changesNothing: 'Nobody’s rank changes.',
	changesRank: (name: string, from: number, to: number): string =>
		`${name}: rank ${number(from)} becomes ${number(to)}`,
	correction: 'What this changes',
	pairedAlike: (rounds: readonly number[]): string =>
		rounds.length === 1
			? `Round ${number(rounds[0] ?? 0)} would be paired the same.`
			: `Rounds ${row(rounds.map(number))} would be paired the same.`,
	/** A round that stays, although its tables would be others now. */
	pairedOtherwise: (round: number, tables: readonly string[]): string =>
		`Round ${number(round)} stays as it was paired. Otherwise it would have: ${row(tables)}`,

	/* Pairing */
	pairNext: 'Pair the next round',
	pairFirst: 'Pair the first round',
	proposed: 'Proposed tables',
	pair: 'Use these tables',
	drawAgain: 'Draw again',
	noRepeats: 'Nobody meets the same opponent again.',
	repeats: (players: readonly string[]): string => `They meet again: ${row(players)}`,
	byeFor: (name: string): string => `${name} has a bye this round.`,
	secondBye: (name: string): string => `${name} has had a bye already.`,
	finalistsGone: 'Both finalists have withdrawn, so those who are left play for first place.',
	cannotPair: {
		'too-many-players': 'All against all is for up to 8 players.',
		'too-few-players': 'There are too few players for another round.',
		'round-open': 'First enter all results of this round.',
		over: 'All rounds are played.'
	},
	takeBack: 'Take back this round',
	takenBack: (round: number): string => `Round ${number(round)} was taken back.`,
	paired: (round: number): string => `Round ${number(round)} is paired.`,

	/* Players */
	lateEntry: 'Add players',
	withdraw: 'Withdraw',
	comeBack: 'Bring back',
	withdrawn: 'Withdrawn',
	withdrew: (name: string): string => `${name} isn’t paired any more.`,
	isBack: (name: string): string => `${name} is paired again.`,
	enteredIn: (round: number): string => `From round ${number(round)}`,
	rename: 'Rename',
	erase: 'Erase this name',
	eraseHint:
		'The results stay, but the name is deleted from this device. Files and pages sent before still contain it.',
	erased: (n: number): string => `Player ${number(n)}`,
	erasedNow: 'The name is erased.',
	ownSheet: (name: string): string => `Games of ${name}`,
	opponent: 'Opponent',
	result: 'Result',
	noGames: 'No games yet.',
	nameProblem: {
		missing: 'A name is needed.',
		'too-long': 'This name is too long.',
		unprintable: 'This name contains characters that can’t be shown.'
	},
	nameTaken: 'Another player already has this name.',

	/* Standings */
	wins: 'Wins',
	played: 'Games',
	decimal: (n: number): string => rounded(n),
	signed: (n: number): string => signed(n),
	after: (round: number): string =>
		round === 0 ? 'Before the first round' : `After round ${number(round)}`,
	tieBreakOrder: (names: readonly string[]): string =>
		`If wins are equal, these count: ${row(names)}.`,
	afterFinals: {
		'quarter-final': 'After the quarter-finals',
		'semi-final': 'After the semi-finals',
		final: 'After the final'
	} satisfies Readonly<Record<Exclude<Stage, 'rounds'>, string>>,
	finalRanking: 'Final ranking',
	finalsRank: 'The finals decide the ranks. The other columns count the rounds before them.',
	over: 'The tournament is over',
	best: 'The first three',

	/* Showing it */
	show: 'Show on a large screen',
	showHint: 'Pairings and standings beside each other, for a projector.',
	pause: 'Pause',
	goOn: 'Go on',
	nextPage: 'Next page',
	page: (at: number, all: number): string => `${number(at)} of ${number(all)}`,
	printAndSave: 'Print and save',
	printPairings: 'Print the pairings',
	printStandings: 'Print the standings',
	printSheets: 'Print a sheet for each player',
	print: 'Print',
	csvResults: 'Results as a table (CSV)',
	csvStandings: 'Standings as a table (CSV)',
	picture: 'Standings as a picture',
	pictureMore: (n: number): string => `and ${counted(n, 'more player', 'more players')}`,
	handOver: 'Transfer to another phone',
	handOverHint:
		'Sends all of this tournament as a file. On the other phone, open it under Storage and backup. Then enter results on one phone only.',
	keep: 'Everything here is saved on this device, and in its backup.',
	columns: {
		round: 'Round',
		table: 'Table',
		first: 'Starts',
		second: 'Second',
		firstPoints: 'Points 1',
		secondPoints: 'Points 2',
		decided: 'Decided',
		winner: 'Winner',
		name: 'Name'
	},
	settings: 'Settings',
	changeSettings: 'Change the settings',
	saveSettings: 'Save',
	settingsSaved: 'The settings are saved.',
	delete: 'Delete the tournament',
	deleted: 'The tournament is deleted.',
	restored: 'The tournament is back.'
} as const;

/** The same in the language that is spoken. */
export const tournamentWords = part('tournament', tournament);
