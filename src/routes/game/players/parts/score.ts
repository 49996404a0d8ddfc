import type { PlayerColour } from '$lib/engine/colours';
import type { TileType } from '$lib/engine/tile';

/** A player as the score strip shows them. */
export interface PlayerScore {
	readonly index: number;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** The numbers through which the points count up at the moment. */
	readonly counts?: readonly number[] | undefined;
	/** Followers in the supply. */
	readonly hand: number;
	readonly others: readonly {
		readonly kind: string;
		readonly tile?: TileType;
		readonly hand: number;
	}[];
	/** The titles that the player has, by their tokens. */
	readonly titles: readonly { readonly title: { readonly token: string } }[];
	readonly onTurn: boolean;
	/** The time of all turns, empty until it is known; undefined without a clock. */
	readonly time?: string | undefined;
}
