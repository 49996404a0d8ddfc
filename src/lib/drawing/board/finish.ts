import type { PlayerColour } from '../../engine/colours';
import type { PlayerIndex } from '../../engine/piece';
import type { Place, Spot } from '../../engine/spot';
import type { BoardFigure } from './scene';

/** A tile that lights up. */
export interface LitTile extends Spot {
	/** Its segments of the feature. If there are none, all of the tile lights up, as around a monastery. */
	readonly segments: readonly number[];
}

/** Points that grow while a feature lights up. */
export interface GrowingSum {
	/** Everybody who is paid this. */
	readonly colours: readonly PlayerColour[];
	/** The sum after each lit tile; at least one. */
	readonly steps: readonly number[];
}

/** A feature that was scored. */
export interface FinishedFeature {
	/** Where its sums stand. */
	readonly at: Place;
	/** In the order in which they light up; none for a farm. */
	readonly tiles: readonly LitTile[];
	readonly sums: readonly GrowingSum[];
}

/** A figure that returns to its player. */
export interface ReturningFigure extends BoardFigure {
	readonly player: PlayerIndex;
}

/** What the last step of a game finished. */
export interface Finish {
	readonly features: readonly FinishedFeature[];
	readonly home: readonly ReturningFigure[];
	/** Points gained, by seat. */
	readonly gains: readonly number[];
}
