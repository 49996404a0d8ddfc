import { play } from '$lib/engine/play';
import { effectiveLog, headerOf, replayEvents, type Header, type LoggedEvent } from '$lib/record';
import { USUAL_RULINGS, type TableEvent } from '$lib/rules/catalogue';
import {
	projectionOf,
	pointsAtEnd,
	underOtherRules,
	type OtherRules
} from '$lib/table/scores/other-rules';
import { describe, expect, it } from 'vitest';
import { GREAT_RECORDS } from '../../record/records';
import { headerFor, lostByTime, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { eventsOf, firstOf, readGames, setupOf } from '../../tools/games/recorded';

/** The board of a sample whose text reckons all six results by hand. */
const BOARD = 'one-board-pays-differently-by-each-farm-rule-and-small-city';
const sample = new Map(readSamples()).get(BOARD);
if (!sample) throw new Error(`There is no sample ${BOARD}.`);
const { events } = sample;
const running = events.filter(({ type }) => type !== 'base/ended');

/** [farm rule, small city, points of both players, who wins], reckoned by hand. */
const BY_HAND = [
	['third', '4', [9, 7], [0]],
	['second', '4', [6, 7], [1]],
	['first', '4', [8, 4], [0]],
	['third', '2', [9, 5], [0]],
	['second', '2', [6, 5], [0]],
	['first', '2', [8, 2], [0]]
];

const rows = (header: Header, happened: readonly TableEvent[] = events) =>
	underOtherRules(recordOf(header, happened)) ?? [];
const recordOf = (header: Header, happened: readonly LoggedEvent[]) =>
	withEvents({ header, entries: [] }, happened);
const told = ({ farmRule, smallCity, points, verdict }: OtherRules) => [
	farmRule,
	smallCity,
	points,
	verdict.winners
];

describe('the same board under other rules', () => {
	it('has the six results computed by hand', () => {
		expect(rows(headerFor('one')).map(told)).toEqual(BY_HAND);
	});

	it('is scored as if the game ended now while it runs', () => {
		expect(rows(headerFor('one'), running).map(told)).toEqual(BY_HAND);
	});

	it('is never won by whoever has lost by time', () => {
		const late = withEvents(recordOf(headerFor('one'), events), [lostByTime(0)]);
		expect((underOtherRules(late) ?? []).map(({ verdict }) => verdict.winners)).toEqual(
			BY_HAND.map(() => [1])
		);
	});

	it('is the same whatever rules were played, and marks those', () => {
		const rulings = { ...USUAL_RULINGS, farmRule: 'second', smallCity: '2' };
		const found = rows(headerFor('one', 2, { rulings }));
		expect(found.map(told)).toEqual(BY_HAND);
		expect(found.map(({ own }) => own)).toEqual([false, false, false, false, true, false]);
	});

	it('has two results where nobody farms: only the small city makes a difference', () => {
		const rulings = { ...USUAL_RULINGS, farmers: 'off' };
		const city = running.filter((event) => !('deploy' in event) || event.deploy?.segment === 0);
		const found = rows(headerFor('one', 2, { rulings }), city);
		expect(found.map(({ farmRule, smallCity }) => [farmRule, smallCity])).toEqual([
			[undefined, '4'],
			[undefined, '2']
		]);
	});

	it('pays a pig’s owner 1 more for a city by each farm rule, as computed by hand', () => {
		const name = 'by-the-farm-rule-of-2000-a-pig-makes-a-city-pay-5';
		const pigs = readSamples().find(([known]) => known === name)?.[1];
		const header = headerFor('pigs', 2, { expansions: ['traders-and-builders'] });
		// Two cities for each of two farmers. In 2000 they paid 4 and with the pig 5, later 3 and 4.
		expect(rows(header, pigs?.events).map(({ farmRule, points }) => [farmRule, points])).toEqual(
			['4', '2'].flatMap(() => [
				['third', [8, 6]],
				['second', [8, 6]],
				['first', [10, 8]]
			])
		);
	});

	it('has the game’s own result among them with all sets', () => {
		for (const { header, entries } of GREAT_RECORDS) {
			const { events } = effectiveLog(entries);
			const own = rows(header, events).filter((row) => row.own);
			expect(own.map(({ points }) => points)).toEqual([replayEvents(header, events).game.scores]);
		}
	});

	it('is hidden while the assistance is limited, and shown at the end', () => {
		const rulings = { ...USUAL_RULINGS, aids: 'clear' };
		expect(underOtherRules(recordOf(headerFor('one', 2, { rulings }), running))).toBeUndefined();
		expect(rows(headerFor('one', 2, { rulings })).map(told)).toEqual(BY_HAND);
	});
});

describe.each(['base', 'winter', 'nofarm', 'abbey'])('the recorded games of %s', (file) => {
	const games = readGames(`tests/games/${file}.jsonl`).slice(0, 3);

	it.each(games.map((game) => [game.id, game] as const))(
		'%s: what it would come to is what its final scoring comes to, at any position',
		(_, game) => {
			const header = headerFor(game.id, game.players, {
				...setupOf(game),
				first: firstOf(game)
			});
			const happened = eventsOf(game).slice(0, -1);
			for (const position of [0, 9, 30, Math.floor(happened.length / 2), happened.length]) {
				const at = replayEvents(
					headerOf({ header, entries: [] }),
					happened.slice(0, position)
				).game;
				const outlook = projectionOf(at);
				expect(outlook).toEqual(pointsAtEnd(at));
				const end = play(at, {
					type: 'base/ended',
					overruled: ['tiles-left', 'question-open']
				});
				if (end.ok) expect(outlook).toEqual(end.value.scores);
				expect(projectionOf(at)).toBe(end.ok ? undefined : outlook);
			}
		}
	);
});
