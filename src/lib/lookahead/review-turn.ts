import type { Game } from '../engine/game';
import type { Rules } from '../engine/module';
import { seededRandom, type Random } from '../engine/seeded-random';
import type { TileId } from '../engine/tile';
import type { Laid } from '../rules/base/events';
import { differences, meanOf, Trial, untried, usualPlies } from './ahead';
import { compactGame, positionOf } from './from-game';
import { cellAt } from './grid';
import { GAVE_AWAY, isSure, judge, SURE, standardError, usualMove } from './judge';
import { moveOnTable, type MoveOnTable } from './on-table';
import { Player, shuffled, type Move } from './play';
import { writeFinalScores } from './points';
import { Position, type CompactGame } from './position';
import { plainValues, type Values } from './values';

/** What is said of a move: it may be worth a look, or it gave points away. */
const MARKS = ['worth-a-look', 'gave-away'] as const;
type Mark = (typeof MARKS)[number];

/** A turn in retrospect. All numbers are estimates in points, but the chances. */
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
	/** Absent unless it is sure, and another way of continuing agrees. */
	readonly mark?: Mark;
	/** The better move, of a turn with a mark. */
	readonly better?: MoveOnTable;
	/** True where the better move is so much better than all others that players may be asked for it. */
	readonly puzzle?: true;
	/** Each player's chance to win before the tile was drawn, from 0 to 1. */
	readonly chances: readonly number[];
}

/** The least loss of a puzzle, and how far its solution is ahead of all other moves, in points. */
const PUZZLE = 4;
const ALONE = 0.5;
const MOVES = 10;
const MOST_DECKS = 384;
/** How many piles the other way of continuing, and the chance to win, are tried with. */
const OTHER_DECKS = 100;
const CHANCE_DECKS = 40;

/** Reviews the turns of one game. Counted work only: the same seed says the same, on any machine. */
export class Reviewer {
	readonly #compact: CompactGame;
	readonly #trial: Trial;
	/** Continues by points as they are: a plan that the other one has may not be one for this. */
	readonly #other: Trial;
	readonly #plies: number;
	readonly #copy: Position;

	/** Throws where the rules aren't covered, see `whyNotCovered`. */
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
		this.#copy = new Position(this.#compact);
	}

	/** A turn that is about to be played; undefined where the table can't be said. */
	review(game: Game, turn: Laid): TurnReview | undefined {
		const position = positionOf(this.#compact, game);
		const tile = this.#compact.tiles.numbers.get(turn.tile);
		if (!position || tile === undefined || turn.trees || turn.overruled) return undefined;
		position.toMove = turn.player;
		const random = seededRandom(`${this.seed} ${String(game.board.order.length)}`);
		const chances = this.#chances(position, random);
		const luck = this.#luck(position, tile);
		const effort = { moves: MOVES, plies: this.#plies, mostDecks: MOST_DECKS };
		const played = this.#played(position, turn);
		const judged = judge(this.#trial, position, tile, played, effort, random);
		const marked = isSure(judged) && this.#isAgreed(position, tile, played, judged.best, random);
		const { loss, error, decks, best, ahead } = judged;
		return {
			...{ player: turn.player, tile: turn.tile, luck, loss, error, decks, chances },
			...(marked && {
				mark: loss >= GAVE_AWAY ? 'gave-away' : 'worth-a-look',
				better: moveOnTable(this.#compact, game, best),
				...(loss >= PUZZLE && ahead > ALONE && { puzzle: true as const })
			})
		};
	}

	#played(position: Position, { tile, rotation, x, y, deploy }: Laid): Move {
		const { tiles, grid } = this.#compact;
		const turned = 4 * (tiles.numbers.get(tile) ?? 0) + rotation;
		const at = cellAt(grid.width, { x, y });
		return usualMove(this.#trial.player, position, { turned, at, segment: deploy?.segment ?? -1 });
	}

	/** True where the best move found is surely better also when the game is continued in the other way. */
	#isAgreed(position: Position, tile: number, played: Move, best: Move, random: Random): boolean {
		const [one, other] = [untried(best), untried(played)];
		const depth = { decks: OTHER_DECKS, plies: 2 * this.#plies };
		this.#other.tryMoves(position, tile, [one, other], depth, random);
		const losses = differences(one, other);
		return meanOf(losses) > SURE * standardError(losses);
	}

	/** What a tile is worth by its best move, against the mean of all tiles that could have come and fit. */
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

	/** How often each player wins when all go on by the values; a shared win counts in parts. */
	#chances(position: Position, random: Random): number[] {
		const { players } = this.#compact;
		const wins = Array.from({ length: players }, () => 0);
		const final = new Int16Array(players);
		for (let deck = 0; deck < CHANCE_DECKS; deck++) {
			const copy = this.#copy.copy(position);
			this.#trial.player.playOn(copy, shuffled(copy, random));
			writeFinalScores(copy, final);
			const most = Math.max(...final);
			const winners = [...final.keys()].filter((player) => final[player] === most);
			for (const player of winners)
				wins[player] = (wins[player] ?? 0) + 1 / winners.length / CHANCE_DECKS;
		}
		return wins;
	}
}
