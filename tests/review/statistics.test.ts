import { describe, expect, it } from 'vitest';
import { personKey, type Person } from '../../src/lib/record/people';
import { mergePeople, renamePerson, personLookup } from '../../src/lib/review/people';
import { inOrder, playerOrder, PLAYER_ORDERS } from '../../src/lib/review/player-order';
import { statisticsOf, type Statistics } from '../../src/lib/review/statistics';
import { UNNAMED } from '../../src/lib/table/library/unnamed';
import type { Summary } from '../../src/lib/record';
import { START_TIME, closed, DAY, someGames, summary, tallied } from './summaries';

const ana = { id: personKey('Ana'), name: 'Ana' };
const anna = { id: personKey('Anna'), name: 'Anna' };

/** The statistics of a person. Throws when there are none. */
function of(name: string, games: readonly Summary[], people: readonly Person[] = []): Statistics {
	const found = statisticsOf(games, people, UNNAMED).find((one) => one.name === name);
	if (!found) throw new Error(`Nothing is said of ${name}.`);
	return found;
}

const GAMES = [
	closed(1, { Ana: 90, Ben: 80 }, tallied([{ city: 60, road: 30 }, { farm: 80 }], [24, 30])),
	closed(2, { Ben: 70, Ana: 70, Chloé: 50 }),
	closed(
		3,
		{ Ana: 100, Chloé: 60 },
		{ box: 'winter-we3', ...tallied([{ city: 82, road: 18 }, { farm: 60 }], [32, 12]) }
	),
	closed(4, { Ana: 40, Ben: 60 }),
	closed(5, { ana: 55, Ben: 30 })
];

describe('statistics of a person with five games', () => {
	const { plays, ...said } = of('ana', GAMES);

	it('equal a count by hand', () => {
		expect(said).toMatchObject({
			games: 5,
			wins: 4,
			shared: 1,
			points: 90 + 70 + 100 + 40 + 55,
			streak: 1,
			longestStreak: 3,
			sources: { city: 142, road: 48 },
			counted: 2,
			largest: 32,
			duration: 60 * 60_000,
			solo: []
		});
		expect(said.best?.points).toBe(100);
		expect(plays.map(({ at }) => (at - START_TIME) / DAY)).toEqual([5, 4, 3, 2, 1]);
	});

	it('have games and places for each rival', () => {
		expect(said.rivals).toEqual([
			{ id: 'ben', name: 'Ben', games: 4, ahead: 2, level: 1 },
			{ id: 'chloé', name: 'Chloé', games: 2, ahead: 2, level: 0 }
		]);
	});

	it('have numbers for each box', () => {
		expect(said.boxes).toEqual([
			{ box: 'base-c1', games: 4, wins: 3, points: 255 },
			{ box: 'winter-we3', games: 1, wins: 1, points: 100 }
		]);
	});
});

describe('statistics', () => {
	it('know somebody by a name that a messenger put marks around', () => {
		const games = [
			closed(1, { Ana: 9, Ben: 8 }),
			closed(2, { '\u202aAna\u202c': 9, 'Ben\u200b': 8 })
		];
		const all = statisticsOf(games, [], UNNAMED);
		expect(all.map(({ id, games }) => [id, games])).toEqual([
			['ana', 2],
			['ben', 2]
		]);
	});

	it('leave out unfinished games and seats without a name', () => {
		const games = [
			closed(1, { Ana: 9, Red: 8, '': 7 }),
			closed(2, { Ana: 9, Ben: 8 }, { state: 'playing' }),
			closed(3, { Ana: 9, Ben: 8 }, { state: 'ended' })
		];
		const all = statisticsOf(games, [], UNNAMED);
		expect(all.map(({ name, games }) => [name, games])).toEqual([['Ana', 1]]);
		expect(all[0]?.rivals).toEqual([]);
	});

	it('keep solo games apart, and don’t count them as wins', () => {
		const said = of('Ana', [closed(1, { Ana: 120 }), closed(2, { Ana: 50, Ben: 60 })]);
		expect(said).toMatchObject({ games: 1, wins: 0, points: 50, longestStreak: 0 });
		expect(said.solo.map(({ points, won }) => [points, won])).toEqual([[120, false]]);
	});

	it('count ties as the table’s ruling says', () => {
		const games = [
			closed(1, { Ana: 70, Ben: 70 }, { winners: [1] }),
			closed(2, { Ana: 70, Ben: 70 }, { winners: [] })
		];
		expect(of('Ana', games)).toMatchObject({ wins: 0, rivals: [{ ahead: 0, level: 1 }] });
		expect(of('Ben', games)).toMatchObject({
			wins: 1,
			shared: 0,
			rivals: [{ ahead: 1, level: 1 }]
		});
	});

	it('count two seats under one name as two plays, but not as rivals', () => {
		const said = of('Ana', [summary(1, ['Ana', 'Ben', 'ana'], [30, 40, 50])]);
		expect(said).toMatchObject({ games: 2, wins: 1, points: 80 });
		expect(said.rivals).toEqual([{ id: 'ben', name: 'Ben', games: 2, ahead: 1, level: 0 }]);
		const ben = of('Ben', [summary(1, ['Ana', 'Ben', 'ana'], [30, 40, 50])]);
		expect(ben.rivals).toEqual([{ id: 'ana', name: 'Ana', games: 2, ahead: 1, level: 0 }]);
	});

	it('take the most points as the win in summaries from before there were winners', () => {
		const { winners, ...old } = closed(1, { Ana: 9, Ben: 8 });
		expect(winners).toEqual([0]);
		expect(of('Ana', [old]).wins).toBe(1);
	});
});

