import type { Rating } from '../../record/evening';
import type { StoreProblemCode } from '../../store/problem';
import { bytes, list, number, plural } from './format';
import { storage } from './common';
import { part } from '../parts';

const RATINGS: Readonly<Record<Rating, string>> = {
	1: 'Not our evening',
	2: 'So-so',
	3: 'A good evening',
	4: 'A very good evening',
	5: 'An evening to remember'
};

/** Words of the evening of a game: note, place, rating and photos. Only the review and the lists that search it load them. */
export const evening = {
	title: 'The evening',
	lead: 'Photos of the table, a note, the place: all of it stays on this device and is left out of what you share.',
	fill: 'Write a note',
	edit: 'Edit',
	editTitle: 'The evening',

	place: 'Where you played',
	placeHint: 'Anna’s kitchen',
	note: 'Note',
	noteHint: 'What you’ll want to remember',
	rating: 'How it was',
	rated: (rating: Rating): string => RATINGS[rating],
	/** For screen readers, with what it means. */
	stars: (rating: Rating): string => `${String(rating)} of 5 stars: ${RATINGS[rating]}`,
	noRating: 'No rating',
	saved: 'Saved on this device.',
	saving: 'Saving…',
	notSaved: (code: StoreProblemCode): string =>
		code === 'full'
			? 'Not saved: this device is full. Delete photos you no longer need, or make room on the device, and try again.'
			: storage.store(code),
	again: 'Try again',

	photos: 'Photos of the table',
	add: 'Add photos',
	/** Reading and reducing photos; `n` counts from 1. */
	adding: (n: number, all: number): string => `Adding photo ${number(n)} of ${number(all)}…`,
	open: (n: number, all: number): string => `Open photo ${number(n)} of ${number(all)}`,
	take: (photos: number, size: number): string =>
		plural(photos, {
			one: `One photo, ${bytes(size)} on this device.`,
			other: `${number(photos)} photos, ${bytes(size)} on this device.`
		}),
	unreadable: (files: readonly string[]): string =>
		plural(files.length, {
			one: `${list(files)} can’t be read as a picture here. Save it as JPEG or PNG, and add it again.`,
			other: `${list(files)} can’t be read as pictures here. Save them as JPEG or PNG, and add them again.`
		}),
	/** Photos that the store refused, or that somebody stopped. */
	refused: (photos: number, code: StoreProblemCode): string =>
		code === 'stopped'
			? plural(photos, {
					one: 'Stopped: one photo wasn’t added.',
					other: `Stopped: ${number(photos)} photos weren’t added.`
				})
			: code === 'full'
				? plural(photos, {
						one: 'One photo wasn’t saved: this device is full. Delete photos you no longer need, or make room on the device, and add it again.',
						other: `${number(photos)} photos weren’t saved: this device is full. Delete photos you no longer need, or make room on the device, and add them again.`
					})
				: plural(photos, {
						one: `One photo wasn’t added. ${storage.store(code)}`,
						other: `${number(photos)} photos weren’t added. ${storage.store(code)}`
					}),

	view: (n: number, all: number): string => `Photo ${number(n)} of ${number(all)}`,
	/** Text in place of the picture, for screen readers: nobody knows what is on it. */
	alt: (n: number, all: number): string => `Photo ${number(n)} of ${number(all)} of the table`,
	next: 'Next photo',
	previous: 'Previous photo',
	share: 'Share this photo',
	shareFailed: 'Sharing failed. Save the photo instead.',
	save: 'Save this photo',
	delete: 'Delete this photo',
	deleted: 'Photo deleted.',
	back: 'The photo is back.',
	notLoaded: 'This photo can’t be read any more.'
} as const;

/** The same in the language that is spoken. */
export const eveningWords = part('evening', evening);
