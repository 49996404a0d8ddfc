import * as v from 'valibot';
import type { MagicianMoved } from '../../../src/lib/expansions/mage-and-witch/events';
import { MAGICIANS, movedType } from '../../../src/lib/expansions/mage-and-witch/magicians';
import type { Place } from '../../../src/lib/engine/spot';
import { place } from './recorded-shapes';

/* Mage and witch in the format of recorded games. */

const figure = v.picklist(MAGICIANS);

const moves = v.array(
	v.object({
		figure,
		/** Null from beside the table. */
		from: v.nullable(place),
		/** Null when it was taken off. */
		to: v.nullable(place)
	})
);

/** What a recorded turn says of them. */
export const MAGIC_FIELDS = {
	/** A place on each feature to which either could go, and what was done. */
	magicOptions: v.optional(v.array(place)),
	magic: v.optional(moves),
	/** True where neither could go anywhere, and the player chose which was taken off. */
	magicRemove: v.optional(v.boolean()),
	/** Those that left because their feature was completed. */
	magicHome: v.optional(v.array(v.object({ figure, ...place.entries })))
};

/** A place as we name it. */
export const segmentAt = ({ x, y, feature }: v.InferOutput<typeof place>): Place => ({
	x,
	y,
	segment: feature
});

/** What was done with them in a turn, as our events. */
export const magicEvents = (
	player: number,
	moved: v.InferOutput<typeof moves> = []
): readonly MagicianMoved[] =>
	moved.map(({ figure: which, to }) => ({
		type: movedType(which),
		player,
		...(to && { to: segmentAt(to) })
	}));
