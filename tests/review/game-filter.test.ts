import { describe, expect, it } from 'vitest';
import {
	filterQuery,
	NO_FILTER,
	filterGames,
	filterFromParams,
	type GameFilter
} from '../../src/lib/review/game-filter';
import { closed } from './summaries';

/** Noon of a day in January 2026, local time. */
const noon = (day: number): number => new Date(2026, 0, day, 12).getTime();

const GAMES = [
	closed(4, { Ana: 60, Dumitru: 50 }, { modified: noon(5), state: 'ended' }),
	closed(3, { Chloé: 90, Ben: 20 }, { modified: noon(4), box: 'winter-we3' }),
	closed(2, { Ben: 80, Ana: 85, Eve: 10 }, { modified: noon(3) }),
	closed(1, { Joana: 30 }, { modified: noon(2), state: 'playing' })
];

/** The numbers of the games that are found. */
const numbers = (wanted: Partial<GameFilter>): readonly number[] =>
	filterGames(GAMES, { ...NO_FILTER, ...wanted }).map(({ id }) => Number(id.replace('day-', '')));

describe('games are filtered', () => {
	it.each<[string, Partial<GameFilter>, readonly number[]]>([
		['all, in their order', {}, [4, 3, 2, 1]],
		['by a part of a name', { who: 'ana' }, [4, 2, 1]],
		['by several names, each of which somebody must have', { who: ' ben, ANA ' }, [2]],
		['without the accents', { who: 'chloe' }, [3]],
		['by box', { box: 'winter-we3' }, [3]],
		['from a day on', { from: '2026-01-04' }, [4, 3]],
		['up to a day, that day included', { to: '2026-01-03' }, [2, 1]],
		['on a single day', { from: '2026-01-03', to: '2026-01-03' }, [2]],
		['by what is over', { state: 'over' }, [3, 2]],
		['by what is not', { state: 'open' }, [4, 1]],
		['by all of it at once', { who: 'ana', state: 'over', from: '2026-01-01' }, [2]],
		['not at all where nobody is called that', { who: 'ana zed' }, []]
	])('%s', (_, wanted, ids) => {
		expect(numbers(wanted)).toEqual(ids);
	});
});

describe('the address of a search', () => {
	const wanted: GameFilter = {
		who: 'Ana & Chloé',
		box: 'winter-we2',
		from: '2026-01-01',
		to: '2026-02-28',
		state: 'over'
	};

	it('has no parameters for all games', () => {
		expect(filterQuery(NO_FILTER)).toBe('');
		expect(filterFromParams(new URLSearchParams())).toEqual(NO_FILTER);
	});

	it('gives the same filter when it is read', () => {
		expect(filterFromParams(new URLSearchParams(filterQuery(wanted)))).toEqual(wanted);
	});

	it('gives all games where it makes no sense', () => {
		const odd = '?box=chess&from=yesterday&to=2026-1-1&state=%3Cb%3E&__proto__=1';
		expect(filterFromParams(new URLSearchParams(odd))).toEqual(NO_FILTER);
	});
});
