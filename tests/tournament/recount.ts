import type { PlayerId, Result, TournamentEntry } from '../../src/lib/tournament/tournament';

/* The standings counted a second time, from the entries and in another way. */

/** What somebody has after the rounds before the finals. */
interface Count {
	wins: number;
	difference: number;
	points: number;
	byes: number;
	starts: number;
	readonly opponents: PlayerId[];
}

interface Game {
	readonly players: readonly PlayerId[];
	result?: Result;
}

/** The tables of all rounds before the finals that weren't taken back, round by round, with the results that count. */
export function gamesIn(entries: readonly TournamentEntry[]): readonly (readonly Game[])[] {
	const rounds: Game[][] = [];
	const finals = new Set<number>();
	for (const { event } of entries) {
		if (event.type === 'round/paired') {
			rounds.push(event.tables.map((players) => ({ players })));
			if (event.stage !== 'rounds') finals.add(rounds.length);
		}
		if (event.type === 'round/withdrawn') {
			finals.delete(rounds.length);
			rounds.pop();
		}
		if (event.type !== 'result/accepted') continue;
		const game = rounds[event.round - 1]?.[event.table - 1];
		if (game) game.result = event.result;
	}
	return rounds.filter((_, index) => !finals.has(index + 1));
}

/**
 * Counts for everybody.
 * @param entries those that fit
 * @param free wins of a bye
 */
export function recount(
	entries: readonly TournamentEntry[],
	free: number
): ReadonlyMap<PlayerId, Count> {
	const counts = new Map<PlayerId, Count>();
	for (const { event } of entries)
		if (event.type === 'player/entered' && !counts.has(event.player))
			counts.set(event.player, none());
	for (const { players, result } of gamesIn(entries).flat()) {
		const [one, other] = players.map((id) => counts.get(id) ?? none());
		if (one && !other) {
			one.byes += 1;
			one.wins += free;
		}
		if (one && other && result) addGame(one, other, players, result);
	}
	return counts;
}

const none = (): Count => ({
	wins: 0,
	difference: 0,
	points: 0,
	byes: 0,
	starts: 0,
	opponents: []
});

function addGame(one: Count, other: Count, players: readonly PlayerId[], result: Result): void {
	const [a, b] = result.points;
	const lead = result.lost === undefined ? Math.sign(a - b) : result.lost === 0 ? -1 : 1;
	const nobody = result.decided === 'absent' && result.lost === undefined;
	one.wins += nobody ? 0 : (1 + lead) / 2;
	other.wins += nobody ? 0 : (1 - lead) / 2;
	one.points += a;
	other.points += b;
	one.difference += a - b;
	other.difference += b - a;
	if (result.decided !== 'absent') one.starts += 1;
	one.opponents.push(...players.slice(1));
	other.opponents.push(...players.slice(0, 1));
}
