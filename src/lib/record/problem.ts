import type { Refusal } from '../engine/objection';
import type { PlayerProblem } from './header';

/** Why a file isn't taken. @internal */
export const FILE_PROBLEMS = [
	'no-access',
	'read-failed',
	'too-large',
	'too-long',
	'too-many-events',
	'not-text',
	'cut-short',
	'damaged',
	'not-json',
	'not-a-game',
	'no-link',
	'no-code',
	'not-a-picture',
	'not-a-backup',
	'bomb',
	'bad-game',
	'newer-version',
	'unknown',
	'malformed',
	'wrong-players',
	'wrong-order',
	'nothing-to-undo',
	'nothing-to-amend',
	'wrong-transfer',
	'cannot-replay'
] as const;

/** Why a file isn't taken, and where in it. */
export type FileProblem =
	/** The device didn't give it out: deleted, moved or forbidden meanwhile. */
	| { readonly code: 'no-access' }
	/** The device couldn't read it to its end: it broke off, as it does where there's no memory left. */
	| { readonly code: 'read-failed' }
	/** Sizes in bytes. */
	| { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
	/** Its log has more entries than any that was ever played. */
	| { readonly code: 'too-long'; readonly entries: number; readonly most: number }
	/** More events stand, or stood before an amendment, than at any table. */
	| { readonly code: 'too-many-events'; readonly most: number }
	/** Its bytes aren't UTF-8. */
	| { readonly code: 'not-text' }
	/** It stops in the middle. */
	| { readonly code: 'cut-short' }
	/** Bytes of a packed game or a backup were lost or changed. */
	| { readonly code: 'damaged' }
	/** Line and column count from 1; absent when the browser doesn't say. */
	| { readonly code: 'not-json'; readonly line?: number; readonly column?: number }
	| { readonly code: 'not-a-game' }
	/** A text has no link to a game in it. */
	| { readonly code: 'no-link' }
	/** A picture has no game in it, and shows no code of one that can be read. */
	| { readonly code: 'no-code' }
	/** The browser can't show it as a picture. */
	| { readonly code: 'not-a-picture' }
	| { readonly code: 'not-a-backup' }
	/** Unpacked it would have more than so many bytes. */
	| { readonly code: 'bomb'; readonly most: number }
	/** A game in a backup can't be taken; `game` counts from 1. */
	| { readonly code: 'bad-game'; readonly game: number; readonly problem: FileProblem }
	/** The format version of the file or of an entry. */
	| { readonly code: 'newer-version'; readonly version: number }
	/** A box or a kind of event that this version doesn't know; `path` as in {@link Malformed}. */
	| {
			readonly code: 'unknown';
			readonly what: 'box' | 'event';
			readonly name: string;
			readonly path: string;
	  }
	| Malformed
	| { readonly code: 'wrong-players'; readonly problem: PlayerProblem }
	/** The entry at `index` has another number than its place. */
	| { readonly code: 'wrong-order'; readonly index: number; readonly seq: number }
	/** The entry takes or brings back where there's nothing. */
	| { readonly code: 'nothing-to-undo'; readonly seq: number }
	/** The entry amends an event that isn't there. */
	| { readonly code: 'nothing-to-amend'; readonly seq: number }
	/** The entry goes on with a game that was handed over, or takes one that wasn't. */
	| { readonly code: 'wrong-transfer'; readonly seq: number }
	/** The event can't have happened; `turn` counts the standing events from 1. */
	| { readonly code: 'cannot-replay'; readonly turn: number; readonly refusal: Refusal };

/** A field is missing, isn't known, or holds what it can't. */
export interface Malformed {
	readonly code: 'malformed';
	/** The way to the field: `header.players[1].name`. At most 80 characters. */
	readonly path: string;
	readonly wrong: 'missing' | 'unexpected' | 'value';
	/** What stands there, for `value`; at most 40 characters. */
	readonly found?: string;
}
