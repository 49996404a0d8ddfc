import type { PlayerColour } from '../../engine/colours';
import type { HeldToken } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import type { OtherFigure } from '../turn/figure-counts';

/** A player as the scores show them. */
export interface PlayerView {
	readonly index: PlayerIndex;
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** The numbers through which the points count up at the moment. */
	readonly counts?: readonly number[] | undefined;
	/** Followers in the supply, and on the table. */
	readonly hand: number;
	readonly table: number;
	/** Other figures and tiles, kind by kind; empty in a game without any. */
	readonly others: readonly OtherFigure[];
	/** What the player has beside points; empty in a game without tokens. */
	readonly tokens: readonly HeldToken[];
	readonly onTurn: boolean;
	/** The time of all turns, empty until it is known; undefined without a clock. */
	readonly time: string | undefined;
}
