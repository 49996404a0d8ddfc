import { describe, expect, it } from 'vitest';
import type { GameRecord, LoggedEvent } from '../../src/lib/record';
import { replayRecord, summaryOf } from '../../src/lib/record';
import { reviewOf } from '../../src/lib/review';
import { statisticsOf } from '../../src/lib/review/statistics';
import { reviewWords } from '../../src/lib/words/en/review';
import { cardOf } from '../../src/routes/review/parts/cards';
import { recordsOf } from '../record/records';
import { withEvents } from '../record/support';
import { recordOfSample } from './support';
import '../tools/games/all-expansions';

/* What the review tells of a dragon and of ransoms, and where the statistics count their points. */

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dumitru', 'Eve', 'Fritz'];
const tales = (record: GameRecord) =>
	reviewOf(record).moments.flatMap((moment) => (moment.kind === 'tale' ? [moment] : []));
const told = (record: GameRecord) =>
	tales(record).map((tale) => {
		const card = cardOf(tale, { names: NAMES, turnAt: (position) => position });
		return [card.title, card.says, card.seats];
	});

describe('the review tells', () => {
	it('the dragon’s longest journey, and nobody who was eaten only once', () => {
		const record = recordOfSample('the-dragon-eats-farmers-and-builders-left-alone-go-home');
		expect(told(record)).toEqual([
			['The dragon’s longest journey', 'It went 3 tiles and ate 2 figures.', []]
		]);
		expect(tales(record)[0]?.position).toBe(8);
	});

	it('the same where the dragon moves once the turn is scored', () => {
		const record = recordOfSample('by-a-ruling-the-dragon-moves-once-the-road-is-scored');
		expect(told(record)).toEqual([
			['The dragon’s longest journey', 'It went 3 tiles and ate nobody.', []]
		]);
		expect(tales(record)[0]?.position).toBe(9);
	});

	it('who paid most in ransoms', () => {
		const record = recordOfSample('a-big-meeple-is-ransomed-for-3-points-too');
		expect(told(record)).toEqual([['Ransom paid', 'Ada paid 3 points in ransoms.', [0]]]);
	});

	it('nothing of that in a game without', () => {
		expect(tales(recordOfSample('a-road-of-three-tiles-pays-3'))).toEqual([]);
	});

	it('who was eaten most, counted by hand from the recorded games', () => {
		for (const record of recordsOf('dragon').slice(0, 3)) {
			const { game } = replayRecord(record);
			const eaten = game.scores.map(
				(_, player) =>
					game.history
						.flatMap(({ fates = [] }) => fates)
						.filter(({ why, piece }) => why === 'dragon/moved' && piece.player === player).length
			);
			const most = Math.max(...eaten);
			const tale = tales(record).find(({ id }) => id === 'dragon/eaten');
			expect(tale?.counts).toEqual(most > 1 ? [most] : undefined);
			expect(tale?.players).toEqual(
				most > 1 ? eaten.flatMap((n, player) => (n === most ? [player] : [])) : undefined
			);
		}
	});

	it('of several alike all', () => {
		expect(reviewWords.taleSays('dragon/eaten', ['Ada', 'Ben'], [2])).toBe(
			'Ada and Ben each lost 2 figures to the dragon.'
		);
	});
});

describe('statistics by source', () => {
	const sourcesOf = (record: GameRecord) => {
		const ended: LoggedEvent = { type: 'base/ended', overruled: ['tiles-left'] };
		const over = withEvents(record, [ended, { type: 'base/closed' }]);
		return statisticsOf([summaryOf(over)], []).map(({ name, sources }) => [name, sources]);
	};

	it('has what the fairy paid', () => {
		const [[, first] = []] = sourcesOf(recordOfSample('a-turn-that-begins-with-the-fairy-pays-1'));
		// 1 as a turn begins, and 3 for her thief’s unfinished road at the end.
		expect(first).toMatchObject({ fairy: 1 + 3 });
	});

	it('has ransoms, paid and got', () => {
		const all = sourcesOf(recordOfSample('a-big-meeple-is-ransomed-for-3-points-too'));
		expect(all.map(([, sources]) => sources)).toEqual([{ ransom: -3, hand: 7 }, { ransom: 3 }]);
	});
});
