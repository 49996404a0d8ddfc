import { tileAt } from '../../../src/lib/engine/board';
import {
	bridgedPlacements,
	bridgesFor,
	bridgesNeeded,
	gameWith,
	layingWith
} from '../../../src/lib/engine/bridge';
import type { Game } from '../../../src/lib/engine/game';
import type { Placement } from '../../../src/lib/engine/holes';
import type { Laying } from '../../../src/lib/engine/laying';
import { legalPlacements } from '../../../src/lib/engine/legal';
import type { PlayerIndex } from '../../../src/lib/engine/piece';
import type { SeededRandom } from './seeded-random';
import {
	ALL_ROTATIONS,
	ALL_SIDES,
	beside,
	sameSpot,
	type Bridge
} from '../../../src/lib/engine/spot';
import type { TileType } from '../../../src/lib/engine/tile';

/* Where tiles and bridges are laid in random games. */

/** Which of the places a tile is laid on. */
export type PickPlace = (game: Game, places: readonly Placement[], rng: SeededRandom) => Placement;

export const anyPlace: PickPlace = (_, places, rng) => rng.pick(places);

/** Where a tile may lie; where it needs a bridge too, if that is asked for and it fits somewhere without. */
export function placementsFor(game: Game, tile: TileType, bridged: boolean): readonly Placement[] {
	const legal = legalPlacements(game, tile);
	const asked = bridged && legal.length > 0 && game.rules.bridging !== undefined;
	return asked ? [...legal, ...bridgedPlacements(game, game.toMove, tile)] : legal;
}

/** A bridge that is laid with a tile: one that it needs, or now and then a free one. */
export function bridgeWith(
	game: Game,
	rng: SeededRandom,
	player: PlayerIndex,
	laying: Laying
): Bridge | undefined {
	const bridges = bridgesFor(game, player, laying);
	const needed = bridgesNeeded(game, player, laying).length > 0;
	return bridges.length > 0 && (needed || rng.below(3) === 0) ? rng.pick(bridges) : undefined;
}

/** A tile about to be laid with a bridge, and the game with that bridge where it lies over another tile. */
export function withBridge(game: Game, plain: Laying, bridge: Bridge | undefined) {
	const ground = bridge && !sameSpot(bridge, plain.spot) ? gameWith(game, bridge) : game;
	return { laying: layingWith(plain, bridge), ground };
}

/** Every empty spot beside a tile, also beyond the edge of the table. */
export const anyhow = ({ board }: Game): Placement[] =>
	board.order
		.flatMap((tile) => ALL_SIDES.map((side) => beside(tile, side)))
		.filter((spot) => !tileAt(board, spot))
		.flatMap(({ x, y }) => ALL_ROTATIONS.map((rotation) => ({ x, y, rotation })));
