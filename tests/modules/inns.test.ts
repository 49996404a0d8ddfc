import { describe, expect, it } from 'vitest';
import { composeModules } from '../../src/lib/engine/compose';
import { ledgerOf, type Rules } from '../../src/lib/engine/game';
import type { RuleModule } from '../../src/lib/engine/module';
import type { Laid } from '../../src/lib/rules/base/events';
import { expansionsIn } from '../../src/lib/rules/loading';
import { engineFeatures, floodFeatures } from '../tools/games/flood-fill';
import { stateOf } from '../tools/games/game-state';
import { ENDED, expansionOf, laid, played, rulesFor } from './playing';
import '../tools/games/all-expansions';

const RULES = rulesFor(...expansionsIn(['inns-and-cathedrals']));
const INN = 'ic-FRFR-inn';
const THIEF = ['follower', 0] as const;

/** A road from a monastery in the east, over some straight tiles and the start tile, to one in the west. */
function road(...straight: readonly string[]): readonly Laid[] {
	const tiles = straight.map((tile, n) =>
		laid(n % 2, tile, [n + 1, 0, 0], n ? undefined : THIEF, ['none-left'])
	);
	const n = tiles.length;
	return [...tiles, laid(n % 2, 'base-A', [n + 1, 0, 0]), laid((n + 1) % 2, 'base-A', [-1, 0, 2])];
}

/** A cathedral north of the start tile with a knight in it, and caps on its other three sides. */
const CATHEDRAL_CITY: readonly Laid[] = [
	laid(0, 'ic-CCCC-cathedral', [0, -1, 0], ['follower', 0]),
	laid(1, 'base-E', [0, -2, 2]),
	laid(0, 'base-E', [1, -1, 3]),
	laid(1, 'base-E', [-1, -1, 1])
];

const scores = (events: readonly (Laid | typeof ENDED)[], rules: Rules = RULES) =>
	played(rules, events).scores;

describe('a road beside an inn', () => {
	it.each([
		['pays 1 a tile without one', ['base-U'], [4, 0]],
		['pays 2 a tile with one', [INN], [8, 0]],
		['pays 2 a tile with two', [INN, INN], [10, 0]],
		['pays 2 a tile where the inn came later', ['base-U', INN], [10, 0]]
	])('%s', (_, straight, points) => {
		expect(scores(road(...straight))).toEqual(points);
	});

	it('pays nothing when it is unfinished at the end', () => {
		expect(scores([...road('base-U', 'base-U').slice(0, -1), ENDED])).toEqual([4, 0]);
		const game = played(RULES, [...road(INN, 'base-U').slice(0, -1), ENDED]);
		expect(game.scores).toEqual([0, 0]);
		expect(ledgerOf(game)).toMatchObject([
			{ rule: 'END-2', changedBy: ['INN-2'], rulings: ['unfinishedSigns'], awards: [] }
		]);
	});

	it('says the rule and the sum', () => {
		expect(ledgerOf(played(RULES, road(INN)))).toMatchObject([
			{
				rule: 'ROAD-2',
				changedBy: ['INN-1'],
				awards: [{ player: 0, points: 8, lines: [{ count: 4, of: 'tiles', each: 2 }] }]
			}
		]);
	});

	it('is one of three at a crossing: the others pay as ever', () => {
		const fork = (segment: number): readonly Laid[] => [
			laid(0, 'ic-FRRR-inn', [1, 0, 0], ['follower', segment]),
			laid(1, 'base-A', [2, 0, 0]),
			laid(0, 'base-A', [-1, 0, 2])
		];
		// East of the crossing 2 tiles beside the inn; west of it 3 tiles without.
		expect(scores(fork(0))).toEqual([4, 0]);
		expect(scores(fork(2))).toEqual([3, 0]);
	});
});

