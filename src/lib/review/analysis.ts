import { tilesLeft } from '../engine/game';
import type { PlayerIndex } from '../engine/piece';
import type { ReviewedTurn } from '../lookahead/review';
import { CLOSED, ENDED, isLaid } from '../rules/base/events';
import type { TurnNumber } from '../rules/base/tile-numbers';
import { largest } from './race';
import type { Review } from './review';

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
	/** True if more happened since the point before than that point's turn, such as turns that can't be looked at. */
	readonly apart?: true;
}

/** How a game ended. */
interface GameEnd {
	/** Number of all events. */
	readonly position: number;
	/** None if another game decides. */
	readonly winners: readonly PlayerIndex[];
	/** Number of events with the last turn; absent if more decided: the clock, manual points, or that all stopped early. */
	readonly decided?: number;
}

/** How a game ended; undefined while it is played. */
export function endOf({
	running,
	game,
	winners,
	late
}: Pick<Review, 'running' | 'game' | 'winners' | 'late'>): GameEnd | undefined {
	if (running) return undefined;
	const { history } = game;
	const decided = 1 + history.findLastIndex(({ event }) => isLaid(event));
	const ending = history.slice(decided).map(({ event }) => event.type);
	const plain = ending.every((type) => type === ENDED || type === CLOSED);
	const alone = plain && late === undefined && tilesLeft(game) === 0;
	return { position: history.length, winners, ...(alone && { decided }) };
}

/**
 * The number of events before the second quarter of a game: before it, chances can't be told. Infinity if it isn't reached.
 * @param tiles how many there are in all
 * @param turnAt the number of the turn after so many events
 */
export function secondQuarter(
	events: number,
	tiles: number,
	turnAt: (position: number) => TurnNumber
): number {
	for (let at = 0; at < events; at++) if (Number(turnAt(at + 1)) > tiles / 4) return at;
	return Infinity;
}

/** The chances before each turn from a position on; at the end of a game that is over, who won, with a shared win in parts. */
export function chancesOver(
	turns: readonly ReviewedTurn[],
	from: number,
	end: GameEnd | undefined
): readonly ChancePoint[] {
	const known = turns
		.filter(({ event }) => event >= from)
		.map(({ event, review }, at, all) => {
			const follows = at === 0 || all[at - 1]?.event === event - 1;
			return { position: event, chances: review.chances, ...apartUnless(follows) };
		});
	const last = known.at(-1);
	if (!last || !end || end.winners.length === 0) return known;
	const chances = last.chances.map((_, player) =>
		end.winners.includes(player) ? 1 / end.winners.length : 0
	);
	const follows = end.decided === last.position + 1;
	return [...known, { position: end.position, chances, ...apartUnless(follows) }];
}

const apartUnless = (follows: boolean): Pick<ChancePoint, 'apart'> =>
	follows ? {} : { apart: true };

/** A turn that changed the chances to win more than others. */
export interface DecidingTurn {
	/** Number of events with the turn. */
	readonly position: number;
	readonly turn: ReviewedTurn;
	/** Whose chance rose most, and from what to what. */
	readonly winner: PlayerIndex;
	readonly from: number;
	readonly to: number;
	/** What did more of it; `turn` if neither explains it. */
	readonly by: 'draw' | 'move' | 'turn';
}

const MOST_DECIDING = 3;
/** Chances are estimated: what changes less may be chance. */
const LEAST_CHANGE = 0.15;
/** Less luck or loss is told as 0 points, and explains nothing. */
const LEAST_POINTS = 0.5;

/** The turns that changed the chances to win most, the most first. */
export function decidingTurns(
	turns: readonly ReviewedTurn[],
	points: readonly ChancePoint[]
): readonly DecidingTurn[] {
	const found = points.slice(0, -1).flatMap((before, at) => {
		const turn = turns.find(({ event }) => event === before.position);
		const after = points[at + 1];
		return turn && after && !after.apart ? [changeIn(turn, before, after)] : [];
	});
	return found
		.filter(({ from, to }) => to - from >= LEAST_CHANGE)
		.sort((a, b) => b.to - b.from - (a.to - a.from) || a.position - b.position)
		.slice(0, MOST_DECIDING);
}

function changeIn(turn: ReviewedTurn, before: ChancePoint, after: ChancePoint): DecidingTurn {
	const gains = after.chances.map((chance, player) => chance - (before.chances[player] ?? 0));
	const winner = gains.indexOf(Math.max(...gains));
	return {
		position: turn.event + 1,
		turn,
		winner,
		from: before.chances[winner] ?? 0,
		to: after.chances[winner] ?? 0,
		by: causeOf(turn, gains[turn.review.player] ?? 0)
	};
}

/** What made a player's chance rise or fall: what goes the other way explains nothing. */
function causeOf({ review: { luck, loss } }: ReviewedTurn, gain: number): DecidingTurn['by'] {
	const drawn = gain > 0 ? luck : -luck;
	const lost = gain > 0 ? 0 : loss;
	if (Math.max(drawn, lost) < LEAST_POINTS) return 'turn';
	return lost > drawn ? 'move' : 'draw';
}

/** The turns with a mark, those that gave away most first. */
export const secondLooks = (turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
	turns
		.filter(({ review }) => review.mark !== undefined)
		.sort((a, b) => b.review.loss - a.review.loss);
