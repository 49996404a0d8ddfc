import type { Random } from '../engine/seeded-random';
import { shuffled, type Move, type Player } from './play';
import { Position } from './position';

/** How far and how often a game is continued to judge a move. */
interface Depth {
	/** The moves that are tried: the best so many by the values. */
	readonly moves: number;
	/** The piles that each of them is continued with, the same for all. */
	readonly decks: number;
	/** How many tiles are laid after that before the values say what it came to. */
	readonly plies: number;
}

/** About three rounds. */
export const usualPlies = (players: number): number => 3 * players;

/** How far the app looks ahead when people play against it. */
export const usualDepth = (players: number): Depth => ({
	moves: 8,
	decks: 12,
	plies: usualPlies(players)
});

/** A move, and what it came to with each pile. */
export interface TriedMove extends Move {
	readonly worths: number[];
}

/** Tries moves by playing on with the same piles. */
export class Trial {
	readonly #copy: Position;

	constructor(readonly player: Player) {
		this.#copy = new Position(player.game);
	}

	/** Continues each of these moves with so many more piles, and adds what they came to. */
	tryMoves(
		position: Position,
		tile: number,
		moves: readonly TriedMove[],
		{ decks, plies }: Pick<Depth, 'decks' | 'plies'>,
		random: Random
	): void {
		const piles = pilesWithout(position, tile, decks, random);
		for (const move of moves)
			for (const pile of piles) move.worths.push(this.#continue(position, tile, move, pile, plies));
	}

	/** The move that comes out best; undefined if the tile fits nowhere. */
	best(position: Position, tile: number, depth: Depth, random: Random): Move | undefined {
		const moves = this.player.moves(position, tile).slice(0, depth.moves).map(untried);
		if (moves.length < 2) return moves[0];
		this.tryMoves(position, tile, moves, depth, random);
		return moves.reduce((best, move) => (meanOf(move.worths) > meanOf(best.worths) ? move : best));
	}

	#continue(position: Position, tile: number, move: Move, pile: readonly number[], plies: number) {
		const mover = position.toMove;
		const copy = this.#copy.copy(position);
		this.player.make(copy, tile, move);
		this.player.playOn(copy, pile, plies);
		return this.player.worth(copy, mover);
	}
}

/** A move that wasn't tried yet. */
export const untried = ({ place, segment }: Move): TriedMove => ({ place, segment, worths: [] });

/** How much more one move came to than another one, with each pile. */
export const differences = (one: TriedMove, other: TriedMove): number[] =>
	one.worths.map((worth, deck) => worth - (other.worths[deck] ?? 0));

/** The mean of some numbers. */
export const meanOf = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Piles of what is left once a tile is drawn. */
function pilesWithout(position: Position, tile: number, count: number, random: Random): number[][] {
	const copies = position.copies[tile] ?? 0;
	position.copies[tile] = copies - 1;
	const piles = Array.from({ length: count }, () => shuffled(position, random));
	position.copies[tile] = copies;
	return piles;
}
