import { playerToAct, nextQuestion } from '../../engine/question';
import { tileAt } from '../../engine/board';
import {
	bridgedRotations,
	bridgesFor,
	bridgesNeeded,
	gameWith,
	layingWith
} from '../../engine/bridge';
import type { Question } from '../../engine/event';
import { furtherTile, nextPart } from '../../engine/further';
import {
	inSupply,
	tileInHand,
	tilesLeft,
	type Game,
	type MutableGame,
	type Outcome
} from '../../engine/game';
import { holeOf } from '../../engine/holes';
import { legalRotations } from '../../engine/legal';
import { bareSides, unlikeSides, type Laying } from '../../engine/laying';
import type { GameEvent } from '../../engine/module';
import type { Objection } from '../../engine/objection';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { play } from '../../engine/play';
import {
	sameSpot,
	turnHeading,
	turnSide,
	type Bridge,
	type Place,
	type Rotation,
	type Spot
} from '../../engine/spot';
import { bridgeOn, distinctRotations, type TileType } from '../../engine/tile';
import type { Draft } from '../../record/draft';
import { descriptionOf } from '../../record/custom-tiles';
import { LAID, type Laid } from '../../rules/base/events';
import type { LaidTurn } from '../../rules/catalogue';
import { deployOptions, type DeployOption } from '../../rules/base/options';
import { treesRunOn } from '../../rules/base/rulings';
import { lastTileNumber, tilesInAll } from '../../rules/base/tile-numbers';
import { hasCrossing, withTrees } from '../../rules/base/trees';
import type { FigureSlot } from '../../words/values';

/** The player whose turn is entered, or who is asked. */
export const moverOf = (game: Game, draft: Draft): PlayerIndex => draft.player ?? playerToAct(game);

/**
 * The rotations to choose from on a spot: those that fit and look different, or all that look different if none fits. A tile that
 * already bears a bridge must fit without another one.
 */
export function rotationsFor(game: Game, type: TileType, spot: Spot): readonly Rotation[] {
	const player = playerToAct(game);
	const fitting = [
		...legalRotations(game, holeOf(game.board, spot), type),
		...(bridgeOn(type) ? [] : bridgedRotations(game, player, { type, spot }))
	];
	const different = distinctRotations(type);
	const shown = different.filter((rotation) => fitting.includes(rotation));
	return shown.length > 0 ? shown : different;
}

/** The rotations in which the fewest sides are wrong. If the tile fits, these are all of them. */
export function nearestRotations(
	{ board }: Game,
	tile: Omit<Laying, 'rotation'>,
	rotations: readonly Rotation[]
): readonly Rotation[] {
	const wrong = rotations.map((rotation) => {
		const laying = { ...tile, rotation };
		return unlikeSides(board, laying).length + bareSides(board, laying).length;
	});
	return rotations.filter((_, index) => wrong[index] === Math.min(...wrong));
}

/** What a turned tile shows: the sides where its segments then lie, and where its picture points. */
export const shownTurned = (
	{ segments, heading }: TileType,
	rotation: Rotation
): Pick<TileType, 'segments' | 'heading'> => ({
	segments: segments.map((part) =>
		part.kind === 'field'
			? part
			: { ...part, sides: part.sides.map((side) => turnSide(side, rotation)).sort() }
	),
	heading: heading === undefined ? undefined : turnHeading(heading, rotation)
});

/** The tile as the draft would lay it; undefined until tile, spot and rotation are chosen. */
export function layingOf(game: Game, draft: Draft): Laying | undefined {
	const laying = plainLayingOf(game, draft);
	return laying && layingWith(laying, draft.bridge);
}

/** The same without a bridge over it. */
export function plainLayingOf(
	game: Game,
	{ tile, spot, rotation, trees }: Draft
): Laying | undefined {
	const type = tile && game.rules.tiles.get(tile);
	if (!type || !spot || rotation === undefined || tileAt(game.board, spot)) return undefined;
	return { type: trees ? withTrees(type) : type, spot, rotation };
}

/**
 * The game as it is while the tile of the draft is considered: if the draft lays a bridge over a neighbour, it already lies
 * there.
 */
export const groundOf = (game: Game, { bridge, spot }: Draft): Game =>
	bridge && spot && !sameSpot(bridge, spot) ? gameWith(game, bridge) : game;

/** The bridges that may be laid with the tile of the draft: one of those that it needs, or else any or none. */
export function bridgesIn(
	game: Game,
	draft: Draft
): { readonly bridges: readonly Bridge[]; readonly needed: boolean } {
	const laying = plainLayingOf(game, draft);
	if (!laying) return { bridges: [], needed: false };
	const player = moverOf(game, draft);
	return {
		bridges: bridgesFor(game, player, laying),
		needed: bridgesNeeded(game, player, laying).length > 0
	};
}

