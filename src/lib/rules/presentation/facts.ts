import type { ModuleId } from '../../engine/module';
import type { MarkerId } from '../../engine/piece';

/** The name of a source of points, as summaries store it. */
export type SourceId = string;

/** Where points can come from. */
export interface SourceFacts {
	readonly id: SourceId;
	/** Shown in every game with this module. */
	readonly module: ModuleId;
	/** Listed after this source; at the end when left out. */
	readonly after?: SourceId;
	/** True when it's shown only where it brought points. */
	readonly whenPaid?: true;
}

/** Tiles of a box that are printed in no list: players describe them. */
export interface UndescribedTiles {
	readonly ids: readonly string[];
	/** The mark that is printed on them. */
	readonly mark: string;
	/** The figure shown as long as nobody has described them. */
	readonly figure: MarkerId;
}

/** What lists show of a box or an expansion: data that needs none of its rules. */
export interface BoxFacts {
	/** Tiles that are drawn, by box or expansion; with the start tile for a box. */
	readonly tiles?: Readonly<Record<string, number>>;
	readonly sources?: readonly SourceFacts[];
	readonly undescribed?: UndescribedTiles;
}
