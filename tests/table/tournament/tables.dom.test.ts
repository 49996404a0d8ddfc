import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	CLOCK,
	effectiveLog,
	gameId,
	headerOf,
	replayRecord,
	type GameRecord
} from '../../../src/lib/record';
import { gameFingerprint } from '../../../src/lib/record/fingerprint';
import { fullStore } from '../../../src/lib/store';
import { mayBeAtTable } from '../../../src/lib/store/at-table';
import { tournamentGame } from '../../../src/lib/store/tournament-games';
import { tournamentsOf } from '../../../src/lib/store/tournaments';
import { app } from '../../../src/lib/table/app/app.svelte';
import { suggestedSetup } from '../../../src/lib/table/setup/last-settings';
import { reportOf, tableOf } from '../../../src/lib/table/tournament/finished-game';
import {
	firstSeat,
	gameOfTable,
	joinTable,
	keepTable,
	setUpTable,
	tableInAddress,
	ticketOf
} from '../../../src/lib/table/tournament/set-up';
import { takeReport } from '../../../src/lib/table/tournament/take-report';
import {
	findTournamentLink,
	pairingTag,
	tournamentLink,
	type Invitation,
	type TableReport
} from '../../../src/lib/tournament/link';
import { invitationOf } from '../../../src/lib/tournament/reports';
import { stateOf } from '../../../src/lib/tournament/state';
import { playerId, tournamentId, type Tournament } from '../../../src/lib/tournament/tournament';
import { shareWords } from '../../../src/lib/words/en/share';
import { tournamentTableWords as says } from '../../../src/lib/words/en/tournament-table';
import JoinTable from '../../../src/routes/tournament/report/JoinTable.svelte';
import ReportSheet from '../../../src/routes/tournament/report/ReportSheet.svelte';
import RoundCodes from '../../../src/routes/tournament/report/RoundCodes.svelte';
import TakeReport from '../../../src/routes/tournament/report/TakeReport.svelte';
import { goto } from '../../ui/navigation';
import { FIRST_ROUND, tournamentOf } from '../../store/tournament-support';
import { must, recordWith } from '../../store/support';

vi.mock('$app/navigation', () => import('../../ui/navigation'));

let count = 0;
let cup: Tournament;
let invitation: Invitation;
const shelf = () => app.ready;

/** Ben and Ana at table 1, Eve and Jan at table 2 of a tournament that this device doesn't have. */
beforeEach(() => {
	localStorage.clear();
	goto.mockClear();
	cup = tournamentOf(['Ben', 'Eve', 'Ana', 'Jan'], [FIRST_ROUND], `cup-${String(count++)}`);
	const [round] = stateOf(cup).rounds;
	const made = round && invitationOf(cup, round);
	if (!made) throw new Error('Two tables were paired.');
	invitation = made;
});
const tableAt = (at: 0 | 1) => {
	const table = invitation.tables[at];
	if (!table) throw new Error('There are two tables.');
	return table;
};
/** Makes this device the organiser's. */
const organise = async () => must(tournamentsOf(await shelf())?.create(cup) ?? neverStored());
const neverStored = (): never => {
	throw new Error('A device keeps tournaments.');
};
const storedCup = async () => must(tournamentsOf(await shelf())?.load(cup.id) ?? neverStored());

/** A game of these players that is stored on this device, begun now. */
async function played(names: readonly string[], created = Date.now()): Promise<GameRecord> {
	const record = recordWith(6, `game-${String(count++)}`);
	const players = names.map(
		(name, seat) => ({ name, colour: seat === 0 ? 'red' : 'blue' }) as const
	);
	const game = { ...record, header: { ...record.header, created, players, first: 0 } };
	await must(fullStore(await shelf()).add(game));
	return game;
}
const finished = (record: GameRecord, scores = [96, 95]) => ({ record, scores });
const fingerprintOf = (record: GameRecord, id = record.header.id) =>
	gameFingerprint({ ...headerOf(record), id }, effectiveLog(record.entries).events);

