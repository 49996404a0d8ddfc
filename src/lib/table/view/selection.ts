import { featureAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Place } from '../../engine/spot';

/** The place that was tapped, and what the user asked about it since. */
export interface Selection {
	readonly place: Place;
	/** True while the next field that is tapped will be compared with it. */
	readonly comparing?: boolean;
	/** The field that it is compared with. */
	readonly other?: Place;
	/** The selected city near a farm, by the place that stands for it. */
	readonly city?: Place;
	/** Which of the feature's payouts the board shows, by its position; the first one if left out. */
	readonly payout?: number;
}

const isField = (game: Game, place: Place): boolean =>
	featureAt(game.board, place)?.kind === 'field';

/**
 * The selection after a tap: only the place. If a second field was asked for, that field is added; a tap on anything else changes
 * nothing.
 */
export function selectAt(game: Game, before: Selection | undefined, place: Place): Selection {
	if (!before?.comparing) return { place };
	return isField(game, place) ? { place: before.place, other: place } : before;
}
