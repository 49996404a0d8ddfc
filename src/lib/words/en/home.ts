import { words as first } from '..';
import { expansionName, common } from './common';
import { formatTime, counted, number, plural } from './format';
import { part } from '../parts';

export const ENGLISH_BOXES = {
	'base-c1': 'Base game',
	'base-c2': 'Base game since 2014',
	'base-c3': 'Base game 2021',
	'base-2025': 'Base game 2025',
	'winter-we3-gardens': 'Winter Edition 2022 with gardens',
	'winter-we3': 'Winter Edition 2022',
	'winter-we2': 'Winter Edition 2020',
	'winter-we1': 'Winter Edition 2012–2015',
	'winter-wd': 'Winter Edition 2011'
} satisfies Readonly<Record<string, string>>;
const BOXES: Readonly<Record<string, string>> = ENGLISH_BOXES;

/** Words of the first page. */
export const home = {
	claim: 'A scorekeeper for your Carcassonne table',
	welcome:
		'Tilekeep follows your game tile by tile. You enter what is laid; it scores every road, city and farm, and shows why.',
	beginHint: 'Unpack the box, lay the start tile, and begin here.',

	continue: 'Continue',
	continueGame: (players: readonly string[]): string =>
		`Continue the game of ${common.list(players)}`,
	gameOf: (players: readonly string[]): string => `The game of ${common.list(players)}`,
	newGame: 'New game',
	playAgain: 'Play again with the same players',
	existingTable: 'Start from a table in progress',
	example: 'Look at an example game',
	recentGames: 'Games',
	allGames: (n: number): string => `All games (${number(n)})`,
	players: 'Players',

	box: (box: string): string => BOXES[box] ?? box,
	/** What was played: the box and the expansions. */
	played: (box: string, expansions: readonly string[] = []): string =>
		[BOXES[box] ?? box, ...expansions.map((id) => expansionName(id))].join(' +\u00a0'),
	progress: (laid: number, all: number): string => `${String(laid)} of ${String(all)} tiles laid`,
	scoring: 'Final scoring',
	running: 'Not finished',
	beingBuilt: 'Table in progress',
	transferred: 'Transferred to another device',
	viewTable: 'View the board',
	won: (winners: readonly string[], points: number): string =>
		winners.length === 0
			? `A tie at ${String(points)}: another game decides`
			: winners.length === 1
				? `${common.list(winners)} won with ${String(points)}`
				: `${common.list(winners)} shared the win with ${String(points)}`,
	aloneScore: (points: number): string => `Solo: ${common.points(points)}`,
	when: (time: number, now: number): string => formatTime(new Date(time), new Date(now)),

	/** Signs of what is kept of a game's evening. */
	photos: (n: number): string => counted(n, 'photo', 'photos'),
	note: 'With a note',

	openGame: (players: readonly string[]): string => `Open the game of ${common.list(players)}`,
	tools: 'Share or delete',
	share: 'Share this game',
	remove: 'Delete',
	removed: 'Game deleted.',
	restored: 'The game is back.',
	unreadable: 'This game can’t be read.',
	listFailed: 'Your games can’t be read right now. Reload the page to try again.',
	namesUnread:
		'Names you changed can’t be read right now: you see the ones in the games. Reload the page to try again.',
	eveningsUnread: 'Your notes and photos can’t be read right now. Reload the page to try again.',
	/** For games that are not stored yet. */
	unsavedGames: (n: number): string =>
		plural(n, {
			one: 'A game isn’t saved yet. Open it to try again.',
			other: `${number(n)} games aren’t saved yet. Open them to try again.`
		}),
	outdated: 'A newer version of Tilekeep is open in another window. Reload this one to continue.',
	reload: 'Reload',

	damaged: 'A damaged game',
	damagedHint: 'It can’t be read. Save its file: a newer version of Tilekeep may read it.',
	/** Of a game that can only be looked at. */
	lookHint:
		'It has something that this version doesn’t know yet: you can look at it, and play on after an update.',
	save: 'Save this game’s file',
	saveFailed: 'This game’s file can’t be saved.',

	openShared: 'Open a shared game',
	drop: 'Drop the file here',

	device: 'On this device',
	keptHere: 'Your games are saved in this browser on this device, and nowhere else.',
	protect: 'Ask the browser to protect them',
	/** What the browser promises; empty if unknown. `refused`: it was asked and didn't promise. */
	persistence: (persistence: string, refused: boolean): string => {
		if (persistence === 'persistent') return 'The browser won’t delete them by itself.';
		if (refused)
			return 'The browser didn’t agree to protect them. Download the files of games that matter to you.';
		return persistence === 'best-effort'
			? 'The browser may delete them when the device runs low on space.'
			: '';
	},
	storageAndBackup: 'Storage and backup',
	/** The reminder of a backup. */
	backupReminder: (
		{ games, evenings }: { readonly games: number; readonly evenings: boolean },
		days: number | undefined
	): string => {
		if (days === undefined)
			return evenings
				? `${counted(games, 'finished game', 'finished games')}, with notes or photos, and no backup yet.`
				: `${counted(games, 'finished game', 'finished games')}, and no backup yet.`;
		const ago = counted(days, 'day', 'days');
		if (games === 0) return `Notes or photos have been added since the last backup, ${ago} ago.`;
		const finished = counted(games, 'game', 'games');
		return evenings
			? `${finished} finished and notes or photos added since the last backup, ${ago} ago.`
			: `${finished} finished since the last backup, ${ago} ago.`;
	},
	backUp: 'Back up',
	install: 'Install Tilekeep',
	installWhy: 'Once installed, Tilekeep opens from the home screen, full screen and offline.',
	/** Steps of installing it on an iPhone or iPad, each beside its picture. */
	installIosSteps: [
		'Tap Share in Safari: below the page, or under “•••”.',
		'Choose “Add to Home Screen”.',
		'Open Tilekeep from the home screen.'
	],
	installIosWhy:
		'Once Tilekeep is installed, its games aren’t deleted after a week without a visit.'
} as const;

/** The words of the first page and of lists of games, in the language that is spoken. The table doesn't say them. */
export const words = { ...first, home: part('home', home) };
