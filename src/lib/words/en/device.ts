import type { StoreProblemCode } from '../../store/problem';
import { common } from './common';
import { home } from './home';
import { formatDate, bytes, counted, number, plural, row } from './format';
import { part } from '../parts';

const count = (n: number, one: string, many: string): string => counted(n, one, many);
const games = (n: number): string => count(n, 'game', 'games');

/** What no backup has yet: a number of finished games, and notes or photos of evenings. */
interface NewerThanBackup {
	readonly games: number;
	readonly evenings: boolean;
}

function addedSince({ games: finished, evenings }: NewerThanBackup): string {
	if (finished === 0) return evenings ? '; notes or photos added since.' : '.';
	return evenings
		? `; ${games(finished)} finished and notes or photos added since.`
		: `; ${games(finished)} finished since.`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When something was: “just now”, “on 20 November 2026, 3 days ago”. */
function when(at: number, now: number): string {
	if (now - at < HOUR) return 'just now';
	const days = Math.floor((now - at) / DAY);
	const ago = days < 1 ? 'less than a day ago' : `${count(days, 'day', 'days')} ago`;
	return `on ${formatDate(new Date(at))}, ${ago}`;
}

/** Results of restoring games, in the order in which they are named. */
const RESTORE_RESULTS: readonly (readonly [string, (n: number) => string])[] = [
	['stored', (n) => `${games(n)} added`],
	['continued', (n) => `${games(n)} updated`],
	['copied', (n) => `${games(n)} kept next to a different version`],
	['already-here', (n) => `${games(n)} already here`]
];

/** Words of the page about this device: storage, backup and restore. No other page loads them. */
export const device = {
	title: 'This device',
	stored: 'Saved games',
	holds: (n: number): string =>
		n === 0
			? 'There are no games on this device.'
			: plural(n, {
					one: `There is ${games(n)} on this device.`,
					other: `There are ${games(n)} on this device.`
				}),
	counting: 'Counting your games…',
	/** The games that a backup includes unread. */
	holdsUnread: (n: number): string =>
		plural(n, {
			one: `One game here is damaged or from a newer version of Tilekeep. A backup includes it as it is:`,
			other: `${number(n)} of these games are damaged or from a newer version of Tilekeep. A backup includes them as they are:`
		}),
	unreadGame: (names: readonly string[], at: number | undefined): string =>
		row([
			names.length === 0 ? home.damaged : common.list(names),
			...(at === undefined ? [] : [formatDate(new Date(at))])
		]),
	moreUnread: (n: number): string => `and ${count(n, 'more game', 'more games')}`,
	leftOut: (n: number): string =>
		plural(n, {
			one: `${number(n)} more game is too damaged for a backup. Under “All games” you can save what is left of it.`,
			other: `${number(n)} more games are too damaged for a backup. Under “All games” you can save what is left of them.`
		}),
	usage: (used: number, free: number | undefined): string =>
		free === undefined
			? `Tilekeep uses ${bytes(used)}.`
			: `Tilekeep uses ${bytes(used)}; ${bytes(free)} more is available.`,
	unknown: 'This browser doesn’t say whether it may delete your games.',
	storageWorks: 'Storage is working.',
	/** Why the store can't be read. */
	storageFails: (code: StoreProblemCode): string => {
		if (code === 'outdated')
			return 'Another window runs a newer version of Tilekeep. Your games are safe. Reload this page.';
		return code === 'silent'
			? 'The browser’s storage isn’t answering. Your games are safe. Try again, or reload.'
			: 'Tilekeep can’t read the browser’s storage at the moment. Your games are safe. Try again, or reload.';
	},

	backup: 'Backup',
	lastBackup: (at: number | undefined, newer: NewerThanBackup, now: number): string =>
		at === undefined ? 'Never backed up.' : `Last backed up ${when(at, now)}${addedSince(newer)}`,
	backupWhy:
		'One file with all games, your notes, the tiles you described and the names you changed. Keep it somewhere else: in your files, in your mail or on another device.',
	/** A choice, with the number of photos and their size in bytes. */
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `With the photo (${bytes(size)})`,
			other: `With ${number(photos)} photos (${bytes(size)})`
		}),
	leftPhotos: (photos: number): string =>
		plural(photos, {
			one: 'One photo can’t be read any more and isn’t in it.',
			other: `${number(photos)} photos can’t be read any more and aren’t in it.`
		}),
	photosTake: (photos: number, size: number): string =>
		plural(photos, {
			one: `One photo takes up ${bytes(size)}.`,
			other: `${number(photos)} photos take up ${bytes(size)}.`
		}),
	makeBackup: 'Back up',
	share: 'Share the backup',
	makingBackup: 'Collecting your games…',
	backupReady: (name: string, size: number): string => `${name} is ready: ${bytes(size)}.`,
	checkArrival: 'Check that it is where you want it.',
	shareFailed:
		'The backup is ready, but sharing it failed. Share it again, or save it with “Back up”.',
	leftOutOfBackup: (n: number): string =>
		plural(n, {
			one: `${games(n)} is too damaged to include, and stays on this device.`,
			other: `${games(n)} are too damaged to include, and stay on this device.`
		}),

	restore: 'Restore games',
	restoreWhy:
		'Choose a backup to add its games to those here. No game here is lost, and restoring the same backup twice does no harm.',
	choose: 'Choose a backup',
	drop: 'Drop the backup here',
	reading: 'Reading the backup…',
	stopped: 'Stopped: nothing was restored.',
	offer: (at: number, n: number): string =>
		`This backup from ${formatDate(new Date(at))} has ${games(n)}.`,
	/** The same with photos, which take so many bytes. */
	offerWithPhotos: (at: number, n: number, photos: number, size: number): string =>
		plural(photos, {
			one: `This backup from ${formatDate(new Date(at))} has ${games(n)} and one photo (${bytes(size)}).`,
			other: `This backup from ${formatDate(new Date(at))} has ${games(n)} and ${number(photos)} photos (${bytes(size)}).`
		}),
	/** How many tournaments an offered backup has, and how many are new here or go on. */
	offerTournaments: (n: number): string => `It has ${counted(n, 'tournament', 'tournaments')}.`,
	restoredTournaments: (n: number): string =>
		`${counted(n, 'tournament', 'tournaments')} added or brought up to date.`,
	toTournaments: 'See the tournaments',
	/** Games of an offered backup that are kept as they are; their names follow. */
	offerUnread: (n: number): string =>
		plural(n, {
			one: `One game in it can’t be read here. It is kept as it is:`,
			other: `${number(n)} of these games can’t be read here. They are kept as they are:`
		}),
	noRoom: (free: number): string =>
		`It may not fit: this device has ${bytes(free)} left. You can restore it without the photos.`,
	bring: 'Restore them',
	bringWithoutPhotos: 'Without the photos',
	full: 'This device is full: nothing was restored. Restore it without the photos, or make room and try again.',
	notNow: 'Not now',
	restoring: 'Restoring your games…',
	done: (so: Readonly<Record<string, number>>): string => {
		const said = RESTORE_RESULTS.flatMap(([how, say]) => (so[how] ? [say(so[how])] : []));
		return said.length === 0 ? 'This backup has no games.' : `Done: ${common.list(said)}.`;
	},
	unread: (n: number): string =>
		plural(n, {
			one: `${games(n)} can’t be read by this version of Tilekeep. It is kept for a newer one.`,
			other: `${games(n)} can’t be read by this version of Tilekeep. They are kept for a newer one.`
		}),
	restoredPhotos: (photos: number): string =>
		plural(photos, {
			one: 'One photo was added.',
			other: `${number(photos)} photos were added.`
		}),
	/** `photos`: how many of all are photos. */
	progress: (done: number, all: number, photos = 0): string =>
		photos === 0
			? `${number(done)} of ${games(all)}`
			: `${number(done)} of ${number(all)} games and photos`,
	memory:
		'This browser can’t save anything: what you restore here is lost when you close the window.',

	moveToHomeScreen: 'Move to the home screen app',
	moveToHomeScreenWhy:
		'On an iPhone or iPad, the home screen app keeps its own games, separate from Safari. To move yours:',
	moveToHomeScreenSteps: [
		'Here in Safari, tap “Share the backup”, then “Save to Files”.',
		'Tap Share in Safari and choose “Add to Home Screen”.',
		`Open Tilekeep from the home screen and tap “${home.storageAndBackup}” at the bottom of the first page.`,
		'Tap “Choose a backup”, choose the file, and restore the games.'
	],
	bringFromSafari: `This app keeps its own games, separate from Safari. To move games here, open Tilekeep in Safari and go to “${home.storageAndBackup}”. Save the backup to your files, then choose it here.`,

	trouble: 'When saving fails',
	troubleLines: [
		'Every turn is saved on the device before the screen shows it. When the device is full, the game goes on in this window and a banner says so. As soon as there is room, the next turn saves everything.',
		'When the browser loses access to its storage, Tilekeep opens it again and retries.',
		'A backup is restored completely or not at all. Whatever happens meanwhile, your games are either unchanged or all restored.'
	]
} as const;

/** The same in the language that is spoken. */
export const deviceWords = part('device', device);
