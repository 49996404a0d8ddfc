import { nextQuestion, playerToAct } from '../../engine/question';
import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { sameSpot, type Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';
import { EMPTY_DRAFT, type Draft, type DraftFigure } from '../../record/draft';
import type { StepEvent } from '../../record/steps';
import { rotationsFor } from './turn';

/*
 * Each function answers one tap: from the turn entered so far to the next. Tile and spot may come in either order;
 * as soon as both are known the tile lies there in the first rotation that fits.
 */

/** A tile of the palette was tapped; tapped again it's put back. */
export function chooseTile(game: Game, draft: Draft, tile: TileId): Draft {
	const { player, spot } = draft;
	if (draft.tile === tile && !spot) return { player };
	return laidOut(game, { player, spot, tile });
}

/** A spot was tapped. The spot of the tile about to be laid turns it; any other takes it there. */
export function chooseSpot(game: Game, draft: Draft, { x, y }: Spot): Draft {
	const { player, trees } = draft;
	const tile = draft.tile ?? nextQuestion(game)?.tile;
	// Whatever else the board knows of the spot would be written into the record.
	const spot = { x, y };
	if (draft.spot && sameSpot(draft.spot, spot)) return tile ? turnTile(game, draft) : { player };
	return laidOut(game, { player, tile, spot, trees });
}

function laidOut(game: Game, draft: Draft): Draft {
	const type = draft.tile && game.rules.tiles.get(draft.tile);
	if (!type || !draft.spot) return draft;
	const [rotation] = rotationsFor(game, type, draft.spot);
	return { ...draft, rotation };
}

/** Turns the tile to the next rotation to choose from. A figure on it stays on its segment. */
export function turnTile(game: Game, draft: Draft): Draft {
	const type = draft.tile && game.rules.tiles.get(draft.tile);
	if (!type || !draft.spot || draft.rotation === undefined) return draft;
	const choices = rotationsFor(game, type, draft.spot);
	const next = choices[(choices.indexOf(draft.rotation) + 1) % choices.length];
	return { ...draft, rotation: next };
}

/** A segment or a corner was tapped: the figure goes there, or back into the hand when it stands there already. */
export const chooseFigure = (draft: Draft, figure: DraftFigure): Draft => ({
	...draft,
	deploy: sameFigure(draft.deploy, figure) ? undefined : figure
});

const sameFigure = (a: DraftFigure | undefined, b: DraftFigure | undefined): boolean =>
	a?.piece === b?.piece && a?.segment === b?.segment && a?.corner === b?.corner;

/** What stands at the tile's crossing was tapped. Its segments are others then, so a figure goes back into the hand. */
export const chooseTrees = (draft: Draft, trees: boolean): Draft => ({
	...draft,
	trees: trees || undefined,
	deploy: undefined
});

/** The turn is somebody else's than the next player's. */
export const choosePlayer = (game: Game, draft: Draft, player: PlayerIndex): Draft => ({
	...draft,
	player: player === playerToAct(game) ? undefined : player,
	deploy: undefined
});

/** Takes back the last thing entered: the figure, then the spot, then the tile. */
export function stepBack({ player, tile, spot, deploy, rotation, trees }: Draft): Draft {
	if (deploy) return { player, tile, spot, rotation, trees };
	if (tile && spot) return { player, tile };
	return { player };
}

/** True when nothing has been entered. */
export const isEmpty = ({ tile, spot }: Draft): boolean => !tile && !spot;

/** A turn that was taken back, laid out to be mended. */
export function draftOf(event: StepEvent | undefined, game: Game): Draft {
	if (event?.type !== 'base/laid') return EMPTY_DRAFT;
	const { player, tile, x, y, rotation, trees, deploy } = event;
	const spot = { x, y };
	const other = player === playerToAct(game) ? undefined : player;
	return { player: other, tile, spot, rotation, trees, deploy };
}

/** True when the draft is that turn, unchanged. */
export function isDraftOf(draft: Draft, event: StepEvent | undefined): boolean {
	if (event?.type !== 'base/laid' || !draft.spot) return false;
	return (
		draft.tile === event.tile &&
		sameSpot(draft.spot, event) &&
		draft.rotation === event.rotation &&
		draft.trees === event.trees &&
		sameFigure(draft.deploy, event.deploy)
	);
}
