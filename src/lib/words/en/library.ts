import type { Source } from '../../record';
import { common } from './common';
import { final } from './final';
import { formatDate, counted, decimal, month, number, percent, plural, row, span } from './format';
import { needAllExpansions, part } from '../parts';

const games = (n: number): string => counted(n, 'game', 'games');

/** Words of the pages of past games and of players. No other page loads them. */
export const library = {
	title: 'All games',
	back: 'Tilekeep',
	opening: 'Opening the games…',
	/** Announced whenever the list changes. */
	resultCount: (n: number, all: number, damaged = 0): string =>
		row([
			n === all ? games(n) : `${number(n)} of ${games(all)}`,
			...(damaged > 0 ? [`${number(damaged)} damaged`] : [])
		]),
	none: 'No games yet',
	/** Invites to the first game. */
	noneYet: 'Every game you score is listed here, with its board, its scores and the reasons.',
	noMatch: 'No matching games.',
	all: 'Show all games',

	who: 'Who played',
	whoHint: 'Anybody',
	about: 'Note or place',
	aboutHint: 'Words in a note or place',
	rated: 'Rating',
	anyRating: 'Any',
	/** At least so many stars. */
	orMore: (stars: number): string =>
		stars === 5 ? '5 stars' : `${counted(stars, 'star', 'stars')} or more`,
	withPhotos: 'Only with photos',
	more: 'More filters',
	box: 'Box',
	anyBox: 'Any box',
	when: 'When',
	anyTime: 'Any time',
	/** Days that are no month, as an address names them. */
	days: (from: string, to: string): string => `${from} – ${to}`.trim(),
	state: 'Status',
	states: { all: 'All', over: 'Finished', open: 'Not finished' },

	players: 'Players',
	playersLead: 'Only finished games count.',
	noPlayers: 'Nobody has finished a game here yet.',
	noPlayersHint:
		'Finish a game, and everyone at the table appears here with their wins, streaks and rivals.',
	sortBy: 'Sort by',
	/** What the list is sorted by. */
	orders: {
		games: 'Games',
		name: 'Name',
		wins: 'Share of wins',
		best: 'Best score',
		last: 'Last played'
	},
	favouriteRival: 'Favourite rival',
	player: 'Player',
	unknown: 'Nobody with this name has finished a game here.',
	counting: (n: number): string =>
		`${games(n)} from an earlier version ${plural(n, { one: 'is', other: 'are' })} being counted.`,

	games: 'Games',
	gamesOf: games,
	won: 'Won',
	average: 'Average',
	best: 'Best',
	averagePoints: (points: number, n: number): string => (n === 0 ? '–' : decimal(points / n)),
	/** “7 (58%)”, with what was shared. */
	wins: (wins: number, n: number): string =>
		n === 0 ? '–' : `${String(wins)} (${percent(wins / n)})`,
	shared: (n: number): string => plural(n, { one: 'one shared', other: `${number(n)} shared` }),
	/** The heading of the games of a month: “November 2026”. */
	month: (at: number): string => month(new Date(at)),
	bestOn: (at: number): string => formatDate(new Date(at)),
	longestStreak: 'Longest winning streak',
	currentStreak: (n: number): string => (n === 0 ? 'no current streak' : `currently ${String(n)}`),
	largest: 'Largest award',
	time: 'Time at the table',
	span,

	numbers: 'In numbers',
	pointsPerGame: 'Points, game by game',
	/** One game: “With Ben and Eve: won with 90 points”. */
	played: (others: readonly string[], won: boolean, points: number): string =>
		`With ${common.list(others)}: ${won ? 'won with ' : ''}${common.points(points)}`,
	averagePerGame: 'Average game',
	bySource: 'Where the points came from',
	source: (source: Source): string => final.source(source),
	sourceHead: 'Source',
	perGame: 'Per game',
	share: 'Share',
	shareOf: (points: number, all: number): string => (all > 0 ? percent(points / all) : '–'),
	gamesWithoutSources: (n: number): string =>
		plural(n, {
			one: 'One game has no points by source.',
			other: `${number(n)} games have no points by source.`
		}),
	against: 'Head to head',
	againstHint: '“Beat” means finished ahead in the same game.',
	rival: 'Opponent',
	ahead: 'Beat',
	tied: 'Tied',
	behind: 'Lost to',
	pair: (name: string, other: string): string => common.list([name, other]),
	pairUnknown: 'These two haven’t finished two games together here.',
	meetings: 'Games together',
	/** How often somebody finished ahead, of so many games: “7 (58%)”. */
	aheadOf: (name: string): string => `${name} ahead`,
	ofAll: (times: number, n: number): string => `${number(times)} (${percent(times / n)})`,
	averageOf: (name: string): string => `${name}’s average`,
	widestLead: (name: string): string => `${name}’s largest lead`,
	never: 'none',
	run: 'Current streak',
	runOf: (name: string): string => `${name}, up to the latest game`,
	runEnded: 'the latest game was a tie',
	day: 'Day',
	pageOf: (name: string): string => `All about ${name}`,
	byBox: 'By box',
	toWin: 'Winning score',
	everybody: 'Average',
	boxHint:
		'Winning score: the winners’ average. Solo games don’t count, nor do boxes with only one game.',
	alone: 'Solo games',
	soloGames: (n: number): string => counted(n, 'solo game', 'solo games'),
	aloneSays: (n: number, best: number): string =>
		`${games(n)}; best score: ${common.points(best)}. Solo games don’t count elsewhere.`,
	gamesWith: (name: string): string => `All games with ${name}`,

	rename: 'Rename',
	renameTitle: (name: string): string => `Rename ${name}`,
	newName: 'New name',
	renameHint:
		'The new name appears in all lists and future games. Recorded games keep the name they were played with.',
	taken: (name: string): string => `Another player is called ${name}.`,
	renameNow: 'Rename',
	renamed: (before: string, now: string): string => `${before} is now called ${now}.`,
	merge: 'Same person as…',
	mergeTitle: (name: string): string => `Who else is ${name}?`,
	mergeHint: (name: string): string =>
		`All of ${name}’s games move to the player you choose. Players who sat at the same table as ${name} aren’t listed.`,
	mergeNobody: 'No other player can be the same person.',
	mergeWith: (name: string, count: number): string => `${name}, ${games(count)}`,
	mergeNow: (name: string, other: string): string => `Merge ${name} into ${other}`,
	merged: (name: string, into: string): string => `${name} is now part of ${into}.`,
	unmerge: 'Separate again',
	unmergeHint: (names: readonly string[]): string => `Names in games: ${common.list(names)}.`,
	unmerged: (name: string): string => `${name}’s names are separate again.`,
	undone: 'Undone.',
	changedAgain: 'The players have changed since then: nothing was undone.'
} as const;

needAllExpansions();

/** The same in the language that is spoken. */
export const libraryWords = part('library', library);
