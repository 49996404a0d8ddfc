import { describe, expect, it } from 'vitest';
import { newGame, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { offersIn, openQuestions } from '../../src/lib/engine/question';
import type { Spot } from '../../src/lib/engine/spot';
import { spotsInReach } from '../../src/lib/expansions/tower/reach';
import { TOWER_TILES, towerCounts } from '../../src/lib/expansions/tower/tiles';
import { rulesOf, USUAL_RULINGS, type ExpansionId } from '../../src/lib/rules/catalogue';
import { lyingIn } from '../tools/games/lying';
import { factOf, told, type Fact } from '../tools/games/tile-facts';
import { laid } from '../modules/playing';
import '../tools/games/all-expansions';
import facts from './tower-tiles.json';

const gameWith = (expansions: readonly ExpansionId[], players = 2): MutableGame =>
	newGame(
		rulesOf({
			box: 'base-c1',
			expansions: [...expansions, 'tower'],
			rulings: { ...USUAL_RULINGS, robbers: 'every' }
		}),
		players,
		0
	);

/** Throws where one is refused. */
function after(game: MutableGame, ...events: readonly GameEvent[]): MutableGame {
	for (const event of events) {
		const played = play(game, event);
		if (!played.ok) throw new Error(JSON.stringify([event, played.error]));
	}
	return game;
}

const built = (player: number, x: number, y: number): GameEvent & { readonly at: Spot } =>
	({
		type: 'tower/built',
		player,
		at: { x, y }
	}) as GameEvent & { readonly at: Spot };
const captured = (player: number, whose: number, x: number, y: number) =>
	({
		type: 'tower/captured',
		player,
		whose,
		piece: 'follower',
		from: { x, y, segment: 0 },
		top: 0
	}) as GameEvent;
const ransomed = (player: number, from: number) =>
	({ type: 'tower/ransomed', player, from, piece: 'follower' }) as GameEvent;
const THIEF = laid(0, 'base-U', [-1, 0, 0], ['follower', 0]);
const TAKEN: GameEvent = {
	...laid(1, 'to-FFFF', [-1, 1, 0]),
	choices: [built(1, -1, 1), captured(1, 0, -1, 0)]
};
const given = (player: number, points: number) =>
	({
		type: 'base/corrected',
		changes: [{ player, points }],
		reason: 'Given',
		why: 'mistake'
	}) as GameEvent;

describe('the tiles of The Tower equal their rows in tower-tiles.json', () => {
	const rows = new Map<string, { edges: readonly string[]; features: readonly unknown[] }>(
		facts.tiles.map((row) => [row.id, row])
	);

	it.each(TOWER_TILES.map((type) => [type.id, type] as const))('%s', (id, type) => {
		expect(type.edges).toEqual(rows.get(id)?.edges);
		expect(type.segments.map((segment) => factOf(segment, type))).toEqual(
			told((rows.get(id)?.features ?? []) as readonly Fact[])
		);
	});

	it('eighteen of them in each edition', () => {
		expect(towerCounts({ towerTiles: 'first' })).toEqual(facts.sets.tower);
		expect(towerCounts({ towerTiles: 'later' })).toEqual(facts.sets['tower-c2']);
	});
});

it('a tower of three floors reaches thirteen spots: the rulebook’s example', () => {
	const spots = spotsInReach({ x: 3, y: 3 }, 3).map(({ x, y }) => [x, y]);
	const row = [0, 1, 2, 4, 5, 6].map((x) => [x, 3]);
	const column = [0, 1, 2, 3, 4, 5, 6].map((y) => [3, y]);
	expect(spots.sort()).toEqual([...row, ...column].sort());
});

describe('what a turn offers', () => {
	const offered = (game: MutableGame, event: GameEvent) =>
		offersIn(lyingIn(game, event)).map(({ id }) => id);

	it('is a floor on any foundation, and the top of a tower that has one', () => {
		const game = after(gameWith([]), laid(0, 'to-FFFF', [0, 1, 0]));
		expect(offered(game, laid(1, 'base-B', [1, 1, 0]))).toEqual(['tower/built']);
		const high = { ...laid(1, 'base-B', [1, 1, 0]), choices: [built(1, 0, 1)] };
		after(game, high);
		expect(offered(game, laid(0, 'base-B', [0, 2, 0]))).toEqual(['tower/built', 'tower/climbed']);
	});

	it('is nothing of that after a figure was put', () => {
		const game = after(gameWith([]), laid(0, 'to-FFFF', [0, 1, 0]));
		expect(offered(game, laid(1, 'base-B', [1, 1, 0], ['follower', 0]))).toEqual([]);
	});

	it('is a ransom before the tile, once, for whoever has the points', () => {
		const game = after(gameWith([]), THIEF, TAKEN);
		expect(offersIn(game)).toEqual([]);
		after(game, given(0, 3));
		const [offer] = offersIn(game);
		expect(offer).toMatchObject({ id: 'tower/ransomed', player: 0, timing: 'before' });
		expect(offer?.choices).toMatchObject([{ player: 1, piece: 'follower' }]);
		after(game, ransomed(0, 1));
		expect(offersIn(game)).toEqual([]);
	});
});

it('several followers on one place: one is tapped, the other has a button, and so has one on the tower', () => {
	const game = gameWith(['crop-circles'], 2);
	after(game, laid(0, 'to-FFFF', [0, 1, 0]));
	after(game, { ...laid(1, 'base-B', [1, 1, 0]), choices: [built(1, 0, 1)] });
	after(game, laid(0, 'base-B', [0, 2, 0], ['follower', 0]));
	after(game, {
		...laid(1, 'base-B', [-1, 1, 0]),
		choices: [
			{ type: 'tower/climbed', player: 1, piece: 'follower', at: { x: 0, y: 1 } } as GameEvent
		]
	});
	const lying = lyingIn(game, {
		...laid(0, 'to-CFFF', [1, 2, 2]),
		choices: [built(0, 1, 2)]
	});
	const [ask] = openQuestions(lying);
	expect(ask?.id).toBe('tower/captured');
	expect(ask?.options).toEqual([[{ x: 0, y: 2, segment: 0 }]]);
	expect(ask?.reach).toHaveLength(5);
});

describe('a ransom is no scoring', () => {
	it('that a robber takes half of', () => {
		const game = after(gameWith(['robbers']), THIEF, TAKEN, given(0, 3));
		const robbed = { type: 'robbers/placed', player: 0, beside: 1 } as GameEvent;
		const spared = { type: 'robbers/declined', player: 1 } as GameEvent;
		after(game, { ...laid(0, 'rb-FRFR', [1, 0, 0]), choices: [robbed] }, spared);
		after(game, laid(1, 'base-E', [0, -1, 2]), ransomed(0, 1));
		expect(game.scores).toEqual([0, 3]);
		expect([...game.apart].map(({ on }) => on.kind)).toEqual(['track']);
	});
});

it('on top of a tower a follower is eaten by the dragon, and the tower is open again', () => {
	const at = { x: 0, y: 1 };
	const game = after(
		gameWith(['princess-and-dragon']),
		{ ...laid(0, 'to-FFFF', [0, 1, 0]), choices: [built(0, 0, 1)] },
		laid(1, 'pd-FFFF-volcano', [1, 1, 0]),
		{
			...laid(0, 'base-E', [0, 2, 2]),
			choices: [{ type: 'tower/climbed', player: 0, piece: 'follower', at } as GameEvent]
		},
		laid(1, 'pd-CFFF-dragon', [2, 1, 0])
	);
	expect([game.apart.size, game.supply[0]?.['follower']]).toEqual([1, 6]);
	after(game, { type: 'dragon/moved', player: 1, to: at } as GameEvent);
	expect([game.apart.size, game.supply[0]?.['follower']]).toEqual([0, 7]);
});
