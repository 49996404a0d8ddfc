import { tileAt, type Link } from '../../engine/board';
import type { Game, Turn } from '../../engine/game';
import type { Choice, Question } from '../../engine/question';
import { sidesOf, type LaidTile } from '../../engine/feature';
import type { Side } from '../../engine/spot';
import {
	FERRIES_KEPT,
	FERRY_LAID,
	FERRY_MOVED,
	type FerriesKept,
	type FerryLaid,
	type FerryMoved
} from './events';
import { ferryAt, movableFerries } from './links';
import { FERRY, pairsOf, type Pair } from './tiles';

/** Answers: two sides; or, if several ferries could be moved, that only the one asked about stays. */
export const SIDES = 'sides';
export const KEEP_ONE = 'keep';

const timing = 'moves';

/** Asks which two roads the ferry of the lake just laid joins. It must be laid. */
export function layQuestion(game: Game, { tile, player }: Turn): readonly Question[] {
	const pairs = pairsOf(tile.type);
	if (pairs.length === 0 || ferryAt(game, tile)) return [];
	const choices = choicesOf(tile, pairs, { type: FERRY_LAID, player });
	return [{ id: FERRY_LAID, player, timing, figure, options: [], choices }];
}

const figure = { kind: FERRY, owned: false } as const;

/** A button for each pair of roads, with the sides of the spot where they leave it. */
const choicesOf = (
	tile: LaidTile,
	pairs: readonly Pair[],
	event: Pick<FerryLaid | FerryMoved, 'type' | 'player'>
): readonly Choice[] =>
	pairs
		.map(([segment, other]) => ({
			id: SIDES,
			sides: [segment, other].flatMap((index) => sidesOf(tile, index)).sort((a, b) => a - b),
			event: { ...event, one: { x: tile.x, y: tile.y, segment }, other }
		}))
		.sort((a, b) => rankOf(a.sides) - rankOf(b.sides));

/** Sorts pairs of sides: from the north on, clockwise. */
const rankOf = ([first = 0, second = 0]: readonly Side[]): number => 4 * first + second;

/** Asks where the next ferry that may be moved goes. The player may also leave all ferries where they are. */
export function moveQuestion(game: Game, turn: Turn): readonly Question[] {
	const [next, ...others] = movableFerries(game, turn);
	const tile = next && tileAt(game.board, next.one);
	if (!tile) return [];
	const { player } = turn;
	const kept: FerriesKept = { type: FERRIES_KEPT, player };
	const moves = choicesOf(tile, otherPairs(tile, next), { type: FERRY_MOVED, player });
	const keep = { id: KEEP_ONE, event: { ...kept, at: next.one } };
	return [
		{
			id: FERRY_MOVED,
			player,
			timing,
			about: next.one,
			figure,
			options: [],
			choices: others.length > 0 ? [...moves, keep] : moves,
			no: kept
		}
	];
}

/** The pairs of roads at a ferry’s lake that it doesn’t join. */
export const otherPairs = ({ type }: LaidTile, { one, other }: Link): readonly Pair[] =>
	pairsOf(type).filter((pair) => !pair.includes(one.segment) || !pair.includes(other.segment));