/** True when players must say whether the tile's crossing has only trees. */
export const asksForTrees = ({ rules }: Game, { type }: Laying): boolean =>
	treesRunOn(rules.rulings) && (type.runsOn === true || hasCrossing(type));

/** The figures that can be put on the tile; empty until it has a spot. */
export function optionsOf(game: Game, draft: Draft): readonly DeployOption[] {
	const laying = layingOf(game, draft);
	return laying ? deployOptions(groundOf(game, draft), laying, moverOf(game, draft)) : [];
}

/** A slot for every kind of figure in the game, always in the same order; `fitting` are the kinds with a place on the tile. */
export const figureSlots = (
	game: Game,
	player: PlayerIndex,
	fitting: readonly PieceKindId[]
): readonly FigureSlot[] =>
	kindsOnTiles(game).map((kind) => ({
		kind,
		left: inSupply(game, player, kind),
		fits: fitting.includes(kind)
	}));

/** The kinds of figures that may stand on tiles. */
export const kindsOnTiles = ({ rules }: Game): readonly PieceKindId[] =>
	Object.keys(rules.pieces).filter((kind) => !rules.pieces[kind]?.onTrack);

/** The turn as an event; undefined until tile, spot and rotation are chosen. */
export function laidOf(game: Game, draft: Draft): LaidTurn | undefined {
	const laying = layingOf(game, draft);
	const type = laying && game.rules.tiles.get(laying.type.id);
	if (!type) return undefined;
	return {
		type: LAID,
		player: moverOf(game, draft),
		tile: type.id,
		...withCustomTile(type),
		x: laying.spot.x,
		y: laying.spot.y,
		rotation: laying.rotation,
		...(draft.trees ? { trees: true } : {}),
		...(draft.bridge ? { bridge: draft.bridge } : {}),
		...(draft.deploy ? { deploy: draft.deploy } : {}),
		...(draft.recall ? { recall: draft.recall } : {}),
		...(draft.choices?.length ? { choices: draft.choices } : {})
	};
}

/** The description of a custom tile, which is stored with the event; empty for any other tile. */
export function withCustomTile(type: TileType): Pick<Laid, 'told'> {
	const told = descriptionOf(type);
	return told ? { told } : {};
}

/** What an event would lead to if all objections were overruled; undefined when it is nonsense. Changes `game` itself. */
export function previewEvent(game: MutableGame, event: GameEvent): Outcome | undefined {
	const played = play(game, { ...event, overruled: game.rules.objections });
	return played.ok ? played.value : undefined;
}

/** The event with exactly these objections overruled. */
export const withOverruled = <E extends GameEvent>(
	event: E,
	objections: readonly Objection[]
): E & { overruled?: GameEvent['overruled'] } =>
	objections.length > 0
		? { ...event, overruled: [...new Set(objections.map(({ code }) => code))] }
		: event;

/** True when all tiles are laid, no question is open, and nobody may lay a tile of their own. */
export const isAllLaid = (game: Game): boolean =>
	tilesLeft(game) === 0 && !nextQuestion(game) && !furtherTile(game);

/** True once nobody has a turn any more, though the game may not be ended yet. */
export const isPlayedOut = (game: Game): boolean => game.phase !== 'playing' || isAllLaid(game);

/** How far the game is: the number of a tile and of all tiles, and which tile of the turn it is, from 1. */
interface Progress {
	readonly tile: number;
	readonly of: number;
	readonly part: number;
}

/** True for a question that is answered by laying a tile that its player was given. */
const wasDealt = (game: Game, { player, tile }: Question): boolean =>
	tile !== undefined && tileInHand(game, player) === tile;

/**
 * The number of the next tile, even if somebody was already given it. While a question about the last turn is open, or if no tile
 * is left, the number of the tile laid last.
 */
export function progressOf(game: Game): Progress {
	const ask = nextQuestion(game);
	const isLeft = tilesLeft(game) > 0 || furtherTile(game) !== undefined;
	const next = ask ? wasDealt(game, ask) : isLeft;
	const part = next ? nextPart(game) : (game.turn?.part ?? 1);
	return { tile: lastTileNumber(game) + (next ? 1 : 0), of: tilesInAll(game), part };
}

/**
 * Returns what a tap on the picture printed on the tile does: it takes up what is offered about the tile as a whole, such as a
 * floor on its foundation. Undefined if nothing is offered.
 */
export function onPicture(
	entry: { readonly offers: readonly Question[]; choosePlace(place: Place): Promise<void> },
	{ type, spot }: Laying
): (() => void) | undefined {
	const isOffered = entry.offers.some(
		({ tappable, options }) =>
			tappable &&
			options.some(
				(places) =>
					places.length === type.segments.length && places.every((one) => sameSpot(one, spot))
			)
	);
	return isOffered ? () => void entry.choosePlace({ ...spot, segment: 0 }) : undefined;
}
