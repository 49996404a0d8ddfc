import type { Place, Spot } from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';
import type { Feature, Laid } from './second-features';

/*
 * Bridges, castles and bazaars, Hills & Sheep, and The Labyrinth a second time, from the rules' words alone, for comparing:
 * who is paid how much for what, and who goes home. Of the engine only the tiles are used, and the events.
 *
 * Where the words leave something open, it was decided from them:
 * W1. A castle that waits is paid for what the tile completes; only one for which nothing of that lies there is paid for a
 *     castle that pays, in waves ("and so on", CASTLE-12).
 *     Beside several castles that pay it is paid for the best one: nobody is asked about them.
 * W2. A castle for which several things pay alike needs no choice.
 * W3. A builder in a city that becomes a castle goes home: no follower is left in a city (BUILDER-7).
 * W4. A garden is a feature only where the abbot is played.
 * W5. A wolf drawn for a shepherd just set sends home all shepherds of the field, as any other (FLOCK-3).
 * W6. A hill that was turned up at a bazaar hides a tile once it is laid (HILL-1).
 */

/** Figures that can hold a feature, and what each counts. */
const STRENGTHS: Readonly<Record<string, number>> = { follower: 1, 'big-follower': 2, abbot: 1 };
export const SHEPHERD = 'shepherd';

/** Who plays, with what. */
export interface WideTable {
	readonly players: number;
	readonly types: ReadonlyMap<string, TileType>;
	readonly start: readonly Laid[];
	/** What each player has in hand at first: figures, bridges, castles. */
	readonly hand: Readonly<Record<string, number>>;
	/** How many tiles are drawn in the game, without the start. */
	readonly tiles: number;
	/** False where completed cities of two tiles pay half. */
	readonly smallCity: boolean;
	/** False where inns are a picture. */
	readonly inns: boolean;
	/** False where gardens are a picture. */
	readonly gardens: boolean;
	/** False where goods are a picture. */
	readonly goods: boolean;
	/** True where the most followers on hills win a tie, not any. */
	readonly mostOnHills: boolean;
	/** True where a labyrinth pays for followers. */
	readonly labyrinthPays: boolean;
	/** True where a castle is paid for what pays most. */
	readonly bestForCastle: boolean;
}

/** A figure on the table. */
export interface WideFigure {
	readonly player: number;
	readonly kind: string;
	readonly at: Place;
}

/** A castle, with its lord while he waits. */
export interface Castle {
	readonly names: ReadonlySet<string>;
	readonly tiles: readonly Spot[];
	/** Its surroundings. */
	readonly spots: readonly Spot[];
	lord: WideFigure | undefined;
}

/** What was paid, and for what: `road`, `castle`, `flock`. */
export interface Paid {
	readonly what: string;
	/** The name of the feature; nothing for castles, as several may pay alike. */
	readonly at: string;
	readonly player: number;
	readonly points: number;
}

export const strengthOf = ({ kind }: Pick<WideFigure, 'kind'>): number => STRENGTHS[kind] ?? 0;

/** True for a figure that can hold a feature. */
export const isHolder = (figure: Pick<WideFigure, 'kind'>): boolean => strengthOf(figure) > 0;

/** `2 follower 3,4#1` */
export const wideName = ({ player, kind, at }: WideFigure): string =>
	`${String(player)} ${kind} ${String(at.x)},${String(at.y)}#${String(at.segment)}`;

export const spotName = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/** The spots on which a feature lies, each once. */
export function spotsOf({ nodes }: Feature): readonly Spot[] {
	const spots = nodes.map(({ place: { x, y } }) => ({ x, y }));
	return [...new Map(spots.map((spot) => [spotName(spot), spot])).values()];
}
