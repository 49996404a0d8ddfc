import type { LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';

/** What tells a tile from all others that lie; absent where nothing does. */
export interface Landmark {
	/** `before` is the tile laid one step ago; `start`, `monastery` and `pennant` speak for themselves; else a mark. */
	readonly landmark?: string;
}

/** What is to be seen on this tile and on no other that lies. */
export function landmarkIn(game: Game, lying: readonly LaidTile[], tile: LaidTile): Landmark {
	if (tile === lying.at(-1)) return { landmark: 'before' };
	const alone = (landmark: string): boolean =>
		lying.filter((one) => landmarksOn(game, one).includes(landmark)).length === 1;
	const landmark = landmarksOn(game, tile).find(alone);
	return landmark === undefined ? {} : { landmark };
}

/** What catches the eye on a tile, the most striking first. */
function landmarksOn({ rules }: Game, { type, order }: LaidTile): readonly string[] {
	const found = [order < rules.start.length ? 'start' : '', type.mark ?? ''];
	if (type.segments.some(({ kind }) => kind === 'monastery')) found.push('monastery');
	if (type.segments.some((part) => part.kind === 'city' && part.pennants > 0))
		found.push('pennant');
	return found.filter((landmark) => landmark !== '');
}
