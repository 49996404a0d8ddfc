import type { ImportSource } from './incoming';

/*
 * What a page and the worker that reads for it say to each other. Everything in it can be cloned from one to the other. A
 * worker reads one thing; whoever wants no more of it ends the worker. Games go as JSON: a page parses it several times faster
 * than it clones what it says.
 */

/** What the worker is asked to read. */
export type WorkerRequest =
	| { readonly read: 'incoming'; readonly what: Blob | string; readonly from: ImportSource }
	| { readonly read: 'backup'; readonly file: Blob };

/** What the worker answers: that it has begun, any number of steps, then what it read, or that it can't. */
export type WorkerReply =
	| { readonly type: 'begun' }
	| { readonly type: 'progress'; readonly done: number; readonly all: number }
	/** Games of a backup, a `BackupPart`: one message with all of them would keep the page as long as reading them. */
	| { readonly type: 'part'; readonly json: string }
	/** Of an `Incoming` or a `Backup` the result; a backup without the games that were told before. */
	| { readonly type: 'read'; readonly json: string }
	/** What was to be opened is a packed file. */
	| { readonly type: 'packed' }
	/** Workers of this browser can't do it. */
	| { readonly type: 'unable' };
