import { describe, expect, it } from 'vitest';
import { reviewOf } from '../../src/lib/review';
import { GREAT_RECORDS } from '../record/records';
import { goodsAtEndOf } from '../expansions/traders-and-builders/recorded';
import { readGames } from '../tools/games/recorded';

const recorded = readGames('tests/games/all.jsonl');

describe.each(recorded.map((game, index) => [game.id, game, GREAT_RECORDS[index]] as const))(
	'the tokens in the review of %s',
	(_, game, record) => {
		if (!record) throw new Error('Each recorded game has a record.');

		it('are those that each player had at the end of what anybody has, with whoever was paid for the most', () => {
			const paid = (game.finalAwards ?? []).map(({ player, why }) => `${String(player)} ${why}`);
			const goodsAtEnd = goodsAtEndOf(game);
			const won = ['wine', 'grain', 'cloth'].filter((token) =>
				goodsAtEnd?.some((counts) => (counts[token] ?? 0) > 0)
			);
			const expected = goodsAtEnd?.map((counts, player) =>
				won.map((token) => ({
					token,
					count: counts[token] ?? 0,
					most: paid.includes(`${String(player)} goods.${token}`)
				}))
			);
			const { tokens } = reviewOf(record);
			expect(tokens).toEqual(expected);
		});

		it('name nobody with the most while the game is running', () => {
			const { tokens } = reviewOf({ ...record, entries: record.entries.slice(0, -1) });
			expect(tokens).toEqual(
				reviewOf(record).tokens.map((held) => held.map((each) => ({ ...each, most: false })))
			);
		});
	}
);

it('in some of these games somebody had the most', () => {
	const held = GREAT_RECORDS.flatMap((record) => reviewOf(record).tokens.flat());
	expect(held.some(({ most }) => most)).toBe(true);
});

it('nothing is listed that nobody has', () => {
	const unfinished = GREAT_RECORDS.map(({ header }) => reviewOf({ header, entries: [] }).tokens);
	expect(unfinished.flat(2)).toEqual([]);
});

it('a game without tokens has none in its review', () => {
	const [record] = GREAT_RECORDS;
	if (!record) throw new Error('There are recorded games.');
	const header = { ...record.header, expansions: [] };
	expect(reviewOf({ header, entries: [] }).tokens.flat()).toEqual([]);
});
