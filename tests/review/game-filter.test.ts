import { describe, expect, it } from 'vitest';
import {
	filterQuery,
	NO_FILTER,
	filterGames,
	filterFromParams,
	type GameFilter,
	withFound
} from '../../src/lib/review/game-filter';
import { searchPartsOf } from '../../src/lib/engine/typed-text';
import { excerptOf } from '../../src/lib/review/search-text';
import { closed } from './summaries';

/** Noon of a day in January 2026, local time. */
const noon = (day: number): number => new Date(2026, 0, day, 12).getTime();

const GAMES = [
	closed(4, { Ana: 60, Dumitru: 50 }, { modified: noon(5), state: 'ended' }),
	{
		...closed(3, { Chloé: 90, Ben: 20 }, { modified: noon(4), box: 'winter-we3' }),
		evening: { note: 'Ben läuft davon.\nEnd of the year.', place: 'Anna’s kitchen', photos: 0 }
	},
	{
		...closed(2, { Ben: 80, Ana: 85, Eve: 10 }, { modified: noon(3) }),
		evening: { rating: 3, photos: 2 }
	} as const,
	{
		...closed(1, { Joana: 30 }, { modified: noon(2), state: 'playing' }),
		evening: { note: 'Kitchen light broken', rating: 5, photos: 1 }
	} as const
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
		['by a word of the note', { about: 'lauft' }, [3]],
		['by words of note and place', { about: 'KITCHEN year' }, [3]],
		['by a word of either', { about: 'kitchen' }, [3, 1]],
		['by no name in a note', { who: 'kitchen' }, []],
		['by rating', { rating: 3 }, [2, 1]],
		['by a higher rating', { rating: 4 }, [1]],
		['by photos', { photos: true }, [2, 1]],
		['by all of it at once', { who: 'ana', state: 'over', from: '2026-01-01' }, [2]],
		['not at all where nobody is called that', { who: 'ana zed' }, []]
	])('%s', (_, wanted, ids) => {
		expect(numbers(wanted)).toEqual(ids);
	});

	it('by a name copied with what nobody sees', () => {
		expect(numbers({ who: '\u2068chloe\u2069' })).toEqual([3]);
		expect(numbers({ about: 'kit\u00adchen year' })).toEqual([3]);
	});
});

describe('the address of a search', () => {
	const wanted: GameFilter = {
		who: 'Ana & Chloé',
		about: 'läuft davon',
		rating: 4,
		photos: true,
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
		const odd = '?box=chess&from=yesterday&to=2026-1-1&state=%3Cb%3E&rating=9&__proto__=1';
		expect(filterFromParams(new URLSearchParams(odd))).toEqual(NO_FILTER);
	});
});

describe('what was found', () => {
	/** The excerpt with what was found in brackets. */
	const excerpt = (text: string, typed: string): string | undefined =>
		excerptOf(text, searchPartsOf(typed))
			?.map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
			.join('');

	it.each([
		['wherever it is', 'Ben and ben', 'ben', '[Ben] and [ben]'],
		['with the accents of the text', 'Chloé läuft', 'chloe LAUFT', '[Chloé] [läuft]'],
		['on one line', 'One\n\ntwo', 'two', 'One [two]'],
		['where one letter is two when searched', 'İstanbul', 'st', 'İ[st]anbul'],
		['where words overlap', 'banana', 'ana nan', 'b[anana]'],
		['nowhere', 'Ben', 'eve', undefined]
	])('is marked %s', (_, text, typed, expected) => {
		expect(excerpt(text, typed)).toBe(expected);
	});

	it('is shown with the words around it', () => {
		const filler = 'word '.repeat(40);
		const found = excerpt(`${filler}needle ${filler}`, 'needle') ?? '';
		expect(found).toMatch(/^…(?:word ){5,6}\[needle\](?: word)+…$/);
		expect(found.length).toBeLessThan(130);
	});

	it('is told of each game, by place and note', () => {
		expect(withFound(GAMES, '')).toBe(GAMES);
		const found = withFound(GAMES, 'kitchen').map((game) => game.found?.map(({ where }) => where));
		expect(found).toEqual([[], ['place'], [], ['note']]);
	});
});
