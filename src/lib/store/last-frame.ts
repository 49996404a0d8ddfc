import { inSideDatabase } from './side-database';

/* The last frame of a running game, in a database of its own. */

/** The database of the last frame, its only store, and the key of its only row. */
export const FRAME_DATABASE = { name: 'tilekeep-frame', store: 'frames', key: 'last' } as const;

/** What a running game's page showed last, and all that must still be so for it to be shown again. */
export interface LastFrame {
	readonly game: string;
	/** The version of the app: markup fits only the style sheets of its own build. */
	readonly build: string;
	/** What was stored of the game; see `FrameOpener.fingerprint`. */
	readonly log: string;
	/** The screen that it was drawn for; see `FrameOpener.screen`. */
	readonly screen: string;
	readonly markup: string;
	/** The contents of the canvases in the markup, in order. */
	readonly pictures: readonly Blob[];
}

/** Stores a frame and replaces the one before. Does nothing if storage is refused or full. */
export async function keepFrame(frame: LastFrame): Promise<void> {
	await inSideDatabase(FRAME_DATABASE, 'readwrite', (frames) =>
		frames.put(frame, FRAME_DATABASE.key)
	);
}

/** Deletes the frame of a game, if it is the one that is stored. */
export async function dropFrame(game: string): Promise<void> {
	await inSideDatabase(FRAME_DATABASE, 'readwrite', (frames) => {
		const last = frames.get(FRAME_DATABASE.key);
		last.onsuccess = () => {
			const frame = last.result as LastFrame | undefined;
			if (frame?.game === game) frames.delete(FRAME_DATABASE.key);
		};
		return last;
	});
}
