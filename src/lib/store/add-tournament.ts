import { deepEqual } from '../record/deep-equal';
import { tournamentId, type Tournament, type TournamentId } from '../tournament/tournament';
import type { Database } from './db';
import { isRemoved } from './game-rows';
import type { AddResult } from './games';
import { readTournament, rowOf } from './tournaments';

/**
 * Adds a tournament from elsewhere, in a transaction. If one of two logs begins with the other one, the longer log is kept; if
 * they differ, both are kept, the added one as a copy. A name that was erased here stays erased.
 */
export async function addTournament(
	db: Database,
	tournament: Tournament
): Promise<AddResult['how']> {
	for (const id of candidateIds(tournament.id)) {
		const how = await addAs(db, { ...tournament, id });
		if (how) return how === 'stored' && id !== tournament.id ? 'copied' : how;
	}
	throw new Error('The ids for copies never end.');
}

/** The ids to try for a tournament: its own, then those of copies. Trying them in order finds an existing copy again. */
function* candidateIds(id: TournamentId): Generator<TournamentId, never> {
	yield id;
	for (let copy = 2; ; copy++) yield tournamentId(`${id.slice(0, 56)}-${String(copy)}`);
}

/** Adds a tournament under its own id; undefined if another one has it. */
async function addAs(db: Database, other: Tournament): Promise<AddResult['how'] | undefined> {
	const row = await db.tournaments.get(other.id);
	const isNew = !row || isRemoved(row);
	const here = isNew ? undefined : readTournament(row);
	if (!isNew && !(here && fits(here, other))) return undefined;
	if (here && here.entries.length >= other.entries.length) return 'already-here';
	await db.tournaments.put(rowOf(here ? withoutErased(other, here) : other));
	return here ? 'continued' : 'stored';
}

/** True if one log begins with the other one. Names and erased players differ from version to version. */
function fits(here: Tournament, other: Tournament): boolean {
	const both = Math.min(here.entries.length, other.entries.length);
	return (
		here.created === other.created &&
		deepEqual(here.entries.slice(0, both), other.entries.slice(0, both))
	);
}

/** A version without the names that are erased in another one. */
function withoutErased(tournament: Tournament, other: Tournament): Tournament {
	const erased = new Set(other.players.flatMap(({ id, name }) => (name === '' ? [id] : [])));
	return {
		...tournament,
		players: tournament.players.map((player) =>
			erased.has(player.id) ? { ...player, name: '' } : player
		)
	};
}
