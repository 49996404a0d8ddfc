import { Joining } from './joining';
import { lay, setAside } from './lay';
import { writeFinalScores } from './points';
import { Position, type CompactGame } from './position';
import type { Random } from '../engine/seeded-random';
import { NOBODY, Valuer, type Values } from './values';

/** How many open spots, in all their rotations, a tile may have at most. */
const MOST_PLACES = 1024;

/** Where a tile is laid, as `4 * cell + rotation`, and the segment that gets a follower; -1: none. */
export interface Move {
	readonly place: number;
	readonly segment: number;
}

/** A move, and what it is worth to the player to move. */
interface ValuedMove extends Move {
	readonly value: number;
}

/** Plays on in a game by the best move of the values alone: the quickest way to play that isn't a bad one. */
export class Player {
	readonly valuer: Valuer;
	readonly joining: Joining;
	readonly #places = new Int32Array(MOST_PLACES);
	/** The move that was found last. */
	readonly #best = { place: 0, segment: -1, value: 0 };

	constructor(
		readonly game: CompactGame,
		values: Values
	) {
		this.valuer = new Valuer(game, values);
		this.joining = new Joining(game);
	}

	/** Where a tile may lie, as in {@link Move}; rotations that look alike count once. The next call overwrites it. */
	places(position: Position, tile: number): Int32Array {
		const { openSpots, spots, needed } = position;
		let count = 0;
		for (let nth = 0; nth < openSpots; nth++) {
			const at = spots[nth] ?? 0;
			let rotations = this.game.tiles.fitting[256 * tile + ((needed[at] ?? 0) & 255)] ?? 0;
			for (let rotation = 0; rotations !== 0; rotation++, rotations >>= 1)
				if ((rotations & 1) === 1) this.#places[count++] = 4 * at + rotation;
		}
		return this.#places.subarray(0, count);
	}

	/** The best move by the values; undefined if the tile fits nowhere. The next call overwrites it. */
	best(position: Position, tile: number): ValuedMove | undefined {
		const { joining, valuer } = this;
		const places = this.places(position, tile);
		this.#best.value = -Infinity;
		for (const place of places) {
			joining.work(position, 4 * tile + (place & 3), place >> 2);
			this.#take(place, valuer.change(position, joining));
		}
		return places.length > 0 ? this.#best : undefined;
	}

	/** Keeps the best follower on a place, or none, if it is better than what was found. */
	#take(place: number, change: number): void {
		let gain = 0;
		let segment = -1;
		for (let index = 0; index < this.joining.segments; index++) {
			const more = this.valuer.gains[index] ?? NOBODY;
			if (more > gain) {
				gain = more;
				segment = index;
			}
		}
		if (change + gain <= this.#best.value) return;
		this.#best.place = place;
		this.#best.segment = segment;
		this.#best.value = change + gain;
	}

	/** All moves, the best by the values first. Rotations that look alike, and segments that the tile joins, count once. */
	moves(position: Position, tile: number): readonly ValuedMove[] {
		const found: ValuedMove[] = [];
		for (const place of this.places(position, tile)) {
			this.joining.work(position, 4 * tile + (place & 3), place >> 2);
			const change = this.valuer.change(position, this.joining);
			found.push({ place, segment: -1, value: change });
			for (let segment = 0; segment < this.joining.segments; segment++) {
				const gain = this.valuer.gains[segment] ?? NOBODY;
				if (gain > NOBODY) found.push({ place, segment, value: change + gain });
			}
		}
		return found.sort((a, b) => b.value - a.value);
	}

	/** Makes a move of the player to move. */
	make(position: Position, tile: number, { place, segment }: Move): void {
		this.joining.work(position, 4 * tile + (place & 3), place >> 2);
		lay(position, this.joining, segment);
	}

	/** Plays tiles by the best moves; those that fit nowhere leave the game. */
	playOn(position: Position, tiles: readonly number[], most = Infinity): void {
		for (let nth = 0; nth < tiles.length && nth < most; nth++) {
			const tile = tiles[nth] ?? 0;
			const move = this.best(position, tile);
			if (move) this.make(position, tile, move);
			else setAside(position, tile);
		}
	}

	/** What a position is worth to a player; with nothing left to draw, exactly. */
	worth(position: Position, player: number): number {
		return position.left > 0 ? this.valuer.worth(position, player) : marginOf(position, player);
	}
}

/** A player's points at the end, against the mean of the others. @internal */
export function marginOf(position: Position, player: number): number {
	const { players } = position.game;
	const final = new Int16Array(players);
	writeFinalScores(position, final);
	const own = final[player] ?? 0;
	const others = final.reduce((sum, points) => sum + points, 0) - own;
	return own - others / (players - 1);
}

/** The tiles left to draw, in any order. */
export function shuffled({ copies }: Position, random: Random): number[] {
	const tiles: number[] = [];
	copies.forEach((count, tile) => {
		for (let copy = 0; copy < count; copy++) tiles.push(tile);
	});
	for (let at = tiles.length - 1; at > 0; at--) {
		const other = Math.floor(random() * (at + 1));
		[tiles[at], tiles[other]] = [tiles[other] ?? 0, tiles[at] ?? 0];
	}
	return tiles;
}
