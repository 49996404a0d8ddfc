import type { TileId } from '../../engine/tile';
import type { MoveOnTable } from '../../lookahead/on-table';
import { LookaheadWorker } from '../../review/worker-client';
import { visibleTime } from '../../store/visible-time';
import type { LiveGame } from '../game/live-game.svelte';
import type { TrialEntry } from './trial-entry.svelte';

/** How long a drawn tile is shown before the app lays it, in ms. */
const LOOK = 1200;

/** Plays for the app in a trial: its turns, and tiles that fit nowhere. */
export class AppPlayer {
	/** True if the app can't find a move: its code can't be loaded. */
	failed = $state(false);
	#take: ((move: MoveOnTable | undefined) => void) | undefined;
	readonly #worker = new LookaheadWorker(
		(reply) => this.#take?.(reply.type === 'move' ? reply.move : undefined),
		() => this.#take?.(undefined)
	);

	constructor(
		readonly live: LiveGame,
		readonly entry: TrialEntry
	) {}

	/** Does what the app has to do now, after a short look. Called by an effect; the function that it returns stops it. */
	next(): (() => void) | undefined {
		const { entry, failed } = this;
		const { drawn, fitsNowhere } = entry;
		if (!drawn || entry.undoing || failed) return undefined;
		if (!fitsNowhere && entry.byApp === undefined) return undefined;
		const look = visibleTime(LOOK);
		if (fitsNowhere) void look.over.then(() => entry.leaveOut());
		else void Promise.all([this.#ask(drawn), look.over]).then(([move]) => this.#play(move));
		return () => {
			look.stop();
			if (this.#take) this.stop();
		};
	}

	/** Ends the search for a move. */
	stop(): void {
		this.#take = undefined;
		this.#worker.stop();
	}

	#ask(tile: TileId): Promise<MoveOnTable | undefined> {
		const { header, log } = this.live;
		const game = { header, events: log.events };
		return new Promise((resolve) => {
			this.#take = (move) => {
				this.#take = undefined;
				resolve(move);
			};
			this.#worker.ask({ ask: 'move', game, tile, strength: this.entry.setup.strength });
		});
	}

	async #play(move: MoveOnTable | undefined): Promise<void> {
		if (move) await this.entry.play(move);
		else {
			this.stop();
			this.failed = true;
		}
	}
}
