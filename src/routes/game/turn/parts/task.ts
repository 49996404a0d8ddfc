import type { PlayerColour } from '$lib/engine/colours';
import type { Gain } from '$lib/engine/ledger';
import type { SegmentKind } from '$lib/engine/tile';
import type { ScoreMarker } from '$lib/engine/track';

/** What happens to a player's figures of one kind at the table. */
interface FigureTask {
	readonly piece: string;
	/** Its owner's colour; undefined for a figure that belongs to nobody. */
	readonly colour: PlayerColour | undefined;
	readonly count: number;
	/** Into the supply or off the board, back onto the board, to another place, or nowhere. */
	readonly way: 'supply' | 'board' | 'place' | 'stays';
	/** What it is put on; only for another place. */
	readonly onto?: SegmentKind;
	/** True when it stays beside the board. */
	readonly away?: boolean;
}

/** What a player must do at the table. */
export interface Task {
	readonly name: string;
	readonly colour: PlayerColour;
	/** “Ada +8”, or only the name without points. */
	readonly who: string;
	/** In words. */
	readonly task: string;
	readonly figures: readonly FigureTask[];
	/** Tokens to take, or below 0 to give back. */
	readonly tokens: readonly Gain[];
	readonly marker: { readonly from: ScoreMarker; readonly to: ScoreMarker } | undefined;
}
