import { untrack } from 'svelte';
import type { Uncovered } from '../../lookahead/from-game';
import type { ReviewedTurn } from '../../lookahead/review';
import type { GameId, Header } from '../../record';
import { hashOfValue } from '../../record/fingerprint';
import { LookaheadWorker } from '../../review/worker-client';
import type { GameAhead, LookaheadReply } from '../../review/worker-messages';
import { LAID } from '../../rules/base/events';
import { inTurn, keepAnalysis, keptAnalysis } from '../../store/analyses';

/** To be raised when the analysis of the same game may say something else: what was stored is then looked at again. */
const VERSION = 2;

/** How far the analysis of a game is: not running, running, complete, impossible, or failed. */
type AnalysisState = 'idle' | 'working' | 'whole' | 'uncovered' | 'failed';

/**
 * What looking ahead says about a game that was played, turn by turn. It is worked out once, by one page at a time, while that
 * page is visible.
 */
export class GameAnalysis {
	/** The turns known so far, in order. */
	turns = $state.raw<readonly ReviewedTurn[]>([]);
	state: AnalysisState;
	/** Why it isn't possible to look ahead in the game. */
	why: Uncovered | undefined;
	/** How many turns there are. */
	readonly all: number;
	readonly #worker = new LookaheadWorker(
		(reply) => {
			this.#take(reply);
		},
		() => {
			this.#end('failed');
		}
	);
	/** Identifies what is analysed, once that is known. */
	#of: string | undefined;
	/** Ends the work that is done while the page is visible. */
	#spell: AbortController | undefined;
	/** Called when the worker has nothing more to do. */
	#over: (() => void) | undefined;

	/** @param id the game among those of the device; undefined for one that isn't stored */
	constructor(
		readonly game: GameAhead,
		readonly id: GameId | undefined
	) {
		const why = whyRefused(game.header);
		this.why = $state.raw(why);
		this.state = $state.raw(why ? 'uncovered' : 'idle');
		this.all = game.events.filter(({ type }) => type === LAID).length;
	}

	/**
	 * Looks at the game until all is known, or the returned function is called. An effect that calls this doesn't run again because
	 * of what is found.
	 */
	start(): () => void {
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener('visibilitychange', this.#follow.bind(this), { signal });
		untrack(this.#follow.bind(this));
		return () => {
			listening.abort();
			this.#stop();
		};
	}

	/** Works while the page is visible. */
	#follow(): void {
		if (document.hidden) this.#stop();
		else if (this.state === 'idle' && (this.#spell?.signal.aborted ?? true)) {
			const { signal } = (this.#spell = new AbortController());
			void inTurn(this.id, signal, () => this.#work(signal));
		}
	}

	/** Goes on where this or another page stopped, and keeps what is known in the end. */
	async #work(signal: AbortSignal): Promise<void> {
		await this.#recall();
		if (signal.aborted || this.state !== 'idle') return;
		this.state = 'working';
		const over = new Promise<void>((resolve) => (this.#over = resolve));
		const from = (this.turns.at(-1)?.event ?? -1) + 1;
		this.#worker.ask({ ask: 'review', game: this.game, from });
		await over;
		await this.#keep();
	}

	/** Takes over what is stored. */
	async #recall(): Promise<void> {
		this.#of ??= await textOf(this.game);
		if (this.id === undefined || this.#of === undefined) return;
		const stored = await keptAnalysis(this.id, this.#of);
		if (!stored) return;
		this.turns = stored.turns;
		if (stored.whole) this.state = 'whole';
	}

	#stop(): void {
		this.#spell?.abort();
		if (this.state === 'working') this.#end('idle');
	}

	#take(reply: LookaheadReply): void {
		if (reply.type === 'turn') this.turns = [...this.turns, reply.turn];
		else if (reply.type === 'uncovered') this.#refuse(reply.why);
		else if (reply.type === 'end') this.#end('whole');
	}

	#refuse(why: Uncovered): void {
		this.why = why;
		this.#end('uncovered');
	}

	#end(state: AnalysisState): void {
		this.#worker.stop();
		this.state = state;
		this.#over?.();
	}

	async #keep(): Promise<void> {
		const { id, turns, state } = this;
		if (id === undefined || this.#of === undefined || turns.length === 0) return;
		await keepAnalysis(id, { of: this.#of, turns, whole: state === 'whole' });
	}
}

/** Why it isn't possible to look ahead in a game, if its header already says so: then no code for that is loaded. */
function whyRefused({ expansions, players }: Header): Uncovered | undefined {
	if (expansions.length > 0) return 'expansion';
	return players.length < 2 ? 'alone' : undefined;
}

/** All that an analysis depends on, in short; undefined if the browser has no hashes, as outside of secure pages. */
const textOf = ({ header, events }: GameAhead): Promise<string | undefined> =>
	hashOfValue([VERSION, header, events]).catch(() => undefined);
