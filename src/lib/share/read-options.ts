import type { Progress } from '../record/backup';

/** How to report progress while something is read, and how to stop it. */
export interface ReadOptions {
	/** Called with how much is done, of how much: games of a backup, searches of a picture. Never goes back. */
	readonly onProgress?: Progress | undefined;
	/** Aborted to stop reading. */
	readonly signal?: AbortSignal | undefined;
	/** True if a page reads it itself: then searches are shorter, so that the page stays responsive. */
	readonly inPage?: boolean | undefined;
}
