import {
	edgeOf,
	neighbourAt,
	tileAt,
	type Board,
	type FeatureChange,
	type Hole,
	type MutableBoard
} from './board';
import { featureOf, type LaidTile, type Part } from './feature';
import { onWholeTiles } from './figures';
import { tokensOf } from './game';
import { holeOf, matches, updateHoles, type Placement } from './holes';
import { NewPart, type Laying } from './laying';
import { layingObjections } from './legal';
import { buildAgain } from './links';
import type { Game, MutableGame } from './module';
import type { PlayerIndex } from './piece';
import { replay } from './play';
import {
	ALL_ROTATIONS,
	ALL_SIDES,
	beside,
	keyAt,
	opposite,
	sameSpot,
	type Bridge,
	type Rotation,
	type Side,
	type Spot
} from './spot';
import { addTokens } from './tile-tokens';
import { bridgeOn, fieldOn, maskOn, roadOn, withBridge, type TileType } from './tile';

/*
 * Bridges are roads that players lay straight over tiles. A tile with one is a tile of another type, with one more segment: all that
 * is known of roads holds for it too. It is laid with a tile, over that tile or over one beside it, and stays to the end.
 */

export const isSameBridge = (a: Bridge, b: Bridge): boolean => sameSpot(a, b) && a.side === b.side;

const SIDES = [0, 1] as const;

/** The two sides of the spot at which a bridge ends. */
const endsOf = (side: Bridge['side']): readonly [Side, Side] => [side, opposite(side)];

/** The tile in a rotation, with a bridge that begins at a side of its spot. */
const bridgedType = (type: TileType, rotation: Rotation, side: Bridge['side']): TileType =>
	withBridge(type, ((side + rotation) & 1) as 0 | 1);

/** True for a tile with field at both ends of a bridge, and without another bridge. */
export const bears = ({ type, rotation }: Pick<Laying, 'type' | 'rotation'>, side: Side): boolean =>
	!bridgeOn(type) &&
	[side, opposite(side)].every((end) => type.oriented[rotation].edges[end] === 'field');

/** The tile as it is laid: with its bridge, if that lies over it. */
export const layingWith = (laying: Laying, bridge: Bridge | undefined): Laying =>
	bridge && sameSpot(bridge, laying.spot)
		? { ...laying, type: bridgedType(laying.type, laying.rotation, bridge.side) }
		: laying;

/** True if a tile matches its neighbours without a bridge. */
const fitsAlone = (board: Board, { type, spot, rotation }: Laying): boolean =>
	matches(holeOf(board, spot), type, rotation);

/** True if the tile fits with the bridge, and the bridge meets nothing but roads and empty spots. */
function fitsWith(board: Board, laying: Laying, bridge: Bridge): boolean {
	if (!sameSpot(bridge, laying.spot)) return fitsBeside(board, laying, bridge);
	return bears(laying, bridge.side) && fitsAlone(board, layingWith(laying, bridge));
}

/** The same for a bridge over a tile that lies already. */
function fitsBeside(board: Board, { type, spot, rotation }: Laying, bridge: Bridge): boolean {
	const tile = tileAt(board, bridge);
	if (!tile || !bears(tile, bridge.side)) return false;
	const ends = endsOf(bridge.side);
	const towards = ends.find((end) => sameSpot(beside(tile, end), spot));
	if (!ends.every((end) => end === towards || !neighbourAt(board, tile, end))) return false;
	if (towards === undefined) return fitsAlone(board, { type, spot, rotation });
	return matches(holeWithRoad(board, spot, opposite(towards)), type, rotation);
}

/** An empty spot with what it requires whatever bridges may still be laid: these turn field into road, on it or beside it. */
export function holeWithBridges({ rules, tokens }: Game, hole: Hole): Hole {
	const { bridging } = rules;
	if (!bridging || tokens.every((own) => (own[bridging.token] ?? 0) < 1)) return hole;
	const isBridged = (side: Side): boolean =>
		[fieldOn(side), roadOn(side)].includes(hole.edgeBits & maskOn(side));
	const edgeMask = ALL_SIDES.filter(isBridged).reduce(
		(mask, side) => mask & ~maskOn(side),
		hole.edgeMask
	);
	return { ...hole, edgeMask };
}

/** An empty spot with what it requires once a bridge ends at one of its sides. */
function holeWithRoad(board: Board, spot: Spot, side: Side): Hole {
	const hole = holeOf(board, spot);
	const edgeBits = (hole.edgeBits & ~maskOn(side)) | roadOn(side);
	return { ...hole, edgeBits };
}

/**
 * The bridges that a player may lay with a tile as it would lie: one of those that it needs, or else a free one. None lies over
 * figures that stand on a tile as a whole.
 */
