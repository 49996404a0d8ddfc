import { replayRecord, type Source } from '$lib/record';
import { ledgerRows } from '$lib/table/scores/ledger-rows';
import { summedLedger } from '$lib/table/scores/ledger-sums';
import { describe, expect, it } from 'vitest';
import { scriptIn } from '../../e2e/table/support/script';

const { game } = replayRecord(scriptIn('tests/games/both-expansions.json').record);
const rows = ledgerRows(game);
const all = summedLedger(game, rows, {});
const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);
const sources = all.sources.map(({ source }) => source);

describe('the sums of the ledger', () => {
	it('are the scores', () => {
		expect(game.scores.every((points) => points > 0)).toBe(true);
		expect(all.players).toEqual(game.scores);
		expect(sum(all.sources.map(({ points }) => points))).toBe(sum(game.scores));
		expect(all.points).toBe(sum(game.scores));
		expect(all.rows).toBe(rows);
	});

	it('of one player and one kind agree, whichever is chosen first', () => {
		expect(sources.length).toBeGreaterThan(4);
		for (const [player] of game.scores.entries()) {
			const mine = summedLedger(game, rows, { player });
			expect(mine.players).toEqual(game.scores);
			expect(mine.points).toBe(game.scores[player]);
			for (const { source, points } of mine.sources) {
				expect(summedLedger(game, rows, { source }).players[player]).toBe(points);
				const both = summedLedger(game, rows, { player, source });
				expect(both.points).toBe(points);
				expect(awardsIn(both.rows, player)).toBe(points);
			}
		}
	});

	it('tell what stayed unfinished apart by kind', () => {
		expect(sources.filter((source) => source.startsWith('unfinished'))).toEqual([
			'unfinished-road',
			'unfinished-city',
			'unfinished-monastery'
		]);
	});

	it('go with what is listed: nothing of others, and nothing overruled', () => {
		const [source = ''] = sources;
		const chosen = summedLedger(game, rows, { source });
		const listed = chosen.rows.flatMap(({ settlements }) => settlements);
		expect(listed.length).toBeLessThan(rows.flatMap(({ settlements }) => settlements).length);
		expect(chosen.rows.every(({ settlements }) => settlements.length > 0)).toBe(true);
		expect(chosen.rows.flatMap(({ objections }) => objections)).toEqual([]);
		expect(chosen.points).toBe(pointsOf(source));
	});

	it('count no award before the first', () => {
		expect(summedLedger(game, [], {})).toMatchObject({ awards: 0, points: 0, sources: [] });
	});
});

const pointsOf = (source: Source) => all.sources.find((each) => each.source === source)?.points;

const awardsIn = (listed: typeof rows, player: number) =>
	sum(
		listed.flatMap(({ settlements }) =>
			settlements.flatMap(({ awards }) =>
				awards.filter((award) => award.player === player).map(({ points }) => points)
			)
		)
	);
