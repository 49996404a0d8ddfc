import { seededRandom, type Random } from '../../src/lib/engine/seeded-random';
import { setAside } from '../../src/lib/lookahead/lay';
import { marginOf, Player, shuffled, type Move } from '../../src/lib/lookahead/play';
import { Position } from '../../src/lib/lookahead/position';
import { plainValues } from '../../src/lib/lookahead/values';

/** A way to choose a move; undefined where the tile fits nowhere. */
export type Way = (position: Position, tile: number, random: Random) => Move | undefined;

interface Match {
	/** Games in which the one that is watched had the most points alone; half of those in which it shared them. */
	readonly won: number;
	/** Its points against the mean of the others, by game. */
	readonly margins: readonly number[];
	/** Milliseconds for one of its moves. */
	readonly each: number;
}

/**
 * Games of one player against others that all play another way, each shuffled pile once from every seat.
 * @param start the first position, which says for how many players
 */
export function play(start: Position, one: Way, others: Way, games: number, seed: string): Match {
	const { players } = start.game;
	const hands = new Player(start.game, plainValues(start.game.rules));
	const position = new Position(start.game);
	const margins: number[] = [];
	let [won, spent, moves] = [0, 0, 0];
	for (let game = 0; game < games; game++) {
		position.copy(start);
		const random = seededRandom(`${seed} game ${String(game)}`);
		const pile = seededRandom(`${seed} pile ${String(Math.floor(game / players))}`);
		for (const tile of shuffled(position, pile)) {
			const watched = position.toMove === game % players;
			const began = performance.now();
			const move = (watched ? one : others)(position, tile, random);
			if (watched) [spent, moves] = [spent + performance.now() - began, moves + 1];
			if (move) hands.make(position, tile, { ...move });
			else setAside(position, tile);
		}
		margins.push(marginOf(position, game % players));
		won += leadOf(position, game % players);
	}
	return { won, margins, each: spent / moves };
}

/** 1 with more points than everybody else, a half with as many. */
function leadOf(position: Position, player: number): number {
	const { players } = position.game;
	const lead = Math.min(
		...Array.from({ length: players }, (_, other) =>
			other === player ? Infinity : marginOf(position, player) - marginOf(position, other)
		)
	);
	return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}
