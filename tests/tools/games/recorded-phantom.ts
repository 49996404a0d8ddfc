import * as v from 'valibot';
import { PLACED, type PhantomEvent } from '../../../src/lib/expansions/phantom/events';
import type { Spot } from '../../../src/lib/engine/spot';
import { index } from './recorded-shapes';

/* Phantoms in recorded games. */

/** What records say of phantoms in a turn. */
export const PHANTOM_FIELDS = {
	/** Where the phantom could be put instead of another figure; after what was done, as a second one; and where it was. */
	phantomOptions: v.optional(v.array(index)),
	phantomSecondOptions: v.optional(v.array(index)),
	deployPhantom: v.optional(v.object({ piece: v.literal('phantom'), feature: index }))
};

interface PhantomTurn
	extends Spot, v.InferOutput<v.ObjectSchema<typeof PHANTOM_FIELDS, undefined>> {
	readonly player: number;
}

/** The phantom that a turn put on its tile as a second figure, as our event. */
export function phantomIn({ player, x, y, deployPhantom }: PhantomTurn): readonly PhantomEvent[] {
	if (!deployPhantom) return [];
	return [{ type: PLACED, player, to: { x, y, segment: deployPhantom.feature } }];
}
