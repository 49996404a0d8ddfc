import type { Summary } from '../record';
import { BOX_IDS, type BoxId } from '../rules/ids';

/** Games by their state. */
export const STATES = ['all', 'over', 'open'] as const;
export type StateFilter = (typeof STATES)[number];

/** A filter for games, as in the URL of the page. */
export interface GameFilter {
	/** Parts of players' names; a player must match each of them. */
	readonly who: string;
	readonly box: BoxId | '';
	/** First and last day, as `2026-11-21`; empty for no limit. */
	readonly from: string;
	readonly to: string;
	readonly state: StateFilter;
}

/** Matches every game. */
export const NO_FILTER: GameFilter = { who: '', box: '', from: '', to: '', state: 'all' };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a filter from a URL. Invalid parts are ignored. */
export function filterFromParams(params: URLSearchParams): GameFilter {
	const day = (name: string): string => {
		const text = params.get(name) ?? '';
		return DAY.test(text) ? text : '';
	};
	return {
		who: (params.get('who') ?? '').slice(0, 200),
		box: BOX_IDS.find((id) => id === params.get('box')) ?? '',
		from: day('from'),
		to: day('to'),
		state: STATES.find((state) => state === params.get('state')) ?? 'all'
	};
}

/** The URL query for a filter: `?who=ana&state=over`; empty when it matches every game. */
export function filterQuery({ who, box, from, to, state }: GameFilter): '' | `?${string}` {
	const named = Object.entries({ who, box, from, to, state: state === 'all' ? '' : state });
	const params = new URLSearchParams(named.filter(([, value]) => value !== ''));
	return params.size === 0 ? '' : `?${params.toString()}`;
}

/** A name for searching: capitals and accents make no difference. */
const normalised = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The games that match, in their order. Days are those of the device's time zone. */
export function filterGames(games: readonly Summary[], filter: GameFilter): readonly Summary[] {
	const parts = normalised(filter.who)
		.split(/[\s,;&]+/u)
		.filter(Boolean);
	const since = filter.from === '' ? -Infinity : midnight(filter.from);
	const until = filter.to === '' ? Infinity : midnight(filter.to, 1);
	return games.filter(
		({ box, modified, players, state }) =>
			(filter.box === '' || box === filter.box) &&
			(filter.state === 'all' || (filter.state === 'over') === (state === 'closed')) &&
			modified >= since &&
			modified < until &&
			(parts.length === 0 || matchNames(parts, players))
	);
}

function matchNames(parts: readonly string[], players: Summary['players']): boolean {
	const names = players.map(({ name }) => normalised(name));
	return parts.every((part) => names.some((name) => name.includes(part)));
}

/** Midnight at the start of a day, or some days later, in ms since 1970 UTC. */
function midnight(day: string, later = 0): number {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date + later).getTime();
}