describe('a table on its phone', () => {
	it('fills in the form of a new game: its players, who starts, and tournament rules', () => {
		const hash = setUpTable(invitation, tableAt(0));
		const setup = suggestedSetup();
		expect(setup.seats.list.map(({ name }) => name)).toEqual(['Ben', 'Ana']);
		expect(setup.seats.first).toBe(0);
		expect(setup.expansions).toEqual([]);
		expect(setup.preset).toBe('official');
		expect(setup.rulings).toMatchObject({ ties: 'shared', starter: 'chosen', aids: 'referee' });
		expect(tableInAddress(hash)?.[1]).toEqual(tableAt(0));
		expect(tableInAddress(hash)?.[0].tables).toHaveLength(1);
	});

	it('keeps which game is its own, unless others play it', async () => {
		const hash = setUpTable(invitation, tableAt(0));
		const swapped = await played(['ana ', 'Ben']);
		await keepTable(swapped.header, hash);
		expect(await tournamentGame(swapped.header.id)).toEqual({
			game: swapped.header.id,
			ticket: ticketOf(invitation, tableAt(0)),
			first: 1
		});
		const others = await played(['Ana', 'Eve']);
		await keepTable(others.header, hash);
		expect(await tournamentGame(others.header.id)).toBeUndefined();
	});

	it('knows its players in either order, and no others', () => {
		const seats = (...names: readonly string[]) =>
			names.map((name) => ({ name, colour: 'red' }) as const);
		expect(firstSeat(seats('Ben', 'Ana'), ['ben', 'Ana'])).toBe(0);
		expect(firstSeat(seats('Ana', 'Ben'), ['ben', 'Ana'])).toBe(1);
		for (const names of [['Ben', 'Eve'], ['Ben'], ['Ben', 'Ana', 'Eve'], ['Ben', 'Ben']])
			expect(firstSeat(seats(...names), ['Ben', 'Ana'])).toBeUndefined();
	});

	it('finds the game that was set up for it, or one of today by its players', async () => {
		const find = async () => gameOfTable(await shelf(), invitation, tableAt(0));
		const old = Date.now() - 25 * 3_600_000;
		const names = ['Ben', `Ana ${String(count)}`] as const;
		invitation = { ...invitation, tables: [{ ...tableAt(0), players: names }] };
		await played(names, old);
		expect(await find()).toBeUndefined();
		const carried = await played(names);
		expect(await find()).toMatchObject({ game: { id: carried.header.id }, joined: false });
		await joinTable(carried.header, invitation, tableAt(0));
		expect(await find()).toMatchObject({ game: { id: carried.header.id }, joined: true });
		// The same two meet again in a later round: that is another table.
		const later = { ...invitation, round: 2 };
		expect(await gameOfTable(await shelf(), later, tableAt(0))).toBeUndefined();
	});
});

