import type { PlayerColour } from '../../engine/colours';
import type { PlayerIndex } from '../../engine/piece';
import type { OtherFigure } from '../turn/figure-counts';

/** A player as the score strip shows them. */
export interface PlayerView {
	readonly index: PlayerIndex;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** Followers in hand, and on the table. */
	readonly hand: number;
	readonly table: number;
	/** What else they have, kind by kind; empty in a game that has nothing else. */
	readonly others: readonly OtherFigure[];
	readonly onTurn: boolean;
}
