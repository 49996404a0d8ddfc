import { describe, expect, it } from 'vitest';
import { personKey } from '../../src/lib/record/people';
import { boxStatisticsOf } from '../../src/lib/review/box-statistics';
import { headToHead, type HeadToHead } from '../../src/lib/review/head-to-head';
import { statisticsOf } from '../../src/lib/review/statistics';
import { closed, someGames, START_TIME, DAY } from './summaries';

const GAMES = [
	closed(1, { Ana: 90, Ben: 80, Eve: 99 }),
	closed(2, { Ben: 70, Ana: 70 }),
	closed(3, { Ana: 40, Ben: 75 }, { box: 'winter-we3' }),
	closed(4, { Ben: 61, Ana: 60 }),
	// By the ruling on ties the second one has won.
	closed(5, { Ana: 50, Ben: 50 }, { winners: [1] }),
	closed(6, { Ana: 100, Eve: 10 }),
	closed(7, { Ana: 1, Ben: 2 }, { state: 'playing' })
];

function pair(name: string, other: string, games = GAMES): HeadToHead | undefined {
	const person = statisticsOf(games, []).find((one) => one.id === personKey(name));
	return person && headToHead(person.plays, personKey(other));
}

describe('two people who met five times', () => {
	it('equal a count by hand', () => {
		const { meetings = [], best, worst, ...said } = pair('Ana', 'Ben') ?? {};
		expect(said).toEqual({
			games: 5,
			ahead: 1,
			level: 1,
			own: 90 + 70 + 40 + 60 + 50,
			other: 80 + 70 + 75 + 61 + 50,
			run: -3,
			boxes: [
				{ box: 'base-c1', games: 4, ahead: 1, level: 1 },
				{ box: 'winter-we3', games: 1, ahead: 0, level: 0 }
			]
		});
		expect(meetings.map(({ at }) => (at - START_TIME) / DAY)).toEqual([5, 4, 3, 2, 1]);
		expect([best?.own, best?.other]).toEqual([90, 80]);
		expect([worst?.own, worst?.other]).toEqual([40, 75]);
	});

	it('are the same from the other side', () => {
		const [one, other] = [pair('Ana', 'Ben'), pair('Ben', 'Ana')];
		expect(other?.ahead).toBe((one?.games ?? 0) - (one?.ahead ?? 0) - (one?.level ?? 0));
		expect([other?.own, other?.other, other?.run]).toEqual([one?.other, one?.own, 3]);
	});

	it('are nothing to compare after one game, or with oneself', () => {
		expect(pair('Ben', 'Eve')).toBeUndefined();
		expect(pair('Ana', 'Ana')).toBeUndefined();
		expect(pair('Ana', 'Eve')).toMatchObject({ games: 2, ahead: 1, run: 1 });
	});

	it('have no largest lead where nobody was ever ahead by points, and no run after a tie', () => {
		const tied = [closed(1, { Ana: 5, Ben: 5 }), closed(2, { Ana: 7, Ben: 7 })];
		const said = pair('Ana', 'Ben', tied);
		expect(said).toMatchObject({ level: 2, run: 0 });
		expect(said).not.toHaveProperty('best');
		expect(said).not.toHaveProperty('worst');
	});

	it('agree with the table of rivals, for many random games', () => {
		for (const person of statisticsOf(someGames(3, 200), []))
			for (const rival of person.rivals.filter(({ games }) => games > 1)) {
				const { games, ahead, level } = rival;
				expect(headToHead(person.plays, rival.id)).toMatchObject({ games, ahead, level });
			}
	});
});

describe('numbers by box', () => {
	const withAbbey = { expansions: ['abbey-and-mayor'] } as const;

	it('equal a count by hand, each set of expansions for itself', () => {
		const games = [
			closed(1, { Ana: 90, Ben: 80 }),
			closed(2, { Ana: 60, Ben: 70, Eve: 20 }),
			closed(3, { Ana: 100, Ben: 50 }, withAbbey),
			closed(4, { Ana: 130, Ben: 120 }, withAbbey),
			closed(5, { Ana: 40, Ben: 40 }, withAbbey),
			// These don't count: alone, not finished, one of its kind.
			closed(6, { Ana: 500 }),
			closed(7, { Ana: 500, Ben: 1 }, { state: 'playing' }),
			closed(8, { Ana: 500, Ben: 1 }, { box: 'winter-we3' })
		];
		expect(boxStatisticsOf(games)).toEqual([
			{
				box: 'base-c1',
				expansions: ['abbey-and-mayor'],
				games: 3,
				best: 130,
				toWin: (100 + 130 + 40 + 40) / 4,
				average: 480 / 6
			},
			{
				box: 'base-c1',
				expansions: [],
				games: 2,
				best: 90,
				toWin: 80,
				average: 320 / 5
			}
		]);
	});

	it('have no points to win where no game has a winner', () => {
		const tied = [1, 2].map((day) => closed(day, { Ana: 5, Ben: 5 }, { winners: [] }));
		expect(boxStatisticsOf(tied)[0]?.toWin).toBeNaN();
	});
});
