import * as v from 'valibot';
import { type GameId, headerFields, timestampSchema } from './header-shape';

/*
 * What players keep of the evening of a game. It is no part of the game's record: it stays on the device and in backups, and
 * never gets into files, links or pictures of a game.
 */

/** How good an evening was: 5 is the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** What is kept in words and numbers. A field is absent until somebody fills it in. */
export interface Evening {
	/** Text of several lines. */
	readonly note?: string;
	/** Where the game was played: one line. */
	readonly place?: string;
	readonly rating?: Rating;
}

/** The evening of a game. */
export interface GameEvening extends Evening {
	readonly game: GameId;
}

/** An evening as lists show it. */
export interface ListedEvening extends Evening {
	/** The number of its photos. */
	readonly photos: number;
}

/** Unique id of a photo: 1 to 64 letters, digits and `-_`. */
export type PhotoId = string & { readonly __type__: 'PhotoId' };
/** Makes a photo id from a text. */
export const photoId = (id: string): PhotoId => id as PhotoId;

/** A photo of the table, reduced to what a screen shows. */
export interface Photo {
	readonly game: GameId;
	readonly id: PhotoId;
	/** When it was added, in ms since 1970 UTC. */
	readonly at: number;
	/** Size of the picture in pixels. */
	readonly width: number;
	readonly height: number;
	readonly picture: Blob;
	/** The same picture, small. */
	readonly thumbnail: Blob;
}

/** The longest texts, in UTF-16 code units. */
export const MAX_NOTE = 4_000;
export const MAX_PLACE = 100;

/** Formats in which photos are kept. */
export const PHOTO_TYPES = ['image/webp', 'image/jpeg'] as const;

/** The largest picture and thumbnail, in bytes: a line of a backup must hold both. */
export const MAX_PHOTO_BYTES = 3_000_000;
const MAX_THUMBNAIL_BYTES = 300_000;
/** The longest side of a photo that is accepted, in pixels. */
const MAX_SIDE = 10_000;

/** A note as it is kept: line breaks and tabs are its only control characters. */
const tidyNote = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.trim()
		.slice(0, MAX_NOTE)
		.trimEnd();

/** A place as it is kept, on one line. */
const tidyPlace = (text: string): string =>
	text
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
		.slice(0, MAX_PLACE)
		.trimEnd();

const tidyText = (tidy: (text: string) => string) =>
	v.pipe(v.string(), v.transform(tidy), v.minLength(1));

const fields = {
	note: tidyText(tidyNote),
	place: tidyText(tidyPlace),
	rating: v.picklist(RATINGS)
};

/** The evening of a game in a backup. */
export const eveningSchema = v.strictObject({
	game: headerFields.id,
	note: v.exactOptional(fields.note),
	place: v.exactOptional(fields.place),
	rating: v.exactOptional(fields.rating)
}) satisfies v.GenericSchema<unknown, GameEvening>;

/** What can be read of a stored or entered evening, tidied. A damaged field is left out. Undefined if nothing can be read. */
export function readEvening(value: unknown): GameEvening | undefined {
	const read = v.safeParse(looseSchema, value);
	if (!read.success) return undefined;
	const { game, note, place, rating } = read.output;
	if (note === undefined && place === undefined && rating === undefined) return undefined;
	return { game, ...(note && { note }), ...(place && { place }), ...(rating && { rating }) };
}

/** Each field may be missing or have any value; a missing or wrong one becomes undefined. */
const looseSchema = v.object({
	game: headerFields.id,
	note: v.fallback(v.optional(fields.note), undefined),
	place: v.fallback(v.optional(fields.place), undefined),
	rating: v.fallback(v.optional(fields.rating), undefined)
});

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SIDE));

/** The fields of a photo, without its bytes. */
export const photoFields = {
	game: headerFields.id,
	id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.transform(photoId)),
	at: timestampSchema,
	width: side,
	height: side
};

const pictureOf = (most: number) =>
	v.pipe(
		v.instance(Blob),
		v.check(
			({ type, size }) => PHOTO_TYPES.some((known) => known === type) && size > 0 && size <= most
		)
	);
export const pictureSchema = pictureOf(MAX_PHOTO_BYTES);
export const thumbnailSchema = pictureOf(MAX_THUMBNAIL_BYTES);

const photoSchema = v.object({
	...photoFields,
	picture: pictureSchema,
	thumbnail: thumbnailSchema
}) satisfies v.GenericSchema<unknown, Photo>;

/** The photo in a stored value; undefined if it is damaged. Its bytes aren't checked. */
export function readPhoto(value: unknown): Photo | undefined {
	const read = v.safeParse(photoSchema, value);
	return read.success ? read.output : undefined;
}
