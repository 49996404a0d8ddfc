import * as v from 'valibot';
import { TOOK, TOOK_DOWN, type FestivalEvent } from '../../../src/lib/expansions/festival/events';
import type { Piece, PieceOnTile } from '../../../src/lib/engine/piece';
import { sameSpot } from '../../../src/lib/engine/spot';
import { pointAt } from './recorded-corners';
import { figure, TOWER } from './recorded-shapes';

/* Festivals in recorded games. */

/** What records say of festivals in a turn. */
export const FESTIVAL_FIELDS = {
	/** The figures that could be taken home, and the one that was. */
	festivalOptions: v.optional(v.array(figure)),
	festival: v.optional(figure)
};

type FestivalTurn = v.InferOutput<v.ObjectSchema<typeof FESTIVAL_FIELDS, undefined>>;

/** What a turn did instead of putting a figure on its tile: one of those on the table was taken home. */
export function festivalOf(
	{ festival }: FestivalTurn,
	figures: readonly (Piece | PieceOnTile)[]
): readonly FestivalEvent[] {
	if (!festival) return [];
	const { player, piece, x, y, feature } = festival;
	if (feature === TOWER) return [{ type: TOOK_DOWN, player, piece, at: { x, y } }];
	const from = onCornerAt(figures, festival) ?? { x, y, segment: feature };
	return [{ type: TOOK, player, piece, from }];
}

/** Where a barn stands, as we say it; undefined for any other figure. */
const onCornerAt = (
	figures: readonly (Piece | PieceOnTile)[],
	{ player, piece, ...spot }: NonNullable<FestivalTurn['festival']>
) =>
	figures.flatMap((one) =>
		!('on' in one) &&
		one.kind === piece &&
		one.player === player &&
		one.corner !== undefined &&
		sameSpot(pointAt(one.at, one.corner), spot)
			? [one.at]
			: []
	)[0];
