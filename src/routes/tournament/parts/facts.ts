import type { Decision } from '$lib/tournament/tournament';

/** Who lost a game that wasn't decided by points, by seat. */
export type Loser = 0 | 1 | 'both';

/** A result that is being typed: the points as typed, and who lost, once that is chosen. */
export interface TypedResult {
	readonly decided: Decision;
	readonly points: readonly [string, string];
	readonly lost: Loser | undefined;
}

/** What is shown of a table. */
export interface TableFacts {
	readonly number: number;
	/** The player who starts comes first; there is only one name if there is no opponent. */
	readonly names: readonly string[];
	/** The result that counts; undefined while there is none. */
	readonly result: string | undefined;
	/** The same for places with little room: it doesn't say who lost for another reason than points. */
	readonly short: string | undefined;
	/** Seats of the players who won. */
	readonly won: readonly number[];
	readonly status: 'open' | 'done' | 'reported' | 'differing' | 'bye' | 'free';
	/** True for the game for the third place. */
	readonly third: boolean;
}

/** A line of the standings. */
export interface StandingFacts {
	readonly id: string;
	readonly rank: number;
	readonly name: string;
	readonly wins: string;
	/** The tie-breaks, in their order. */
	readonly tieBreaks: readonly string[];
	readonly withdrawn: boolean;
}

/** A game as its player sees it. */
export interface GameFacts {
	readonly round: number;
	readonly table: number;
	/** The opponent's name, or what is said about a round without one. */
	readonly opponent: string;
	/** The result, with the player's points first; undefined while there is none. */
	readonly result: string | undefined;
	readonly won: boolean;
}
