import { describe, expect, it } from 'vitest';
import { newGame, tokensOf } from '../../src/lib/engine/game';
import type { TileToken } from '../../src/lib/engine/ledger';
import type { GameEvent } from '../../src/lib/engine/module';
import { play, replay } from '../../src/lib/engine/play';
import { INGOTS_PUT } from '../../src/lib/expansions/gold-mines/events';
import { INGOT } from '../../src/lib/expansions/gold-mines/tiles';
import { nextQuestion, onlyAnswer } from '../../src/lib/engine/question';
import { choiceMatters } from '../../src/lib/expansions/gold-mines/choice';
import { tokensHeld } from '../../src/lib/rules/base/tokens';
import { laid } from '../modules/playing';
import { stateOf } from '../tools/games/game-state';
import { randomGameOf } from '../tools/games/random-game';
import { eventsOf, readGames, setupOf, firstOf } from '../tools/games/recorded';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';

const recorded = readGames('tests/games/gold.jsonl').map((record) => ({
	name: record.id,
	rules: rulesOf(setupOf(record)),
	players: record.players,
	first: firstOf(record),
	events: eventsOf(record)
}));
const random = [3000, 3001, 3002, 3003].map((seed) => ({
	name: `random ${String(seed)}`,
	...randomGameOf('gold-mines', seed)
}));

const choicesOf = ({ choices = [] }: GameEvent): readonly GameEvent[] => choices;

describe.each([...recorded, ...random])('the ingots of $name', (one) => {
	const { rules, players, first, events } = one;

	it('lie on tiles or belong to somebody: two for each tile with gold', () => {
		const game = newGame(rules, players, first);
		let put = 0;
		for (const event of events) {
			expect(play(game, event).ok).toBe(true);
			put += [event, ...choicesOf(event)].filter(({ type }) => type === INGOTS_PUT).length;
			const owned = game.tokens.reduce((sum, _, player) => sum + tokensOf(game, player, INGOT), 0);
			expect(owned + game.onTiles.size).toBe(2 * put);
		}
		expect(put).toBeGreaterThan(0);
	});

	it('are the same played on as from scratch', () => {
		const game = newGame(rules, players, first);
		events.forEach((event, index) => {
			play(game, event);
			if (index % 9 === 0)
				expect(stateOf(game)).toEqual(
					stateOf(replay(rules, players, first, events.slice(0, index + 1)).game)
				);
		});
	});
});

const ingot = (x: number): TileToken => ({ token: INGOT, at: { x, y: 0 } });

describe('a choice of the tile', () => {
	const [p, q, r] = [ingot(0), ingot(1), ingot(2)];

	it('matters where another player may take from one of the tiles only', () => {
		const claims = [
			{ tokens: [p, q], players: [0] },
			{ tokens: [p], players: [1] }
		];
		expect(choiceMatters(2, claims, [p, q], 0)).toBe(true);
		// Blue, who is first, may take from one tile only.
		expect(choiceMatters(2, claims, [p, q], 1)).toBe(false);
		expect(choiceMatters(2, claims, [p], 0)).toBe(false);
	});

	it('doesn’t matter where everybody may take from all, or each from others', () => {
		const shared = [{ tokens: [p, q, r], players: [0, 1] }];
		expect(choiceMatters(2, shared, [p, q, r], 0)).toBe(false);
		const apart = [
			{ tokens: [p, q], players: [0] },
			{ tokens: [r], players: [1] }
		];
		expect(choiceMatters(2, apart, [p, q, r], 0)).toBe(false);
	});

	it('doesn’t matter where so many are left that nobody can lose any', () => {
		const claims = [
			{ tokens: [p, q], players: [0] },
			{ tokens: [p, r], players: [1] }
		];
		expect(choiceMatters(2, claims, [p, q, r], 0)).toBe(true);
		expect(choiceMatters(2, claims, [q, r], 0)).toBe(false);
	});
});

describe('the question where the second ingot goes', () => {
	const rules = rulesOf({ box: 'base-c1', expansions: ['gold-mines'], rulings: USUAL_RULINGS });
	const after = (...events: Parameters<typeof replay>[3]) => replay(rules, 2, 0, events).game;

	it('answers itself where only one tile lies beside', () => {
		const ask = nextQuestion(after(laid(0, 'gm-RRRR-bridge', [1, 0, 0])));
		expect(ask && onlyAnswer(ask)).toEqual({
			type: 'gold-mines/put',
			player: 0,
			on: { x: 0, y: 0 }
		});
	});

	it('is asked where several lie around', () => {
		const ask = nextQuestion(
			after(laid(0, 'base-U', [1, 0, 0]), laid(1, 'gm-CCFF-monastery', [0, 1, 2]))
		);
		expect(ask?.options).toHaveLength(2);
		expect(ask && onlyAnswer(ask)).toBeUndefined();
	});
});

it('nobody is said to have the most ingots: all of them pay', () => {
	const [game] = recorded.map((one) => replay(one.rules, one.players, one.first, one.events).game);
	expect(game && tokensHeld(game, 0).map(({ most }) => most)).toEqual([false]);
});
