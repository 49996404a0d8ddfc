import { common } from './common';
import { home } from './home';
import { formatDate } from './time';

const count = (n: number, one: string, many: string): string =>
	n === 1 ? `1 ${one}` : `${String(n)} ${many}`;
const games = (n: number): string => count(n, 'game', 'games');

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them: “850 kB”, “1.2 MB”. */
function bytes(size: number): string {
	const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(size, 1)) / 3)));
	const value = size / 1000 ** power;
	return `${value < 10 ? value.toFixed(1).replace('.0', '') : value.toFixed(0)} ${UNITS[power - 1] ?? ''}`;
}

const DAY = 86_400_000;

/** How long ago a moment was, in days. */
function ago(at: number, now: number): string {
	const days = Math.floor((now - at) / DAY);
	return days < 1 ? 'less than a day ago' : `${count(days, 'day', 'days')} ago`;
}

/** What came of bringing games back, in the order in which it is said. */
const RESTORE_RESULTS: readonly (readonly [string, (n: number) => string])[] = [
	['stored', (n) => `${games(n)} new`],
	['continued', (n) => `${games(n)} continued`],
	['copied', (n) => `${games(n)} kept beside one that went on differently`],
	['already-here', (n) => `${games(n)} here already`]
];

/** Words of the page about this device: what is stored, backing it up, bringing it back. */
export const device = {
	title: 'This device',
	stored: 'What is stored',
	holds: (n: number): string =>
		n === 0
			? 'There are no games on this device.'
			: `There are ${games(n)} on this device.`.replace('are 1 game ', 'is 1 game '),
	counting: 'Counting your games…',
	/** Of the games here, those that a backup carries as they are. */
	holdsUnread: (n: number): string =>
		`${games(n)} of these ${n === 1 ? 'is' : 'are'} damaged or from a newer Tilekeep. A backup takes ${n === 1 ? 'it' : 'them'} along as ${n === 1 ? 'it is' : 'they are'}:`,
	unreadGame: (names: readonly string[], at: number | undefined): string =>
		[
			names.length === 0 ? home.damaged : common.list(names),
			...(at === undefined ? [] : [formatDate(new Date(at))])
		].join(', '),
	moreUnread: (n: number): string => `and ${games(n)} more`,
	leftOut: (n: number): string =>
		`${games(n)} more ${n === 1 ? 'is' : 'are'} too damaged for a backup. The list of all games hands out what is left of ${n === 1 ? 'it' : 'them'}.`,
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep takes ${bytes(used)}.`
			: `Tilekeep takes ${bytes(used)}; the browser leaves it ${bytes(free)} more.`,
	unknown: 'This browser does not say whether it may clear them on its own.',
	storageWorks: 'The browser’s store answers as it should.',
	storageFails: (why: string): string =>
		`${why} Your games are safe where they were; try again, or reload.`,

	backup: 'Backup',
	lastBackup: (at: number | undefined, newer: number, now: number): string =>
		at === undefined
			? 'Nothing here was ever backed up.'
			: `Last backed up on ${formatDate(new Date(at))}, ${ago(at, now)}${newer === 0 ? '.' : `; ${games(newer)} finished since.`}`,
	backupWhy:
		'One file with all games, the tiles you described and the names you changed. Keep it somewhere else: in your files, your mail or another device.',
	makeBackup: 'Back up',
	share: 'Share the backup',
	makingBackup: 'Gathering your games…',
	backupReady: (name: string, size: number): string => `${name} is ready: ${bytes(size)}.`,
	checkArrival: 'See that it has arrived where you want it.',
	shareFailed:
		'The backup is ready, but the device did not take it. Share it once more, or “Back up” saves it.',
	leftOutOfBackup: (n: number): string =>
		`${games(n)} ${n === 1 ? 'is' : 'are'} too damaged to be in it, and ${n === 1 ? 'stays' : 'stay'} on this device.`,

	restore: 'Bring games back',
	restoreWhy:
		'Choose a backup, and its games are added to those here. None that is here is lost, and the same backup may be brought back twice.',
	choose: 'Choose a backup',
	drop: 'Drop the backup here',
	reading: 'Reading the backup…',
	stopped: 'Stopped: nothing was brought back.',
	offer: (at: number, n: number): string =>
		`This backup of ${formatDate(new Date(at))} holds ${games(n)}.`,
	bring: 'Bring them back',
	notNow: 'Not now',
	bringing: 'Bringing your games back…',
	done: (so: Readonly<Record<string, number>>): string => {
		const said = RESTORE_RESULTS.flatMap(([how, say]) => (so[how] ? [say(so[how])] : []));
		return said.length === 0 ? 'This backup holds no games.' : `Done: ${common.list(said)}.`;
	},
	unread: (n: number): string =>
		`${games(n)} cannot be read by this Tilekeep. ${n === 1 ? 'It is' : 'They are'} kept for a newer one.`,
	progress: (done: number, all: number): string => `${String(done)} of ${games(all)}`,
	memory: 'This browser keeps nothing: what you bring back here is gone when you close the window.',

	moveToHomeScreen: 'To the app on the home screen',
	moveToHomeScreenWhy:
		'On an iPhone or iPad, the app on the home screen keeps games of its own, apart from those in Safari. To take yours along:',
	moveToHomeScreenSteps: [
		'Here in Safari, tap “Share the backup”, then “Save to Files”.',
		'Tap Share in Safari and choose “Add to Home Screen”.',
		`Open Tilekeep from the home screen, and there “${home.storageAndBackup}” at the foot of the first page.`,
		'Tap “Choose a backup”, choose the file, and bring the games back.'
	],
	bringFromSafari: `This app keeps games of its own, apart from those in Safari. To bring those over: open Tilekeep in Safari, go to “${home.storageAndBackup}”, share the backup to your files, and choose it here.`,

	trouble: 'When storing fails',
	troubleLines: [
		'Every turn is on the disk before the screen shows it. When the device has no room left, the game goes on in this window and a banner says so; as soon as there is room, the next turn stores all of it.',
		'When the browser loses its store, Tilekeep opens it anew and tries again.',
		'A backup is brought back whole or not at all: whatever happens meanwhile, your games are as they were, or all there.'
	]
} as const;
