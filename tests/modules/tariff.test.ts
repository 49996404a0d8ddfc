import { describe, expect, it } from 'vitest';
import { completedBy, featuresOfKind } from '../../src/lib/engine/board';
import { composeModules } from '../../src/lib/engine/compose';
import { isCompleted, originOf, spotsOf, type Feature } from '../../src/lib/engine/feature';
import { ledgerOf, type Rules } from '../../src/lib/engine/game';
import { award, totals } from '../../src/lib/engine/ledger';
import type { RuleModule } from '../../src/lib/engine/module';
import type { PlayerIndex } from '../../src/lib/engine/piece';
import { ratesFor } from '../../src/lib/engine/tariff';
import { settleFeature } from '../../src/lib/rules/base/settle';
import { isBalanced } from '../../src/lib/table/scores/final-sums';
import { ledgerRows } from '../../src/lib/table/scores/ledger-rows';
import { summedLedger } from '../../src/lib/table/scores/ledger-sums';
import { featureView } from '../../src/lib/table/view/feature';
import { stepsOf } from '../../src/lib/table/view/finish';
import { bestFeatures } from '../../src/lib/review/best-features';
import { scoring as german } from '../../src/lib/words/de/scoring';
import { scoring as french } from '../../src/lib/words/fr/scoring';
import { scoring as romanian } from '../../src/lib/words/ro/scoring';
import { scoringWords } from '../../src/lib/words/en/scoring';
import { ENDED, expansionOf, laid, played, rulesFor } from './playing';

const NAMES = ['Ada', 'Ben'];
/** A road of four tiles over the start tile; the last two complete it. */
const ROAD = [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, 'base-A', [2, 0, 0]),
	laid(0, 'base-A', [-1, 0, 2])
];
/** The same with one more tile. */
const LONG = [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, 'base-U', [2, 0, 0]),
	laid(0, 'base-A', [3, 0, 0]),
	laid(1, 'base-A', [-1, 0, 2])
];
const ON_ROAD = { place: { x: 1, y: 0, segment: 0 } };

/** A module that says something about roads. */
const onRoads = (id: string, says: ReturnType<NonNullable<RuleModule['tariff']>>): RuleModule => ({
	id,
	tariff: ({ feature }) => (feature.kind === 'road' ? says : undefined)
});
const fog = onRoads('fog', { rule: 'FOG-1', halves: true });
const mud = onRoads('mud', { rule: 'MUD-1', halves: true });
const paved = onRoads('paved', { rule: 'PAVED-1', adds: { tiles: 1 } });
const closed = onRoads('closed', { rule: 'CLOSED-1', nothing: true });
/** Two lamps for each tile, whatever the road pays. */
const lit: RuleModule = {
	id: 'lit',
	tariff: ({ feature }) =>
		feature.kind === 'road'
			? { rule: 'LIT-1', besides: { lamps: 2 }, counts: { lamps: spotsOf(feature).length } }
			: undefined
};
const under = (...modules: readonly RuleModule[]): Rules =>
	rulesFor(...modules.map((module) => expansionOf(module)));
const firstOf = (rules: Rules, events = ROAD) => {
	const [settlement] = ledgerOf(played(rules, events));
	if (!settlement) throw new Error('Nothing was settled.');
	return settlement;
};

