import type { GameEvent } from '../../engine/module';
import { isBegun } from '../../rules/base/events';
import type { ShownMoment } from '../view/shown-moment.svelte';

/** Factors of the usual speed. */
const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Time per event at the usual speed, in ms. */
const STEP_MS = 1200;

interface PlayedGame {
	readonly log: { readonly events: readonly GameEvent[] };
}

/** Shows a game again event by event, as if it were played. Stops when the user looks at another moment. */
export class Playback {
	playing = $state(false);
	speed = $state<Speed>(SPEEDS[0]);
	readonly #shownMoment: Pick<ShownMoment, 'moment' | 'lookAt'>;
	readonly #live: PlayedGame;
	/** The moment shown last by the playback. */
	#shown = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(shown: Pick<ShownMoment, 'moment' | 'lookAt'>, live: PlayedGame) {
		this.#shownMoment = shown;
		this.#live = live;
	}

	/** Goes on from the moment that is shown; at the end, or from the game as it is now, starts over. */
	play(): void {
		const { moment } = this.#shownMoment;
		if (moment === undefined || moment >= this.#last) this.playFromStart();
		else this.#go(moment);
	}

	/** Plays from the table before the first turn: an existing table from where play began, not how it was described. */
	playFromStart(): void {
		const start = this.#live.log.events.findIndex(isBegun) + 1;
		this.#shownMoment.lookAt(start);
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

	#go(moment: number): void {
		this.#shown = moment;
		this.playing = moment < this.#last;
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
		if (this.#shownMoment.moment !== this.#shown) {
			this.pause();
			return;
		}
		this.#shownMoment.lookAt(this.#shown + 1);
		this.#go(this.#shown + 1);
	}
}
