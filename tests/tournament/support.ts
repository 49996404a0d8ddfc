import { movedBy, pairingsSince } from '../../src/lib/tournament/changes';
import { stateOf, type TournamentState } from '../../src/lib/tournament/state';
import {
	playerId,
	tournamentId,
	type PlayerId,
	type Result,
	type Stage,
	type Tournament,
	type TournamentEvent,
	type TournamentSettings
} from '../../src/lib/tournament/tournament';

/* Tournaments told in few letters: players are called A, B, C…, a table is `A-B`, a bye `A`, a result `80:70`. */

export const SETTINGS: TournamentSettings = {
	pairing: 'swiss',
	rounds: 5,
	tieBreaks: ['opponents-without-weakest', 'difference'],
	finals: 0
};

/** The ids of so many players. */
export const ids = (count: number): readonly PlayerId[] =>
	Array.from({ length: count }, (_, index) =>
		playerId(count <= 26 ? String.fromCharCode(65 + index) : `p${String(index)}`)
	);

/** A tournament with this log. */
export function tournamentOf(
	players: readonly PlayerId[],
	events: readonly TournamentEvent[],
	settings: Partial<TournamentSettings> = {}
): Tournament {
	return {
		v: 1,
		id: tournamentId('club'),
		created: 0,
		name: '',
		settings: { ...SETTINGS, ...settings },
		players: players.map((id) => ({ id, name: `Player ${id}` })),
		entries: events.map((event) => ({ at: 0, event }))
	};
}

/** The state of a tournament that the players `A` to the last of `count` entered, after these events. */
export function told(
	count: number,
	events: readonly (TournamentEvent | readonly TournamentEvent[])[],
	settings: Partial<TournamentSettings> = {}
): TournamentState {
	const players = ids(count);
	return stateOf(tournamentOf(players, [...players.map(entered), ...events.flat()], settings));
}

export const entered = (player: string): TournamentEvent => ({
	type: 'player/entered',
	player: playerId(player)
});

export const withdrew = (player: string): TournamentEvent => ({
	type: 'player/withdrew',
	player: playerId(player)
});

/** A round with the tables of `A-B C-D E`. */
export const paired = (
	round: number,
	tables: string,
	stage: Stage = 'rounds'
): TournamentEvent => ({
	type: 'round/paired',
	round,
	stage,
	tables: tables.split(' ').map((table) => table.split('-').map(playerId))
});

/** A result of `80:70`, with `-0` or `-1` behind it when the time of the first or the second player was up. */
export function scored(score: string): Result {
	const [points = '', late] = score.split('-');
	const [first, second] = points.split(':').map(Number);
	const both: [number, number] = [first ?? 0, second ?? 0];
	if (late === undefined) return { points: both, decided: 'points' };
	return { points: both, decided: 'time', lost: late === '0' ? 0 : 1 };
}

export const accepted = (round: number, table: number, score: string): TournamentEvent => ({
	type: 'result/accepted',
	round,
	table,
	result: scored(score)
});

/** A round with its results: `A-B 80:70, C-D 60:60, E`. */
export function played(round: number, tables: string, stage: Stage = 'rounds'): TournamentEvent[] {
	const all = tables.split(', ').map((table) => table.split(' '));
	const results = all.flatMap(([, score], index) =>
		score === undefined ? [] : [accepted(round, index + 1, score)]
	);
	return [paired(round, all.map(([table]) => table).join(' '), stage), ...results];
}

/** Tables as they are told: `A-B`. */
export const asText = (tables: readonly (readonly PlayerId[])[]): readonly string[] =>
	tables.map((table) => table.join('-'));

/** All that a corrected result changes. */
export function changesOfResult(
	state: TournamentState,
	round: number,
	table: number,
	result: Result
) {
	const change = { round, table, result };
	return { moved: movedBy(state, change), pairedSince: [...pairingsSince(state, change)] };
}
