import { pairNext } from '../../src/lib/tournament/pairing';
import { stateOf, type TournamentState } from '../../src/lib/tournament/state';
import type { TournamentEvent } from '../../src/lib/tournament/tournament';
import { seededRandom } from '../tools/games/seeded-random';
import { accepted, entered, ids, tournamentOf } from '../tournament/support';
import { fixedHere } from './fixed';
import { table, time, type Row } from './timing';

/* How long it takes to pair a round: `npm run bench:pairing`. Medians count; run it on an idle machine. */

const ROUNDS = 9;
/** An organiser doesn't wait for it. */
const LIMIT = 200;

const random = seededRandom(42);
const draw = (): number => random.below(2 ** 30) / 2 ** 30;

/** The state before each round of a tournament of so many players. */
function statesOf(count: number): readonly TournamentState[] {
	const players = ids(count);
	const log: TournamentEvent[] = players.map(entered);
	return Array.from({ length: ROUNDS }, (_, index) => {
		const state = stateOf(tournamentOf(players, log, { rounds: ROUNDS }));
		const round = pairNext(state, draw);
		if (!round.ok) throw new Error(`A round of ${String(count)} players isn’t paired.`);
		const { stage, tables } = round.value;
		log.push({ type: 'round/paired', round: index + 1, stage, tables });
		for (const [place, { length }] of tables.entries())
			if (length === 2) log.push(accepted(index + 1, place + 1, score()));
		return state;
	});
}

const score = (): string => `${String(60 + random.below(60))}:${String(60 + random.below(60))}`;

function pairing(count: number, runs: number): readonly Row[] {
	const states = statesOf(count);
	return [1, 2, ROUNDS].map((round) => ({
		what: `round ${String(round)} of ${String(count)} players`,
		timing: time([() => pairNext(states[round - 1] ?? tooFew(), draw)], runs),
		target: LIMIT
	}));
}

function tooFew(): never {
	throw new Error('There is no such round.');
}

const rows = [pairing(8, 400), pairing(40, 100), pairing(199, 30), pairing(200, 30)].flat();
console.log(table(rows, fixedHere()));
