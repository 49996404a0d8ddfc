import { featureAt } from '../../engine/board';
import { tileCount } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Scene } from '../../drawing/board/scene';
import { samePlace, type Spot } from '../../engine/spot';
import { laidBy, type MoveOnTable } from '../../lookahead/on-table';
import { pointsBySource, replayEvents, type Header } from '../../record';
import { ENDED, LAID } from '../../rules/base/events';
import type { LaidTurn, TableEvent } from '../../rules/catalogue';
import type { MoveReason } from '../../words/values';
import { tilesIn } from '../view/board-tiles';
import { figuresIn, mismatchesIn } from '../view/scene';

/** A turn that was played, and a better one with the same tile. */
interface ComparedMoves {
	readonly header: Header;
	/** All events before the turn. */
	readonly before: readonly TableEvent[];
	readonly played: LaidTurn;
	readonly better: LaidTurn;
}

/** The turn of a game that is compared; undefined if there is none at that position. */
export function comparedMoves(
	header: Header,
	events: readonly TableEvent[],
	at: number,
	move: MoveOnTable
): ComparedMoves | undefined {
	const played = events[at];
	if (played?.type !== LAID) return undefined;
	return {
		header,
		before: events.slice(0, at),
		played,
		better: laidBy(played.player, played.tile, move)
	};
}

const FOLLOWER = 'follower';
/** The most reasons that are given for a move. */
const MOST_REASONS = 3;

/** What a move led to for its player, and for the others together. */
interface Come {
	/** Points of the turn. */
	readonly now: number;
	readonly supply: number;
	/** Points if the game ended now. */
	readonly farms: number;
	readonly unfinished: number;
	readonly others: readonly number[];
	/** Where the turn's follower stays. */
	readonly stays: Stays | undefined;
}

type Stays = Extract<MoveReason, { readonly kind: 'stays' }>;

/** What can be counted in favour of a better move, what weighs most first; empty if it pays off only later. */
export function whyBetter({
	header,
	before,
	played,
	better
}: ComparedMoves): readonly MoveReason[] {
	const [had, has] = [played, better].map((turn) => comeOf(header, before, turn));
	if (!had || !has) return [];
	const reasons: readonly MoveReason[] = [
		...(has.now > had.now ? [{ kind: 'now', points: has.now, instead: had.now } as const] : []),
		...gainOf('farms', has.farms - had.farms),
		...gainOf('unfinished', has.unfinished - had.unfinished),
		...(has.supply > had.supply
			? [{ kind: 'supply', count: has.supply - had.supply } as const]
			: []),
		...has.others.flatMap((points, player) => {
			const less = (had.others[player] ?? 0) - points;
			return less > 0 ? [{ kind: 'others', player, points: less } as const] : [];
		})
	];
	const stays = has.stays && !isSameStay(has.stays, had.stays) ? [has.stays] : [];
	return [...reasons, ...stays].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_REASONS);
}

const isSameStay = (one: Stays, other: Stays | undefined): boolean =>
	one.on === other?.on && one.tiles === other.tiles;

const gainOf = (kind: 'farms' | 'unfinished', points: number): readonly MoveReason[] =>
	points > 0 ? [{ kind, points }] : [];

/** About how many points a follower in hand is worth. */
const FOLLOWER_WORTH = 3;
/** The weight of a follower that stays somewhere: only the place is said, not what it is worth. */
const STAY_WORTH = 2;

function weightOf(reason: MoveReason): number {
	if (reason.kind === 'now') return reason.points - reason.instead;
	if (reason.kind === 'stays') return STAY_WORTH;
	return reason.kind === 'supply' ? FOLLOWER_WORTH * reason.count : reason.points;
}

function comeOf(header: Header, before: readonly TableEvent[], turn: LaidTurn): Come {
	const then = replayEvents(header, before).game;
	const { game } = replayEvents(header, [...before, turn]);
	const ended: TableEvent = { type: ENDED, overruled: ['tiles-left'] };
	const end = replayEvents(header, [...before, turn, ended]).game;
	const gain = (player: PlayerIndex) => (game.scores[player] ?? 0) - (then.scores[player] ?? 0);
	return {
		now: gain(turn.player),
		supply: game.supply[turn.player]?.[FOLLOWER] ?? 0,
		farms: finalGain(game, end, turn.player, /^farm/),
		unfinished: finalGain(game, end, turn.player, /^unfinished/),
		others: end.scores.map((points, player) => (player === turn.player ? 0 : points)),
		stays: stayOf(game, turn)
	};
}

/** Where the follower of a turn stands after it. */
function stayOf({ board, pieces }: Game, { deploy, x, y }: LaidTurn): Stays | undefined {
	if (!deploy) return undefined;
	const at = { x, y, segment: deploy.segment };
	const stands = [...pieces].some((piece) => samePlace(piece.at, at));
	const feature = stands ? featureAt(board, at) : undefined;
	return feature && { kind: 'stays', on: feature.kind, tiles: tileCount(feature) };
}

/** What the end would pay a player from some sources. */
function finalGain(game: Game, end: Game, player: PlayerIndex, sources: RegExp): number {
	const [before, after] = [game, end].map((one) =>
		Object.entries(pointsBySource(one)[player] ?? {})
			.filter(([source]) => sources.test(source))
			.reduce((sum, [, points]) => sum + points, 0)
	);
	return (after ?? 0) - (before ?? 0);
}

/** A move on the board: its tile is laid, and nothing is scored yet. */
interface MovePicture {
	readonly scene: Pick<Scene, 'tiles' | 'mismatches' | 'figures'>;
	readonly at: Spot;
}

/** The move as it was played, and the better one. */
export const picturesOf = (
	moves: ComparedMoves
): Readonly<Record<'played' | 'better', MovePicture>> => ({
	played: pictureOf(moves, moves.played),
	better: pictureOf(moves, moves.better)
});

function pictureOf({ header, before }: ComparedMoves, turn: LaidTurn): MovePicture {
	const then = replayEvents(header, before).game;
	const { game } = replayEvents(header, [...before, turn]);
	const { deploy, player, x, y } = turn;
	const placed = deploy
		? [{ kind: FOLLOWER, player, at: { x, y, segment: deploy.segment } } as const]
		: [];
	const figures = figuresIn(game, [...then.pieces, ...placed], header.players);
	return {
		scene: { tiles: tilesIn(game, []), mismatches: mismatchesIn(game), figures },
		at: { x, y }
	};
}
