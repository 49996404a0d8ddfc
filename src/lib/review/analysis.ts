import type { PlayerIndex } from '../engine/piece';
import type { ReviewedTurn } from '../lookahead/review';
import { largest } from './race';

/** A player's luck with the tiles drawn, in points against the mean of all that could have come. */
export interface Luck {
	readonly player: PlayerIndex;
	readonly sum: number;
	/** The sum so far after each turn of any player, the first one before all of them. */
	readonly line: readonly number[];
	readonly luckiest?: ReviewedTurn;
	readonly unluckiest?: ReviewedTurn;
}

/** Each player's luck. */
export const luckOf = (turns: readonly ReviewedTurn[], players: number): readonly Luck[] =>
	Array.from({ length: players }, (_, player) => {
		const own = turns.filter(({ review }) => review.player === player);
		const luckiest = largest(own, ({ review }) => review.luck);
		const unluckiest = largest(own, ({ review }) => -review.luck);
		const line = lineOf(turns, player);
		return {
			player,
			sum: line.at(-1) ?? 0,
			line,
			...(luckiest && { luckiest }),
			...(unluckiest && { unluckiest })
		};
	});

function lineOf(turns: readonly ReviewedTurn[], player: PlayerIndex): readonly number[] {
	let sum = 0;
	return [0, ...turns.map(({ review }) => (sum += review.player === player ? review.luck : 0))];
}

/** Each player's chance to win, in a position. */
export interface ChancePoint {
	/** Number of events so far: the position to show. */
	readonly position: number;
	/** From 0 to 1, by seat. */
	readonly chances: readonly number[];
}

/** The chances before each turn from a position on; after the last one of a game that is over who won, a shared win in parts. */
export function chancesOver(
	turns: readonly ReviewedTurn[],
	from: number,
	end: { readonly position: number; readonly winners: readonly PlayerIndex[] } | undefined
): readonly ChancePoint[] {
	const known = turns
		.filter(({ event }) => event >= from)
		.map(({ event, review }) => ({ position: event, chances: review.chances }));
	const last = known.at(-1);
	if (!last || !end || end.winners.length === 0) return known;
	const chances = last.chances.map((_, player) =>
		end.winners.includes(player) ? 1 / end.winners.length : 0
	);
	return [...known, { position: end.position, chances }];
}

/** A turn that changed the chances to win more than others. */
export interface DecidingTurn {
	/** Number of events with the turn. */
	readonly position: number;
	readonly turn: ReviewedTurn;
	/** Whose chance rose most, and from what to what. */
	readonly winner: PlayerIndex;
	readonly from: number;
	readonly to: number;
	/** What did more of it. */
	readonly by: 'draw' | 'move';
}

const MOST_DECIDING = 3;
/** Chances are estimated: what changes less may be chance. */
const LEAST_CHANGE = 0.15;

/** The turns that changed the chances to win most, the most first. */
export function decidingTurns(
	turns: readonly ReviewedTurn[],
	points: readonly ChancePoint[]
): readonly DecidingTurn[] {
	const found = points.slice(0, -1).flatMap((before, at) => {
		const turn = turns.find(({ event }) => event === before.position);
		const after = points[at + 1];
		return turn && after ? [changeIn(turn, before, after)] : [];
	});
	return found
		.filter(({ from, to }) => to - from >= LEAST_CHANGE)
		.sort((a, b) => b.to - b.from - (a.to - a.from) || a.position - b.position)
		.slice(0, MOST_DECIDING);
}

function changeIn(turn: ReviewedTurn, before: ChancePoint, after: ChancePoint): DecidingTurn {
	const gains = after.chances.map((chance, player) => chance - (before.chances[player] ?? 0));
	const winner = gains.indexOf(Math.max(...gains));
	const { luck, loss } = turn.review;
	return {
		position: turn.event + 1,
		turn,
		winner,
		from: before.chances[winner] ?? 0,
		to: after.chances[winner] ?? 0,
		by: loss > Math.abs(luck) ? 'move' : 'draw'
	};
}

/** The turns with a mark, those that gave away most first. */
export const secondLooks = (turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
	turns
		.filter(({ review }) => review.mark !== undefined)
		.sort((a, b) => b.review.loss - a.review.loss);
