import type { TournamentKeeper } from '$lib/table/tournament/keeper.svelte';
import { finalRanking } from '$lib/tournament/knock-out';
import { pairingProblem } from '$lib/tournament/pairing';
import { byeWins, winnerIn, type Round, type Table } from '$lib/tournament/state';
import type { PlayerId, Result, Stage, TieBreak } from '$lib/tournament/tournament';
import { tournamentWords } from '$lib/words/en/tournament';
import type { GameFacts, StandingFacts, TableFacts, TypedResult } from './parts/facts';

/** The part of the keeper that knows a tournament and the names of its players. */
type Known = Pick<TournamentKeeper, 'nameOf' | 'state'>;

/** Returns a result as a text. `names` are by seat. */
export function resultText({ points, decided, lost }: Result, names: readonly string[]): string {
	const score = tournamentWords.points(...points);
	if (decided === 'points') return score;
	return lost === undefined
		? tournamentWords.bothAbsent
		: tournamentWords.lost(decided, names[lost] ?? '', score);
}

const shortText = ({ points, decided }: Result): string =>
	decided === 'points' ? tournamentWords.points(...points) : tournamentWords.decided[decided];

/** Returns the result that was typed; undefined until it is complete. */
export function resultOf({ decided, lost, points }: TypedResult): Result | undefined {
	const [first, second] = decided === 'absent' ? ['0', '0'] : points;
	if (first === '' || second === '') return undefined;
	const result: Result = { points: [Number(first), Number(second)], decided };
	if (decided === 'points' || (decided === 'absent' && lost === 'both')) return result;
	return typeof lost === 'number' ? { ...result, lost } : undefined;
}

/** Returns what the fields for a result contain at first, if there is a result already. */
export const typedFrom = (result: Result | undefined): TypedResult => ({
	decided: result?.decided ?? 'points',
	points: result ? [String(result.points[0]), String(result.points[1])] : ['', ''],
	lost: result?.lost ?? (result?.decided === 'absent' ? 'both' : undefined)
});

/** Returns what is shown of a table. */
export function tableFacts(keeper: Known, round: Round, table: Table): TableFacts {
	const { stage } = round;
	const names = table.players.map(keeper.nameOf);
	const winner = keeper.state && winnerIn(keeper.state, round, table);
	return {
		number: table.number,
		names,
		result: table.accepted && resultText(table.accepted, names),
		short: table.accepted && shortText(table.accepted),
		won: winner === 0 || winner === 1 ? [winner] : [],
		status: table.players.length === 1 ? byeStatus(keeper, stage) : statusOf(table),
		third: stage === 'final' && table.number === 2
	};
}

/** Returns the status of a player without an opponent: `bye` if the round is won, `free` if it brings nothing. */
export const byeStatus = ({ state }: Pick<Known, 'state'>, stage: Stage): 'bye' | 'free' =>
	state && !byeWins(state.settings, stage) ? 'free' : 'bye';

function statusOf({ accepted, reports, differing }: Table): TableFacts['status'] {
	if (differing) return 'differing';
	if (accepted) return 'done';
	return reports.length > 0 ? 'reported' : 'open';
}

/** Returns a tie-break as a text. */
const valueText = (kind: TieBreak, value: number): string =>
	kind === 'difference' && value !== 0
		? tournamentWords.signed(value)
		: tournamentWords.decimal(value);

/** Returns the lines of the standings after the last complete round. */
export function standingFacts(
	keeper: Pick<TournamentKeeper, 'nameOf' | 'state' | 'standings'>
): readonly StandingFacts[] {
	const { state, standings } = keeper;
	const kinds = state?.settings.tieBreaks ?? [];
	const away = new Set(state?.players.filter(({ active }) => !active).map(({ id }) => id));
	return standings.map(({ player, rank, wins, tieBreaks }) => ({
		id: player,
		rank,
		name: keeper.nameOf(player),
		wins: tournamentWords.decimal(wins),
		tieBreaks: kinds.map((kind) => valueText(kind, tieBreaks[kind])),
		withdrawn: away.has(player)
	}));
}

/** Returns the heading of the standings. Once everything is played, they are final. */
export const standingsTitle = ({ state }: Pick<Known, 'state'>): string =>
	state && pairingProblem(state) === 'over'
		? tournamentWords.finalRanking
		: tournamentWords.standings;

/** Tells after which round the standings are. */
export function standingsAfter({
	state,
	finishedRounds
}: Pick<TournamentKeeper, 'state' | 'finishedRounds'>): string {
	const stage = lastPlayed(state);
	return stage === 'rounds'
		? tournamentWords.after(finishedRounds)
		: tournamentWords.afterFinals[stage];
}

/** True once finals decide ranks. */
export const ranksByFinals = ({ state }: Pick<Known, 'state'>): boolean =>
	lastPlayed(state) !== 'rounds';

const lastPlayed = (state: TournamentKeeper['state']): Stage =>
	state?.rounds.findLast(({ complete }) => complete)?.stage ?? 'rounds';

/** Returns the name of a round: its number, or which part of the finals it is. */
export const roundName = ({ number, stage }: Round, rounds: number): string =>
	tournamentWords.stage(stage, number, rounds);

/** Returns the games of a player in order, including byes. */
export function gamesOf(keeper: Known, player: PlayerId): readonly GameFacts[] {
	return (keeper.state?.rounds ?? []).flatMap((round) => {
		const table = round.tables.find(({ players }) => players.includes(player));
		return table ? [gameFacts(keeper, round, table, player)] : [];
	});
}

function gameFacts(keeper: Known, round: Round, table: Table, player: PlayerId): GameFacts {
	const { nameOf, state } = keeper;
	const { players, accepted } = table;
	const seat = players.indexOf(player);
	const opponent = players[1 - seat];
	return {
		round: round.number,
		table: table.number,
		opponent: opponent ? nameOf(opponent) : tournamentWords[byeStatus(keeper, round.stage)],
		result: accepted && resultText(seenFrom(accepted, seat), players.map(nameOf)),
		won: state !== undefined && winnerIn(state, round, table) === seat
	};
}

/** Returns a result in which the points of one seat's player come first. `lost` is still by seat. */
function seenFrom({ points: [first, second], ...others }: Result, seat: number): Result {
	return { ...others, points: seat === 0 ? [first, second] : [second, first] };
}

/** One of the first three, or a player who shares a place with one of them. */
interface Champion {
	readonly id: PlayerId;
	readonly rank: number;
	readonly name: string;
}

/** Returns the first three once all rounds are played; empty before. */
export function champions({
	state,
	nameOf
}: Pick<TournamentKeeper, 'state' | 'nameOf'>): readonly Champion[] {
	if (!state || pairingProblem(state) !== 'over') return [];
	return finalRanking(state)
		.filter(({ rank }) => rank <= 3)
		.map(({ player, rank }) => ({ id: player, rank, name: nameOf(player) }));
}
