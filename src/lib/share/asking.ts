import type { Result } from '../engine/result';
import type { FileProblem } from '../record';
import type { Backup, BackupPart } from '../record/backup';
import type { Incoming, WayIn } from './incoming';

/*
 * What a page and the worker that reads for it say to each other. Everything in it can be cloned from one to the other. A
 * worker reads one thing; whoever wants no more of it ends the worker.
 */

/** What the worker is asked to read. */
export type Asked =
	| { readonly read: 'incoming'; readonly what: Blob | string; readonly from: WayIn }
	| { readonly read: 'backup'; readonly file: Blob };

/** What the worker answers: that it has begun, any number of steps, then what it read, or that it can't. */
export type Answer =
	| { readonly says: 'begun' }
	| { readonly says: 'progress'; readonly done: number; readonly all: number }
	/** Games of a backup: one message with all of them would keep the page as long as reading them. */
	| { readonly says: 'part'; readonly part: BackupPart }
	| { readonly says: 'incoming'; readonly read: Result<Incoming, FileProblem> }
	/** Without the games that were told before. */
	| { readonly says: 'backup'; readonly read: Result<Backup, FileProblem> }
	/** Workers of this browser can't do it. */
	| { readonly says: 'unable' };
