import type { PlayerColour } from '$lib/engine/colours';

/** A player as the chess clock shows them. */
export interface ClockPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
	/** The time left, as text. */
	readonly time: string;
	/** True while it is their time that runs, or will run after a pause. */
	readonly runs: boolean;
	/** True if less than a minute is left. */
	readonly low: boolean;
	/** True if they have lost on time. */
	readonly fallen: boolean;
}
