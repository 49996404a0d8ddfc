import * as v from 'valibot';
import {
	LANDED,
	ROLLED,
	TOOK_OFF,
	type FlyingEvent
} from '../../../src/lib/expansions/flying-machines/events';

import type { RecordedTurn } from './recorded';
import { piece, place } from './recorded-shapes';

/* Flights in recorded games. */

/** What records say of flights in a turn. */
export const FLIGHT_FIELDS = {
	/** Kinds of figures in hand that may fly from the tile. */
	flierOptions: v.optional(v.array(piece)),
	/** What one did instead of being put on the tile; `to` null: it crashed. */
	flight: v.optional(
		v.object({
			piece,
			roll: v.picklist([1, 2, 3]),
			options: v.array(place),
			to: v.nullable(place)
		})
	)
};

/** What a turn did instead of putting a figure on its tile: one took off, and landed where the record says, or nowhere. */
export function flightOf({ player, flight }: RecordedTurn): readonly FlyingEvent[] {
	if (!flight) return [];
	const { piece, roll, to } = flight;
	const place = to && { x: to.x, y: to.y, segment: to.feature };
	return [
		{ type: TOOK_OFF, player, piece },
		{ type: ROLLED, player, shows: roll },
		...(place ? [{ type: LANDED, player, to: place } as const] : [])
	];
}
