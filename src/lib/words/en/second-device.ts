import type { Amount } from '../../devices/compare';
import type { ExchangeEnd } from '../../devices/exchange-state';
import type { FollowProblem } from '../../follow/problem';
import { common } from './common';
import { follow } from './follow';
import { bytes, counted, number, plural } from './format';
import { part } from '../parts';

const ENDS: Readonly<Record<ExchangeEnd, string>> = {
	newer: 'The other device has a newer version of Tilekeep. Update this one, then try again.',
	older: 'The other device has an older version of Tilekeep. Update it there, then try again.',
	left: 'The other device disconnected before everything had arrived. Nothing was changed here. Connect again.',
	nonsense: 'What the other device sent can’t be read. Nothing was changed here.',
	stopped: 'Stopped. Nothing was changed here.'
};

const PROBLEMS: Readonly<Partial<Record<FollowProblem, string>>> = {
	'no-code': 'This isn’t a code from your other device.',
	'too-old':
		'This answers a code that is no longer valid. Let the other device scan the code shown now.',
	'other-game':
		'This code is for following a game, not for your second device. To follow, use it under “Open a shared game” on the first page. If it’s an answer, scan it with the phone that keeps score.'
};

/** Games and evenings as a list of amounts; empty for nothing. */
function listed({ games, evenings }: Amount): readonly string[] {
	return [
		...(games > 0 ? [counted(games, 'game', 'games')] : []),
		...(evenings > 0 ? [`notes on ${counted(evenings, 'game', 'games')}`] : [])
	];
}

/** Words of bringing games from one device of a person to another. They come with that page. */
export const secondDevice = {
	title: 'My second device',
	lead: 'Copy games between your two devices: each gets the games it doesn’t have.',
	carries:
		'Your notes, described tiles and changed names come with the games. No game is lost on either device, and you can do this as often as you like.',
	rules:
		'If a game is further along on one device, it continues from there; if both were continued differently, both are kept. A game that you deleted on one device comes back from the other.',
	same: 'Both devices must be on the same network. They talk only to each other, and nothing is copied until you confirm on both.',
	open: 'Connect a second device',
	why: 'Why the camera? It reads the other device’s answer. With access to it, the browser also reveals this device’s address on your Wi-Fi, which some networks need. No picture is kept or sent.',
	step: 'Let your other device scan this',
	codeLabel: 'A code to connect your second device',
	/** Beside a code that was made without the camera. */
	noReach: 'The devices don’t connect? Some networks need the camera.',
	scanCode: 'Scan the other device’s code',
	pasteCode: 'Or paste the link that your other device shows',
	invited:
		'This code is from your other device. Your two devices connect directly and compare their games; then you decide.',
	connect: 'Connect',
	answerStep: 'Show this to your other device',
	answerHint: 'Tap “Scan the other device’s code” there. Keep this page open.',
	answerLabel: 'The answer to the code',
	notWanted: 'This isn’t a code from your other device.',
	problem: (problem: FollowProblem): string => PROBLEMS[problem] ?? follow.problem(problem),

	comparing: 'Connected. Comparing the games…',
	/** What this device lacks. */
	get: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'No game is missing on this device.'
			: `Missing on this device: ${common.list(all)}.`;
	},
	/** What the other device lacks. */
	give: (amount: Amount): string => {
		const all = listed(amount);
		return all.length === 0
			? 'No game is missing on the other device.'
			: `Missing on the other device: ${common.list(all)}.`;
	},
	/** A choice, with the number of photos and their size in bytes. */
	withPhotos: (photos: number, size: number): string =>
		plural(photos, {
			one: `Copy one photo here, too (${bytes(size)})`,
			other: `Copy ${number(photos)} photos here, too (${bytes(size)})`
		}),
	along: 'Described tiles and changed names are copied, too.',
	bring: 'Copy games',
	waiting: 'Now confirm on the other device, too.',
	agreedThere: 'Confirmed on the other device.',
	sending: 'Sending to the other device…',
	work: {
		receiving: 'Receiving…',
		reading: 'Checking what arrived…',
		restoring: 'Saving the games…'
	},
	bytes: (done: number, all: number): string => `${bytes(done)} of ${bytes(all)}`,
	nothingNew: 'Nothing was missing here.',
	refused: (why: string): string => `${why} Nothing was changed here.`,
	/** Whether the other device has stored what was sent. */
	there: (stored: boolean | undefined): string => {
		if (stored === undefined) return 'The other device isn’t done yet. Keep this page open.';
		return stored
			? 'The other device has everything, too.'
			: 'The other device didn’t save its missing games. Connect again to retry.';
	},
	end: (end: ExchangeEnd): string => ENDS[end],
	again: 'Connect again',
	seeGames: 'See your games'
} as const;

/** The same in the language that is spoken. */
export const secondDeviceWords = part('secondDevice', secondDevice);
