import * as v from 'valibot';
import {
	FERRIES_KEPT,
	FERRY_LAID,
	FERRY_MOVED,
	type FerryEvent
} from '../../../src/lib/expansions/ferries/events';
import type { Place, Spot } from '../../../src/lib/engine/spot';
import { index, piece, place, whole } from './recorded-shapes';

/* Ferries in recorded games. */

/** Two roads of a lake, by their segments. */
const pair = v.tuple([index, index]);
const ferry = v.object({ x: whole, y: whole, ferry: pair });

/** What records say of ferries in a turn. */
export const FERRY_FIELDS = {
	/** Of a lake: which roads its ferry could join, and which it did. */
	ferry: v.optional(v.object({ options: v.array(pair), placed: pair })),
	/** Which ferries could be moved and where to, and what was done; null for no further move. */
	ferryMoves: v.optional(
		v.array(
			v.object({
				options: v.array(ferry),
				to: v.nullable(ferry),
				/** Figures that a move left alone. */
				returned: v.optional(v.array(v.object({ player: index, piece, ...place.entries })))
			})
		)
	)
};

interface FerryTurn extends Spot, v.InferOutput<v.ObjectSchema<typeof FERRY_FIELDS, undefined>> {
	readonly player: number;
}

/** What was done with ferries in a turn, as our events. */
export const ferryEvents = ({
	player,
	x,
	y,
	ferry: laid,
	ferryMoves = []
}: FerryTurn): readonly FerryEvent[] => [
	...(laid ? [{ type: FERRY_LAID, player, ...joining({ x, y }, laid.placed) } as const] : []),
	...ferryMoves.map(({ to }) =>
		to
			? ({ type: FERRY_MOVED, player, ...joining(to, to.ferry) } as const)
			: ({ type: FERRIES_KEPT, player } as const)
	)
];

const joining = (
	{ x, y }: Spot,
	[segment, other]: v.InferOutput<typeof pair>
): { readonly one: Place; readonly other: number } => ({ one: { x, y, segment }, other });
