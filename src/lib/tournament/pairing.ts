import { fail, ok, type Result } from '../engine/result';
import { finalTables, nextFinal } from './knock-out';
import { MOST_ROUND_ROBIN, roundRobinTables, roundsLeft } from './round-robin';
import { standingsOf, type Standing } from './standings';
import { activePlayers, lastRound, roundsBeforeFinals, type TournamentState } from './state';
import { swissTables, type Met } from './swiss';
import type { PlayerId, Stage, TablePlayers } from './tournament';

/* What is played next. */

/** A proposed round: it counts once an event with it is written. @internal */
export interface PairedRound {
	readonly stage: Stage;
	readonly tables: readonly TablePlayers[];
	/** The pairs who play against each other again: empty if there is a way without. */
	readonly repeats: readonly (readonly [PlayerId, PlayerId])[];
	/** Those who have a bye again. */
	readonly secondByes: readonly PlayerId[];
}

/** Why no round can be paired. @internal */
export type PairingProblem =
	| 'too-few-players'
	/** A round robin with more than 8 players. */
	| 'too-many-players'
	/** The last round has tables without a result. */
	| 'round-open'
	/** All was played. */
	| 'over';

/**
 * Pairs the next round, or the next part of the finals.
 * @param random returns a number from 0 to below 1: lots decide between equal players
 */
export function pairNext(
	state: TournamentState,
	random: () => number
): Result<PairedRound, PairingProblem> {
	const next = stageToPair(state);
	return next.ok ? ok(pairedRound(state, next.value, ranked(state, random))) : next;
}

/** Why no round can be paired now; undefined if one can. */
export function pairingProblem(state: TournamentState): PairingProblem | undefined {
	const next = stageToPair(state);
	return next.ok ? undefined : next.error;
}

function stageToPair(state: TournamentState): Result<Stage, PairingProblem> {
	if (lastRound(state)?.complete === false) return fail('round-open');
	const stage = nextStage(state);
	if (stage === undefined) return fail('over');
	if (activePlayers(state).length < 2) return fail('too-few-players');
	return stage === 'rounds' && isCrowded(state) ? fail('too-many-players') : ok(stage);
}

const isRoundRobin = ({ settings }: TournamentState): boolean => settings.pairing === 'round-robin';

const isCrowded = (state: TournamentState): boolean =>
	isRoundRobin(state) && activePlayers(state).length > MOST_ROUND_ROBIN;

/** What is played next once the last round is complete; undefined if all was played. */
function nextStage(state: TournamentState): Stage | undefined {
	const inFinals = state.rounds.length > roundsBeforeFinals(state).length;
	return !inFinals && state.rounds.length < plannedRounds(state) ? 'rounds' : nextFinal(state);
}

/** How many rounds are planned before the finals; in a round robin, as many as it takes with the players who are there. */
export function plannedRounds(state: TournamentState): number {
	if (!isRoundRobin(state)) return state.settings.rounds;
	const present = activePlayers(state);
	const played = roundsBeforeFinals(state).length;
	const left = isCrowded(state) ? present.length - 1 : roundsLeft(present, metIn(state)).length;
	return played + left;
}

/** The standings of those who are there, best first, equal players in the order of lots. */
function ranked(state: TournamentState, random: () => number): readonly Standing[] {
	const lots = new Map(activePlayers(state).map((id) => [id, random()]));
	const lotOf = ({ player }: Standing): number => lots.get(player) ?? 0;
	return standingsOf(state)
		.filter(({ player }) => lots.has(player))
		.sort((a, b) => a.rank - b.rank || lotOf(a) - lotOf(b));
}

/** A round of a stage for those who are there, best first. */
export function pairedRound(
	state: TournamentState,
	stage: Stage,
	order: readonly Standing[]
): PairedRound {
	const met = metIn(state);
	const tables = tablesOf(state, stage, order, met);
	if (stage !== 'rounds') return { stage, tables, repeats: [], secondByes: [] };
	const repeats = tables.flatMap(([a, b]) => (a && b && met(a, b) > 0 ? [[a, b] as const] : []));
	const free = tables.filter(({ length }) => length === 1).flat();
	const again = isRoundRobin(state) ? [] : free;
	const secondByes = order.filter(({ player, byes }) => byes > 0 && again.includes(player));
	return { stage, tables, repeats, secondByes: secondByes.map(({ player }) => player) };
}

function tablesOf(
	state: TournamentState,
	stage: Stage,
	order: readonly Standing[],
	met: Met
): readonly TablePlayers[] {
	const ids = order.map(({ player }) => player);
	if (stage !== 'rounds') return finalTables(state, stage, ids);
	if (!isRoundRobin(state)) return swissTables(order, met);
	const listed = state.players.flatMap(({ id }) => order.filter(({ player }) => player === id));
	return roundRobinTables(listed, met);
}

/** How often two players sat at one table before the finals, whether they played or one was absent. */
function metIn(state: TournamentState): Met {
	const met = new Map<PlayerId, PlayerId[]>();
	for (const { players } of roundsBeforeFinals(state).flatMap(({ tables }) => tables))
		for (const one of players)
			met.set(one, [...(met.get(one) ?? []), ...players.filter((other) => other !== one)]);
	return (a, b) => met.get(a)?.filter((other) => other === b).length ?? 0;
}
