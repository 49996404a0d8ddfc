import type { Summary } from '../record';
import { BOX_IDS, type BoxId } from '../rules/ids';

/** Which games are looked for, by how far they are. */
export const STATES = ['all', 'over', 'open'] as const;
export type StateFilter = (typeof STATES)[number];

/** What is looked for among the games, as it stands in the address of the page. */
export interface GameFilter {
	/** Beginnings or parts of players' names, each of which somebody must have. */
	readonly who: string;
	readonly box: BoxId | '';
	/** The first and the last day, as `2026-11-21`; empty where none is named. */
	readonly from: string;
	readonly to: string;
	readonly state: StateFilter;
}

/** Everything. */
export const NO_FILTER: GameFilter = { who: '', box: '', from: '', to: '', state: 'all' };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address asks for. What it can't mean is left out. */
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

/** What an address must say to ask for it: `?who=ana&state=over`; nothing for everything. */
export function filterQuery({ who, box, from, to, state }: GameFilter): '' | `?${string}` {
	const named = Object.entries({ who, box, from, to, state: state === 'all' ? '' : state });
	const params = new URLSearchParams(named.filter(([, value]) => value !== ''));
	return params.size === 0 ? '' : `?${params.toString()}`;
}

/** A name as it is searched: neither capitals nor accents matter. */
const searchForm = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The games that are looked for, in their order. Days are those of the reader’s own clock. */
export function filterGames(games: readonly Summary[], filter: GameFilter): readonly Summary[] {
	const parts = searchForm(filter.who)
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
	const names = players.map(({ name }) => searchForm(name));
	return parts.every((part) => names.some((name) => name.includes(part)));
}

/** Midnight before a day, or some days later, in ms since 1970 UTC. */
function midnight(day: string, later = 0): number {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date + later).getTime();
}
