import type { Game } from '../engine/game';
import type { Rules } from '../engine/module';
import { seededRandom, type Random } from '../engine/seeded-random';
import type { TileId } from '../engine/tile';
import type { Laid } from '../rules/base/events';
import { Trial, usualPlies } from './ahead';
import { chancesToWin } from './continuations';
import { compactGame, positionOf } from './from-game';
import { cellAt } from './grid';
import {
	ABOUT_EQUAL,
	compare,
	GAVE_AWAY,
	isLost,
	isSame,
	isSure,
	judge,
	usualMove,
	type Judgement
} from './judge';
import { moveOnTable, type MoveOnTable } from './on-table';
import { Player, type Move } from './play';
import type { CompactGame, Position } from './position';
import { plainValues, type Values } from './values';

/** What is said about a move: it may be worth a look, or it gave points away. */
const MARKS = ['worth-a-look', 'gave-away'] as const;
type Mark = (typeof MARKS)[number];

/** A turn in retrospect. All numbers except the chances are estimates in points. */
export interface TurnReview {
	readonly player: number;
	readonly tile: TileId;
	/** What the tile was worth to its player against the mean of all that could have come. */
	readonly luck: number;
	/** How much the move gave away against the best one found, and the standard error of that. */
	readonly loss: number;
	readonly error: number;
	/** How many piles it was continued with. */
	readonly decks: number;
	/** Absent unless it is sure, and other ways of continuing agree. */
	readonly mark?: Mark;
	/** The better move, for a turn with a mark. */
	readonly better?: MoveOnTable;
	/** True if the better move is so far ahead of the one played and of all others that players may be asked to find it. */
	readonly puzzle?: true;
	/** Each player's chance to win before the tile was drawn, from 0 to 1. */
	readonly chances: readonly number[];
}

/** How a move compares with the best one found. */
export interface MoveJudgement {
	/** It is the best one, about as good, or gives points away. */
	readonly kind: 'best' | 'equal' | 'loses';
	/** How many points it gives away. */
	readonly loss: number;
	readonly best: MoveOnTable;
}

/** A move with a tile that is judged. */
interface AskedMove {
	readonly position: Position;
	readonly tile: number;
	readonly played: Move;
	readonly random: Random;
}

/** The least loss of a puzzle, and how far its solution is at least ahead of all other moves, in points. */
const PUZZLE = 4;
const ALONE = 0.5;
const MOVES = 10;
const MOST_DECKS = 384;
/** How many piles the other way of continuing, the whole game and the chance to win are tried with. */
const OTHER_DECKS = 400;
const WHOLE_DECKS = 300;
const CHANCE_DECKS = 40;

/** Reviews the turns of one game. The work is counted, never timed: the same seed gives the same results on any machine. */
export class Reviewer {
	readonly #compact: CompactGame;
	readonly #trial: Trial;
	/** Continues by points as they are, so that a plan of the other one needn't be a plan here. */
	readonly #other: Trial;
	readonly #plies: number;

	/** Throws if the rules aren't covered, see `whyNotCovered`. */
	constructor(
		rules: Rules,
		players: number,
		values: Values,
		readonly seed: string
	) {
		this.#compact = compactGame(rules, players);
		this.#trial = new Trial(new Player(this.#compact, values));
		this.#other = new Trial(new Player(this.#compact, plainValues(this.#compact.rules)));
		this.#plies = usualPlies(players);
	}

	/** Reviews a turn that is about to be played; undefined if the table can't be expressed. */
	review(game: Game, turn: Laid): TurnReview | undefined {
		const asked = turn.trees || turn.overruled ? undefined : this.#ask(game, turn);
		if (!asked) return undefined;
		const { position, tile, played, random } = asked;
		const chances = chancesToWin(this.#trial.player, position, CHANCE_DECKS, random);
		const luck = this.#luck(position, tile);
		const judged = this.#judge(asked);
		const { loss, error, decks, best, ahead } = judged;
		const mark = isSure(judged)
			? this.#markOf(position, tile, { loss, best, played }, random)
			: undefined;
		return {
			...{ player: turn.player, tile: turn.tile, luck, loss, error, decks, chances },
			...(mark && {
				mark,
				better: moveOnTable(this.#compact, game, best),
				...(loss >= PUZZLE && ahead > ALONE && { puzzle: true as const })
			})
		};
	}

	/** Judges a move that somebody tries; undefined if the table can't be expressed. */
	judge(game: Game, turn: Laid): MoveJudgement | undefined {
		const asked = this.#ask(game, turn);
		if (!asked) return undefined;
		const { loss, best } = this.#judge(asked);
		const kind = isSame(best, asked.played) ? 'best' : loss < ABOUT_EQUAL ? 'equal' : 'loses';
		return { kind, loss, best: moveOnTable(this.#compact, game, best) };
	}

	/** What is judged; undefined if the table can't be expressed. */
	#ask(game: Game, turn: Laid): AskedMove | undefined {
		const position = positionOf(this.#compact, game);
		const tile = this.#compact.tiles.numbers.get(turn.tile);
		if (!position || tile === undefined) return undefined;
		position.toMove = turn.player;
		const random = seededRandom(`${this.seed} ${String(game.board.order.length)}`);
		return { position, tile, played: this.#played(position, turn), random };
	}

	#judge({ position, tile, played, random }: AskedMove): Judgement {
		const effort = { moves: MOVES, plies: this.#plies, mostDecks: MOST_DECKS };
		return judge(this.#trial, position, tile, played, effort, random);
	}

	#played(position: Position, { tile, rotation, x, y, deploy }: Laid): Move {
		const { tiles, grid } = this.#compact;
		const turned = 4 * (tiles.numbers.get(tile) ?? 0) + rotation;
		const at = cellAt(grid.width, { x, y });
		return usualMove(this.#trial.player, position, { turned, at, segment: deploy?.segment ?? -1 });
	}

	/**
	 * The mark of a sure loss. There is none unless the better move is surely better when the game is continued by points as they
	 * are, and better at the game's end too. The mark is the greater one only if half of the loss is left at the end, even when
	 * one standard error is taken off.
	 */
	#markOf(
		position: Position,
		tile: number,
		{ loss, ...moves }: { loss: number; best: Move; played: Move },
		random: Random
	): Mark | undefined {
		const otherwise = { decks: OTHER_DECKS, plies: 2 * this.#plies };
		if (!isLost(compare(this.#other, position, tile, moves, otherwise, random))) return undefined;
		const toTheEnd = { decks: WHOLE_DECKS, plies: Infinity };
		const { loss: left, error } = compare(this.#trial, position, tile, moves, toTheEnd, random);
		if (left <= 0) return undefined;
		return loss >= GAVE_AWAY && left - error >= loss / 2 ? 'gave-away' : 'worth-a-look';
	}

	/** What a tile is worth by its best move, against the mean of all tiles that could have come and that fit. */
	#luck(position: Position, tile: number): number {
		let [sum, count] = [0, 0];
		position.copies.forEach((copies, other) => {
			const move = copies > 0 ? this.#trial.player.best(position, other) : undefined;
			if (!move) return;
			sum += copies * move.value;
			count += copies;
		});
		const own = this.#trial.player.best(position, tile);
		return own && count > 0 ? own.value - sum / count : 0;
	}
}
