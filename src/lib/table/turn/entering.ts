import { bridgesNeeded } from '../../engine/bridge';
import { nextQuestion, playerToAct } from '../../engine/question';
import type { Game } from '../../engine/game';
import { isPutAlike, type PlayerIndex } from '../../engine/piece';
import { sameSpot, type Bridge, type Rotation, type Spot } from '../../engine/spot';
import { distinctRotations, type TileId } from '../../engine/tile';
import { EMPTY_DRAFT, type Draft, type DraftFigure, type DraftRecall } from '../../record/draft';
import { deepEqual } from '../../record/deep-equal';
import type { StepEvent } from '../../record/entry';
import { LAID } from '../../rules/base/events';
import type { TurnChoice } from '../../rules/catalogue';
import { openSpots } from './palette';
import { likelyRotation } from './rotation-guess';
import { layingOf, moverOf, nearestRotations, plainLayingOf, rotationsFor } from './turn';

/*
 * Each function handles one tap: it returns the next draft. Tile and spot may come in either order;
 * as soon as both are known the tile lies there in the likeliest rotation that fits, or that fits best.
 */

/** Chooses a tile of the palette, and also its spot if it fits only one. Choosing the same tile again clears it. */
export function chooseTile(game: Game, draft: Draft, tile: TileId): Draft {
	const { player, spot } = draft;
	if (draft.tile === tile && !spot) return { player };
	return laidOut(game, { player, spot: spot ?? onlySpot(game, tile), tile });
}

/** The only spot that a tile fits; undefined if it fits several or none. */
function onlySpot(game: Game, tile: TileId): Spot | undefined {
	if (game.phase !== 'playing' || !game.rules.tiles.has(tile)) return undefined;
	const [only, ...others] = openSpots(game, { tile }).filter(({ legal }) => legal);
	return only && others.length === 0 ? { x: only.x, y: only.y } : undefined;
}

/**
 * Takes the tile back, to choose another one for its spot. If this is the only spot that the tile fits, the spot is cleared, too.
 */
export function putBack(game: Game, { player, tile, spot }: Draft): Draft {
	const only = tile && onlySpot(game, tile);
	return only && spot && sameSpot(only, spot) ? { player } : { player, spot };
}

/** Chooses a spot. If the draft's tile already lies there, it is turned; otherwise it moves there. */
export function chooseSpot(game: Game, draft: Draft, { x, y }: Spot): Draft {
	const { player, trees } = draft;
	const tile = draft.tile ?? nextQuestion(game)?.tile;
	const inHand = draft.spot ? undefined : draft.rotation;
	// The board's spots have more properties, which must not be recorded.
	const spot = { x, y };
	if (draft.spot && sameSpot(draft.spot, spot)) return tile ? turnTile(game, draft) : { player };
	return laidOut(game, { player, tile, spot, trees, rotation: inHand });
}

function laidOut(game: Game, draft: Draft): Draft {
	const type = draft.tile && game.rules.tiles.get(draft.tile);
	if (!type || !draft.spot) return draft;
	const { spot } = draft;
	const choices = nearestRotations(game, { type, spot }, rotationsFor(game, type, spot));
	if (draft.rotation !== undefined && choices.includes(draft.rotation))
		return withNeededBridge(game, draft);
	const rotation = likelyRotation(game, { type, spot }, moverOf(game, draft), choices);
	return withNeededBridge(game, { ...draft, rotation });
}

/**
 * Returns the draft with a bridge if its tile fits only with one, and otherwise with none. A figure on a bridge that isn't there
 * any more is taken back.
 */
function withNeededBridge(game: Game, draft: Draft): Draft {
	if (!game.rules.bridging) return draft;
	const laying = plainLayingOf(game, draft);
	const [bridge] = laying ? bridgesNeeded(game, moverOf(game, draft), laying) : [];
	const next = { ...draft, bridge };
	const segments = layingOf(game, next)?.type.segments ?? [];
	return draft.deploy && !segments[draft.deploy.segment] ? { ...next, deploy: undefined } : next;
}

/** Lays a bridge with the tile, or none. That changes what is joined, so the figure is taken back. */
export const chooseBridge = (draft: Draft, bridge: Bridge | undefined): Draft => ({
	...undecided(draft),
	bridge,
	deploy: undefined,
	recall: undefined
});

/**
 * The rotation in which the chosen tile is shown: as it lies, as it was turned before it has a spot, or as it is printed in
 * lists.
 */
export const rotationShown = ({ rotation = 0 }: Draft): Rotation => rotation;

/** True if the chosen tile would lie on a spot in another rotation than the one in which it is shown. */
export function goesTurned(game: Game, draft: Draft, { x, y }: Spot): boolean {
	const { rotation } = laidOut(game, { ...draft, spot: { x, y } });
	return rotation !== undefined && rotation !== rotationShown(draft);
}