describe('the result of a finished game', () => {
	it('names round, table, points in the order of the pairing, and the game', async () => {
		const record = await played(['Ana', 'Ben']);
		await joinTable(record.header, invitation, tableAt(0));
		const at = await tableOf(record.header, record.header.id, await shelf());
		expect(at).toMatchObject({ first: 1, here: false });
		const game = finished(record, [95, 96]);
		const report = at && (await reportOf(game, at, 'points'));
		expect(report).toEqual({
			kind: 'report',
			tournament: cup.id,
			round: 1,
			table: 1,
			pairing: pairingTag([playerId('p1'), playerId('p3')]),
			players: ['Ben', 'Ana'],
			result: {
				points: [96, 95],
				decided: 'points',
				game: await fingerprintOf(record)
			}
		});
		// Seat 0 is Ana, the second of the pairing.
		expect(at && (await reportOf(game, at, '0'))?.result).toMatchObject({
			decided: 'time',
			lost: 1
		});
		expect(at && (await reportOf({ ...game, scores: [-1, 96] }, at, 'points'))).toBeUndefined();
	});

	it('has the same fingerprint as a copy, and another one after another turn', async () => {
		const record = await played(['Ben', 'Ana']);
		const own = await fingerprintOf(record);
		expect(own).toMatch(/^[\da-f]{32}$/);
		expect(await fingerprintOf(record, gameId('copy'))).toBe(own);
		const shorter = { ...record, entries: record.entries.slice(0, -1) };
		expect(await fingerprintOf(shorter)).not.toBe(own);
		expect(replayRecord(record).game.scores).toHaveLength(2);
	});

	it('of somebody else’s game belongs to the organiser’s table of these players', async () => {
		const record = await played(['Jan', 'Eve']);
		const id = record.header.id;
		expect(await tableOf(record.header, undefined, await shelf())).toBeUndefined();
		await organise();
		// The round was paired long ago, by the clock of the organiser.
		expect(await tableOf(record.header, undefined, await shelf())).toMatchObject({
			ticket: ticketOf(invitation, tableAt(1)),
			first: 1,
			here: true
		});
		expect(await mayBeAtTable(await shelf(), id)).toBe(true);
	});

	it('is no table’s where nobody said so', async () => {
		const record = await played(['Kim', 'Lea']);
		expect(await tableOf(record.header, record.header.id, await shelf())).toBeUndefined();
	});
});

const reportAt = (at: 0 | 1, points: [number, number] = [96, 95]): TableReport => ({
	kind: 'report',
	...ticketOf(invitation, tableAt(at)),
	players: tableAt(at).players,
	result: { points, decided: 'points' }
});

describe('a report at the organiser’s', () => {
	it('is stored once, and beside another one', async () => {
		const take = async (report: TableReport) => takeReport(await shelf(), report);
		expect(await take(reportAt(0))).toEqual({ kind: 'unknown' });
		await organise();
		expect(await take(reportAt(0))).toEqual({ kind: 'entered', how: 'first' });
		expect(await take(reportAt(0))).toEqual({ kind: 'entered', how: 'known' });
		expect(await take(reportAt(0, [90, 95]))).toEqual({ kind: 'entered', how: 'differs' });
		const wrong = { ...reportAt(1), pairing: reportAt(0).pairing };
		expect(await take(wrong)).toEqual({ kind: 'refused', why: 'other-players' });
		const reported = (await storedCup())?.entries.filter(
			({ event }) => event.type === 'result/reported'
		);
		expect(reported).toHaveLength(2);
	});

	it('is said in sentences, and leads to the tournament', async () => {
		await organise();
		render(TakeReport, { report: reportAt(0) });
		await screen.findByRole('heading', { name: says.points('Ben', 96, 'Ana', 95) });
		await screen.findByText(says.arrival('first'));
		expect(screen.getByRole('link', { name: says.toTournament })).toHaveAttribute(
			'href',
			`/tournament/?id=${cup.id}`
		);
		render(TakeReport, { report: { ...reportAt(1), round: 3 } });
		await screen.findByText(says.reportProblem('no-such-round', 3, 2));
	});

	it('of a tournament that isn’t there can be passed on', async () => {
		render(TakeReport, { report: { ...reportAt(0), tournament: tournamentId('elsewhere') } });
		await screen.findByText(says.unknown);
		screen.getByRole('img', { name: says.resultCode(1, 1) });
		screen.getByRole('button', { name: shareWords.copy });
		expect(screen.queryByRole('link', { name: says.toTournament })).toBeNull();
	});
});

