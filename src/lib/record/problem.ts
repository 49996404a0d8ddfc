import type { Refusal } from '../engine/objection';
import type { PlayerProblem } from './header';
import type { LookOnlyGame } from './look-only';

/** Why a file is refused. @internal */
export const FILE_PROBLEMS = [
	'no-access',
	'read-failed',
	'too-large',
	'too-long',
	'too-many-events',
	'not-text',
	'cut-short',
	'damaged',
	'broken-link',
	'not-json',
	'not-a-game',
	'no-link',
	'no-code',
	'not-a-picture',
	'not-a-backup',
	'bomb',
	'bad-game',
	'newer-version',
	'look-only',
	'unknown',
	'malformed',
	'wrong-players',
	'wrong-order',
	'nothing-to-undo',
	'nothing-to-amend',
	'wrong-transfer',
	'cannot-replay'
] as const;

/** Why a file is refused, and where in it. */
export type FileProblem =
	/** The file can't be opened: deleted, moved or forbidden. */
	| { readonly code: 'no-access' }
	/** Reading stopped before the end of the file, for example because memory is full. */
	| { readonly code: 'read-failed' }
	/** The file is too large; sizes are in bytes. */
	| { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
	/** Its log has more entries than allowed. */
	| { readonly code: 'too-long'; readonly entries: number; readonly most: number }
	/** More events are in effect than allowed, or were before an amendment. */
	| { readonly code: 'too-many-events'; readonly most: number }
	/** Its bytes aren't valid UTF-8. */
	| { readonly code: 'not-text' }
	/** The file ends too soon. */
	| { readonly code: 'cut-short' }
	/** A packed game or backup has lost or changed bytes. */
	| { readonly code: 'damaged' }
	/** Letters of a link are missing or changed. */
	| { readonly code: 'broken-link' }
	/** Line and column are counted from 1; absent if unknown. */
	| { readonly code: 'not-json'; readonly line?: number; readonly column?: number }
	| { readonly code: 'not-a-game' }
	/** A text contains no link to a game. */
	| { readonly code: 'no-link' }
	/** A picture contains no game and no readable code of one. */
	| { readonly code: 'no-code' }
	/** The browser can't decode the file as a picture. */
	| { readonly code: 'not-a-picture' }
	| { readonly code: 'not-a-backup' }
	/** Unpacked, it would exceed `most` bytes. */
	| { readonly code: 'bomb'; readonly most: number }
	/** A game in a backup is refused; `game` is its number, from 1. */
	| { readonly code: 'bad-game'; readonly game: number; readonly problem: FileProblem }
	/** The file or an entry has a newer format version. */
	| { readonly code: 'newer-version'; readonly version: number }
	/** This version doesn't know something in the game, but its entries say what can be shown without that. */
	| { readonly code: 'look-only'; readonly game: LookOnlyGame }
	/** A box or event type that this version doesn't know; `path` as in {@link Malformed}. */
	| {
			readonly code: 'unknown';
			readonly what: 'box' | 'event';
			readonly name: string;
			readonly path: string;
	  }
	| Malformed
	| { readonly code: 'wrong-players'; readonly problem: PlayerProblem }
	/** The number of the entry at `index` isn't its position. */
	| { readonly code: 'wrong-order'; readonly index: number; readonly seq: number }
	/** The entry undoes or redoes although there is nothing to undo or redo. */
	| { readonly code: 'nothing-to-undo'; readonly seq: number }
	/** The entry amends an event that doesn't exist. */
	| { readonly code: 'nothing-to-amend'; readonly seq: number }
	/** The entry continues a game that was transferred, or takes one that wasn't. */
	| { readonly code: 'wrong-transfer'; readonly seq: number }
	/** The event is impossible; `turn` counts the events in effect from 1. */
	| { readonly code: 'cannot-replay'; readonly turn: number; readonly refusal: Refusal };

/** A field is missing, unknown, or has an invalid value. */
export interface Malformed {
	readonly code: 'malformed';
	/** Path of the field: `header.players[1].name`. At most 80 characters. */
	readonly path: string;
	readonly wrong: 'missing' | 'unexpected' | 'value';
	/** The value found there, for `value`; at most 40 characters. */
	readonly found?: string;
}