export function bridgesFor(game: Game, player: PlayerIndex, laying: Laying): readonly Bridge[] {
	const { rules, board } = game;
	if (!rules.bridging || tokensOf(game, player, rules.bridging.token) < 1) return NONE;
	const alone = fitsAlone(board, laying);
	const spots = alone && !rules.bridging.freely ? [laying.spot] : [laying.spot, ...besides(laying)];
	const whole = onWholeTiles(game).map(({ on }) => on.spot);
	return spots
		.filter((spot) => !whole.some((under) => sameSpot(under, spot)))
		.flatMap(({ x, y }) => SIDES.map((side): Bridge => ({ x, y, side })))
		.filter((bridge) => fitsWith(board, laying, bridge));
}

const NONE: readonly never[] = [];

const besides = ({ spot }: Laying): readonly Spot[] => ALL_SIDES.map((side) => beside(spot, side));

/** The bridges of which a tile needs one to fit as it would lie, by all rules; none if it fits anyway, or no bridge helps. */
export function bridgesNeeded(game: Game, player: PlayerIndex, laying: Laying): readonly Bridge[] {
	if (!game.rules.bridging || fitsAlone(game.board, laying)) return NONE;
	const found = bridgesFor(game, player, laying);
	return found.length > 0 && layingObjections(game, laying).length === 0 ? found : NONE;
}

/** The rotations in which a tile fits a spot only with a bridge. */
export const bridgedRotations = (
	game: Game,
	player: PlayerIndex,
	{ type, spot }: Omit<Laying, 'rotation'>
): readonly Rotation[] =>
	game.rules.bridging
		? ALL_ROTATIONS.filter(
				(rotation) => bridgesNeeded(game, player, { type, spot, rotation }).length > 0
			)
		: NONE;

/** Every spot and rotation where a tile fits only with a bridge; rotations that look the same count separately. @internal */
export const bridgedPlacements = (
	game: Game,
	player: PlayerIndex,
	type: TileType
): readonly Placement[] =>
	[...game.board.holes.values()].flatMap(({ x, y }) =>
		bridgedRotations(game, player, { type, spot: { x, y } }).map((rotation) => ({ x, y, rotation }))
	);

/** Lays a bridge over a tile on the table: it joins the roads at its ends, and the fields beside them. Throws without a tile. */
export function buildBridge(board: MutableBoard, { x, y, side }: Bridge): FeatureChange {
	const tile = board.tiles.get(keyAt(x, y));
	if (!tile) throw new Error('A bridge needs a tile below it.');
	tile.type = bridgedType(tile.type, tile.rotation, side);
	const segment = tile.type.segments.at(-1);
	if (!segment) throw new Error('A bridge is a segment of its tile.');
	const part = new NewPart(tile, segment);
	tile.parts.push(part);
	part.feature = { kind: segment.kind, open: 0, size: 1, members: part, first: part, pieces: [] };
	updateHoles(board, tile);
	const before = [part, ...partsAtEnds(board, tile, side)].map(featureOf);
	const after = buildAgain(board, [...new Set(before)]);
	return { before: before.slice(1), after };
}

/** The segments that meet at the ends of a bridge over a tile: roads, and fields beside them. */
function partsAtEnds(board: Board, tile: LaidTile, side: Bridge['side']): readonly Part[] {
	return endsOf(side).flatMap((end) => {
		const beyond = neighbourAt(board, tile, end);
		if (!beyond || edgeOf(beyond, opposite(end)) !== 'road') return [];
		return [...segmentsAt(tile, end).slice(1), ...segmentsAt(beyond, opposite(end))];
	});
}

/** The segments of a tile at a side with a road: the road, and the fields beside it. */
function segmentsAt({ type, rotation, parts }: LaidTile, side: Side): readonly Part[] {
	const { through, fields } = type.oriented[rotation];
	const indices = [through[side], fields[2 * side], fields[2 * side + 1]];
	return indices.flatMap((index = -1) => parts[index] ?? []);
}

/** Takes away a bridge that was just laid over a tile and joins nothing there. */
export function takeBridgeAway(board: MutableBoard, { x, y }: Bridge, type: TileType): void {
	const tile = board.tiles.get(keyAt(x, y));
	if (!tile) return;
	tile.type = type;
	tile.parts.pop();
	updateHoles(board, tile);
}

/** A copy of a game with a bridge over a tile on the table, as it is while the tile that needs it is considered. */
export function gameWith({ rules, players, first, history }: Game, bridge: Bridge): Game {
	const events = history.map(({ event }) => event);
	const { game } = replay(rules, players, first, events);
	buildBridge(game.board, bridge);
	return game;
}

/** Takes one bridge from a player. */
export function takeBridge(game: MutableGame, player: PlayerIndex): void {
	const { bridging } = game.rules;
	if (bridging) addTokens(game, player, bridging.token, -1);
}
