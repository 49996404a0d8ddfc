import type {
	PlayerId,
	Result,
	Stage,
	TablePlayers,
	Tournament,
	TournamentEvent,
	TournamentPlayer,
	TournamentSettings
} from './tournament';
import { STAGES } from './tournament';

/* The state of a tournament: its log, replayed. Entries that don't fit are left out and listed; nothing here throws. */

/** A player who entered the tournament. */
interface PlayerState {
	readonly id: PlayerId;
	/** Empty once the player was erased. */
	readonly name: string;
	/** False after a withdrawal. */
	readonly active: boolean;
	/** The first round that the player can be paired in: 1 for those who were there at the start. */
	readonly enteredIn: number;
}

/** A table of a round. */
export interface Table {
	/** From 1 on. */
	readonly number: number;
	readonly players: TablePlayers;
	/** What phones reported, in their order; one that is the same as an earlier one isn't listed again. */
	readonly reports: readonly Result[];
	/** How many of the reports were there when a result was last accepted: those are settled. */
	readonly settledReports: number;
	/** The result that counts: the last one that the organiser accepted, typed or corrected. */
	readonly accepted?: Result | undefined;
	/** True if reports differ from each other or from the accepted result, and nothing was accepted since. */
	readonly differing: boolean;
}

/** A round that was paired. */
export interface Round {
	/** From 1 on, finals included. */
	readonly number: number;
	readonly stage: Stage;
	readonly tables: readonly Table[];
	/** Who was there when the round was paired. */
	readonly present: readonly PlayerId[];
	/** True if every table with two players has an accepted result. */
	readonly complete: boolean;
}

/** Why an entry doesn't fit. */
export type RefusalCode =
	/** The player isn't listed, or isn't there. */
	| 'no-such-player'
	| 'already-entered'
	/** There is no such round, or it isn't the next one, or not the last one. */
	| 'no-such-round'
	| 'already-paired'
	/** There is no such table, or it has a bye. */
	| 'no-such-table'
	/** The round before has tables without a result. */
	| 'round-open'
	/** The round can't be taken back: a result of it was accepted. */
	| 'has-results'
	/** The stage doesn't follow the one before. */
	| 'wrong-stage'
	/** No table, a player at two tables, or more tables than the stage has. */
	| 'wrong-tables'
	/** The settings can't change any more: rounds that were paired already depend on them. */
	| 'settled';

/** An entry that doesn't fit, by its index in the log. */
interface RefusedEntry {
	readonly entry: number;
	readonly code: RefusalCode;
}

/** A tournament after all entries of its log. */
export interface TournamentState {
	readonly settings: TournamentSettings;
	/** All who are listed, whether they entered or not. */
	readonly listed: readonly TournamentPlayer[];
	/** All who ever entered, in the order of the list. */
	readonly players: readonly PlayerState[];
	readonly rounds: readonly Round[];
	readonly refused: readonly RefusedEntry[];
}

type Event<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>;

/** Most tables of each part of the finals; the final has the game for the third place as its second table. */
const MOST_TABLES: Readonly<Record<Stage, number>> = {
	rounds: Infinity,
	'quarter-final': 4,
	'semi-final': 2,
	final: 2
};

/** Replays the log. Entries that don't fit are left out and listed in `refused`. */
export function stateOf({ settings, players, entries }: Tournament): TournamentState {
	let state: TournamentState = { settings, listed: players, players: [], rounds: [], refused: [] };
	entries.forEach(({ event }, entry) => {
		const code = judge(state, event);
		state = code
			? { ...state, refused: [...state.refused, { entry, code }] }
			: { ...state, ...after(state, event) };
	});
	return state;
}

/** The last round that was paired. */
export const lastRound = ({ rounds }: TournamentState): Round | undefined => rounds.at(-1);

/** Those who are there, in the order of the list. */
export const activePlayers = ({ players }: TournamentState): readonly PlayerId[] =>
	players.filter(({ active }) => active).map(({ id }) => id);

/** The rounds before the finals. */
export const roundsBeforeFinals = ({ rounds }: TournamentState): readonly Round[] =>
	rounds.filter(({ stage }) => stage === 'rounds');

/** How many rounds before the finals have all their results. */
export const finishedRounds = (state: TournamentState): number =>
	roundsBeforeFinals(state).filter(({ complete }) => complete).length;

