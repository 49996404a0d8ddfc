import type { ModuleId } from '../../engine/module';
import type { MarkerId } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { SegmentKind } from '../../engine/tile';

/** The name of a source of points, as summaries store it. */
export type SourceId = string;

/** A source of points. */
export interface SourceFacts {
	readonly id: SourceId;
	/** It is shown in every game with this module. */
	readonly module: ModuleId;
	/** The source after which it is listed; if left out, it comes last. */
	readonly after?: SourceId;
	/** True if it is shown only when it brought points. */
	readonly whenPaid?: true;
}

/** Tiles that players describe in some games, and the mark on them, which other custom tiles may have too. */
export interface UndescribedTiles {
	readonly ids: readonly string[];
	/** The mark printed on them. */
	readonly mark: string;
	/** The mark is offered for custom tiles in every game with this module. */
	readonly module: ModuleId;
	/** The figure shown until they are described. */
	readonly figure: MarkerId;
}

/** What is printed on segments of one kind. */
export interface SignFacts {
	/** Its name in a tile's line. */
	readonly sign: string;
	readonly on: SegmentKind;
	/** It is offered for custom tiles in every game with this module. */
	readonly module: ModuleId;
}

/** A kind of segment that tiles may show and the base game doesn't have. */
export interface KindFacts {
	readonly kind: SegmentKind;
	readonly shape: 'path' | 'centre';
	/** What is printed where a path of this kind ends on a tile. */
	readonly ends?: readonly string[];
	/** It is offered for custom tiles in every game with this module. */
	readonly module: ModuleId;
}

/**
 * An expansion whose first tile replaces the start tile. The start tile stays in the box unless a ruling has the answer in
 * `unless`.
 */
export interface StartReplaced {
	readonly by: string;
	readonly unless: Rulings;
	/** Expansions with which it doesn't replace the start tile, because something of theirs lies first. */
	readonly notWith?: readonly string[];
}

/** How many more tiles are drawn if the rulings have these answers and one of these expansions is played too. */
interface OtherTiles {
	readonly where: Rulings;
	/** Negative if fewer tiles are drawn. */
	readonly more: number;
	/** If left out: whatever else is played. */
	readonly with?: readonly string[];
}

/** How many of the box's tiles aren't drawn with an expansion, unless a ruling has this answer. */
interface LeavesOut {
	readonly tiles: number;
	readonly unless: Rulings;
}

/** What lists show of a box or expansion, without its rules. */
export interface BoxFacts {
	/** Number of tiles, by box or expansion; a box's includes the start tile. */
	readonly tiles?: Readonly<Record<string, number>>;
	readonly otherTiles?: readonly OtherTiles[];
	readonly leavesOut?: LeavesOut;
	readonly sources?: readonly SourceFacts[];
	readonly undescribed?: UndescribedTiles;
	readonly signs?: readonly SignFacts[];
	readonly kinds?: readonly KindFacts[];
	readonly startReplaced?: StartReplaced;
	/** True for an expansion whose tiles are known and whose rules aren't: players score it manually. */
	readonly unscored?: true;
}
