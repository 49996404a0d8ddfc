import type { Progress } from '../record/backup';

/** How whoever waits for something to be read hears of it, and stops it. */
export interface ReadOptions {
	/** Told how much is done, of how much: games of a backup, searches of a picture. It only ever grows. */
	readonly onProgress?: Progress | undefined;
	/** Aborted by whoever doesn't want it any more: nothing more is read then. */
	readonly signal?: AbortSignal | undefined;
	/** True where a page waits for it: it is read with less patience, so that the page can answer in between. */
	readonly inPage?: boolean | undefined;
}
