import type { Photo } from '../record/evening';
import type { ImportSource } from './incoming';

/*
 * The messages between a page and the worker that reads for it; all of them can be cloned. A worker reads one thing;
 * to stop it, terminate the worker. Games are sent as JSON: parsing it is several times faster for the page than
 * cloning. Photos are sent beside it: JSON can't hold their pictures, of which only handles are cloned.
 */

/** What the worker should read. */
export type WorkerRequest =
	| { readonly read: 'incoming'; readonly what: Blob | string; readonly from: ImportSource }
	| { readonly read: 'backup'; readonly file: Blob };

/** What the worker replies: that it has begun, any number of steps, then the result, or that it is unable. */
export type WorkerReply =
	| { readonly type: 'begun' }
	| {
			readonly type: 'progress';
			readonly done: number;
			readonly all: number;
			readonly photos: number;
	  }
	/** A `BackupPart`. One message with all parts would block the page for as long as reading them would. */
	| { readonly type: 'part'; readonly json: string; readonly photos: readonly Photo[] }
	/** The result of reading an `Incoming` or a `Backup`; a backup without the parts that were sent before. */
	| { readonly type: 'read'; readonly json: string; readonly photos: readonly Photo[] }
	/** The file is compressed, so it is a backup. */
	| { readonly type: 'packed' }
	/** Workers of this browser can't do it. */
	| { readonly type: 'unable' };