describe('a module that halves what a feature pays', () => {
	it.each([
		['half of 4', ROAD, [fog], 2, 4],
		['half of 5, rounded up', LONG, [fog], 3, 5],
		['only once, although two say so', LONG, [fog, mud], 3, 5],
		['after all that is added: half of 4 × 2', ROAD, [fog, paved], 4, 8],
		['half of 5 × 2', LONG, [paved, fog, mud], 5, 10]
	])('pays %s', (_, events, modules, points, halfOf) => {
		const settlement = firstOf(under(...modules), events);
		expect(settlement.awards).toMatchObject([{ player: 0, points, halfOf }]);
		expect(settlement.changedBy).toEqual(
			modules.flatMap((one) => `${one.id.toUpperCase()}-1`).sort()
		);
	});

	it('nothing stays nothing', () => {
		const settlement = firstOf(under(fog, closed, paved));
		expect(settlement).toMatchObject({
			awards: [],
			changedBy: ['CLOSED-1', 'FOG-1', 'PAVED-1']
		});
	});

	it.each([
		['half of what is paid besides nothing', [closed, fog, paved, lit], 4, 8],
		['half of all, if nothing says otherwise', [fog, lit], 6, 12]
	])('pays %s', (_, modules, points, halfOf) => {
		expect(firstOf(under(...modules)).awards).toMatchObject([{ player: 0, points, halfOf }]);
	});

	it('is compared by what is paid besides, too', () => {
		const rules = under(closed, fog, lit);
		const game = played(rules, ROAD.slice(0, 1));
		const road = featureView(game, ON_ROAD)?.proof.feature as Feature;
		const tariff = { feature: road, occasion: 'completed', rates: { tiles: 1 } };
		expect(ratesFor(game, tariff, 0)).toEqual({ lamps: 1 });
	});

	it('pays the same in whatever order the modules come', () => {
		const rules = under(closed, paved, fog, mud, lit);
		const modules = [...rules.modules.values()];
		const here = played(rules, LONG).history;
		for (let turn = 0; turn < modules.length; turn++) {
			modules.push(...modules.splice(0, 1));
			for (const order of [modules, modules.toReversed()]) {
				const there = played({ ...rules, ...composeModules(order, rules.start) }, LONG);
				expect(there.history).toEqual(here);
			}
		}
	});

	it('leaves other features alone', () => {
		const rules = under(fog);
		const city = [laid(0, 'base-E', [0, -1, 2], ['follower', 0]), laid(1, 'base-B', [0, 1, 0])];
		expect(firstOf(rules, city).awards).toEqual([
			{ player: 0, points: 4, lines: [{ count: 2, of: 'tiles', each: 2 }] }
		]);
	});

	it('halves what each thing counted is compared by', () => {
		const game = played(under(fog, paved), ROAD.slice(0, 1));
		const road = featureView(game, ON_ROAD)?.proof.feature as Feature;
		const tariff = { feature: road, occasion: 'completed', rates: { tiles: 1 } };
		expect(ratesFor(game, tariff, 0)).toEqual({ tiles: 1 });
		expect(ratesFor(played(under(fog), []), tariff, 0)).toEqual({ tiles: 0.5 });
	});

	it('is said with the sum and the rule, in every language', () => {
		const rules = under(fog);
		const [half, rounded] = [ROAD, LONG].map((events) => firstOf(rules, events).awards[0]);
		if (!half || !rounded) throw new Error('Nobody was paid.');
		expect(scoringWords.sum(half)).toBe('4 tiles × 1 = 4, halved: 2');
		expect(scoringWords.sum(rounded)).toBe('5 tiles × 1 = 5, halved and rounded up: 3');
		expect(german.sum(rounded)).toBe('5 Karten × 1 = 5, halbiert und aufgerundet: 3');
		expect(french.sum(half)).toBe('4 tuiles × 1 = 4, dont la moitié : 2');
		expect(romanian.sum(half)).toBe('4 cartonașe × 1 = 4, din care jumătate: 2');
	});

	it('may name the neutral figure because of which it does', () => {
		const wind = onRoads('wind', { rule: 'WIND-1', halves: 'cloud' });
		const [award] = firstOf(under(fog, wind), LONG).awards;
		expect(award).toMatchObject({ points: 3, halfOf: 5, halvedBy: 'cloud' });
		const card = featureView(played(under(wind), LONG), ON_ROAD);
		expect(card?.payouts[0]?.halvedBy).toBe('cloud');
		expect(firstOf(under(fog), LONG).awards[0]).not.toHaveProperty('halvedBy');
	});

	it('is on the card of the road: what it paid, pays now, pays if completed, or would pay', () => {
		const view = (events: readonly (typeof ROAD)[number][]) =>
			featureView(played(under(fog), events), ON_ROAD)?.payouts.map(
				({ when, players, points, halfOf }) => [when, players, points, halfOf]
			);
		expect(view(LONG)).toEqual([['paid', [0], 3, 5]]);
		expect(view(LONG.slice(0, 3))).toEqual([['ended', [0], 2, 4]]);
		const nobody = [laid(0, 'base-U', [1, 0, 0]), ...LONG.slice(1, 3)];
		expect(view(nobody)).toEqual([['ended', [], 2, 4]]);
		expect(firstOf(under(fog), LONG).changedBy).toEqual(['FOG-1']);
	});

	it('grows tile by tile to what it pays', () => {
		const { awards, tiles, pennants } = firstOf(under(fog), LONG);
		expect(awards.map((one) => stepsOf(one, tiles, pennants))).toEqual([[1, 1, 2, 2, 3]]);
	});
});

/** The lord of the second player stands nowhere: every completed road pays it what it pays its owners. */
const LORD: PlayerIndex = 1;
const lord: RuleModule = {
	id: 'lord',
	codes: { occasions: ['lord/paid'] },
	settle: ({ game, touched }) =>
		completedBy(touched)
			.filter(({ kind }) => kind === 'road')
			.flatMap((road) =>
				settleFeature(game, road, 'completed')
					.awards.slice(0, 1)
					.map((paid) => ({
						stage: 'after' as const,
						occasion: 'lord/paid',
						rule: 'LORD-1',
						rulings: [],
						kind: road.kind,
						at: originOf(road),
						tiles: spotsOf(road),
						pennants: [],
						cities: [],
						compared: [],
						awards: [{ ...paid, player: LORD }],
						home: []
					}))
			)
};

