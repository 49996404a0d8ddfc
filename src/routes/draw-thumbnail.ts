import type { Colours } from '$lib/drawing/canvas/paint-paths';
import { replayRecord, type GameId } from '$lib/record';
import { figuresAtEnd } from '$lib/review';
import type { OpenShelf } from '$lib/store';
import { loadShapesFor, tilesIn } from '$lib/table/view/board-tiles';
import { figuresIn } from '$lib/table/view/scene';
import { drawThumbnail } from '$lib/ui/drawing/thumbnail';
import { loadStoredGame } from './stored-game';

/**
 * Draws a small picture of a stored game's board; undefined if the game can't be read or drawn. This module imports all rules, so
 * load it on demand.
 */
export async function drawBoardOf(
	shelf: OpenShelf,
	id: GameId,
	colours: Colours
): Promise<Blob | undefined> {
	const kept = await loadStoredGame(shelf, id);
	if (!kept) return undefined;
	await loadShapesFor(kept.record);
	const { game } = replayRecord(kept.record);
	const figures = figuresIn(game, figuresAtEnd(kept.record, game), kept.record.header.players);
	return drawThumbnail(tilesIn(game, []), figures, colours);
}
