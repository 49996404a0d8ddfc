import type { Statistics } from './statistics';

/** What a list of players can be sorted by. */
export const PLAYER_ORDERS = ['games', 'name', 'wins', 'best', 'last'] as const;
export type PlayerOrder = (typeof PLAYER_ORDERS)[number];

/** The order that a control names; by games when it names none. */
export const playerOrder = (name: string): PlayerOrder =>
	PLAYER_ORDERS.find((order) => order === name) ?? 'games';

/** The numbers that players are ordered by, the highest first. Those who only played alone have no share of wins. */
const RANKS: Readonly<Record<Exclude<PlayerOrder, 'name'>, (one: Statistics) => number>> = {
	games: ({ games }) => games,
	wins: ({ wins, games }) => (games > 0 ? wins / games : -1),
	best: ({ best }) => best?.points ?? -Infinity,
	last: ({ last }) => last
};

/** The players in an order; equal ones stay as they were. */
export const inOrder = (
	players: readonly Statistics[],
	order: PlayerOrder
): readonly Statistics[] =>
	players.toSorted((a, b) =>
		order === 'name' ? a.name.localeCompare(b.name) : compare(RANKS[order](b), RANKS[order](a))
	);

/** Works for two infinite numbers too. */
const compare = (a: number, b: number): number => Number(a > b) - Number(a < b);
