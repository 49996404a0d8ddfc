import type { Random } from '../engine/seeded-random';
import { differences, meanOf, untried, type Trial, type TriedMove } from './ahead';
import type { Move, Player } from './play';
import type { Position } from './position';
import { MOST_SEGMENTS } from './tiles';

/** A move that was played, compared with the best one found. */
export interface Judgement {
	/** How many points it gave away, measured on other piles than those on which the best one was found. */
	readonly loss: number;
	/** The standard error of that. */
	readonly error: number;
	/** The best one found; the one played, if none is better. */
	readonly best: Move;
	/** How far the best one is ahead of all others that were tried, in points; 0 where there was no choice. */
	readonly ahead: number;
	/** How many piles both were continued with; 0 where there was no choice. */
	readonly decks: number;
}

/** How long a move is looked at: piles are doubled until the loss is clear, or until there would be more than `mostDecks`. */
interface Effort {
	readonly moves: number;
	readonly plies: number;
	readonly mostDecks: number;
}

/** In points: a loss of at least WORTH_A_LOOK may be worth a look; with less than ABOUT_EQUAL, moves are about equal. */
const WORTH_A_LOOK = 3;
export const ABOUT_EQUAL = 2;
/** Losses of at least this many points are marked as given away. */
export const GAVE_AWAY = 5;
const FIRST_DECKS = 24;
/** This many standard errors on either side cover 95 % of all cases. */
const SURE = 1.96;
/** A move is dropped once it is behind the best one by so many standard errors, and a little more. */
const BEHIND = 2.5;
const A_LITTLE = 0.2;

/** True if something is surely lost. */
export const isLost = ({ loss, error }: Pick<Judgement, 'loss' | 'error'>): boolean =>
	loss > SURE * error;

/** True if a loss is worth a look, and surely more than about equal. */
export const isSure = ({ loss, error }: Pick<Judgement, 'loss' | 'error'>): boolean =>
	loss >= WORTH_A_LOOK && loss - SURE * error > ABOUT_EQUAL;

/**
 * The same move as the lists of moves say it: rotations that look alike, and segments that the tile joins, are one.
 * @param turned the tile as it was turned, see TileTable
 */
export function usualMove(
	player: Player,
	position: Position,
	{ turned, at, segment }: { turned: number; at: number; segment: number }
): Move {
	const { alike, segmentAlike } = player.game.tiles;
	const usual = alike[turned] ?? turned;
	const place = 4 * at + (usual & 3);
	if (segment < 0) return { place, segment };
	player.joining.work(position, usual, at);
	const there = segmentAlike[MOST_SEGMENTS * turned + segment] ?? segment;
	return { place, segment: player.joining.tellerOf(there).index };
}

/** Judges a move by continuing it and the best others with the same piles. */
export function judge(
	trial: Trial,
	position: Position,
	tile: number,
	played: Move,
	{ moves, plies, mostDecks }: Effort,
	random: Random
): Judgement {
	const all = trial.player.moves(position, tile).map(untried);
	const own = all.find((move) => isSame(move, played)) ?? untried(played);
	if (all.length < 2) return { loss: 0, error: 0, best: own, ahead: 0, decks: 0 };
	const tried = [...new Set([...all.slice(0, moves), own])];
	let list = tried;
	for (let more = FIRST_DECKS; ; more = own.worths.length) {
		trial.tryMoves(position, tile, list, { decks: more, plies }, random);
		const best = bestOf(list, meanOf);
		list = list.filter((move) => move === own || !isBehind(move, best));
		const { found, ...known } = soFar(list, own, best);
		const decks = own.worths.length;
		if (list.length > 1 && 2 * decks <= mostDecks && !isClear(known)) continue;
		const ahead = aheadOf(best, tried);
		if (found < ABOUT_EQUAL) return { ...known, best, ahead, decks };
		const depth = { decks: mostDecks, plies };
		const again = compare(trial, position, tile, { best, played }, depth, random);
		return { ...again, best, ahead, decks: mostDecks };
	}
}

/** What is known of the loss so far. All piles flatter the best move; on halves, another one is often taken for it. */
function soFar(list: readonly TriedMove[], own: TriedMove, best: TriedMove) {
	const found = meanOf(differences(best, own));
	const loss = lossOf(list, own);
	return { found, loss, error: Math.max(errorOf(best, own, list), found - loss) };
}

/** How much a move gives away against another one, on new piles: those on which the other one was found flatter it. */
export function compare(
	trial: Trial,
	position: Position,
	tile: number,
	{ best, played }: { readonly best: Move; readonly played: Move },
	depth: { readonly decks: number; readonly plies: number },
	random: Random
): Pick<Judgement, 'loss' | 'error'> {
	const [one, other] = [untried(best), untried(played)];
	trial.tryMoves(position, tile, [one, other], depth, random);
	const losses = differences(one, other);
	return { loss: meanOf(losses), error: standardError(losses) };
}

/** True for the same move, see {@link usualMove}. */
export const isSame = (one: Move, other: Move): boolean =>
	one.place === other.place && one.segment === other.segment;

const bestOf = (
	list: readonly TriedMove[],
	mean: (worths: readonly number[]) => number
): TriedMove => list.reduce((best, move) => (mean(move.worths) > mean(best.worths) ? move : best));

function isBehind(move: TriedMove, best: TriedMove): boolean {
	const behind = differences(best, move);
	return move !== best && meanOf(behind) > BEHIND * standardError(behind) + A_LITTLE;
}

/** How far a move is ahead of the nearest other one; those that were dropped were tried with fewer piles. */
const aheadOf = (best: TriedMove, tried: readonly TriedMove[]): number =>
	Math.min(
		...tried.filter((move) => move !== best).map((move) => -meanOf(differences(move, best)))
	);

/** True if the loss is known to within a point, and clearly above or below what is worth a look. */
const isClear = ({ loss, error }: Pick<Judgement, 'loss' | 'error'>): boolean =>
	SURE * error < 1 && Math.abs(loss - WORTH_A_LOOK) > Math.max(0.5, 2 * error);

/** The best move is chosen on one half of the piles and measured on the other, and the other way round: luck favours none. */
const lossOf = (list: readonly TriedMove[], own: TriedMove): number =>
	meanOf(
		[0, 1].map((half) => {
			const best = bestOf(list, (worths) => meanOf(halfOf(worths, half)));
			return meanOf(halfOf(differences(best, own), 1 - half));
		})
	);

const halfOf = (numbers: readonly number[], half: number): number[] =>
	numbers.filter((_, at) => at % 2 === half);

/** How sure the loss is; if nothing is better, how sure that is. */
const errorOf = (best: TriedMove, own: TriedMove, list: readonly TriedMove[]): number =>
	best === own
		? Math.max(
				0,
				...list.filter((move) => move !== own).map((move) => standardError(differences(move, own)))
			)
		: standardError(differences(best, own));

/** The standard error of a mean. */
function standardError(numbers: readonly number[]): number {
	const mean = meanOf(numbers);
	const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
	return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
