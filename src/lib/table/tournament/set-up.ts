import { PLAYER_COLOURS } from '../../engine/colours';
import { deepEqual, personKey, type Header, type Player, type Summary } from '../../record';
import type { PresetId } from '../../rules/presets';
import type { Shelf, Unsubscribe } from '../../store';
import { keepTournamentGame, tournamentGames } from '../../store/tournament-games';
import {
	findTournamentLink,
	tournamentLink,
	type InvitedTable,
	type Invitation,
	type TableNames,
	type TableRules,
	type Ticket
} from '../../tournament/link';
import { assistance } from '../app/assistance-setting.svelte';
import { notices } from '../app/notices.svelte';
import { keepForm, lastSettings } from '../setup/last-settings';
import { Setup } from '../setup/setup.svelte';
import { tournamentTableWords } from '../../words/en/tournament-table';

/* A table of a tournament on its phone: its game is set up, or a game that is already there is taken for it. */

/** The preset of a tournament's games. */
const PRESET: PresetId = 'official';
/** What a tie is: half a win each in a round; in a knock-out the better placed player begins, and wins it. */
const TIES: Readonly<Record<TableRules, string>> = { rounds: 'shared', 'knock-out': 'starter' };

/** The ticket of an invited table. */
export const ticketOf = (
	{ tournament, round }: Invitation,
	{ table, pairing }: InvitedTable
): Ticket => ({ tournament, round, table, pairing });

/** Fills in the form of a new game for a table. @returns what the address of the form has behind its `#` */
export function setUpTable(invitation: Invitation, table: InvitedTable): string {
	const last = new Setup(lastSettings(), assistance.value).settings;
	const players = seatsFor(table.players, last.players);
	const setup = new Setup({ ...last, players, expansions: [], tiles: undefined });
	setup.choosePreset(PRESET);
	setup.answerRuling('ties', TIES[invitation.rules]);
	// The pairing says who starts.
	setup.answerRuling('starter', 'chosen');
	keepForm(setup);
	return tournamentLink({ ...invitation, tables: [table] }, '');
}

/** Two seats in the colours of the last game. */
function seatsFor(names: TableNames, before: readonly Player[]): readonly Player[] {
	const colours = [...new Set([...before.map(({ colour }) => colour), ...PLAYER_COLOURS])];
	return names.map((name, seat) => ({ name, colour: colours[seat] ?? PLAYER_COLOURS[0] }));
}

/** The table that a form is filled in for, by its address; undefined for any other form. */
export function tableInAddress(hash: string): readonly [Invitation, InvitedTable] | undefined {
	const found = findTournamentLink(hash);
	if (!found.ok || found.value.kind !== 'invitation') return undefined;
	const [table] = found.value.tables;
	return table && [found.value, table];
}

/** Keeps for which table a game was set up, by the address of its form; says so if that isn't possible. */
export async function keepTable(header: Header, hash: string): Promise<void> {
	const found = tableInAddress(hash);
	if (found && !(await joinTable(header, ...found)))
		notices.show(tournamentTableWords.otherPlayers);
}

/** Keeps that a game is the game of a table. @returns false if other people play it: then it isn't */
export async function joinTable(
	{ id, players }: Pick<Header, 'id' | 'players'>,
	invitation: Invitation,
	table: InvitedTable
): Promise<boolean> {
	const first = firstSeat(players, table.players);
	if (first === undefined) return false;
	await keepTournamentGame({ game: id, ticket: ticketOf(invitation, table), first });
	return true;
}

/** The seat of the player who starts by the pairing; undefined if others play. */
export function firstSeat(players: readonly Player[], names: TableNames): 0 | 1 | undefined {
	const seated = players.map(({ name }) => personKey(name));
	const paired = names.map(personKey);
	if (deepEqual(seated, paired)) return 0;
	return deepEqual(seated, paired.toReversed()) ? 1 : undefined;
}

/** A game of this device that is, or may be, that of a table. */
export interface GameOfTable {
	readonly game: Summary;
	/** True if it was set up for the table. */
	readonly joined: boolean;
}

/** How long ago the game of a table may have been begun, in ms: the same two may have played before. */
const A_DAY = 86_400_000;

/**
 * The game of a table among those of this device: the one that was set up for it, or else the latest of its two players. This way
 * the game of a phone that died is found where it goes on.
 * @param now in ms since 1970 UTC
 */
export async function gameOfTable(
	shelf: Shelf,
	invitation: Invitation,
	table: InvitedTable,
	now = Date.now()
): Promise<GameOfTable | undefined> {
	const [games = [], tables] = await Promise.all([
		firstOf(shelf.list.bind(shelf)),
		tournamentGames()
	]);
	const ticket = ticketOf(invitation, table);
	const ticketsOf = ({ id }: Summary) => tables.filter(({ game }) => game === id);
	const joined = games.find((game) => ticketsOf(game).some((one) => deepEqual(one.ticket, ticket)));
	if (joined) return { game: joined, joined: true };
	const [game] = games
		.filter(({ created }) => created > now - A_DAY)
		.filter(
			(one) => ticketsOf(one).length === 0 && firstSeat(one.players, table.players) !== undefined
		)
		.sort((a, b) => b.modified - a.modified);
	return game && { game, joined: false };
}

/** The first value that a watch reports; undefined if it can't be read. */
export const firstOf = <T>(
	watch: (onChange: (value: T) => void, onProblem: () => void) => Unsubscribe
): Promise<T | undefined> =>
	new Promise((resolve) => {
		const stop = watch(
			(value) => {
				resolve(value);
				// It may be called before there is anything to stop.
				queueMicrotask(() => {
					stop();
				});
			},
			() => {
				resolve(undefined);
			}
		);
	});