const roundOf = ({ rounds }: TournamentState, number: number): Round | undefined =>
	rounds[number - 1];

/** Why an event that isn't written yet doesn't fit; undefined if it fits. @internal */
export function judge(state: TournamentState, event: TournamentEvent): RefusalCode | undefined {
	switch (event.type) {
		case 'player/entered':
			return judgeEntered(state, event.player);
		case 'player/withdrew':
			return activePlayers(state).includes(event.player) ? undefined : 'no-such-player';
		case 'round/paired':
			return judgeRound(state, event.round) ?? judgeTables(state, event);
		case 'round/withdrawn':
			return judgeTakenBack(state, event.round);
		case 'settings/changed':
			return judgeSettings(state, event.settings);
		default:
			return judgeResult(state, event);
	}
}

function judgeEntered({ listed, players }: TournamentState, id: PlayerId) {
	if (!listed.some((one) => one.id === id)) return 'no-such-player';
	return players.some((one) => one.id === id && one.active) ? 'already-entered' : undefined;
}

function judgeRound(state: TournamentState, number: number): RefusalCode | undefined {
	const last = lastRound(state);
	if (number <= state.rounds.length) return 'already-paired';
	if (number > state.rounds.length + 1) return 'no-such-round';
	return last && !last.complete ? 'round-open' : undefined;
}

function judgeTables(
	state: TournamentState,
	{ stage, tables }: Event<'round/paired'>
): RefusalCode | undefined {
	const seated = tables.flat();
	const active = new Set(activePlayers(state));
	if (!follows(lastRound(state)?.stage, stage)) return 'wrong-stage';
	if (seated.some((id) => !active.has(id))) return 'no-such-player';
	const fits = tables.length > 0 && tables.length <= MOST_TABLES[stage];
	return fits && new Set(seated).size === seated.length ? undefined : 'wrong-tables';
}

/** Finals begin with any of their parts, and leave out none after that. */
function follows(before: Stage = 'rounds', stage: Stage): boolean {
	if (before === 'rounds') return true;
	return STAGES.indexOf(stage) === STAGES.indexOf(before) + 1;
}

function judgeTakenBack(state: TournamentState, number: number): RefusalCode | undefined {
	const last = lastRound(state);
	if (last?.number !== number) return 'no-such-round';
	return last.tables.some(({ accepted }) => accepted) ? 'has-results' : undefined;
}

function judgeSettings(
	state: TournamentState,
	changed: TournamentSettings
): RefusalCode | undefined {
	const { rounds, settings } = state;
	const paired = roundsBeforeFinals(state).length;
	if (paired > 0 && changed.pairing !== settings.pairing) return 'settled';
	if (changed.pairing === 'swiss' && changed.rounds < paired) return 'settled';
	const inFinals = rounds.length > paired;
	const same = changed.finals === settings.finals && changed.rounds === settings.rounds;
	return inFinals && !same ? 'settled' : undefined;
}

function judgeResult(
	state: TournamentState,
	{ round, table }: Event<'result/reported' | 'result/accepted'>
): RefusalCode | undefined {
	const paired = roundOf(state, round);
	if (!paired) return 'no-such-round';
	return paired.tables[table - 1]?.players.length === 2 ? undefined : 'no-such-table';
}

/** What an event that fits changes. */
function after(state: TournamentState, event: TournamentEvent): Partial<TournamentState> {
	switch (event.type) {
		case 'player/entered':
			return { players: entered(state, event.player) };
		case 'player/withdrew':
			return { players: withActive(state, event.player, false) };
		case 'round/paired':
			return { rounds: [...state.rounds, paired(state, event)] };
		case 'round/withdrawn':
			return takenBack(state);
		case 'settings/changed':
			return { settings: event.settings };
		case 'result/reported':
			return withTable(state, event, (table) => ({
				...table,
				reports: reported(table, event.result)
			}));
		case 'result/accepted':
			return withTable(state, event, (table) => accepting(table, event.result));
	}
}

/** Somebody who comes back is the same player as before; somebody new plays from the next round on. */
function entered(state: TournamentState, id: PlayerId): readonly PlayerState[] {
	const { listed, players, rounds } = state;
	const known = new Map(players.map((one) => [one.id, one]));
	if (known.has(id)) return withActive(state, id, true);
	return listed.flatMap((one) =>
		one.id === id
			? [{ ...one, active: true, enteredIn: rounds.length + 1 }]
			: (known.get(one.id) ?? [])
	);
}

