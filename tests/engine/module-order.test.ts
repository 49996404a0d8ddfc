import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/lib/engine/question';
import { composeModules } from '../../src/lib/engine/compose';
import { newGame, type Game, type Rules } from '../../src/lib/engine/game';
import type { FeatureSettlement, Settlement } from '../../src/lib/engine/ledger';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { play, playUnscored, replay } from '../../src/lib/engine/play';
import { fail } from '../../src/lib/engine/result';
import { tileId } from '../../src/lib/engine/tile';
import { RULES as ABBEY_AND_MAYOR_RULES } from '../../src/lib/expansions/abbey-and-mayor/rules';
import { base } from '../../src/lib/rules/base/rules';
import { rulesOf, USUAL_RULINGS, type LaidTurn } from '../../src/lib/rules/catalogue';
import { gingerbread } from '../../src/lib/expansions/gingerbread/gingerbread';
import { readSamples, rulesFor } from '../samples/read';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { randomGame, type RandomGame } from '../tools/games/random-game';

/** How many modules are put in all their orders; more have thousands of orders, and are drawn from them. */
const MOST_IN_ALL_ORDERS = 4;

/** A game's modules in every order, or if there are many the other way round and in 24 random orders. */
const severalOrders = <T>(items: readonly T[]): Iterable<readonly T[]> => {
	if (items.length <= MOST_IN_ALL_ORDERS) return ordersOf(items);
	const rng = seededRandom(items.length);
	return [items.toReversed(), ...Array.from({ length: 24 }, () => rng.shuffle(items))];
};

function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
	if (items.length < 2) yield items;
	for (const [index, first] of items.entries())
		for (const rest of items.length < 2 ? [] : ordersOf(items.toSpliced(index, 1)))
			yield [first, ...rest];
}

const listed = (rules: Rules, modules: readonly RuleModule[]): Rules => ({
	...rules,
	...composeModules(modules, rules.start)
});

/** The ledger of a game, and the questions after each event. */
function ledgerAndQuestions(rules: Rules, players: number, events: readonly GameEvent[]) {
	const game = newGame(rules, players, 0);
	const asked = events.map((event) => {
		play(game, event);
		return openQuestions(game).map(({ id: question, player, options }) => ({
			id: question,
			player,
			options
		}));
	});
	return { asked, history: game.history, markers: game.markers, scores: game.scores };
}

describe('in other orders of its modules', () => {
	const samples = readSamples().filter(([, { expansions }]) => expansions.length > 0);

	it.each(samples)('%s tells and asks the same', (_, sample) => {
		const rules = rulesFor(sample);
		const expected = ledgerAndQuestions(rules, sample.players, sample.events);
		expect(expected.history).toHaveLength(sample.events.length);
		for (const modules of severalOrders([...rules.modules.values()]))
			expect(ledgerAndQuestions(listed(rules, modules), sample.players, sample.events)).toEqual(
				expected
			);
	});

	it('offers the same figures at a portal', () => {
		const expansions = ['princess-and-dragon', 'abbey-and-mayor'] as const;
		const rules = rulesOf({ box: 'base-c1', expansions, rulings: USUAL_RULINGS });
		const kinds = (played: Rules): readonly unknown[] => {
			const game = newGame(played, 2, 0);
			const tile = tileId('pd-FRRR-portal');
			const laid: LaidTurn = { type: 'base/laid', player: 0, tile, x: 0, y: 1, rotation: 0 };
			playUnscored(game, laid);
			return openQuestions(game).map(({ id, figure, choices = [] }) => [
				id,
				figure?.kind,
				...choices.map(({ piece }) => piece)
			]);
		};
		const expected = kinds(rules);
		expect(expected).toEqual([['portal/went-through', 'follower', 'mayor', 'wagon']]);
		for (const modules of severalOrders([...rules.modules.values()]))
			expect(kinds(listed(rules, modules))).toEqual(expected);
	});

	it('are all permutations', () => {
		expect(new Set([...ordersOf([1, 2, 3, 4])].map(String))).toHaveLength(24);
	});
});

const over = ({ rules, players, first, events }: RandomGame): Game => {
	const { game, stop } = replay(rules, players, first, events);
	expect(stop).toBeUndefined();
	return game;
};

describe.each([1000, 1002, 1003, 1005, 1007, 1152, 2598])('the random game of seed %i', (seed) => {
	const random = randomGame(seed);

	it('has the same ledger in every order of its modules', () => {
		const rng = seededRandom(seed);
		const here = over(random);
		for (let turn = 0; turn < 3; turn++) {
			const there = over({ ...random, rules: inOrder(random.rules, rng) });
			expect(there.history).toEqual(here.history);
			expect(there.markers).toEqual(here.markers);
		}
	});

	it('scores the same in every order of modules that pay for the same change', () => {
		const rng = seededRandom(seed);
		const more = { ...random, rules: withModules(random.rules, TEST_MODULES) };
		const here = over(more);
		for (let turn = 0; turn < 3; turn++) {
			const there = over({ ...more, rules: inOrder(more.rules, rng) });
			expect(there.history).toEqual(here.history);
		}
	});
});

describe('modules that bring the same', () => {
	const modules = [
		base(USUAL_RULINGS),
		...ABBEY_AND_MAYOR_RULES.modules(USUAL_RULINGS, []),
		gingerbread
	];
	const { start } = rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS });
	const other = (bare: Partial<RuleModule>): RuleModule => ({ id: 'other', ...bare });

	it('cannot be played together, nor one of them twice', () => {
		for (const module of modules)
			expect(() => composeModules([...modules, module], start)).toThrow(/^Two modules bring /);
		const { pieces = {} } = base(USUAL_RULINGS);
		for (const bare of [
			{ pieces },
			{ stock: { 'am-abbey': 1 } },
			{ markers: () => ({ 'gingerbread-man': { x: 0, y: 0, segment: 0 } }) }
		])
			expect(() => composeModules([...modules, other(bare)], start)).toThrow(/^Two modules bring /);
		expect(() => composeModules([...modules, other({})], start)).not.toThrow();
	});
});

/** Modules that pay a little for every change, to shuffle with the real ones. */
const TEST_MODULES: readonly RuleModule[] = [
	toy('bell', 'city', 1),
	toy('inn', 'road', 2),
	toy('bee', 'field', 3)
];

function toy(id: string, kind: FeatureSettlement['kind'], points: number): RuleModule {
	return {
		id,
		pieces: {},
		record: () => fail({ nonsense: 'unknown-event' }),
		settle: ({ game, touched }) =>
			touched
				.filter(({ before }) => before.length > 1)
				.flatMap(({ after }) => after.filter((one) => one.kind === kind))
				.map(({ size }) => bonus(game.toMove, points * size, id, kind))
	};
}

const bonus = (
	player: number,
	count: number,
	rule: string,
	kind: FeatureSettlement['kind']
): Settlement => ({
	stage: 'features' as const,
	occasion: 'completed',
	rule,
	rulings: [],
	kind,
	at: { x: 0, y: 0, segment: 0 },
	tiles: [],
	pennants: [],
	cities: [],
	compared: [],
	home: [],
	awards: [{ player, points: count, lines: [{ count, of: 'tiles', each: 1 }] }]
});

const withModules = (rules: Rules, more: readonly RuleModule[]): Rules =>
	listed(rules, [...rules.modules.values(), ...more]);

const inOrder = (rules: Rules, rng: SeededRandom): Rules =>
	listed(rules, rng.shuffle([...rules.modules.values()]));
