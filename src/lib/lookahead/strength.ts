import { seededRandom } from '../engine/seeded-random';
import type { TileId } from '../engine/tile';
import { Trial, usualDepth } from './ahead';
import { compactGame, positionOf } from './from-game';
import { moveOnTable, type MoveOnTable } from './on-table';
import { Player } from './play';
import { gameAfter, valuesFor, type PlayedGame } from './review';
import { plainValues } from './values';

/** How well the app plays: by the points as they are, by what positions led to in other games, or by looking ahead as well. */
export const STRENGTHS = ['plain', 'table', 'ahead'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * The move of the player whose turn it is with a tile, after all events of a game; undefined if the tile fits nowhere, or the
 * table can’t be expressed. The same seed plays the same. Throws if the rules aren't covered, see `whyNotCovered`.
 */
export function findMove(
	played: PlayedGame,
	tile: TileId,
	strength: Strength,
	seed: string
): MoveOnTable | undefined {
	const { rules, land, players } = played;
	const game = gameAfter(played);
	const compact = compactGame(rules, players);
	const position = positionOf(compact, game);
	const number = compact.tiles.numbers.get(tile);
	if (!position || number === undefined) return undefined;
	const values = strength === 'plain' ? plainValues(compact.rules) : valuesFor(land, rules);
	const player = new Player(compact, values);
	const move =
		strength === 'ahead'
			? new Trial(player).best(position, number, usualDepth(players), seededRandom(seed))
			: player.best(position, number);
	return move && moveOnTable(compact, game, move);
}