/** Takes back the last round. Players who entered after it play in it once it is paired again. */
function takenBack({ players, rounds }: TournamentState): Partial<TournamentState> {
	const left = rounds.slice(0, -1);
	const next = left.length + 1;
	return {
		rounds: left,
		players: players.map((one) => ({ ...one, enteredIn: Math.min(one.enteredIn, next) }))
	};
}

const withActive = (
	{ players }: TournamentState,
	id: PlayerId,
	active: boolean
): readonly PlayerState[] => players.map((one) => (one.id === id ? { ...one, active } : one));

function paired(state: TournamentState, { round, stage, tables }: Event<'round/paired'>): Round {
	const all = tables.map((players, index) => ({
		number: index + 1,
		players,
		reports: [],
		settledReports: 0,
		differing: false
	}));
	const present = activePlayers(state);
	return { number: round, stage, tables: all, present, complete: isComplete(all) };
}

const isComplete = (tables: readonly Table[]): boolean =>
	tables.every(({ players, accepted }) => players.length === 1 || accepted !== undefined);

/** The rounds with one table changed. */
export function withTable(
	{ rounds }: TournamentState,
	at: { readonly round: number; readonly table: number },
	change: (table: Table) => Table
): { readonly rounds: readonly Round[] } {
	return {
		rounds: rounds.map((round) => {
			if (round.number !== at.round) return round;
			const tables = round.tables.map((table) =>
				table.number === at.table ? judged(change(table)) : table
			);
			return { ...round, tables, complete: isComplete(tables) };
		})
	};
}

const judged = (table: Table): Table => ({ ...table, differing: differs(table) });

function differs({ reports, settledReports, accepted }: Table): boolean {
	const said = [...(accepted ? [accepted] : []), ...reports.slice(settledReports)];
	return said.some((one, index) => said.slice(0, index).some((other) => !areAlike(one, other)));
}

/** True for the same points and the same decision, and the same game if both results name one. */
function areAlike(one: Result, other: Result): boolean {
	const [{ points: a }, { points: b }] = [one, other];
	const sameGame = one.game === undefined || other.game === undefined || one.game === other.game;
	const sameEnd = one.decided === other.decided && one.lost === other.lost;
	return sameGame && sameEnd && a[0] === b[0] && a[1] === b[1];
}

/** A table with a result that the organiser accepted: it settles what was reported before. */
export const accepting = (table: Table, result: Result): Table => ({
	...table,
	accepted: result,
	settledReports: table.reports.length
});

function reported({ reports }: Table, result: Result): readonly Result[] {
	const known = reports.some((one) => areAlike(one, result) && one.game === result.game);
	return known ? reports : [...reports, result];
}

/** False if a bye counts nothing: in a round robin everybody plays against everybody, and is free equally often. */
export const byeWins = ({ pairing }: TournamentSettings, stage: Stage): boolean =>
	stage !== 'rounds' || pairing === 'swiss';

/** Who won a table: 0 for the player who starts, 1 for the other one; nobody if both were absent. */
type Winner = 0 | 1 | 'tie' | 'nobody';

/**
 * Who won a table; undefined while no result of it was accepted. A bye is won. In the finals the better placed player, who
 * starts, wins a tie, and goes on if both were absent.
 */
export function winnerOf({ players, accepted }: Table, stage: Stage): Winner | undefined {
	if (players.length === 1) return 0;
	if (!accepted) return undefined;
	const winner = winnerBy(accepted);
	return typeof winner === 'string' && stage !== 'rounds' ? 0 : winner;
}

function winnerBy({ points: [first, second], decided, lost }: Result): Winner {
	if (lost !== undefined) return lost === 0 ? 1 : 0;
	if (decided === 'absent') return 'nobody';
	if (first === second) return 'tie';
	return first > second ? 0 : 1;
}

/** Like {@link winnerOf}, as it counts in a tournament: nobody wins a bye that counts nothing. */
export const winnerIn = (
	{ settings }: Pick<TournamentState, 'settings'>,
	{ stage }: Pick<Round, 'stage'>,
	table: Table
): Winner | undefined =>
	table.players.length === 1 && !byeWins(settings, stage) ? 'nobody' : winnerOf(table, stage);
