import {
	playerId,
	tournamentId,
	type Tournament,
	type TournamentEvent
} from '../../src/lib/tournament/tournament';
import { START_TIME } from '../record/support';

/** A tournament of some players, of whom all have entered, after some more events, each a second after the one before. */
export function tournamentOf(
	names: readonly string[],
	events: readonly TournamentEvent[] = [],
	id = 'spring'
): Tournament {
	const players = names.map((name, at) => ({ id: playerId(`p${String(at + 1)}`), name }));
	const entered = players.map(({ id: player }) => ({ type: 'player/entered', player }) as const);
	return {
		v: 1,
		id: tournamentId(id),
		created: START_TIME,
		name: 'Spring cup',
		settings: {
			pairing: 'swiss',
			rounds: 3,
			tieBreaks: ['opponents-without-weakest', 'direct', 'difference', 'points'],
			finals: 0
		},
		players,
		entries: [...entered, ...events].map((event, at) => ({ at: START_TIME + at * 1000, event }))
	};
}

/** The first round of four players. */
export const FIRST_ROUND: TournamentEvent = {
	type: 'round/paired',
	round: 1,
	stage: 'rounds',
	tables: [
		[playerId('p1'), playerId('p3')],
		[playerId('p2'), playerId('p4')]
	]
};

/** The second one: the winners of the first round play against each other where those who start won. */
export const SECOND_ROUND: TournamentEvent = {
	type: 'round/paired',
	round: 2,
	stage: 'rounds',
	tables: [
		[playerId('p1'), playerId('p2')],
		[playerId('p3'), playerId('p4')]
	]
};

/** A result of a table by points. */
export const resultAt = (
	table: number,
	points: readonly [number, number],
	round = 1
): TournamentEvent => ({
	type: 'result/accepted',
	round,
	table,
	result: { points: [...points], decided: 'points' }
});
