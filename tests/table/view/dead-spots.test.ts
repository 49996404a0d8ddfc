import { isEnclosed } from '$lib/engine/holes';
import { newGame, type Game, type MutableGame } from '$lib/engine/game';
import type { GameEvent } from '$lib/engine/module';
import { play } from '$lib/engine/play';
import { tileId } from '$lib/engine/tile';
import { ABBEY } from '$lib/expansions/abbey-and-mayor/tiles';
import { rulesOf, UNRECORDED_RULINGS, type ExpansionId } from '$lib/rules/catalogue';
import { tilesIn } from '$lib/table/view/board-tiles';
import { spotsIn } from '$lib/table/view/scene';
import { deadSpots } from '$lib/table/turn/palette';
import { words } from '$lib/words/en/table';
import { expect, it } from 'vitest';
import { seededRandom } from '../../tools/games/seeded-random';
import { grow } from '../../tools/games/grown-board';

const started = (...expansions: readonly ExpansionId[]): MutableGame =>
	newGame(rulesOf({ box: 'base-c1', expansions, rulings: UNRECORDED_RULINGS }), 2, 0);

/** A game in which only these tiles are still to come. */
function withLeft(game: MutableGame, ...ids: readonly string[]): MutableGame {
	for (const id of game.left.keys()) game.left.set(id, ids.includes(id) ? 1 : 0);
	return game;
}

const at = (game: Game) =>
	deadSpots(game)
		.map(({ x, y }) => `${String(x)},${String(y)}`)
		.sort();

it('no spot is dead while tiles fit everywhere', () => {
	expect(at(started())).toEqual([]);
});

it('a spot is dead that nothing left fits: a tile of city all around only goes to the city in the north', () => {
	expect(at(withLeft(started(), 'base-C'))).toEqual(['-1,0', '0,1', '1,0']);
	expect(at(withLeft(started()))).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
});

it('no spot is dead where a bridge may still carry a road on', () => {
	const game = withLeft(started('bridges'), 'base-B');
	expect(at(game)).toEqual(['0,-1']);
	for (const own of game.tokens) own['bridge'] = 0;
	expect(at(game)).toEqual(['-1,0', '0,-1', '1,0']);
});

it('a tile that nobody has described yet may fit anywhere', () => {
	const game = withLeft(started('gingerbread'), ...started('gingerbread').left.keys());
	for (const id of game.left.keys()) if (game.rules.tiles.has(id)) game.left.set(id, 0);
	expect(at(game)).toEqual([]);
});

it('a player’s own tile counts while anybody has one', () => {
	const game = withLeft(started('abbey-and-mayor'));
	grow(game, 40, seededRandom(3));
	for (const id of game.left.keys()) game.left.set(id, 0);
	const enclosed = [...game.board.holes.values()].filter(isEnclosed);
	expect(enclosed.length).toBeGreaterThan(0);
	const isDead = () => at(game).includes(`${String(enclosed[0]?.x)},${String(enclosed[0]?.y)}`);
	for (const pile of game.stock) pile.clear();
	expect(isDead()).toBe(true);
	game.stock[1]?.set(ABBEY.id, 1);
	expect(isDead()).toBe(false);
});

it('a dead spot has an accessible name, and can still be tapped', () => {
	const spots = spotsIn(withLeft(started(), 'base-C'), {});
	const dead = spots.filter((spot) => spot.dead);
	expect(dead.map(({ label }) => label)).toEqual(
		dead.map((spot) => words.table.spot(spot, { unfillable: true }))
	);
	expect(spots.every(({ legal }) => legal)).toBe(true);
	const alive = spots.find((spot) => !spot.dead);
	expect(alive?.label).toBe(words.table.spot({ x: 0, y: -1 }));
});

it('no spot can be tapped once all tiles are laid, unless a tile was chosen all the same', () => {
	const none = withLeft(started());
	expect(spotsIn(none, {})).toEqual([]);
	expect(spotsIn(none, { tile: tileId('base-C') })).toHaveLength(4);
});

it('a tile knows which of its segments are completed, also by a later tile', () => {
	const game = started();
	const before = tilesIn(game, []);
	expect(before[0]?.completed).toEqual([]);
	const cap = { tile: tileId('base-E'), x: 0, y: -1, rotation: 2 } as const;
	expect(play(game, { type: 'base/laid', player: 0, ...cap } as GameEvent).ok).toBe(true);
	const after = tilesIn(game, before);
	expect(after.map(({ completed }) => completed)).toEqual([[0], [0]]);
	expect(tilesIn(game, after)[0]).toBe(after[0]);
});
