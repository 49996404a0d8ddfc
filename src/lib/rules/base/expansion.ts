import type * as v from 'valibot';
import type { GameEvent, RuleModule, TileCounts } from '../../engine/module';
import type { Ruling, Rulings } from '../../engine/rulings';
import type { TileId, TileType } from '../../engine/tile';

type EventSchema = v.GenericSchema<unknown, GameEvent>;

/** An expansion's content and rules. */
export interface Expansion {
	/** Its tiles, without those that players describe. */
	readonly tiles: readonly TileType[];
	/** Copies of each tile drawn, with the box's or from a pile of their own. */
	readonly counts: TileCounts;
	/** Tiles of which each player has one. */
	readonly ownTiles: readonly TileId[];
	/** Most players who can play with it. */
	readonly maxPlayers: number;
	readonly rulings: readonly Ruling[];
	/** Schemas of its events. */
	readonly events: readonly EventSchema[];
	/** Its modules under a game's rulings. */
	modules(rulings: Rulings): readonly RuleModule[];
}
