import type { GameEvent } from '../../engine/module';
import { isBegun } from '../../rules/base/events';
import type { ShownPosition } from '../view/shown-position.svelte';

/** Factors of the usual speed. */
const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Time per event at the usual speed, in ms. */
const STEP_MS = 1200;

interface PlayedGame {
	readonly log: { readonly events: readonly GameEvent[] };
}

/** Shows a game again event by event, as if it were played. Stops when the user looks at another position. */
export class Playback {
	playing = $state(false);
	speed = $state<Speed>(SPEEDS[0]);
	readonly #shownPosition: Pick<ShownPosition, 'position' | 'lookAt'>;
	readonly #live: PlayedGame;
	/** The position shown last by the playback. */
	#shown = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(shown: Pick<ShownPosition, 'position' | 'lookAt'>, live: PlayedGame) {
		this.#shownPosition = shown;
		this.#live = live;
	}

	/** Goes on from the position that is shown; at the end, or from the game as it is now, starts over. */
	play(): void {
		const { position } = this.#shownPosition;
		if (position === undefined || position >= this.#last) this.playFromStart();
		else this.#go(position);
	}

	/** Plays from the table before the first turn: an existing table from where play began, not how it was described. */
	playFromStart(): void {
		const start = this.#live.log.events.findIndex(isBegun) + 1;
		this.#shownPosition.lookAt(start);
		this.#go(start);
	}

	pause(): void {
		this.playing = false;
		clearTimeout(this.#timer);
	}

	toggle(): void {
		if (this.playing) this.pause();
		else this.play();
	}

	/** Switches to the next speed; after the fastest, back to the usual one. */
	faster(): void {
		this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + 1] ?? SPEEDS[0];
		if (this.playing) this.#wait();
	}

	get #last(): number {
		return this.#live.log.events.length;
	}

	#go(position: number): void {
		this.#shown = position;
		this.playing = position < this.#last;
		this.#wait();
	}

	#wait(): void {
		clearTimeout(this.#timer);
		if (!this.playing) return;
		this.#timer = setTimeout(() => {
			this.#step();
		}, STEP_MS / this.speed);
	}

	#step(): void {
		if (this.#shownPosition.position !== this.#shown) {
			this.pause();
			return;
		}
		this.#shownPosition.lookAt(this.#shown + 1);
		this.#go(this.#shown + 1);
	}
}