it('the colour of somebody is the one they played most, of several the latest', () => {
	const seats = ['red', 'blue', 'blue', 'red', 'green'] as const;
	const games = seats.map((colour, day) => ({
		...closed(day, { Ana: 9, Ben: 8 }),
		players: [{ name: 'Ana', colour }, { name: 'Ben', colour: 'black' } as const]
	}));
	expect(of('Ana', games.slice(0, 3)).colour).toBe('blue');
	expect(of('Ana', games).colour).toBe('red');
});

it('players are sorted by whatever the list offers, and those who only played alone come last', () => {
	const games = [
		closed(1, { Ben: 90, Ana: 80 }),
		closed(2, { Ana: 95, Ben: 60, Chloé: 10 }),
		closed(3, { Ben: 90, Ana: 20 }),
		closed(4, { Dan: 120 })
	];
	const all = statisticsOf(games, [], UNNAMED);
	const sorted = PLAYER_ORDERS.map((order) => [
		order,
		inOrder(all, order)
			.map(({ name }) => name.charAt(0))
			.join('')
	]);
	expect(Object.fromEntries(sorted)).toEqual({
		games: 'ABCD',
		name: 'ABCD',
		wins: 'BACD',
		best: 'ABCD',
		last: 'DABC'
	});
	expect(playerOrder('last')).toBe('last');
	expect(playerOrder('of another version')).toBe('games');
});

describe('people', () => {
	const games = [closed(1, { Ana: 90, Ben: 80 }), closed(2, { Anna: 60, Ben: 70 })];
	const used = new Set(
		[...games].flatMap((game) => game.players.map(({ name }) => personKey(name)))
	);

	it('are two until they are merged', () => {
		expect(of('Ana', games).games).toBe(1);
		const people = mergePeople([], anna, ana);
		expect(people).toEqual([{ id: 'ana', name: 'Ana', keys: ['ana', 'anna'] }]);
		expect(of('Ana', games, people)).toMatchObject({ games: 2, wins: 1, points: 150 });
		expect(of('Ben', games, people).rivals).toEqual([
			{ id: 'ana', name: 'Ana', games: 2, ahead: 1, level: 0 }
		]);
	});

	it('keep their new name in later games', () => {
		const people = renamePerson([], ana, ' Ana Maria ', used);
		expect(people).toEqual([{ id: 'ana', name: 'Ana Maria', keys: ['ana', 'ana maria'] }]);
		expect(of('Ana Maria', [...games, closed(3, { 'ana  maria': 5, Ben: 1 })], people).games).toBe(
			2
		);
	});

	it('lose a name they had in between, unless a game has it', () => {
		const twice = renamePerson(renamePerson([], ana, 'Zoe', used), ana, 'Zoë', used);
		expect(twice).toEqual([{ id: 'ana', name: 'Zoë', keys: ['ana', 'zoë'] }]);
		const both = renamePerson(mergePeople([], anna, ana), ana, 'Zoe', used);
		expect(both).toEqual([{ id: 'ana', name: 'Zoe', keys: ['ana', 'anna', 'zoe'] }]);
	});

	it('are merged together with everybody they were merged with before', () => {
		const people = mergePeople(mergePeople([], anna, ana), ana, {
			id: personKey('Ben'),
			name: 'Ben'
		});
		expect(people).toEqual([{ id: 'ben', name: 'Ben', keys: ['ben', 'ana', 'anna'] }]);
		expect(personLookup(people)('ANNA').name).toBe('Ben');
	});
});

describe.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
	'in the games of seed %i',
	(seed) => {
		const games = someGames(seed, 60);
		const people = seed % 2 === 0 ? mergePeople([], anna, ana) : [];
		const all = statisticsOf(games, people, UNNAMED);
		const over = games.filter(({ state }) => state === 'closed');
		const seats = over.flatMap(({ players, scores, winners = [] }) =>
			players.flatMap(({ name }, seat) =>
				UNNAMED.has(personKey(name))
					? []
					: [
							{
								alone: players.length === 1,
								points: scores[seat] ?? 0,
								won: players.length > 1 && winners.includes(seat)
							}
						]
			)
		);
		const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

		it('the statistics of all people add up to the games', () => {
			const together = seats.filter(({ alone }) => !alone);
			expect(sum(all.map((one) => one.games))).toBe(together.length);
			expect(sum(all.map((one) => one.solo.length))).toBe(seats.length - together.length);
			expect(sum(all.map((one) => one.wins))).toBe(together.filter(({ won }) => won).length);
			expect(sum(all.map((one) => one.points))).toBe(sum(together.map(({ points }) => points)));
		});

		it('everybody’s points by source and by box add up to their points', () => {
			for (const { points, games: count, sources, boxes } of all) {
				expect(sum(Object.values(sources))).toBe(points);
				expect(sum(boxes.map((box) => box.points))).toBe(points);
				expect(sum(boxes.map((box) => box.games))).toBe(count);
			}
		});

		it('a place ahead for one is a place behind for the other', () => {
			for (const one of all)
				for (const rival of one.rivals) {
					const back = all
						.find(({ id }) => id === rival.id)
						?.rivals.find(({ id }) => id === one.id);
					expect(back?.games).toBe(rival.games);
					expect(back?.level).toBe(rival.level);
					expect(back?.ahead).toBe(rival.games - rival.level - rival.ahead);
				}
		});
	}
);