describe('the screens of a table', () => {
	it('ask which table, say what is shared, and lead to the form', async () => {
		const user = userEvent.setup();
		const players = ['Lou', `Mia ${String(count)}`] as const;
		const tables = [tableAt(0), { ...tableAt(1), players }];
		render(JoinTable, { invitation: { ...invitation, tables } });
		expect(screen.queryByText(says.shared)).toBeNull();
		await user.click(screen.getByRole('radio', { name: says.table(2, ...players) }));
		screen.getByText(says.shared);
		screen.getByText(says.starts('Lou'));
		await user.click(await screen.findByRole('button', { name: says.setUp }));
		const [address] = goto.mock.calls[0] as unknown as [string];
		expect(address).toMatch(/^\/new\/\?table#/);
		expect(tableInAddress(address)?.[1].players).toEqual(players);
	});

	it('offer the game that is there already, and use it', async () => {
		const names = ['Lou', `Kim ${String(count)}`] as const;
		const { header } = await played(names);
		const tables = [{ ...tableAt(0), players: names }];
		render(JoinTable, { invitation: { ...invitation, tables } });
		await userEvent.setup().click(await screen.findByRole('button', { name: says.use }));
		await waitFor(() => {
			expect(goto).toHaveBeenCalledWith(`/game/?id=${header.id}`);
		});
		expect((await tournamentGame(header.id))?.ticket.table).toBe(1);
	});

	it('show the result as a code, which changes with how it was decided', async () => {
		const record = await played(['Ben', 'Ana']);
		await joinTable(record.header, invitation, tableAt(0));
		const at = await tableOf(record.header, record.header.id, await shelf());
		if (!at) throw new Error('It was joined.');
		render(ReportSheet, { game: finished(record), at, onclose: vi.fn() });
		await screen.findByRole('img', { name: says.resultCode(1, 1) });
		screen.getByText(says.contents);
		await userEvent
			.setup()
			.selectOptions(screen.getByRole('combobox', { name: says.decided }), says.byTime('Ana'));
		await screen.findByText(says.timeUp('Ana'));
	});

	it('begin with who lost by time, as the chess clock says', async () => {
		const record = await played(['Ben', 'Ana']);
		await joinTable(record.header, invitation, tableAt(0));
		const at = await tableOf(record.header, record.header.id, await shelf());
		if (!at) throw new Error('It was joined.');
		const last = record.entries.length - 1;
		const fell = {
			type: CLOCK,
			did: 'fell',
			at: 0,
			left: [60_000, 0],
			runs: 1,
			fallen: 1
		} as const;
		const entry = { seq: last + 1, at: 0, v: 1, event: fell } as const;
		const game = finished({ ...record, entries: [...record.entries, entry] });
		render(ReportSheet, { game, at, onclose: vi.fn() });
		await screen.findByText(says.timeUp('Ana'));
	});

	it('enter it at once where the tournament is on the same phone', async () => {
		await organise();
		const record = await played(['Ben', 'Ana']);
		await joinTable(record.header, invitation, tableAt(0));
		const at = await tableOf(record.header, record.header.id, await shelf());
		if (!at) throw new Error('It was joined.');
		render(ReportSheet, { game: finished(record), at, onclose: vi.fn() });
		await userEvent.setup().click(await screen.findByRole('button', { name: says.add }));
		await screen.findByText(says.arrival('first'));
		expect(stateOf((await storedCup()) ?? cup).rounds[0]?.tables[0]?.reports).toHaveLength(1);
	});
});

describe('the codes of a round', () => {
	it('are one for all tables, and one for each that may be shown alone', async () => {
		render(RoundCodes, { invitation });
		screen.getByRole('img', { name: says.roundCode(1) });
		const user = userEvent.setup();
		await user.click(screen.getByText(says.ownCodes));
		await user.click(screen.getByRole('button', { name: says.table(2, 'Eve', 'Jan') }));
		within(screen.getByRole('dialog')).getByRole('img', { name: says.tableCode(2) });
	});

	it('are only single ones where all don’t fit', () => {
		const tables = Array.from({ length: 100 }, (_, at) => ({
			table: at + 1,
			pairing: at,
			players: [`Maximilian ${String(at)}`, 'Ana-Maria'] as const
		}));
		render(RoundCodes, { invitation: { ...invitation, tables } });
		screen.getByText(says.tooMany);
		expect(screen.queryByRole('img')).toBeNull();
		screen.getByRole('button', { name: says.table(100, 'Maximilian 99', 'Ana-Maria') });
		expect(findTournamentLink(tournamentLink({ ...invitation, tables }, '')).ok).toBe(true);
	});
});
