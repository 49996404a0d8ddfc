import { describe, expect, it } from 'vitest';
import { randomAmendment, randomBeginning, settled } from '../record/amending';
import { RECORDS } from '../record/records';
import { withEvents } from '../record/support';
import { replayRecord, summaryOf, type GameRecord } from '../../src/lib/record';
import { leadsIn, reviewOf, type Review } from '../../src/lib/review';
import { strandedIn } from '../../src/lib/review/stranded';
import { seededRandom } from '../tools/games/seeded-random';
import { scriptIn } from '../e2e/table/support/script';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

/** Checks that hold for every game, amended or not. */
function check(record: GameRecord): Review {
	const review = reviewOf(record);
	const { game } = replayRecord(record);
	sumsAreScores(review);
	expect(review.race.at(-1)?.scores).toEqual(game.scores);
	const told = review.race.flatMap(({ settlements }) => settlements);
	expect(told).toEqual(game.history.flatMap(({ settlements }) => settlements));
	expect(review.race.map(({ position }) => position)).toEqual(
		[...new Set(review.race.map(({ position }) => position))].sort((a, b) => a - b)
	);
	for (const { position } of review.moments)
		expect(review.race.map((scorePoint) => scorePoint.position)).toContain(position);
	const { whole, thinking } = review.durations;
	expect(thinking.reduce((sum, span) => sum + span, 0)).toBeLessThanOrEqual(whole);
	return review;
}

/** Points by source and the settlements of each score point both add up to every player's points. */
function sumsAreScores({ rows, race, scores, sources, header }: Review): void {
	for (const seat of header.players.keys()) {
		const bySource = Object.values(rows[seat] ?? {});
		expect(bySource.reduce((sum, points) => sum + points, 0)).toBe(scores[seat]);
		let points = 0;
		for (const scorePoint of race) {
			for (const { awards } of scorePoint.settlements)
				for (const award of awards) if (award.player === seat) points += award.points;
			expect(scorePoint.scores[seat]).toBe(points);
		}
	}
	const named = rows.flatMap((row) => Object.keys(row));
	expect(named.filter((source) => !sources.some((one) => one === source))).toEqual([]);
}

describe('a review', () => {
	it('adds up in every recorded game', () => {
		for (const record of RECORDS) check(record);
	});

	it.each(SEEDS)('adds up in the random game of seed %i, also when its past is amended', (seed) => {
		const record = randomBeginning(seed, 1000);
		const before = check(record);
		const rng = seededRandom(seed);
		const { amendment } = settled(record, randomAmendment(record, rng), rng);
		const amended = withEvents(record, [{ type: 'log/amended', ...amendment }]);
		check(amended);
		const undone = check(withEvents(amended, [{ type: 'log/undone' }]));
		expect(undone.race).toEqual(before.race);
	});

	it('shows the same numbers as the statistics count', () => {
		for (const record of RECORDS.slice(0, 20)) {
			const { rows, durations } = reviewOf(record);
			const { tally } = summaryOf(record);
			expect(tally?.points).toEqual(rows);
			expect(tally?.duration).toBe(durations.whole);
		}
	});

	it('changes the lead only when one player has the most points alone', () => {
		for (const record of RECORDS) {
			const { race } = reviewOf(record);
			for (const { player, position } of leadsIn(race)) {
				const scores = race.find((scorePoint) => scorePoint.position === position)?.scores ?? [];
				expect(scores.filter((points) => points >= (scores[player] ?? 0))).toHaveLength(1);
			}
		}
	});

	it('has no stranded figure on a feature that paid its player', () => {
		for (const record of RECORDS) {
			const { game } = replayRecord(record);
			const stranded = strandedIn(record, game);
			const end = game.history.find(({ event }) => event.type === 'base/ended');
			for (const { home, awards } of end?.settlements ?? [])
				for (const piece of home) {
					const paid = awards.some(({ player, points }) => player === piece.player && points > 0);
					const found = stranded.some(
						({ at, player, kind }) =>
							at.x === piece.at.x &&
							at.y === piece.at.y &&
							at.segment === piece.at.segment &&
							player === piece.player &&
							kind === piece.kind
					);
					expect(found).toBe(!paid);
				}
		}
	});
});

it('the race has a score point for each event that changes something', () => {
	const { record, events } = scriptIn('tests/games/both-expansions.json');
	const { race } = reviewOf(record);
	expect(race[0]).toMatchObject({
		position: 0,
		turn: 0,
		at: record.header.created,
		settlements: []
	});
	expect(race).toHaveLength(events.length + 1);
	expect(race.filter(({ turn }) => turn === 26)).toHaveLength(3);
	expect(race.at(-1)?.turn).toBe('final');
});
