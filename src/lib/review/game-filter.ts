import { normalise, searchPartsOf } from '../engine/typed-text';
import type { Summary } from '../record';
import { RATINGS, type ListedEvening, type Rating } from '../record/evening';
import { BOX_IDS, type BoxId } from '../rules/boxes';
import { excerptOf, type FoundPiece } from './search-text';

/** A game that can be searched, with what is kept of its evening. */
export type SearchedGame = Summary & { readonly evening?: ListedEvening };

/** Games by their state. */
export const STATES = ['all', 'over', 'open'] as const;
export type StateFilter = (typeof STATES)[number];

/** What is kept of the evenings of some games, so that a search only offers what can find something. */
export interface EveningKinds {
	/** True for notes or places. */
	readonly texts: boolean;
	readonly photos: boolean;
	/** The ratings that there are, the best first. */
	readonly ratings: readonly Rating[];
}

export function eveningKindsIn(games: readonly SearchedGame[]): EveningKinds {
	const evenings = games.flatMap(({ evening }) => evening ?? []);
	return {
		texts: evenings.some(({ note, place }) => note !== undefined || place !== undefined),
		photos: evenings.some(({ photos }) => photos > 0),
		ratings: RATINGS.toReversed().filter((each) => evenings.some(({ rating }) => rating === each))
	};
}

/** A filter for games, as in the URL of the page. */
export interface GameFilter {
	/** Parts of players' names; a player must match each of them. */
	readonly who: string;
	/** Words of the evening's note or place; each must be in one of them. */
	readonly about: string;
	/** The evening was rated so or better; 0 for any. */
	readonly rating: Rating | 0;
	/** True if only games with photos match. */
	readonly photos: boolean;
	readonly box: BoxId | '';
	/** First and last day, as `2026-11-21`; empty for no limit. */
	readonly from: string;
	readonly to: string;
	readonly state: StateFilter;
}

/** Matches every game. */
export const NO_FILTER: GameFilter = {
	who: '',
	about: '',
	rating: 0,
	photos: false,
	box: '',
	from: '',
	to: '',
	state: 'all'
};

/** Longest text that is searched for, in UTF-16 code units. */
const MAX_TEXT = 200;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a filter from a URL. Invalid parts are ignored. */
export function filterFromParams(params: URLSearchParams): GameFilter {
	const day = (name: string): string => {
		const text = params.get(name) ?? '';
		return DAY.test(text) ? text : '';
	};
	const text = (name: string): string => (params.get(name) ?? '').slice(0, MAX_TEXT);
	return {
		who: text('who'),
		about: text('about'),
		rating: RATINGS.find((rating) => String(rating) === params.get('rating')) ?? 0,
		photos: params.has('photos'),
		box: BOX_IDS.find((id) => id === params.get('box')) ?? '',
		from: day('from'),
		to: day('to'),
		state: STATES.find((state) => state === params.get('state')) ?? 'all'
	};
}

/** The URL query for a filter: `?who=ana&state=over`; empty when it matches every game. */
export function filterQuery(filter: GameFilter): '' | `?${string}` {
	const { who, about, rating, photos, box, from, to, state } = filter;
	const named = Object.entries({
		who,
		about,
		box,
		from,
		to,
		rating: rating === 0 ? '' : String(rating),
		photos: photos ? 'yes' : '',
		state: state === 'all' ? '' : state
	});
	const params = new URLSearchParams(named.filter(([, value]) => value !== ''));
	return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The games that match, in their order. Days are those of the device's time zone. */
export function filterGames<Game extends SearchedGame>(
	games: readonly Game[],
	filter: GameFilter
): readonly Game[] {
	const who = searchPartsOf(filter.who);
	const about = searchPartsOf(filter.about);
	const since = filter.from === '' ? -Infinity : midnight(filter.from);
	const until = filter.to === '' ? Infinity : midnight(filter.to, 1);
	return games.filter(
		({ box, modified, players, state, evening }) =>
			(filter.box === '' || box === filter.box) &&
			(filter.state === 'all' || (filter.state === 'over') === (state === 'closed')) &&
			modified >= since &&
			modified < until &&
			(!filter.photos || (evening?.photos ?? 0) > 0) &&
			(evening?.rating ?? 0) >= filter.rating &&
			(who.length === 0 || matchNames(who, players)) &&
			(about.length === 0 || matchEvening(about, evening))
	);
}

function matchEvening(parts: readonly string[], evening: ListedEvening | undefined): boolean {
	const texts = [evening?.note, evening?.place].map((text) => normalise(text ?? ''));
	return parts.every((part) => texts.some((text) => text.includes(part)));
}

function matchNames(parts: readonly string[], players: Summary['players']): boolean {
	const names = players.map(({ name }) => normalise(name));
	return parts.every((part) => names.some((name) => name.includes(part)));
}

/** The names of all who played, each once, in alphabetical order. */
export const namesIn = (games: readonly Pick<Summary, 'players'>[]): readonly string[] =>
	[...new Set(games.flatMap(({ players }) => players.map(({ name }) => name)))].sort((a, b) =>
		a.localeCompare(b)
	);

/** A month in which games were played: its first and its last day, as in a filter, and a time in it, in ms since 1970 UTC. */
export interface PlayedMonth extends Pick<GameFilter, 'from' | 'to'> {
	readonly at: number;
}

/** The months in which games were last changed, in the device's time zone, the latest first. */
export function monthsOf(games: readonly Pick<Summary, 'modified'>[]): readonly PlayedMonth[] {
	const months = new Map(
		games
			.map(({ modified }) => monthAround(modified))
			.sort((a, b) => b.at - a.at)
			.map((month) => [month.from, month])
	);
	return [...months.values()];
}

function monthAround(at: number): PlayedMonth {
	const time = new Date(at);
	const [year, month] = [time.getFullYear(), time.getMonth() + 1];
	const days = new Date(year, month, 0).getDate();
	const start = `${String(year)}-${String(month).padStart(2, '0')}`;
	return { from: `${start}-01`, to: `${start}-${String(days)}`, at };
}

/** Midnight at the start of a day, or some days later, in ms since 1970 UTC. */
function midnight(day: string, later = 0): number {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date + later).getTime();
}

/** A text of an evening in which something was found. */
export interface FoundText {
	readonly where: 'place' | 'note';
	readonly pieces: readonly FoundPiece[];
}

/** The games with what was found in the places and notes of their evenings. */
export function withFound<Game extends SearchedGame>(
	games: readonly Game[],
	about: string
): readonly (Game & { readonly found?: readonly FoundText[] })[] {
	const parts = searchPartsOf(about);
	if (parts.length === 0) return games;
	return games.map((game) => ({ ...game, found: foundIn(game, parts) }));
}

const foundIn = ({ evening }: SearchedGame, parts: readonly string[]): readonly FoundText[] =>
	(['place', 'note'] as const).flatMap((where) => {
		const pieces = excerptOf(evening?.[where] ?? '', parts);
		return pieces ? [{ where, pieces }] : [];
	});
