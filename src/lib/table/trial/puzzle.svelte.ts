import { untrack } from 'svelte';
import type { MoveJudgement } from '../../lookahead/review-turn';
import { LookaheadWorker } from '../../review/worker-client';
import { isLaid, type Laid } from '../../rules/base/events';
import type { TableEvent } from '../../rules/catalogue';
import { keepSolved, keepTried } from '../../store/solved-puzzles';
import { laidBy, type MoveOnTable } from '../../lookahead/on-table';
import type { PuzzleTurn, TrialSetup } from '../game/game-apart';
import type { LiveGame } from '../game/live-game.svelte';
import { puzzleKey } from './kept-puzzles';

/** Where a puzzle is entered. */
interface PuzzleEntry {
	readonly setup: TrialSetup;
	/** True once a turn is laid. */
	readonly laid: boolean;
	readonly undoing: boolean;
	/** Takes the turn back. */
	again(): Promise<void>;
	play(move: MoveOnTable): Promise<void>;
}

/** What is said about a move: it is the best one, about as good, or gives some points away. */
interface Verdict {
	readonly kind: MoveJudgement['kind'];
	/** The points that it gives away: rounded, at least 1. */
	readonly points: number;
	/** True for the move that was played in the game. */
	readonly asPlayed: boolean;
}

/** A puzzle: what is said of the moves that are tried, and its solution. */
export class Puzzle {
	/** The verdict on the move that is laid; undefined while none is, or while it is being judged. */
	verdict = $state.raw<Verdict>();
	/** True while the solution is laid. */
	solved = $state(false);
	/** True if nothing can be judged: the code can't be loaded. */
	failed = $state(false);
	/** True while the solution is being laid. */
	#solving = false;
	#take: ((judgement: MoveJudgement | undefined) => void) | undefined;
	readonly #worker = new LookaheadWorker(
		(reply) => this.#take?.(reply.type === 'judgement' ? reply.judgement : undefined),
		() => this.#take?.(undefined)
	);

	constructor(
		readonly live: Pick<LiveGame, 'header' | 'log' | 'record'>,
		readonly entry: PuzzleEntry,
		readonly turn: PuzzleTurn
	) {}

	/** Judges the move that is laid. Called by an effect. */
	follow(): void {
		const { laid, undoing } = this.entry;
		const last = this.live.log.events.at(-1);
		if (undoing) return;
		this.verdict = undefined;
		if (!laid && !this.#solving) this.solved = false;
		else if (last && isLaid(last) && !untrack(() => this.solved)) void this.#judge(last);
	}

	/** Lays the best move. */
	async solve(): Promise<void> {
		const judgement = await this.#ask(playedTurn(this.entry.setup));
		if (!judgement) return;
		void this.#keep(keepTried);
		this.#solving = this.solved = true;
		if (this.entry.laid) await this.entry.again();
		await this.entry.play(judgement.best);
		this.#solving = false;
	}

	stop(): void {
		this.#take = undefined;
		this.#worker.stop();
	}

	async #judge(turn: Laid): Promise<void> {
		const judgement = await this.#ask(turn);
		if (!judgement || this.live.log.events.at(-1) !== turn) return;
		const { kind, loss } = judgement;
		this.verdict = { kind, points: Math.max(1, Math.round(loss)), asPlayed: this.#isPlayed(turn) };
		void this.#keep(keepTried);
		if (kind !== 'loses') void this.#keep(keepSolved);
	}

	async #keep(keep: (puzzle: string) => Promise<void>): Promise<void> {
		const turn = playedTurn(this.entry.setup);
		const key = turn && (await puzzleKey(this.live.header, [...this.#before, turn]));
		if (key !== undefined) await keep(key);
	}

	/** What was played before the turn. */
	get #before(): readonly TableEvent[] {
		return this.live.log.events.slice(0, this.entry.setup.begun);
	}

	#isPlayed({ x, y, rotation, deploy }: Laid): boolean {
		const { turn } = this;
		const same = turn.x === x && turn.y === y && turn.rotation === rotation;
		return same && turn.segment === deploy?.segment;
	}

	async #ask(turn: Laid | undefined): Promise<MoveJudgement | undefined> {
		if (!turn) return undefined;
		const game = { header: this.live.header, events: this.#before };
		const judgement = await new Promise<MoveJudgement | undefined>((resolve) => {
			this.#take = resolve;
			this.#worker.ask({ ask: 'judge', game, turn });
		});
		this.failed = judgement === undefined;
		return judgement;
	}
}

/** The turn of a puzzle as it was played in the game; undefined for any other trial. */
export function playedTurn({ puzzle, people: [player = 0] }: TrialSetup): Laid | undefined {
	if (!puzzle) return undefined;
	return laidBy(player, puzzle.tile, puzzle);
}
