/** How much may come at once, and how much more may come each second. */
export interface Budget {
	readonly burst: number;
	readonly perSecond: number;
}

/** The limits of a relay: for one connection, for one room, and for all together. */
export interface Limits {
	/** Longest message, in bytes. A game of 500 entries with its seals has about 150,000. */
	readonly message: number;
	/** Most bytes that may come before a connection has shown its token. */
	readonly unknown: number;
	/** How long a connection may take to show its token, in ms. */
	readonly patience: number;
	/** Messages of one connection, and their bytes: everybody in the room gets them. */
	readonly messages: Budget;
	readonly bytes: Budget;
	/** Most bytes that may be written into one room while it is open. */
	readonly room: number;
	/** Most connections to one room, most connections to all rooms, and most rooms. */
	readonly perRoom: number;
	readonly connections: number;
	readonly rooms: number;
	/** Most bytes that may wait for somebody who reads nothing. */
	readonly waiting: number;
}

export const LIMITS: Limits = {
	message: 1_000_000,
	unknown: 100_000,
	patience: 10_000,
	messages: { burst: 300, perSecond: 30 },
	bytes: { burst: 2_000_000, perSecond: 100_000 },
	room: 4_000_000,
	perRoom: 33,
	connections: 20_000,
	rooms: 4_000,
	waiting: 8_000_000
};
