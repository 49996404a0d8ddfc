import type { ImportSource } from './incoming';

/*
 * The messages between a page and the worker that reads for it; all of them can be cloned. A worker reads one thing;
 * to stop it, terminate the worker. Games are sent as JSON: parsing it is several times faster for the page than
 * cloning.
 */

/** What the worker should read. */
export type WorkerRequest =
	| { readonly read: 'incoming'; readonly what: Blob | string; readonly from: ImportSource }
	| { readonly read: 'backup'; readonly file: Blob };

/** What the worker replies: that it has begun, any number of steps, then the result, or that it is unable. */
export type WorkerReply =
	| { readonly type: 'begun' }
	| { readonly type: 'progress'; readonly done: number; readonly all: number }
	/** Games of a backup, a `BackupPart`. One message with all would block the page for as long as reading them. */
	| { readonly type: 'part'; readonly json: string }
	/** The result of an `Incoming` or a `Backup`; a backup without the games that were sent before. */
	| { readonly type: 'read'; readonly json: string }
	/** The file is a compressed one, a backup. */
	| { readonly type: 'packed' }
	/** Workers of this browser can't do it. */
	| { readonly type: 'unable' };
