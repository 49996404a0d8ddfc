import { describe, expect, it } from 'vitest';
import { ledgerOf, newGame, type MutableGame } from '../../src/lib/engine/game';
import type { Title } from '../../src/lib/engine/ledger';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { tileCount } from '../../src/lib/engine/feature';
import { play } from '../../src/lib/engine/play';
import { proofOf } from '../../src/lib/rules/base/proof';
import { completedOnBoard, settleTitle, titlesIn } from '../../src/lib/rules/base/titles';
import { tokensHeld } from '../../src/lib/rules/base/tokens';
import { rulesWith, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';
import { randomGame } from '../tools/games/random-game';

const LONGEST: Title = {
	token: 'boots',
	kind: 'road',
	occasion: 'hike/longest',
	rule: 'HIKE-1'
};
/** Whoever completes the longest road gets the boots. */
const hike: RuleModule = {
	id: 'hike',
	titles: [LONGEST],
	codes: { tokens: ['berries'], occasions: [LONGEST.occasion] },
	settle: (change) => settleTitle(change, LONGEST)
};
const HIKE_BOX = expansionOf(hike);
const RULES = rulesFor(HIKE_BOX);

/** A road of three tiles over the start tile, which the first player completes. */
const ROAD = [
	laid(0, 'base-A', [1, 0, 0]),
	laid(1, 'base-B', [1, 1, 0]),
	laid(0, 'base-A', [-1, 0, 2])
];
const boots = ({ tokens }: MutableGame) => tokens.map((own) => own['boots']);
const recount = (
	why: 'mistake' | 'found',
	...changes: readonly (readonly [player: number, count: number])[]
): GameEvent => {
	const event = {
		type: 'base/recounted',
		changes: changes.map(([player, count]) => ({ player, token: 'boots', count })),
		why
	} as const;
	return event;
};

describe('a title', () => {
	it('is nobody’s at first', () => {
		const game = played(RULES, ROAD.slice(0, 2));
		expect(titlesIn(game)).toEqual([{ title: LONGEST, holder: undefined, mark: undefined }]);
		expect(boots(game)).toEqual([0, 0]);
	});

	it('goes to whoever completes the first of its kind, with what made it pass', () => {
		const game = played(RULES, ROAD);
		expect(ledgerOf(game)).toMatchObject([
			{
				kind: 'road',
				occasion: 'hike/longest',
				rule: 'HIKE-1',
				awards: [],
				gains: [{ player: 0, token: 'boots', count: 1 }]
			}
		]);
		expect(titlesIn(game)).toMatchObject([
			{ holder: 0, mark: { at: { x: 0, y: 0, segment: 1 }, size: 3 } }
		]);
	});

	it('is no token that is counted', () => {
		const game = played(RULES, ROAD);
		expect(game.rules.tokens).toEqual(['berries', 'boots']);
		expect(tokensHeld(game, 0)).toEqual([{ token: 'berries', count: 0, most: false }]);
	});

	it('is named by what would take it if it were completed', () => {
		const named = (game: MutableGame, x: number, y: number) =>
			proofOf(game, { x, y, segment: 1 })?.tokens.map(({ token }) => token);
		expect(named(played(RULES, ROAD.slice(0, 2)), 0, 0)).toEqual(['boots']);
		expect(named(played(RULES, ROAD), 0, 0)).toEqual([]);
		const short = laid(1, 'base-D', [-1, 1, 2]);
		expect(named(played(RULES, [...ROAD, short]), -1, 1)).toEqual([]);
	});

	it('can be told to have passed, and is never in two hands', () => {
		const game = played(RULES, [...ROAD, recount('mistake', [0, -1], [1, 1])]);
		expect(titlesIn(game)).toMatchObject([{ holder: 1, mark: { size: 3 } }]);
		expect(refusalOf(game, recount('mistake', [0, 1]))).toEqual(['none-in-supply']);
		expect(refusalOf(game, recount('mistake', [1, 1]))).toEqual(['none-in-supply']);
		expect(refusalOf(game, recount('mistake', [1, -1]))).toEqual([]);
		expect(titlesIn(game)).toMatchObject([{ holder: undefined, mark: { size: 3 } }]);
	});
});

describe('on a table that lay before the game began', () => {
	const setup = { box: 'base-c1', rulings: USUAL_RULINGS, found: true } as const;
	const place = (tile: string, x: number, y: number, rotation = 0): GameEvent => {
		const event = { type: 'base/placed', tile, x, y, rotation } as const;
		return event;
	};
	const table = () => {
		const game = played(rulesWith(setup, [HIKE_BOX], new Map()), []);
		for (const event of [
			place('base-D', 0, 0),
			place('base-A', 1, 0),
			place('base-A', -1, 0, 2),
			place('base-U', 0, 1)
		])
			play(game, event);
		return game;
	};

	it('nobody has it until that is told, and the longest road there must be beaten', () => {
		const game = table();
		play(game, { type: 'base/begun', player: 0 } as GameEvent);
		expect(titlesIn(game)).toMatchObject([
			{ holder: undefined, mark: { at: { x: 0, y: 0, segment: 1 }, size: 3 } }
		]);
	});

	it('is told as tokens are, and stays where another road is as long', () => {
		const game = table();
		expect(refusalOf(game, recount('found', [1, 1]))).toEqual([]);
		play(game, { type: 'base/begun', player: 0 } as GameEvent);
		expect(refusalOf(game, laid(0, 'base-W', [1, 1, 0]))).toEqual([]);
		expect(refusalOf(game, laid(1, 'base-W', [-1, 1, 0]))).toEqual([]);
		expect(completedOnBoard(game.board, 'road')).toHaveLength(2);
		expect(titlesIn(game)).toMatchObject([{ holder: 1, mark: { size: 3 } }]);
		expect(boots(game)).toEqual([0, 1]);
	});
});

/** Random games in which they are played: a third of all. */
const SEEDS = Array.from({ length: 24 }, (_, index) => 1000 + index)
	.filter((seed) => randomGame(seed).expansions.includes('king-and-robber'))
	.slice(0, 6);

it('six random games have titles', () => {
	expect(SEEDS).toHaveLength(6);
});

describe.each(SEEDS)('in the random game of seed %i', (seed) => {
	it('the king and the robber baron are where the largest city and road say', () => {
		const { rules, players, first, events } = randomGame(seed);
		expect(rules.titles).toHaveLength(2);
		const game = newGame(rules, players, first);
		for (const event of events) {
			play(game, event);
			for (const { title, holder, mark } of titlesIn(game)) {
				const held = game.tokens.map((own) => own[title.token] ?? 0);
				expect(held.reduce((sum, count) => sum + count, 0)).toBe(holder === undefined ? 0 : 1);
				const sizes = completedOnBoard(game.board, title.kind).map(tileCount);
				expect([mark?.size ?? 0, holder !== undefined]).toEqual([
					Math.max(0, ...sizes),
					sizes.length > 0
				]);
			}
		}
	});
});
