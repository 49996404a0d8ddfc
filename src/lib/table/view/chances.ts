import { holeWithBridges } from '../../engine/bridge';
import { takeTile, tilesLeft, type Game } from '../../engine/game';
import { holeOf, rotationsAt } from '../../engine/holes';
import { sameSpot, type Spot } from '../../engine/spot';
import { ALL_AROUND, type TileId, type TileType } from '../../engine/tile';
import { idsLeft, isEveryTileAsLikely, isListed } from '../../rules/base/bag';
import type { Proof } from '../../rules/base/proof';
import type { Chances, FittingTiles, OfTenGames } from '../../words/values';
import { typesToCome } from '../turn/palette';
import { showsHoles, tilesThatFit } from './assistance';

/** How many draws are looked ahead. */
const AHEAD = 6;

type OpenFeature = Pick<Proof, 'feature' | 'open' | 'links'>;

/**
 * What the remaining tiles mean for an open feature: that it can't be completed any more, or how soon a tile comes for the
 * hardest of its empty spots. Undefined if nobody draws any more, or if that isn't wanted, isn't certain, or is known by other
 * signs, such as unlike edges.
 * @param inHand the tile that was drawn and isn't laid yet, if the app knows it: the game still counts it as left
 */
export function chancesOf(game: Game, proof: OpenFeature, inHand?: TileId): Chances | undefined {
	if (game.phase !== 'playing' || tilesLeft(game) === 0) return undefined;
	if (!showsHoles(game) || !isListed(game)) return undefined;
	const types = typesToCome(game);
	const spots = spotsOf(game, proof);
	if (!types || spots.length === 0) return undefined;
	if (isLost(game, spots, types))
		// A link that joins roads may be moved away, together with the part that can't be closed.
		return proof.links.length === 0 ? { kind: 'lost' } : undefined;
	return isEveryTileAsLikely(game) ? hardestOf(game, spots, inHand) : undefined;
}

/**
 * The empty spots that must be filled, each once. None if something else keeps the feature open for ever, or if it never pays.
 */
function spotsOf({ rules }: Game, { feature, open }: OpenFeature): readonly Spot[] {
	if (rules.unpaid[feature.kind] !== undefined || open.some(({ never, mouth }) => never || mouth))
		return [];
	const spots = open.map(({ spot }) => spot);
	return spots.filter((spot, at) => spots.findIndex((one) => sameSpot(one, spot)) === at);
}

/**
 * True if the feature can never be completed. Once true, it stays true: what neighbours require only grows, and tiles only become
 * fewer.
 */
function isLost(game: Game, spots: readonly Spot[], types: readonly TileType[]): boolean {
	return (
		spots.length > tilesLeft(game) + game.turnedUp.length + ownTiles(game) ||
		spots.some((spot) => !types.some((type) => mayMatch(game, spot, type)))
	);
}

/** How many tiles players have of their own. */
const ownTiles = ({ stock }: Game): number =>
	stock.flatMap((pile) => [...pile.values()]).reduce((sum, count) => sum + Math.max(0, count), 0);

/**
 * True if a tile may match a spot, now or later: even if a wildcard side lacks a neighbour that may still come, and whatever the
 * objections are now.
 */
const mayMatch = (game: Game, spot: Spot, type: TileType): boolean => {
	const hole = holeWithBridges(game, holeOf(game.board, spot));
	return rotationsAt({ ...hole, bordered: ALL_AROUND }, type).length > 0;
};

/** The chances of the spot that the fewest tiles fit. */
function hardestOf(game: Game, spots: readonly Spot[], inHand?: TileId): Chances | undefined {
	const toDraw = without(game, inHand);
	const [hardest] = spots
		.map((spot) => ({ spot, fitting: tilesThatFit(toDraw, spot) ?? 0 }))
		.sort((a, b) => a.fitting - b.fitting);
	if (!hardest) return undefined;
	const { spot, fitting } = hardest;
	if (fitting === 0)
		return isForOwnTiles(game, spot) ? { kind: 'own', spots: spots.length } : undefined;
	const left = tilesLeft(toDraw);
	return { kind: 'drawn', spots: spots.length, fitting, left, ...soonOf(fitting, left) };
}

/** The game with one copy of a tile fewer to draw. */
function without(game: Game, tile: TileId | undefined): Game {
	if (tile === undefined) return game;
	const left = new Map(game.left);
	takeTile(left, tile);
	return { ...game, left };
}

/** How soon a fitting tile comes. Empty if all tiles fit, or if all are drawn as soon. */
const soonOf = (fitting: number, left: number): Pick<FittingTiles, 'soon'> =>
	fitting < left && left > AHEAD
		? { soon: { draws: AHEAD, often: ofTenGames(chanceWithin(fitting, left, AHEAD)) } }
		: {};

/** True if no tile that is drawn will ever fit, so that only a tile that a player owns may. */
const isForOwnTiles = (game: Game, spot: Spot): boolean =>
	!idsLeft(game).some((id) => {
		const type = game.rules.tiles.get(id);
		return type && mayMatch(game, spot, type);
	});

/**
 * The chance that at least one of some tiles is among the next draws, from 0 to 1; exactly 1 where it's certain. There must
 * be as many tiles as draws. Both products are whole numbers that a double holds, so that no chance is rounded over a limit.
 * @internal
 */
export function chanceWithin(fitting: number, left: number, draws: number): number {
	let [all, without] = [1, 1];
	for (let drawn = 0; drawn < draws; drawn++) {
		all *= left - drawn;
		without *= Math.max(0, left - fitting - drawn);
	}
	return (all - without) / all;
}

/** A chance in whole tenths; none is rounded to never or always. */
export function ofTenGames(chance: number): OfTenGames {
	if (chance === 1) return 'all';
	if (chance < 1 / 10) return 'fewer';
	return chance > 9 / 10 ? 'more' : Math.round(10 * chance);
}
