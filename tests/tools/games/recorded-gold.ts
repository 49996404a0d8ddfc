import * as v from 'valibot';
import { tileAt } from '../../../src/lib/engine/board';
import type { Game } from '../../../src/lib/engine/game';
import { around, type Spot } from '../../../src/lib/engine/spot';
import { INGOTS_PUT, type IngotsPut } from '../../../src/lib/expansions/gold-mines/events';
import { index, spot } from './recorded-shapes';

/* Ingots in recorded games. */

/** What records say of ingots in a turn. */
export const GOLD_IN_TURN = {
	/** Of a tile with gold: where its second ingot could go, and where it went; null where there was only one tile. */
	gold: v.optional(v.object({ options: v.nullable(v.array(spot)), second: v.nullable(spot) })),
	/** The ingots taken, and from which tiles. */
	goldTaken: v.optional(v.array(v.object({ player: index, count: index, from: v.array(spot) })))
};

interface GoldTurn extends Spot {
	readonly player: number;
	readonly gold?: { readonly second: readonly [number, number] | null } | undefined;
}

/** Where the second ingot of a turn was put; none without a tile with gold. */
export function putIn(game: Game, { player, gold, x, y }: GoldTurn): readonly IngotsPut[] {
	if (!gold) return [];
	const [only = { x, y }] = around({ x, y }).filter((one) => tileAt(game.board, one));
	const on = gold.second ? { x: gold.second[0], y: gold.second[1] } : { x: only.x, y: only.y };
	return [{ type: INGOTS_PUT, player, on }];
}
