import { finalRanking } from '../../src/lib/tournament/knock-out';
import { pairNext, type PairedRound, type PairingProblem } from '../../src/lib/tournament/pairing';
import {
	activePlayers,
	judge,
	stateOf,
	type TournamentState
} from '../../src/lib/tournament/state';
import {
	FINALS,
	TIE_BREAKS,
	playerId,
	type PlayerId,
	type Result,
	type Tournament,
	type TournamentEvent,
	type TournamentSettings
} from '../../src/lib/tournament/tournament';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { changesOfResult, ids, tournamentOf } from './support';

/* A made-up evening: who comes, goes and comes back, how all games end, what is reported wrong and corrected later. */

/** A round as it was proposed, with all that was known then. */
export interface Proposed {
	readonly state: TournamentState;
	readonly round: PairedRound;
	/** The lot of each player who was there. */
	readonly lots: ReadonlyMap<PlayerId, number>;
	/** The log before it. */
	readonly before: Tournament;
}

/** A correction, with what was foretold of it. */
export interface Corrected {
	readonly before: TournamentState;
	readonly after: TournamentState;
	readonly told: ReturnType<typeof changesOfResult>;
	readonly round: number;
}

/** What is checked while an evening goes on. */
interface Watcher {
	proposed(proposed: Proposed): void;
	corrected(corrected: Corrected): void;
}

/** Something happens in one of so many cases. */
const [LATE, LEAVES, RETURNS, CORRECTS, TAKEN_BACK, NONSENSE, REPORTED] = [4, 5, 3, 3, 12, 3, 3];

/** Plays a whole evening. */
export class Evening {
	readonly #random: SeededRandom;
	readonly #settings: TournamentSettings;
	readonly #players: readonly PlayerId[];
	readonly #events: TournamentEvent[] = [];
	readonly #watcher: Watcher;
	/** Indices of entries that don't fit. */
	readonly nonsense: number[] = [];
	/** Why it ended. */
	problem: PairingProblem | undefined;

	/** @param count how many players there are at the start */
	constructor(seed: number, count: number, watcher: Watcher) {
		const random = seededRandom(seed);
		[this.#random, this.#watcher] = [random, watcher];
		const robin = count <= 6 && random.below(3) === 0;
		this.#settings = {
			pairing: robin ? 'round-robin' : 'swiss',
			rounds: 1 + random.below(9),
			tieBreaks: random.shuffle(TIE_BREAKS).slice(0, random.below(TIE_BREAKS.length + 1)),
			finals: random.pick(FINALS)
		};
		this.#players = ids(Math.min(200, count + 2));
		for (const player of this.#players.slice(0, count))
			this.#write({ type: 'player/entered', player });
	}

	get tournament(): Tournament {
		return tournamentOf(this.#players, this.#events, this.#settings);
	}

	get state(): TournamentState {
		return stateOf(this.tournament);
	}

	play(): this {
		while (this.#playRound()) this.#betweenRounds();
		return this;
	}

	#chance(cases: number): boolean {
		return this.#random.below(cases) === 0;
	}

	#write(event: TournamentEvent): void {
		this.#events.push(event);
	}

	#playRound(): boolean {
		const proposed = this.#propose();
		if (!proposed) return false;
		const { stage, tables } = proposed.round;
		const round = proposed.state.rounds.length + 1;
		this.#write({ type: 'round/paired', round, stage, tables });
		if (this.#chance(TAKEN_BACK)) {
			this.#write({ type: 'round/withdrawn', round });
			return true;
		}
		for (const [index, table] of tables.entries())
			if (table.length === 2) this.#playTable(round, index + 1);
		return true;
	}

	#propose(): Proposed | undefined {
		const { state } = this;
		const drawn: number[] = [];
		const round = pairNext(state, () => {
			drawn.push(this.#random.below(2 ** 30) / 2 ** 30);
			return drawn.at(-1) ?? 0;
		});
		if (!round.ok) {
			this.problem = round.error;
			return undefined;
		}
		const lots = new Map(activePlayers(state).map((id, index) => [id, drawn[index] ?? 0]));
		const proposed = { state, round: round.value, lots, before: this.tournament };
		this.#watcher.proposed(proposed);
		return proposed;
	}

	#playTable(round: number, table: number): void {
		const result = this.#result();
		if (this.#chance(REPORTED)) {
			const reports = this.#chance(REPORTED) ? [result, this.#result()] : [result];
			for (const one of reports)
				this.#write({ type: 'result/reported', round, table, result: one });
		}
		this.#write({ type: 'result/accepted', round, table, result });
	}

	#result(): Result {
		const random = this.#random;
		const points: [number, number] = [60 + random.below(8), 60 + random.below(8)];
		const decided = random.pick([
			'points',
			'points',
			'points',
			'points',
			'time',
			'absent'
		] as const);
		if (decided === 'points') return { points, decided };
		if (decided === 'absent' && random.below(3) === 0) return { points: [0, 0], decided };
		return { points: decided === 'absent' ? [0, 0] : points, decided, lost: random.pick([0, 1]) };
	}

	#betweenRounds(): void {
		if (this.#chance(NONSENSE)) this.#writeNonsense();
		if (this.#chance(CORRECTS)) this.#correct();
		const { players, listed } = this.state;
		const [there, gone] = [true, false].map((is) => players.filter(({ active }) => active === is));
		const late = listed.filter(({ id }) => !players.some((one) => one.id === id));
		if (late[0] && this.#chance(LATE)) this.#write({ type: 'player/entered', player: late[0].id });
		if (gone?.[0] && this.#chance(RETURNS))
			this.#write({ type: 'player/entered', player: gone[0].id });
		if (there?.[0] && this.#chance(LEAVES))
			this.#write({ type: 'player/withdrew', player: this.#random.pick(there).id });
	}

	/** Another result for any table that was played. */
	#correct(): void {
		const before = this.state;
		const all = before.rounds.flatMap(({ number, tables }) =>
			tables.flatMap((table) => (table.accepted ? [{ round: number, table: table.number }] : []))
		);
		if (all.length === 0) return;
		const { round, table } = this.#random.pick(all);
		const result = this.#result();
		const told = changesOfResult(before, round, table, result);
		this.#write({ type: 'result/accepted', round, table, result });
		this.#watcher.corrected({ before, after: this.state, told, round });
	}

	#writeNonsense(): void {
		const { state } = this;
		const player = playerId('nobody');
		const event = this.#random.pick<TournamentEvent>([
			{ type: 'player/entered', player },
			{ type: 'player/withdrew', player },
			{ type: 'round/paired', round: state.rounds.length + 1, stage: 'rounds', tables: [[player]] },
			{ type: 'round/paired', round: state.rounds.length + 1, stage: 'rounds', tables: [] },
			{ type: 'round/withdrawn', round: state.rounds.length + 1 },
			{ type: 'result/accepted', round: 23, table: 1, result: this.#result() },
			{ type: 'result/reported', round: 1, table: 200, result: this.#result() }
		]);
		if (judge(state, event) === undefined) throw new Error(`${event.type} was to be nonsense.`);
		this.nonsense.push(this.#events.length);
		this.#write(event);
	}
}

/** Who is placed where, in the end. */
export const placesIn = (state: TournamentState): ReadonlyMap<PlayerId, number> =>
	new Map(finalRanking(state).map(({ player, rank }) => [player, rank]));
