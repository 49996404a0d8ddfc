import type { Entrant, Met } from './swiss';
import type { PlayerId, TablePlayers } from './tournament';

/*
 * Everybody plays everybody: the games that are left, in as few rounds as possible. Without late entries and withdrawals that is
 * what the circle method gives. It is found by a search, so that after late entries and withdrawals, too, nobody plays twice
 * against the same opponent.
 */

/** Most players of a round robin. */
export const MOST_ROUND_ROBIN = 8;

/** Two players, by their places in the list. */
type Game = readonly [a: number, b: number];

/** The games that are left, in as few rounds as possible, the round with the most games first. For up to 8 players. */
export function roundsLeft(players: readonly PlayerId[], met: Met): readonly (readonly Game[])[] {
	const games = players.flatMap((one, a) =>
		players.flatMap((other, b): Game[] => (a < b && met(one, other) === 0 ? [[a, b]] : []))
	);
	const each = players.map((_, index) => games.filter((game) => game.includes(index)).length);
	const atOnce = Math.max(1, Math.floor(players.length / 2));
	let rounds = Math.max(0, ...each, Math.ceil(games.length / atOnce));
	let placed = placedIn(games, rounds);
	while (!placed) placed = placedIn(games, (rounds += 1));
	return [...placed].sort((a, b) => b.length - a.length);
}

/** The games in this many rounds; undefined if that isn't possible. */
function placedIn(
	games: readonly Game[],
	rounds: number
): readonly (readonly Game[])[] | undefined {
	const placed = Array.from({ length: rounds }, (): Game[] => []);
	const isFree = (round: readonly Game[], [a, b]: Game): boolean =>
		!round.some((game) => game.includes(a) || game.includes(b));
	const place = (index: number): boolean => {
		const game = games[index];
		if (!game) return true;
		for (const round of placed) {
			if (!isFree(round, game)) continue;
			round.push(game);
			if (place(index + 1)) return true;
			round.pop();
			// Another empty round would do no better.
			if (round.length === 0) return false;
		}
		return false;
	};
	return place(0) ? placed : undefined;
}

/**
 * The tables of the next round. Players without a game in it are free.
 * @param entrants all who are there, in the order of the list
 */
export function roundRobinTables(entrants: readonly Entrant[], met: Met): readonly TablePlayers[] {
	const [games = []] = roundsLeft(
		entrants.map(({ player }) => player),
		met
	);
	const free = entrants.filter((_, index) => !games.some((game) => game.includes(index)));
	return [
		...games.flatMap((game) => seatedIn(entrants, game)),
		...free.map(({ player }) => [player])
	];
}

/**
 * The player who has started less often starts. If both have started equally often, their places decide, so that all start
 * equally often in the end.
 */
function seatedIn(entrants: readonly Entrant[], [a, b]: Game): readonly TablePlayers[] {
	const [one, other] = [entrants[a], entrants[b]];
	if (!one || !other) return [];
	const first = one.starts === other.starts ? (b - a) % 2 === 1 : one.starts < other.starts;
	return [first ? [one.player, other.player] : [other.player, one.player]];
}
