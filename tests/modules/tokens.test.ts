import { describe, expect, it } from 'vitest';
import { completedBy } from '../../src/lib/engine/board';
import { composeModules } from '../../src/lib/engine/compose';
import { originOf, signsOf } from '../../src/lib/engine/feature';
import { ledgerOf, type Game } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { tile } from '../../src/lib/engine/tile';
import { isLaid } from '../../src/lib/rules/base/events';
import { settleMajority } from '../../src/lib/rules/base/tokens';
import { rulesWith, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { ENDED, expansionOf, laid, played, refusalOf, rulesFor } from './playing';

const HONEY = tile('honey-road', {}, 'R:EW!honey F:0127 F:3456');

/** Whoever completes a road gets a pot for each beehive beside it; most pots of a kind pay 7 at the end. */
const honey: RuleModule = {
	id: 'honey',
	codes: { tokens: ['honey', 'wax'], occasions: ['honey/won', 'honey/most'] },
	settle: ({ game, event, touched }) => {
		if (event.type === 'base/ended')
			return game.rules.tokens.map((token) =>
				settleMajority(game, token, {
					stage: 'after',
					occasion: 'honey/most',
					rule: 'HONEY-2',
					points: 7
				})
			);
		if (!isLaid(event)) return [];
		return completedBy(touched).flatMap((road) => {
			const count = signsOf(road, 'honey').length;
			if (count === 0) return [];
			return [
				{
					stage: 'after',
					occasion: 'honey/won',
					rule: 'HONEY-1',
					rulings: [],
					kind: road.kind,
					at: originOf(road),
					tiles: [],
					pennants: [],
					cities: [],
					compared: [],
					awards: [],
					home: [],
					gains: [{ player: event.player, token: 'honey', count }]
				}
			];
		});
	}
};
const HONEY_BOX = expansionOf(honey, { tiles: [HONEY], counts: () => ({ [HONEY.id]: 4 }) });
const RULES = rulesFor(HONEY_BOX);

/** A road with two beehives, which the second player completes. */
const ROAD = [
	laid(0, HONEY.id, [1, 0, 0], ['follower', 0]),
	laid(1, HONEY.id, [2, 0, 0]),
	laid(0, 'base-A', [-1, 0, 2]),
	laid(1, 'base-A', [3, 0, 0])
];

const given = (game: Game, token: string): number =>
	ledgerOf(game)
		.flatMap(({ gains = [] }) => gains)
		.reduce((sum, gain) => sum + (gain.token === token ? gain.count : 0), 0);

describe('tokens that players get beside points', () => {
	it('everybody begins with none', () => {
		expect(played(RULES, []).tokens).toEqual([
			{ honey: 0, wax: 0 },
			{ honey: 0, wax: 0 }
		]);
		expect(played(rulesFor(), []).tokens).toEqual([{}, {}]);
	});

	it('are given by a settlement of their own, to somebody who gets no points', () => {
		const game = played(RULES, ROAD);
		expect(game.scores).toEqual([5, 0]);
		expect(game.tokens).toEqual([
			{ honey: 0, wax: 0 },
			{ honey: 2, wax: 0 }
		]);
		expect(ledgerOf(game).map(({ gains }) => gains)).toEqual([
			undefined,
			[{ player: 1, token: 'honey', count: 2 }]
		]);
	});

	it('the majority pays at the end, nobody where there are none', () => {
		const game = played(RULES, [...ROAD, ENDED]);
		const [most, none] = game.history.at(-1)?.settlements ?? [];
		expect(most).toMatchObject({
			kind: 'tokens',
			token: 'honey',
			rule: 'HONEY-2',
			compared: [{ player: 1, strength: 2, pieces: [] }],
			awards: [{ player: 1, points: 7, lines: [{ count: 1, of: 'majorities', each: 7 }] }]
		});
		expect(none).toMatchObject({ token: 'wax', compared: [], awards: [] });
		expect(game.scores).toEqual([5, 7]);
	});

	it('all who tie for most are paid in full', () => {
		const found = recount('mistake', [0, 'honey', 2], [0, 'wax', 1]);
		const game = played(RULES, [...ROAD, found, ENDED]);
		expect(game.scores).toEqual([5 + 7 + 7, 7]);
	});
});

const recount = (
	why: 'mistake' | 'found',
	...changes: readonly (readonly [player: number, token: string, count: number])[]
): GameEvent => {
	const event = {
		type: 'base/recounted',
		changes: changes.map(([player, token, count]) => ({ player, token, count })),
		why
	} as const;
	return event;
};

describe('tokens counted again by hand', () => {
	it('are in the ledger, so that tokens are always the sum of what was given', () => {
		const game = played(RULES, [...ROAD, recount('mistake', [1, 'honey', -1], [0, 'honey', 3])]);
		expect(game.tokens.map(({ honey }) => honey)).toEqual([3, 1]);
		expect(given(game, 'honey')).toBe(4);
		expect(ledgerOf(game).at(-1)).toMatchObject({
			kind: 'manual',
			occasion: 'manual/mistake',
			rule: 'HAND-1',
			awards: []
		});
	});

	it('never fall below none, and have to be known', () => {
		const game = played(RULES, ROAD);
		expect(refusalOf(game, recount('mistake', [1, 'honey', -3]))).toEqual(['none-in-supply']);
		expect(refusalOf(game, recount('mistake', [1, 'salt', 1]))).toEqual(['unknown-token']);
		expect(refusalOf(game, recount('mistake', [2, 'honey', 1]))).toEqual(['unknown-player']);
		expect(refusalOf(game, recount('found', [1, 'honey', 1]))).toEqual(['not-building']);
		expect(refusalOf(played(rulesFor(), []), recount('mistake', [0, 'honey', 1]))).toEqual([
			'unknown-token'
		]);
	});

	it('are entered with a table that was begun without the app', () => {
		const setup = { box: 'base-c1', rulings: USUAL_RULINGS, found: true } as const;
		const game = played(rulesWith(setup, [HONEY_BOX], new Map()), []);
		expect(refusalOf(game, recount('mistake', [0, 'wax', 1]))).toEqual(['still-building']);
		expect(refusalOf(game, recount('found', [0, 'wax', 3]))).toEqual([]);
		expect(game.tokens[0]).toEqual({ honey: 0, wax: 3 });
	});
});

it('two modules never give tokens of the same name', () => {
	const other: RuleModule = { id: 'wax', codes: { tokens: ['wax'] } };
	expect(() => composeModules([honey, other], [])).toThrow('wax');
});
