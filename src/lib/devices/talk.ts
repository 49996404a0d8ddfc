import * as v from 'valibot';
import type { Messages } from '../follow/messages';
import { FILE_VERSION } from '../record';
import { GAMES_BACKUP_VERSION } from '../record/backup';
import { photoFields } from '../record/evening';
import { gameId } from '../record/header-shape';

/**
 * What is said between two devices of one person: which formats they read; which games they have; which of these they lack; that
 * their user agrees; a file with what the other lacks, in parts; and what became of it. New kinds come at the end.
 */
export const DEVICE_KINDS = ['hello', 'games', 'lack', 'yes', 'file', 'part', 'done'] as const;

/** The messages between two devices of one person. */
export type DeviceTalk = Messages<(typeof DEVICE_KINDS)[number]>;

/** Longest list of games, and of what is lacking, in bytes: 20,000 games with their photos need less. */
export const MOST_LISTED = 8_000_000;
/** Longest message of any other kind, in bytes. */
export const MOST_SAID = 1_000;
/** Longest part of a file, in bytes. */
export const MOST_PART = 64_000;

/** Most games of a device, and most photos of a game. */
const MOST_GAMES = 20_000;

/** The version of this conversation. */
const VERSION = 1;
/** What this device says first: the versions of the conversation, of its games and of its backups. */
export const HELLO = { devices: VERSION, game: FILE_VERSION, backup: GAMES_BACKUP_VERSION };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[\w~-]{1,64}$/), v.transform(gameId));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Later versions may say more. */
export const helloSchema = v.looseObject({ devices: count, game: count, backup: count });

/** What may be noted of an evening. */
export const EVENING_FIELDS = ['note', 'place', 'rating'] as const;

/** A game as a device lists it for another one. What is in the game can't be told from that. */
const listedSchema = v.strictObject({
	id,
	/** Number of its entries. */
	entries: count,
	/** Of its header and entries. */
	hash,
	/** Which fields of its evening are filled in; absent if none is. */
	evening: v.exactOptional(v.pipe(v.array(v.picklist(EVENING_FIELDS)), v.maxLength(3))),
	/** Its photos, each with its size in bytes. */
	photos: v.exactOptional(v.array(v.strictObject({ id: photoFields.id, bytes: count })))
});
export type Listed = v.InferOutput<typeof listedSchema>;

/** A device never has two games with the same id. */
export const gamesSchema = v.pipe(
	v.array(listedSchema),
	v.maxLength(MOST_GAMES),
	v.check((all) => new Set(all.map(({ id }) => id)).size === all.length)
);

/** What a device lacks of the other: games, notes of evenings whose game it has, and photos. */
export const lackSchema = v.strictObject({
	games: v.pipe(v.array(id), v.maxLength(MOST_GAMES)),
	evenings: v.pipe(v.array(id), v.maxLength(MOST_GAMES)),
	photos: v.pipe(v.array(v.strictObject({ game: id, id: photoFields.id })), v.maxLength(MOST_GAMES))
});
export type Lack = v.InferOutput<typeof lackSchema>;

/** The user agrees, and wants photos too or not. */
export const yesSchema = v.strictObject({ photos: v.boolean() });
/** A file of so many bytes follows. */
export const fileSchema = v.strictObject({ bytes: count });
/** All of the file was stored, or nothing. */
export const doneSchema = v.strictObject({ stored: v.boolean() });
