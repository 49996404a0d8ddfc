import { newGame } from '../../src/lib/engine/game';
import type { Rules } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { seededRandom, type Random } from '../../src/lib/engine/seeded-random';
import { compactGame, positionOf } from '../../src/lib/lookahead/from-game';
import { cellAt } from '../../src/lib/lookahead/grid';
import { setAside } from '../../src/lib/lookahead/lay';
import { shuffled, type Move, type Player } from '../../src/lib/lookahead/play';
import type { Position } from '../../src/lib/lookahead/position';
import { ENDED, LAID, SET_ASIDE, type Laid, type SetAside } from '../../src/lib/rules/base/events';
import type { Way } from './match';
import type { Played } from './support';

/** What players with noise may think a move better or worse than it is, in points. */
const NOISE = 2;

/** The move that looks best to a player who sees what each is worth only roughly; undefined where the tile fits nowhere. */
export function noisyMove(
	player: Player,
	position: Position,
	tile: number,
	random: Random
): Move | undefined {
	let [best, most]: [Move | undefined, number] = [undefined, -Infinity];
	for (const move of player.moves(position, tile)) {
		const thought = move.value + NOISE * (random() + random() - 1);
		if (thought > most) [best, most] = [move, thought];
	}
	return best;
}

/** A player with noise as a way to choose. */
export const noisy =
	(player: Player): Way =>
	(position, tile, random) =>
		noisyMove(player, position, tile, random);

/** Plays a position to its end from a seed; `before` is called before each turn. */
export function playThrough(
	position: Position,
	hands: Player,
	ways: readonly Way[],
	seed: string,
	before: (position: Position, tile: number) => void = () => undefined
): void {
	const random = seededRandom(seed);
	for (const tile of shuffled(position, seededRandom(`${seed} pile`))) {
		before(position, tile);
		const move = ways[position.toMove % ways.length]?.(position, tile, random);
		if (move) hands.make(position, tile, { ...move });
		else setAside(position, tile);
	}
}

/** A game from a seed as an app would have recorded it, each player by one of these ways. */
export function recordedBy(
	rules: Rules,
	players: number,
	ways: readonly Way[],
	seed: string
): Played {
	const game = newGame(rules, players, 0);
	const compact = compactGame(rules, players);
	const random = seededRandom(seed);
	const events: (Laid | SetAside)[] = [];
	const start = positionOf(compact, game);
	for (const tile of start ? shuffled(start, seededRandom(`${seed} pile`)) : []) {
		const position = positionOf(compact, game);
		if (!position) throw new Error('A game by the rules has a position.');
		const move = ways[position.toMove % ways.length]?.(position, tile, random);
		const event = eventOf(game, position, tile, move);
		if (!play(game, event).ok) throw new Error('What a player chooses can be played.');
		events.push(event);
	}
	return { rules, players, first: 0, events: [...events, { type: ENDED }] };
}

function eventOf(
	{ board, toMove }: ReturnType<typeof newGame>,
	{ game: { grid, tiles } }: Position,
	tile: number,
	move: Move | undefined
): Laid | SetAside {
	const id = tiles.ids[tile];
	if (!id) throw new Error(`There is no tile ${String(tile)}.`);
	if (!move) return { type: SET_ASIDE, player: toMove, tile: id };
	const { place, segment } = move;
	const hole = [...board.holes.values()].find((one) => cellAt(grid.width, one) === place >> 2);
	if (!hole) throw new Error('A move lies on an open spot.');
	return {
		...{ type: LAID, player: toMove, tile: id, x: hole.x, y: hole.y },
		rotation: (place & 3) as Laid['rotation'],
		...(segment >= 0 && { deploy: { piece: 'follower', segment } })
	};
}
