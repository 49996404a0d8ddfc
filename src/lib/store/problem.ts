/** Why something could not be stored or read. @internal */
export const STORE_PROBLEMS = [
	/** Another tab has changed this game meanwhile; nothing of ours was stored. */
	'conflict',
	/** The game was deleted meanwhile. */
	'gone',
	/** The game's header is from a newer version of the app, or damaged. It is kept as it is. */
	'unreadable',
	/** The device has no room left. */
	'full',
	/** The connection to the database broke, and again after it was reopened. */
	'lost',
	/** The database hasn't answered for too long. What was to be stored may still be stored. */
	'silent',
	/** The caller has stopped it: nothing of ours was stored. */
	'stopped',
	/** A newer version of the app has opened the database: this tab must be reloaded. */
	'outdated',
	/** There is no database: private window, blocked by settings, or damaged. */
	'unavailable'
] as const;
export type StoreProblemCode = (typeof STORE_PROBLEMS)[number];

/** A failure of the store. */
export interface StoreProblem {
	readonly code: StoreProblemCode;
	/** The browser's error, for bug reports; never shown as a sentence. */
	readonly detail?: string;
}
