import { fail, ok, type Result } from '../engine/result';
import {
	activePlayers,
	stateOf,
	type RefusalCode,
	type Round,
	type TournamentState
} from './state';
import {
	MAX_ENTRIES,
	MAX_TOURNAMENT_PLAYERS,
	type PlayerId,
	type Tournament,
	type TournamentEvent,
	type TournamentPlayer
} from './tournament';

/* What is stored of a tournament after something was entered. Each event is judged by the log as it is stored at that moment. */

/** Why something can't be entered. */
export type ChangeRefusal = RefusalCode | 'too-many-players' | 'too-many-entries';

/** A tournament with some more events, all or none of them. */
export function withEvents(
	tournament: Tournament,
	events: readonly TournamentEvent[],
	at: number
): Result<Tournament, ChangeRefusal> {
	const before = tournament.entries.length;
	if (before + events.length > MAX_ENTRIES) return fail('too-many-entries');
	const entries = [...tournament.entries, ...events.map((event) => ({ at, event }))];
	const changed = { ...tournament, entries };
	const refused = stateOf(changed).refused.find(({ entry }) => entry >= before);
	return refused ? fail(refused.code) : ok(changed);
}

/** A tournament that more players have entered. */
export function withPlayers(
	tournament: Tournament,
	players: readonly TournamentPlayer[],
	at: number
): Result<Tournament, ChangeRefusal> {
	const all = [...tournament.players, ...players];
	if (all.length > MAX_TOURNAMENT_PLAYERS) return fail('too-many-players');
	const entered = players.map(({ id: player }) => ({ type: 'player/entered', player }) as const);
	return withEvents({ ...tournament, players: all }, entered, at);
}

/** A tournament in which a player has another name; an empty one erases the player's name everywhere. */
export const renamed = (tournament: Tournament, id: PlayerId, name: string): Tournament => ({
	...tournament,
	players: tournament.players.map((player) => (player.id === id ? { ...player, name } : player))
});

/**
 * The events that pair again a round that was taken back: those who were there then, its tables, and what was reported of them.
 */
export function pairedAgain(
	state: TournamentState,
	{ number: round, stage, tables, present }: Round
): readonly TournamentEvent[] {
	const now = activePlayers(state);
	const gone = present.filter((id) => !now.includes(id)).map(comes);
	const late = now.filter((id) => !present.includes(id)).map(leaves);
	const seated = tables.map(({ players }) => players);
	const reports = tables.flatMap(({ number: table, reports: said }) =>
		said.map((result) => ({ type: 'result/reported', round, table, result }) as const)
	);
	const again = { type: 'round/paired', round, stage, tables: seated } as const;
	const after = [
		...gone.map(({ player }) => leaves(player)),
		...late.map(({ player }) => comes(player))
	];
	return [...gone, ...late, again, ...reports, ...after];
}

const comes = (player: PlayerId) => ({ type: 'player/entered', player }) as const;
const leaves = (player: PlayerId) => ({ type: 'player/withdrew', player }) as const;