describe('a city with a cathedral', () => {
	it('pays 3 a tile, unfinished nothing', () => {
		expect(scores(CATHEDRAL_CITY)).toEqual([15, 0]);
		expect(scores([...CATHEDRAL_CITY.slice(0, 3), ENDED])).toEqual([0, 0]);
	});

	it('pays 3 a pennant', () => {
		const cap = laid(1, 'base-Q', [0, -2, 1]);
		const more = [laid(0, 'base-E', [-1, -2, 1]), laid(1, 'base-E', [0, -3, 2])];
		const [first, , ...others] = CATHEDRAL_CITY;
		// base-Q turned once is city on E, S and W with a pennant.
		const events = [
			first as Laid,
			cap,
			...others,
			laid(0, 'base-E', [1, -2, 3]),
			...more.slice(0, 1)
		];
		const turns = events.map((event, n) => ({ ...event, player: n % 2 }));
		// 7 tiles × 3 + 1 pennant × 3
		expect(scores(turns)).toEqual([24, 0]);
	});
});

describe('the big follower', () => {
	/** A road of five tiles with the first player's big follower, and followers of the second by overruling. */
	const contested = (...followers: readonly number[]): readonly Laid[] => {
		const at = (n: number): readonly ['follower', number] | undefined =>
			followers.includes(n) ? ['follower', n === -1 ? 0 : 0] : undefined;
		return [
			laid(0, 'base-U', [1, 0, 0], ['big-follower', 0]),
			laid(1, 'base-U', [2, 0, 0], at(2), ['occupied']),
			laid(0, 'base-U', [-1, 0, 0]),
			laid(1, 'base-A', [3, 0, 0], at(3), ['occupied']),
			laid(0, 'base-A', [-2, 0, 2])
		];
	};

	it('counts as two', () => {
		expect(scores(contested(2))).toEqual([6, 0]);
		expect(scores(contested(2, 3))).toEqual([6, 6]);
		expect(ledgerOf(played(RULES, contested(2)))[0]?.compared).toEqual([
			{ player: 0, strength: 2, pieces: ['big-follower'] },
			{ player: 1, strength: 1, pieces: ['follower'] }
		]);
	});
});

describe('whatever modules are played beside the inns, and in whatever order', () => {
	/** One point more a tile for everybody, and a line of its own for each of two signs. */
	const milestones: RuleModule = {
		id: 'milestones',
		codes: { countables: ['milestones'] },
		tariff: ({ feature }) =>
			feature.kind === 'road'
				? { rule: 'STONE-1', adds: { tiles: 1, milestones: 5 }, counts: { milestones: 2 } }
				: undefined
	};
	const events = [
		...road(INN),
		...CATHEDRAL_CITY.map((event, n) => ({ ...event, player: (n + 1) % 2 }))
	];

	function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
		if (items.length < 2) yield items;
		for (const [index, first] of items.entries())
			for (const rest of items.length < 2 ? [] : ordersOf(items.toSpliced(index, 1)))
				yield [first, ...rest];
	}

	it('the same is paid, with all that the modules add', () => {
		const rules = rulesFor(...expansionsIn(['inns-and-cathedrals']), expansionOf(milestones));
		const here = played(rules, events);
		// The road: 4 tiles × (1 + 1 + 1) + 2 milestones × 5; the city: 5 tiles × 3.
		expect(here.scores).toEqual([22, 15]);
		expect(ledgerOf(here)[0]?.changedBy).toEqual(['INN-1', 'STONE-1']);
		const orders = [...ordersOf([...rules.modules.values()])];
		expect(orders).toHaveLength(24);
		for (const modules of orders) {
			const there = played({ ...rules, ...composeModules(modules, rules.start) }, events);
			expect(there.history).toEqual(here.history);
		}
	});

	it('nothing stays nothing', () => {
		const rules = rulesFor(...expansionsIn(['inns-and-cathedrals']), expansionOf(milestones));
		expect(scores([...road(INN, 'base-U').slice(0, -1), ENDED], rules)).toEqual([0, 0]);
	});

	it('a game played on is the same as one played from the start', () => {
		const all = [...road(INN, INN), ENDED];
		for (let count = 0; count <= all.length; count++) {
			const game = played(RULES, all.slice(0, count));
			expect(engineFeatures(game.board)).toEqual(floodFeatures(game.board, game.pieces));
			const again = played(RULES, all.slice(0, count));
			expect(stateOf(again)).toEqual(stateOf(game));
		}
	});
});

it('a table without inns is scored as ever', () => {
	const plain = [...road('base-U'), ENDED];
	expect(played(RULES, plain).history).toEqual(played(rulesFor(), plain).history);
});
