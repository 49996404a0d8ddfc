import { describe, expect, it } from 'vitest';
import { originOf } from '../../../src/lib/engine/feature';
import type { Game } from '../../../src/lib/engine/game';
import { totals } from '../../../src/lib/engine/ledger';
import { farmStandings } from '../../../src/lib/rules/base/proof';
import { finishOf, recordedGames, sampleTable, textOf } from './tables';

/** The fields that somebody holds or is paid for, as “first place: holders, points of each”. */
const held = (game: Game): readonly string[] =>
	farmStandings(game)
		.filter(({ points }) => points.length > 0)
		.map(({ field, holders, points }) => {
			const pays = points.map(({ player, points: n }) => `${String(player)} ${String(n)}`);
			return `${textOf(originOf(field))}: ${holders.join('+')}, ${pays.join(' ')}`;
		});

const nobodys = (game: Game): readonly string[] =>
	farmStandings(game)
		.filter(({ holders, points }) => holders.length === 0 && points.length === 0)
		.map(({ field }) => textOf(originOf(field)));

describe('all farms at once', () => {
	// As the samples say: two completed cities at the large farm, one of them at the small one.
	it('go to the majority', () => {
		const game = sampleTable('a-majority-of-farmers-takes-6-3-and-0', 9);
		expect(held(game)).toEqual(['0,0#2: 0, 0 6', '0,0#3: 2, 2 3']);
	});

	it('are shared in a tie, each paid in full', () => {
		const game = sampleTable('a-tie-of-farmers-pays-6-6-and-3', 10);
		expect(held(game)).toEqual(['0,0#2: 0+1, 0 6 1 6', '0,0#3: 2, 2 3']);
	});

	it('are nobody’s without a farmer', () => {
		const game = sampleTable('a-tie-of-farmers-pays-6-6-and-3', 1);
		expect(held(game)).toHaveLength(1);
		expect(nobodys(game)).toEqual(['0,0#3']);
	});

	// Player 0 has two farms at one completed city and the upper one at a second; player 1 one at the first city.
	const RULES = 'one-board-pays-differently-by-each-farm-rule-and-small-city';
	it.each([
		['third', ['0,0#2: 0, 0 6', '0,0#3: 0, 0 3', '1,1#1: 1, 1 3']],
		// A city pays a player once: on the farm that was begun first.
		['second', ['0,0#2: 0, 0 6', '0,0#3: 0, 0 0', '1,1#1: 1, 1 3']],
		// A city pays 4 once, to whoever has most around it: both to player 0, and counted on one farm.
		['first', ['0,0#2: 0, 0 8', '0,0#3: 0, 0 0', '1,1#1: 1, 1 0']]
	])('pay by the %s farm rule', (farmRule, standings) => {
		expect(held(sampleTable(RULES, 6, { farmRule }))).toEqual(standings);
	});

	it('are shared in a tie by the rule of 2000 as each field is held', () => {
		expect(held(sampleTable('a-tie-by-the-first-farm-rule-pays-4-each', 2))).toEqual([
			'0,0#2: 0, 0 4',
			'0,-1#1: 1, 1 4'
		]);
	});

	it('go to the owner of what took them over', () => {
		const game = sampleTable('a-farm-joined-to-a-barns-pays-2', 7);
		expect(held(game)).toEqual(['0,0#2: 0, 0 8']);
		// Two barns on one farm by a house rule: 8 for each.
		expect(held(sampleTable('two-barns-joined-are-paid-in-full', 9))).toContainEqual(
			expect.stringMatching(/: 0\+1, 0 8 1 8$/)
		);
	});

	it.each(
		recordedGames()
			.filter(({ finalAwards }) => finalAwards)
			.map((record) => [record.id, record] as const)
	)('add up to what the fields of %s paid', (_, record) => {
		const { before, after } = finishOf(record);
		const paid = (after.history.at(-1)?.settlements ?? []).filter(({ kind }) => kind === 'field');
		const sums = Array.from({ length: record.players }, () => 0);
		for (const { player, points } of farmStandings(before).flatMap(({ points: all }) => all))
			sums[player] = (sums[player] ?? 0) + points;
		expect(sums).toEqual(totals(paid, record.players));
	});
});