/** Whoever completes a road is the runner, from whom the next one takes it; at the end it pays 1 for each completed road. */
const runner: RuleModule = {
	id: 'runner',
	codes: { tokens: ['runner'], countables: ['roads'], occasions: ['runner/end'] },
	settle: ({ game, event, touched }) => {
		const holder = game.tokens.findIndex(({ runner: has = 0 }) => has > 0);
		const bare = { rule: 'RUNNER-1', rulings: [], pennants: [], cities: [], home: [], tiles: [] };
		const completed = featuresOfKind(game.board, 'road').filter(isCompleted);
		if (event.type === ENDED.type)
			return holder < 0
				? []
				: [
						{
							...bare,
							kind: 'tokens' as const,
							token: 'runner',
							stage: 'after' as const,
							occasion: 'runner/end',
							compared: [],
							awards: [award(holder, { roads: 1 }, { roads: completed.length })]
						}
					];
		const [road] = completedBy(touched).filter(({ kind }) => kind === 'road');
		const player = game.turn?.player ?? 0;
		if (!road || player === holder) return [];
		const lost = holder < 0 ? [] : [{ player: holder, token: 'runner', count: -1 }];
		return [
			{
				...bare,
				kind: road.kind,
				at: originOf(road),
				stage: 'tokens' as const,
				occasion: 'runner/won',
				compared: [],
				awards: [],
				gains: [...lost, { player, token: 'runner', count: 1 }]
			}
		];
	}
};

describe('an award to somebody who isn’t on the feature', () => {
	const game = played(under(lord), LONG);
	const settlements = ledgerOf(game);

	it('is a settlement of its own, without a comparison', () => {
		expect(game.scores).toEqual([5, 5]);
		expect(isBalanced(game)).toBe(true);
		expect(settlements).toMatchObject([
			{ occasion: 'completed', awards: [{ player: 0, points: 5 }] },
			{ occasion: 'lord/paid', compared: [], awards: [{ player: 1, points: 5 }] }
		]);
	});

	it('is listed and summed in the ledger, for who is paid', () => {
		const rows = ledgerRows(game);
		expect(rows[0]?.settlements).toEqual(settlements);
		const own = summedLedger(game, rows, { player: LORD });
		expect([own.awards, own.points]).toEqual([1, 5]);
		expect(own.rows[0]?.settlements).toEqual([settlements[1]]);
		expect(scoringWords.allScored(settlements, NAMES)).toBe(
			'Completed road: Ada +5 (5 tiles × 1 = 5). lord/paid: Ben +5 (5 tiles × 1 = 5)'
		);
		expect(settlements.map((one) => scoringWords.comparison(one, NAMES))[1]).toBe('');
	});

	it('is on the card of the feature, behind what its owners got', () => {
		const card = featureView(game, ON_ROAD);
		expect(card?.payouts.map(({ players, points }) => [players, points])).toEqual([
			[[0], 5],
			[[1], 5]
		]);
		expect(card?.payout?.settlement.occasion).toBe('completed');
	});

	it('counts in the review', () => {
		const at = { position: 4, turn: 5, at: 0, scores: game.scores, settlements };
		const best = bestFeatures([at], game);
		expect(best.map(({ honours, players }) => [honours, players])).toEqual([
			[['road', 'award'], [0]]
		]);
		expect(totals(settlements, 2)).toEqual([5, 5]);
	});
});

describe('a title that passes from one to another', () => {
	it('is a token, taken from whoever had it, and pays its holder at the end', () => {
		const game = played(under(runner), [...ROAD, ENDED]);
		expect(game.tokens).toEqual([{ runner: 1 }, { runner: 0 }]);
		const passedBy = [
			...ROAD,
			laid(1, 'base-B', [0, 1, 0]),
			laid(0, 'base-A', [5, 5, 0], undefined, ['touches-nothing', 'none-left']),
			laid(1, 'base-A', [4, 5, 2], undefined, ['none-left'])
		];
		const passed = played(under(runner), passedBy);
		expect(passed.tokens).toEqual([{ runner: 0 }, { runner: 1 }]);
		expect(scoringWords.allScored(ledgerOf(passed).slice(-1), NAMES)).toBe(
			'runner/won: Ada −1 runner and Ben +1 runner'
		);
		expect(game.scores).toEqual([4 + 1, 0]);
		expect(played(under(runner), [...passedBy, ENDED]).scores).toEqual([4, 2]);
		expect(isBalanced(game)).toBe(true);
	});
});
