import * as v from 'valibot';
import { PLACED, type PhantomEvent } from '../../../src/lib/expansions/phantom/events';
import {
	WENT_THROUGH,
	type WentThrough
} from '../../../src/lib/expansions/princess-and-dragon/events';
import { CLIMBED, type Climbed } from '../../../src/lib/expansions/tower/events';
import type { Spot } from '../../../src/lib/engine/spot';
import { elsewhere, index, place, spot, TOWER } from './recorded-shapes';

/* Phantoms in recorded games. */

const phantom = v.literal('phantom');

/** What records say of phantoms in a turn. */
export const PHANTOM_FIELDS = {
	/** Where the phantom could be put instead of another figure; after what was done, as a second one; and where it was. */
	phantomOptions: v.optional(v.array(index)),
	phantomPortalOptions: v.optional(elsewhere),
	phantomTowerOptions: v.optional(v.array(spot)),
	phantomSecondOptions: v.optional(v.array(index)),
	phantomSecondPortalOptions: v.optional(elsewhere),
	phantomSecondTowerOptions: v.optional(v.array(spot)),
	/** True where only towers were left, of which the engine doesn't ask. */
	phantomNotAsked: v.optional(v.boolean()),
	deployPhantom: v.optional(
		v.union([
			v.object({ piece: phantom, ...place.entries }),
			v.object({ piece: phantom, feature: index })
		])
	)
};

interface PhantomTurn
	extends Spot, v.InferOutput<v.ObjectSchema<typeof PHANTOM_FIELDS, undefined>> {
	readonly player: number;
}

/** The phantom that a turn put somewhere as a second figure, as our event. */
export function phantomIn({
	player,
	deployPhantom,
	...own
}: PhantomTurn): readonly (PhantomEvent | WentThrough | Climbed)[] {
	if (!deployPhantom) return [];
	const { piece, feature: segment } = deployPhantom;
	const { x, y } = 'x' in deployPhantom ? deployPhantom : own;
	if (segment === TOWER) return [{ type: CLIMBED, player, piece, at: { x, y } }];
	const to = { x, y, segment };
	return 'x' in deployPhantom
		? [{ type: WENT_THROUGH, player, piece, to }]
		: [{ type: PLACED, player, to }];
}
