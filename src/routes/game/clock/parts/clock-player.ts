import type { PlayerColour } from '$lib/engine/colours';

/** A player as the chess clock shows them. */
export interface ClockPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
	/** The time left, as text. */
	readonly time: string;
	/** True while it is their time that runs, or will run after a pause. */
	readonly runs: boolean;
	/** True when less than a minute is left. */
	readonly low: boolean;
	/** True when they have lost by time. */
	readonly fallen: boolean;
}
