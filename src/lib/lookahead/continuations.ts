import { seededRandom, type Random } from '../engine/seeded-random';
import type { Place } from '../engine/spot';
import { bestOf, winnersOf } from '../rules/base/ties';
import { calibratedChances, calibratedShare } from './calibration';
import { cellAt } from './grid';
import { Player, shuffled } from './play';
import { tilesAround, writeFinalScores } from './points';
import { Position, type CompactGame } from './position';
import { MONASTERY } from './tiles';
import type { Values } from './values';

/** What came of a position when everybody played on by the values, with some piles. */
interface Continued {
	/** In what share of them each player won; a shared win counts in parts. */
	readonly wins: number[];
	/** In what share of them the road, city or monastery of each place was completed. */
	readonly completed: number[];
}

/** Continues a position to its end with so many piles. @internal */
export function continued(
	player: Player,
	position: Position,
	places: readonly Place[],
	decks: number,
	random: Random
): Continued {
	const end = new Position(position.game);
	const sought = places.map((place) => soughtAt(position, place));
	const wins = new Float64Array(position.game.players);
	const completed = new Float64Array(places.length);
	for (let deck = 0; deck < decks; deck++) {
		player.playOn(end.copy(position), shuffled(position, random));
		countWinners(end, wins);
		for (const [nth, one] of sought.entries())
			if (isCompleted(end, one)) completed[nth] = (completed[nth] ?? 0) + 1;
	}
	return { wins: [...wins].map(shareOf(decks)), completed: [...completed].map(shareOf(decks)) };
}

const shareOf =
	(all: number) =>
	(count: number): number =>
		count / all;

/** Counts one win by the ruling on ties, in parts if it is shared, or another game decides. @internal */
export function countWinners(end: Position, wins: Float64Array): void {
	const final = new Int16Array(end.game.players);
	writeFinalScores(end, final);
	const points = [...final];
	const { ties } = end.game.rules;
	const winners = ties === 'again' ? bestOf(points) : winnersOf(points, { ties }, end.first);
	for (const one of winners) wins[one] = (wins[one] ?? 0) + 1 / winners.length;
}

/** A place as a position stores it. */
interface Sought {
	readonly cell: number;
	readonly node: number;
}

/** Where a place is in a position. Throws for a spot without a tile. @internal */
export function soughtAt({ cell, firstNode, game }: Position, place: Place): Sought {
	const at = cellAt(game.grid.width, place);
	const tile = cell[at] ?? -1;
	if (tile < 0) throw new Error('Only what lies on the table can be completed.');
	return { cell: at, node: (firstNode[tile] ?? 0) + place.segment };
}

/** True for a completed road, city or monastery. @internal */
export const isCompleted = (position: Position, { node, cell }: Sought): boolean =>
	position.kind[node] === MONASTERY
		? tilesAround(position, cell) === 8
		: position.open[position.rootOf(node)] === 0;

/** What part of all tiles is left to draw. @internal */
export const partLeft = ({ left, game }: Position): number => left / game.mostTiles;

/** Each player's chance to win, from 0 to 1: what continuations say, corrected by what came true in other games. */
export const chancesToWin = (
	player: Player,
	position: Position,
	decks: number,
	random: Random
): number[] =>
	calibratedChances(continued(player, position, [], decks, random).wins, partLeft(position));

/**
 * The chance that the road, city or monastery of each place gets completed, from 0 to 1: what continuations say, corrected by
 * what came true in other games. The work is counted, never timed: the same seed gives the same results.
 */
export const chancesOfCompletion = (
	game: CompactGame,
	values: Values,
	position: Position,
	places: readonly Place[],
	{ decks, seed }: { readonly decks: number; readonly seed: string }
): number[] =>
	continued(new Player(game, values), position, places, decks, seededRandom(seed)).completed.map(
		calibratedShare
	);
