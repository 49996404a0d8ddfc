import type { Place, Spot } from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';

/*
 * The Princess & the Dragon (D), The Tower (T) and The Phantom (P), and with them The Festival (F), a second time, from the
 * rules' words alone, for comparing: who is where, who is eaten, captured or paid, and what may be done. Of the engine only the tiles are used.
 *
 * Where the words leave something open, it was decided from them:
 * W1. Fairy's point, then the ransom, then the tile: the point counts for what the ransom needs (order of a turn, 1 and 2).
 * W2. The fairy is moved: not to where she is. Beside one figure she may go to another one on the same tile.
 * W3. `tile`: at the start 1 for a player with a follower on her tile, or 1 for each own figure (D22), that on a tower too.
 * W4. `tile`, 3 points: to the owner of the follower of the feature that was set first on her tile, or to every owner once (O6).
 * W5. Whoever must send a knight home does nothing else instead (D12).
 * W6. The phantom follows any action but the princess, or only a figure that was set, also a builder, pig or one on a tower.
 *     It goes onto the tile just laid, a tower, or, unless the first figure went through the portal, elsewhere (P4, P5).
 * W7. Through a portal nobody goes onto what is completed, but on the portal's own tile (D16), nor to the dragon (D11).
 * W8. Prisoners of two players are exchanged at once, one for one; who picks among several kinds is asked (T10, O8).
 * W9. The second part of a turn comes where a builder stood when the tile was laid, whatever becomes of it then.
 */

/** A kind of figure. */
export const FOLLOWERS = ['follower', 'big-follower', 'abbot', 'phantom'] as const;
const COMPANIONS = ['builder', 'pig'] as const;
export const KINDS = [...FOLLOWERS, ...COMPANIONS] as const;
export type Kind = (typeof KINDS)[number];

/** Who plays, with what. */
export interface Table {
	readonly players: number;
	readonly types: ReadonlyMap<string, TileType>;
	readonly start: readonly Tile[];
	/** What each player has in hand at first. */
	readonly hand: Readonly<Record<Kind, number>>;
	/** Each player's floors at first. */
	readonly floors: number;
	/** False where completed cities of two tiles pay half. */
	readonly smallCity: boolean;
	/** True where the fairy is played. */
	readonly hasFairy: boolean;
	/** False where the dragon waits until the turn is scored. */
	readonly dragonFirst: boolean;
	readonly princessMust: boolean;
	/** True where the fairy stands on a tile, not beside a figure. */
	readonly fairyOnTile: boolean;
	/** True where she then pays for each figure at the start. */
	readonly fairyForEach: boolean;
	/** True where she then pays each follower's owner 3, not only the first one's. */
	readonly fairyPaysEach: boolean;
	readonly ransomBelow: boolean;
	/** True where the other player picks in an exchange. */
	readonly otherPicks: boolean;
	/** True where the phantom follows only a figure. */
	readonly phantomAfterFigure: boolean;
	/** True where a festival takes home followers alone. */
	readonly festivalForFollowers: boolean;
}

/** A tile on the table; rotation in clockwise quarter turns. */
export interface Tile extends Spot {
	readonly id: string;
	readonly rotation: number;
}

/** A figure on the table: on a segment, or, without one, on a tile's tower. */
export interface Figure {
	readonly player: number;
	readonly kind: Kind;
	readonly at: Place | Spot;
}

/** Something a player does. */
export type Step =
	| ({ readonly type: 'lay'; readonly player: number } & Tile)
	| { readonly type: 'ransom'; readonly from: number; readonly kind: Kind }
	| { readonly type: 'set'; readonly kind: Kind; readonly at: Place }
	| { readonly type: 'portal'; readonly kind: Kind; readonly at: Place }
	| { readonly type: 'climb'; readonly kind: Kind; readonly at: Spot }
	| { readonly type: 'recall'; readonly figure: Figure }
	| { readonly type: 'princess'; readonly figure: Figure }
	| { readonly type: 'festival'; readonly figure: Figure }
	| { readonly type: 'fairy'; readonly to: Figure | Spot }
	| { readonly type: 'floor'; readonly at: Spot }
	| { readonly type: 'capture'; readonly figure: Figure }
	| { readonly type: 'exchange'; readonly kind: Kind }
	| { readonly type: 'dragon'; readonly to: Spot }
	/** Nothing, or nothing more, of what is asked. */
	| { readonly type: 'pass' }
	| { readonly type: 'end' };

/** What comes next. */
export type Asked = 'tile' | 'action' | 'capture' | 'exchange' | 'second' | 'dragon' | 'over';

/** `x,y` or `x,y#segment`. */
export const nameOf = (at: Place | Spot): string =>
	'segment' in at
		? `${String(at.x)},${String(at.y)}#${String(at.segment)}`
		: `${String(at.x)},${String(at.y)}`;

/** A figure in a word: `0 follower 3,4#1`. */
export const figureName = ({ player, kind, at }: Figure): string =>
	`${String(player)} ${kind} ${nameOf(at)}`;

/** True for two spots, or a place and a spot, on the same tile. */
export const onTile = (at: Spot, tile: Spot): boolean => at.x === tile.x && at.y === tile.y;

export const isFollower = ({ kind }: Pick<Figure, 'kind'>): boolean =>
	FOLLOWERS.some((one) => one === kind);

/** A step in a word, to compare what may be done. */
export function stepName(step: Step): string {
	if ('figure' in step) return `${step.type} ${figureName(step.figure)}`;
	if (step.type === 'fairy')
		return `fairy ${'kind' in step.to ? figureName(step.to) : nameOf(step.to)}`;
	if (step.type === 'ransom') return `ransom ${step.kind} of ${String(step.from)}`;
	if (step.type === 'exchange') return `exchange ${step.kind}`;
	if (step.type === 'dragon') return `dragon ${nameOf(step.to)}`;
	if (step.type === 'floor') return `floor ${nameOf(step.at)}`;
	if ('kind' in step) return `${step.type} ${step.kind} ${nameOf(step.at)}`;
	return step.type;
}
