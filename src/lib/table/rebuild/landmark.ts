import type { LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';

/** What distinguishes a tile from all others on the table; absent where nothing does. */
export interface Landmark {
	/** `before` is the tile laid one step ago; `start`, `monastery` and `pennant` say what it shows; else a mark. */
	readonly landmark?: string;
}

/** What only this tile shows. */
export function landmarkIn(game: Game, lying: readonly LaidTile[], tile: LaidTile): Landmark {
	if (tile === lying.at(-1)) return { landmark: 'before' };
	const alone = (landmark: string): boolean =>
		lying.filter((one) => landmarksOn(game, one).includes(landmark)).length === 1;
	const landmark = landmarksOn(game, tile).find(alone);
	return landmark === undefined ? {} : { landmark };
}

/** What a tile shows, the most striking first. */
function landmarksOn({ rules }: Game, { type, order }: LaidTile): readonly string[] {
	const found = [order < rules.start.length ? 'start' : '', type.mark ?? ''];
	if (type.segments.some(({ kind }) => kind === 'monastery')) found.push('monastery');
	if (type.segments.some((part) => part.kind === 'city' && part.pennants > 0))
		found.push('pennant');
	return found.filter((landmark) => landmark !== '');
}
