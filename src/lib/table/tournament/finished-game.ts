import * as v from 'valibot';
import { effectiveLog, lostOnTime, type GameId, type GameRecord, type Header } from '../../record';
import { gameFingerprint } from '../../record/fingerprint';
import { headerOf } from '../../record/replay';
import type { OpenShelf } from '../../store';
import { tournamentGame } from '../../store/tournament-games';
import { tournamentsOf, type Tournaments } from '../../store/tournaments';
import { reportSchema, type TableReport, type Ticket } from '../../tournament/link';
import { openTables } from '../../tournament/reports';
import { firstOf, firstSeat } from './set-up';

/* The result of a finished game, if it was played at a table of a tournament. */

/** What a result follows from. */
export interface FinishedGame {
	readonly record: GameRecord;
	/** Points by seat. */
	readonly scores: readonly number[];
}

/** The table that a game was played at. */
export interface PlayedTable {
	readonly ticket: Ticket;
	/** The seat of the player who starts by the pairing. */
	readonly first: 0 | 1;
	/** True if the tournament itself is on this device: nobody needs a code. */
	readonly here: boolean;
}

/** How long before the pairing of its round a game may have been set up by the clock of another phone, in ms. */
const CLOCKS = 3_600_000;

/**
 * The table of a finished game: the one it was set up for; otherwise a table without a result at which its two players play, in a
 * tournament of this device. This way the organiser's phone recognises a game that it has followed or been sent.
 * @param stored its id among the games of the device
 */
export async function tableOf(
	header: Header,
	stored: GameId | undefined,
	shelf: OpenShelf
): Promise<PlayedTable | undefined> {
	const tournaments = tournamentsOf(shelf);
	const kept = stored && (await tournamentGame(stored));
	if (!kept) return tournaments && tableByNames(tournaments, header);
	const tournament = await tournaments?.load(kept.ticket.tournament);
	return { ...kept, here: tournament?.ok === true && tournament.value !== undefined };
}

async function tableByNames(
	tournaments: Tournaments,
	{ players, created }: Header
): Promise<PlayedTable | undefined> {
	if (players.length !== 2) return undefined;
	const { all = [] } = (await firstOf(tournaments.watchAll.bind(tournaments))) ?? {};
	for (const { id } of all) {
		const read = await tournaments.load(id);
		const tables = read.ok && read.value ? openTables(read.value, created + CLOCKS) : [];
		// The last round first.
		for (const { players: names, ...table } of tables.toReversed()) {
			const first = firstSeat(players, names);
			if (first !== undefined) return { ticket: { tournament: id, ...table }, first, here: true };
		}
	}
	return undefined;
}

/** How a finished game was decided: by points, or because the time of a seat was up. */
export const ENDINGS = ['points', '0', '1'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How a game was decided, according to its chess clock; by points if it has none. */
export const endingOf = ({ entries }: GameRecord): Ending =>
	ENDINGS.find((ending) => ending === String(lostOnTime(entries))) ?? 'points';

/** The report of a game; undefined if a tournament can't have such points. */
export async function reportOf(
	{ record, scores }: FinishedGame,
	{ ticket, first }: PlayedTable,
	ending: Ending
): Promise<TableReport | undefined> {
	const header = headerOf(record);
	const { events } = effectiveLog(record.entries);
	const seats = first === 0 ? [0, 1] : [1, 0];
	const lost = ending === 'points' ? undefined : seats.indexOf(Number(ending));
	// Outside of secure pages browsers have no hashes.
	const game = await gameFingerprint(header, events).catch(() => undefined);
	const report = v.safeParse(reportSchema, {
		kind: 'report',
		...ticket,
		players: seats.map((seat) => header.players[seat]?.name),
		result: {
			points: seats.map((seat) => scores[seat]),
			decided: lost === undefined ? 'points' : 'time',
			...(lost !== undefined && { lost }),
			...(game !== undefined && { game })
		}
	});
	return report.success ? report.output : undefined;
}
