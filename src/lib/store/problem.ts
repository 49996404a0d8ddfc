/** Why something could not be stored or read. @internal */
export const STORE_PROBLEMS = [
	/** Another tab has written to this game since; nothing of ours was stored. */
	'conflict',
	/** The game was removed meanwhile. */
	'gone',
	/** The game's header is from a newer version of the app, or damaged. It is kept as it is. */
	'unreadable',
	/** There is no room left on the device. */
	'full',
	/** The connection to the database broke, and again when it was opened anew. */
	'lost',
	/** A newer version of the app has opened the database: this tab must be reloaded. */
	'outdated',
	/** The browser gives no database: private window, blocked by settings, or damaged. */
	'unavailable'
] as const;
export type StoreProblemCode = (typeof STORE_PROBLEMS)[number];

/** A failure of the store, as a value. */
export interface StoreProblem {
	readonly code: StoreProblemCode;
	/** The browser's own name for it, for a report by whoever meets it; never a sentence for users. */
	readonly detail?: string;
}
