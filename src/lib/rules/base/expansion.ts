import type * as v from 'valibot';
import type { GameEvent, RuleModule, TileCounts } from '../../engine/module';
import type { Ruling, Rulings } from '../../engine/rulings';
import type { TileId, TileType } from '../../engine/tile';

/** The schema of one type of event. */
type EventSchema = v.GenericSchema<unknown, GameEvent>;

/** What comes with an expansion. */
export interface Expansion {
	/** Its designs; left out are those that players describe. */
	readonly tiles: readonly TileType[];
	/** The tiles that are drawn: shuffled in with those of the box, or from a pile of their own. */
	readonly counts: TileCounts;
	/** Tiles of which each player has one. */
	readonly ownTiles: readonly TileId[];
	/** Most players who can sit down with it. */
	readonly maxPlayers: number;
	readonly rulings: readonly Ruling[];
	/** What a record may hold of it. */
	readonly events: readonly EventSchema[];
	/** Its rules by the answers to all rulings of a game. */
	modules(rulings: Rulings): readonly RuleModule[];
}
