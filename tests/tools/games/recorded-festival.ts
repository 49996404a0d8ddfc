import * as v from 'valibot';
import { TOOK, type FestivalEvent } from '../../../src/lib/expansions/festival/events';
import { index, piece, place } from './recorded-shapes';

/* Festivals in recorded games. */

const figure = v.object({ player: index, piece, ...place.entries });

/** What records say of festivals in a turn. */
export const FESTIVAL_FIELDS = {
	/** The figures that could be taken home, and the one that was. */
	festivalOptions: v.optional(v.array(figure)),
	festival: v.optional(figure)
};

type FestivalTurn = v.InferOutput<v.ObjectSchema<typeof FESTIVAL_FIELDS, undefined>>;

/** What a turn did instead of putting a figure on its tile: one was taken home. */
export function festivalOf({ festival }: FestivalTurn): readonly FestivalEvent[] {
	if (!festival) return [];
	const { player, piece, x, y, feature } = festival;
	return [{ type: TOOK, player, piece, from: { x, y, segment: feature } }];
}
