/** A backup that was read and waits for the user's consent. */
export interface Offered {
	/** When it was made, in ms since 1970 UTC. */
	readonly made: number;
	readonly games: number;
	readonly photos: number;
	/** Size of the photos. */
	readonly bytes: number;
}
