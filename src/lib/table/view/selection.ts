import { featureAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Place } from '../../engine/spot';

/** A place of the table that was tapped, and what was asked of it since. */
export interface Selection {
	readonly place: Place;
	/** True while the next field that is tapped will be compared with it. */
	readonly comparing?: boolean;
	/** The field with which it's compared. */
	readonly other?: Place;
	/** The city near a farm that is looked at: by the place that stands for it. */
	readonly city?: Place;
}

const isField = (game: Game, place: Place): boolean =>
	featureAt(game.board, place)?.kind === 'field';

/** What is looked at after a tap: a field that was waited for is compared, anything else is looked at by itself. */
export const selectAt = (game: Game, before: Selection | undefined, place: Place): Selection =>
	before?.comparing && isField(game, place) ? { place: before.place, other: place } : { place };