/** True if the chosen tile has no spot yet and can be turned. */
export function turnsInHand({ rules }: Game, { tile, spot }: Draft): boolean {
	const type = tile && !spot ? rules.tiles.get(tile) : undefined;
	return type !== undefined && distinctRotations(type).length > 1;
}

/**
 * Turns the tile to the next rotation that can be chosen; before it has a spot, to the next one that looks different. A figure
 * on it stays on its segment.
 */
export function turnTile(game: Game, draft: Draft): Draft {
	const type = draft.tile && game.rules.tiles.get(draft.tile);
	if (!type) return draft;
	const choices = draft.spot ? rotationsFor(game, type, draft.spot) : distinctRotations(type);
	const next = choices[(choices.indexOf(rotationShown(draft)) + 1) % choices.length];
	return withNeededBridge(game, { ...undecided(draft), rotation: next });
}

/** The draft with everything that was decided about its turn taken back. */
export const undecided = (draft: Draft): Draft => ({
	...draft,
	choices: undefined,
	asked: undefined,
	alone: undefined,
	offer: undefined
});

/** Turns the tile to a rotation. A figure on it stays on its segment. */
export const chooseRotation = (game: Game, draft: Draft, rotation: Rotation): Draft =>
	withNeededBridge(game, { ...undecided(draft), rotation });

/** Puts a figure on a segment or corner, or takes it back if it already stands there. */
export const chooseFigure = (draft: Draft, figure: DraftFigure): Draft => ({
	...undecided(draft),
	deploy: sameFigure(draft.deploy, figure) ? undefined : figure,
	recall: undefined
});

/** Takes a figure home instead of placing one. If it was already chosen to go home, it stays where it stands. */
export const chooseRecall = (draft: Draft, recall: DraftRecall): Draft => ({
	...undecided(draft),
	deploy: undefined,
	recall: sameRecall(draft.recall, recall) ? undefined : recall
});

/** True if both take the same figure home, or if neither takes one. */
export const sameRecall = (a: DraftRecall | undefined, b: DraftRecall | undefined): boolean =>
	a?.piece === b?.piece && a?.x === b?.x && a?.y === b?.y && a?.segment === b?.segment;

/** True if both are the same kind of figure at the same place, or if both are undefined. */
export const sameFigure = (a: DraftFigure | undefined, b: DraftFigure | undefined): boolean =>
	a && b ? a.piece === b.piece && isPutAlike(a, b) : a === b;

/** Says whether the tile's crossing has only trees. That changes its segments, so the figure is taken back. */
export const chooseTrees = (draft: Draft, trees: boolean): Draft => ({
	...undecided(draft),
	trees: trees || undefined,
	deploy: undefined,
	recall: undefined
});

/** Sets the player whose turn it is; the next player is the default. */
export const choosePlayer = (game: Game, draft: Draft, player: PlayerIndex): Draft => ({
	...undecided(draft),
	player: player === playerToAct(game) ? undefined : player,
	deploy: undefined,
	recall: undefined
});

/** Adds a decision that comes before the turn is scored. */
export const decide = (draft: Draft, choice: TurnChoice): Draft => ({
	...draft,
	offer: undefined,
	choices: [...(draft.choices ?? []), choice]
});

/** Takes back the last thing entered: what was decided, then what happens with a figure, then the spot, then the tile. */
export function stepBack(draft: Draft): Draft {
	const {
		player,
		tile,
		spot,
		deploy,
		recall,
		rotation,
		trees,
		bridge,
		choices = [],
		asked
	} = draft;
	if (draft.offer !== undefined) return { ...draft, offer: undefined };
	if (draft.alone) return { ...draft, alone: undefined };
	if (choices.length > 0) return { ...draft, choices: choices.slice(0, -1) };
	if (asked) return undecided(draft);
	if (deploy || recall) return { player, tile, spot, rotation, trees, bridge };
	if (tile && spot) return { player, tile };
	return { player };
}

/** True when nothing has been entered. */
export const isEmpty = ({ tile, spot, offer }: Draft): boolean => !tile && !spot && !offer;

/** The draft for a turn that was undone. */
export function draftOf(event: StepEvent | undefined, game: Game): Draft {
	if (event?.type !== LAID) return EMPTY_DRAFT;
	const { player, tile, x, y, rotation, trees, bridge, deploy, recall, choices } = event;
	const spot = { x, y };
	const other = player === playerToAct(game) ? undefined : player;
	return { player: other, tile, spot, rotation, trees, bridge, deploy, recall, choices };
}

/** True when the draft is that turn, unchanged. */
export function isDraftOf(draft: Draft, event: StepEvent | undefined): boolean {
	if (event?.type !== LAID || !draft.spot) return false;
	return (
		draft.tile === event.tile &&
		sameSpot(draft.spot, event) &&
		draft.rotation === event.rotation &&
		draft.trees === event.trees &&
		deepEqual(draft.bridge, event.bridge) &&
		sameFigure(draft.deploy, event.deploy) &&
		sameRecall(draft.recall, event.recall) &&
		deepEqual(draft.choices ?? [], event.choices ?? [])
	);
}
