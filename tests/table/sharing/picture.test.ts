import { describe, expect, it } from 'vitest';
import type { GameRecord, LoggedEvent } from '../../../src/lib/record';
import { pictureOf } from '../../../src/lib/table/sharing/picture';
import { pictureWords } from '../../../src/lib/words/en/picture';
import { recorded, recordOf } from '../../e2e/table/support/games';
import { lostByTime, withEvents } from '../../record/support';

const ENDED = { type: 'base/ended' } as const satisfies LoggedEvent;
const CLOSED = { type: 'base/closed' } as const satisfies LoggedEvent;

function played(turns?: number, more: readonly LoggedEvent[] = []): GameRecord {
	const game = recorded('base', 'base-108');
	return withEvents(recordOf(game, turns ?? game.turns.length, 'picture'), more);
}
const alone = ({ header, entries }: GameRecord): GameRecord => ({
	header: { ...header, players: header.players.slice(0, 1) },
	entries
});

describe('the picture of a game', () => {
	it('says who has won, with their points, when and what was played', () => {
		const { headline, day, details, land } = pictureOf(played(undefined, [ENDED, CLOSED]), []);
		expect(headline).toBe(pictureWords.won(['Ben'], 48));
		expect(day).toBe('20 November 2026');
		expect(details).toBe('Base game · 72\u00a0tiles');
		expect(land).toBe('summer');
	});

	it('names the winner of a game that somebody lost by time, with fewer points', () => {
		const { headline, scores } = pictureOf(played(undefined, [ENDED, lostByTime(1)]), []);
		expect(headline).toBe(pictureWords.won(['Ada'], 45));
		expect(scores.map(({ name, rank, won }) => [name, rank, won])).toEqual([
			['Ada', 1, true],
			['Ben', 2, false]
		]);
	});

	it('ranks everybody from the best to the last and marks the winner', () => {
		expect(pictureOf(played(undefined, [ENDED]), []).scores).toEqual([
			{ name: 'Ben', colour: 'blue', points: 48, rank: 1, won: true },
			{ name: 'Ada', colour: 'red', points: 45, rank: 2, won: false }
		]);
	});

	it('goes by what the table agreed on for ties last, and ranks who lost one behind', () => {
		const tied = played(0);
		const agreed = {
			...tied,
			header: { ...tied.header, rulings: { ...tied.header.rulings, ties: 'shared' } }
		};
		const over = { ...ENDED, overruled: ['tiles-left'] } satisfies LoggedEvent;
		const picture = (ties: string) =>
			pictureOf(
				withEvents(agreed, [over, { type: 'log/amended', edits: [], rulings: { ties } }]),
				[]
			);
		expect(picture('shared').scores.map(({ rank, won }) => [rank, won])).toEqual([
			[1, true],
			[1, true]
		]);
		expect(picture('non-starter').headline).toBe(pictureWords.won(['Ben'], 0));
		expect(picture('non-starter').scores.map(({ name, rank, won }) => [name, rank, won])).toEqual([
			['Ben', 1, true],
			['Ada', 2, false]
		]);
		expect(picture('again').scores.map(({ rank, won }) => [rank, won])).toEqual([
			[1, false],
			[1, false]
		]);
	});

	it('says of a game that goes on how far it is, and marks no winner', () => {
		const { headline, details, scores } = pictureOf(played(2), []);
		expect(headline).toBe('In play: 3 of 72 tiles laid');
		expect(details).toBe('Base game');
		expect(scores.map(({ rank, won }) => [rank, won])).toEqual([
			[1, false],
			[1, false]
		]);
	});

	it('shows the figures of the last turn, which the final scoring sent home', () => {
		const { figures } = pictureOf(played(), []);
		expect(figures.length).toBeGreaterThan(5);
		expect(pictureOf(played(undefined, [ENDED, CLOSED]), []).figures).toEqual(figures);
	});

	it('of a solo game has the points only', () => {
		const solo = alone(played(0));
		expect(
			pictureOf(withEvents(solo, [{ ...ENDED, overruled: ['tiles-left'] }]), []).headline
		).toBe(pictureWords.alone(0));
	});

	it('says how to open the game from it, with a code and without', () => {
		expect(pictureOf(played(2), [[true]]).caption).toBe(pictureWords.scan);
		expect(pictureOf(played(2), undefined).caption).toBe(pictureWords.open);
	});
});
