import { newGame, type Game, type Rules } from '../../src/lib/engine/game';
import { matches, placements, type Placement } from '../../src/lib/engine/holes';
import { OBJECTIONS } from '../../src/lib/engine/objection';
import { play } from '../../src/lib/engine/play';
import type { Rulings } from '../../src/lib/engine/rulings';
import { ALL_ROTATIONS } from '../../src/lib/engine/spot';
import type { TileType } from '../../src/lib/engine/tile';
import type { BaseEvent, Laid } from '../../src/lib/rules/base/events';
import { deployOptions } from '../../src/lib/rules/base/options';
import { BOX_IDS, rulesOf, RULINGS } from '../../src/lib/rules/catalogue';
import { chance, type Chance } from './chance';

/** A game played at random, and all that's needed to play it again. */
export interface RandomGame {
	readonly rules: Rules;
	readonly players: number;
	readonly first: number;
	readonly events: readonly BaseEvent[];
}

/** Any box, 2 to 6 players, any answer to every ruling, and a game to its end, all from one seed. */
export function randomGame(seed: number): RandomGame {
	const luck = chance(seed);
	const rulings: Rulings = Object.fromEntries(
		RULINGS.map(({ id, choices }) => [id, luck.pick(choices)])
	);
	const rules = rulesOf({ box: luck.pick(BOX_IDS), expansions: [], rulings });
	const players = 2 + luck.below(5);
	const first = luck.below(players);
	const game = newGame(rules, players, first);
	return { rules, players, first, events: playOut(game, luck) };
}

/**
 * Plays a game to its end at random. In one turn of twenty the table overrules whatever the rules object to: the tile
 * then lies anyhow beside another.
 */
function playOut(game: Game, luck: Chance): BaseEvent[] {
	const events: BaseEvent[] = [];
	const take = (event: BaseEvent): void => {
		if (!play(game, event).ok)
			throw new Error(`Play at random went wrong: ${JSON.stringify(event)}`);
		events.push(event);
	};
	for (let tile = draw(game, luck); tile; tile = draw(game, luck)) {
		const unruly = luck.below(20) === 0;
		const spots = unruly ? anyhow(game) : placements(game.board, tile);
		const overruled = unruly ? OBJECTIONS.slice() : undefined;
		if (spots.length > 0) take(turn(game, luck, tile, luck.pick(spots), overruled));
		else take({ type: 'base/set-aside', player: game.toMove, tile: tile.id });
	}
	take({ type: 'base/ended', overruled: ['tiles-left'] });
	return events;
}

/** A tile out of the bag; nothing when none is left, or none of those left fits anywhere. */
function draw(game: Game, luck: Chance): TileType | undefined {
	const bag = [...game.left].flatMap(([id, count]) =>
		Array.from({ length: Math.max(0, count) }, () => game.rules.tiles.get(id))
	);
	const fits = bag.some((type) => type && placements(game.board, type).length > 0);
	return fits ? luck.pick(bag) : undefined;
}

const anyhow = ({ board }: Game): Placement[] =>
	[...board.holes.values()].flatMap(({ x, y }) =>
		ALL_ROTATIONS.map((rotation) => ({ x, y, rotation }))
	);

function turn(
	game: Game,
	luck: Chance,
	type: TileType,
	{ x, y, rotation }: Placement,
	overruled: Laid['overruled']
): Laid {
	const player = game.toMove;
	const laid: Laid = { type: 'base/laid', player, tile: type.id, x, y, rotation };
	const options = deployOptions(game, { type, spot: { x, y }, rotation }, player).filter(
		({ occupied }) => !occupied || overruled
	);
	if (overruled) laid.overruled = overruled;
	if (options.length === 0 || luck.below(3) === 0) return laid;
	const { piece, segment } = luck.pick(options);
	return { ...laid, deploy: { piece, segment } };
}

/** Lays tiles of any design, as many as it takes, until the board holds `size` tiles; followers go where they may. */
export function grow(game: Game, size: number, luck: Chance): void {
	while (game.board.order.length < size) play(game, growOnce(game, luck));
}

/** A turn that the rules allow but for the number of tiles in the box, on any spot of the board. */
export function growOnce(game: Game, luck: Chance): Laid {
	const types = [...game.rules.tiles.values()];
	const holes = [...game.board.holes.values()];
	for (;;) {
		const type = luck.pick(types);
		const hole = luck.pick(holes);
		const rotation = luck.pick(ALL_ROTATIONS);
		if (!matches(hole, type, rotation)) continue;
		const at = { x: hole.x, y: hole.y, rotation };
		return { ...turn(game, luck, type, at, undefined), overruled: ['none-left'] };
	}
}
