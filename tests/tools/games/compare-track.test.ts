import { describe, expect, it } from 'vitest';
import { ROBBED } from '../../../src/lib/expansions/robbers/events';
import { isDrawn } from '../../../src/lib/expansions/messages/figures';
import { ledgerOf } from '../../../src/lib/engine/game';
import { replay } from '../../../src/lib/engine/play';
import { compareTrack, trackGame } from './compare-track';

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
