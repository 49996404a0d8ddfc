import { untrack } from 'svelte';
import type { Finish, ReturningFigure } from '../../drawing/board/finish';
import type { LiveGame } from '../game/live-game.svelte';
import { LazyPart } from '../app/lazy-part.svelte';
import type { FinalScoring } from './final-scoring.svelte';
import type { ShownPosition } from './shown-position.svelte';

const FINISH = new LazyPart(async () => ({ default: await import('./finish') }), 'quiet');

/** The most steps in which a score counts up. */
const COUNTED = 8;

/**
 * What a turn finished, while that is shown: from when the turn is painted until the display is over, or until somebody goes on.
 */
export class Finishing {
	readonly #live: LiveGame;
	readonly #shown: ShownPosition;
	readonly #final: FinalScoring;
	/** The last step of the game for which nothing more is to be shown. A game just opened doesn't repeat its last turn. */
	#over = $state.raw(0);
	/** True once the turn has been painted, and all of it moves. */
	moves = $state(false);

	constructor(live: LiveGame, shown: ShownPosition, final: FinalScoring) {
		this.#live = live;
		this.#shown = shown;
		this.#final = final;
		this.#over = untrack(() => this.#step);
	}

	/** Number of the step that the table shows. When it changes by anything but +1, somebody looks around in the game. */
	readonly #step: number = $derived.by(() => {
		const { game, position } = this.#shown;
		if (position !== undefined) return -1;
		const { length } = this.#live.entries;
		return game.phase === 'ended' ? length + this.#final.step : length;
	});

	/** What is shown now; undefined most of the time. */
	readonly now: Finish | undefined = $derived.by(() =>
		this.#step === this.#over + 1 && !isCalm() ? this.#found() : undefined
	);

	/** Figures that still stand on the board, until they move. */
	get standing(): readonly ReturningFigure[] {
		return this.moves ? [] : (this.now?.home ?? []);
	}

	/** The numbers through which a player's score counts up to these points; undefined if it doesn't. */
	countUp(player: number, points: number): readonly number[] | undefined {
		const gain = this.now?.gains[player] ?? 0;
		if (gain <= 0) return undefined;
		const steps = Math.min(gain, COUNTED);
		return Array.from({ length: steps + 1 }, (_, n) =>
			Math.round(points - gain + (gain * n) / steps)
		);
	}

	/** Ends it: from now on the final state is shown. */
	end(): void {
		this.moves = false;
		this.#over = this.#step;
	}

	/** Loads the code that finds out what was finished. Until then nothing is shown. */
	load(): Promise<boolean> {
		return FINISH.load();
	}

	#found(): Finish | undefined {
		// What a chess clock does meanwhile doesn't start it again.
		const { game } = this.#shown;
		return game.phase === 'ended'
			? FINISH.part?.finishOfStep(this.#live, game, this.#final.current)
			: FINISH.part?.finishOf(this.#live, game);
	}
}

/** True when nothing should move: nobody sees the page, or less motion is preferred. */
const isCalm = (): boolean =>
	document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
