import { describe, expect, it } from 'vitest';
import { ROBBED } from '../../../src/lib/expansions/robbers/events';
import { isDrawn } from '../../../src/lib/expansions/messages/figures';
import { ledgerOf } from '../../../src/lib/engine/game';
import { replay } from '../../../src/lib/engine/play';
import { compareTrack, trackGame } from './compare-track';
import type { Step, Table } from './second-steps';
import { secondTrack } from './second-track';

/** A run as `npm run second` does of many more. */
const SEEDS = Array.from({ length: 40 }, (_, index) => 1 + index);

describe('random games with robbers and messages', () => {
	const games = SEEDS.map((seed) => trackGame(seed));

	it.each(games.map((game, index) => [SEEDS[index], game] as const))(
		'of seed %i are the same reckoned twice',
		(_, game) => {
			expect(compareTrack(game)).toBeUndefined();
		}
	);

	it('have robbers, messages and both, with robberies and messages drawn', () => {
		const played = ({ expansions }: (typeof games)[number]): string =>
			['robbers', 'messages'].filter((id) => expansions.some((one) => one === id)).join();
		expect(new Set(games.map(played))).toEqual(
			new Set(['robbers', 'messages', 'robbers,messages'])
		);
		const both = games.filter((game) => played(game) === 'robbers,messages');
		const ends = both.map(({ rules, players, first, events }) =>
			replay(rules, players, first, events)
		);
		const robberies = ends.flatMap(({ game }) =>
			ledgerOf(game).filter(({ occasion }) => occasion === ROBBED)
		);
		const drawn = both.flatMap(({ events }) => events.filter((event) => isDrawn(event)));
		expect(robberies.length).toBeGreaterThan(20);
		expect(drawn.length).toBeGreaterThan(5);
	});
});

it('a robber goes along with whoever robs first in a turn, before one who robs the points of a message', () => {
	const table: Table = {
		players: 3,
		segmentsOf: () => [],
		robbers: 'every',
		messages: 'never blocked',
		atOnce: true
	};
	const beside = (player: number, space: number, other: number): Step => ({
		type: 'robber',
		player,
		space,
		beside: { player: other, figure: 0 }
	});
	// Red robs blue’s 4, which bring a message; of its 3 green robs blue’s messenger. Blue’s robber stands beside red.
	const robs = [{ owner: 2, figure: 0 }] as const;
	const drawn = { message: 'road', takes: 'effect', pays: 3, figure: 1, robs } as const;
	const moments = secondTrack(table, [
		{ type: 'correct', player: 1, points: 1 },
		{ type: 'lay', active: 1, id: '', x: 0, y: 0, rotation: 0, bag: true },
		beside(1, 0, 0),
		beside(2, 0, 0),
		beside(0, 1, 1),
		{
			type: 'score',
			awards: [{ player: 1, points: 4, figure: 0, drawn }],
			robs: [{ owner: 0, figure: 0 }]
		},
		{ type: 'correct', player: 0, points: -3 }
	]);
	expect(moments.slice(-2).map(({ spaces, robbers }) => [spaces, robbers])).toEqual([
		[
			[
				[2, 0],
				[5, 3],
				[2, 0]
			],
			[undefined, 2, undefined]
		],
		[
			[
				[49, 0],
				[5, 3],
				[2, 0]
			],
			[undefined, 49, undefined]
		]
	]);
});
