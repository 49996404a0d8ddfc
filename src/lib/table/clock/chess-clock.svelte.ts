import { on } from 'svelte/events';
import { clockOf, type ClockEvent, type Entry } from '../../record';
import { isUp, leftAt } from './clock-moves';
import type { ClockTime } from './device-time';

/** What a chess clock shows for a seat. */
interface ClockSeat {
	/** The time left, in ms; below 0 if the table let somebody go on. */
	readonly left: number;
	/** True while it is the time of this seat that runs, or will run after a pause. */
	readonly runs: boolean;
	/** True when this seat has lost by time. */
	readonly fallen: boolean;
}

/** The time between two readings of the clock, in ms. */
const READ_EVERY = 100;

/**
 * What the chess clock of a game shows, on the keeper's device and on those that follow alike: all of it follows from the log and
 * the time. It writes nothing.
 */
export class ChessClock {
	#now = $state(0);
	#away = false;
	/** True if the device's clock has been set, and nobody has put the chess clock right yet. */
	jumped = $state(false);
	/** The times shown, which stand still, while the table is asked what is right. */
	held = $state.raw<readonly number[]>();

	/**
	 * @param entries the log of the game, whole
	 * @param time the time of the device that keeps it: whoever follows a table may learn it only later
	 */
	constructor(
		private readonly entries: () => readonly Entry[],
		private readonly time: () => ClockTime
	) {
		this.#now = time().now();
	}

	/** What it did last; undefined for a game without a clock. */
	readonly event: ClockEvent | undefined = $derived.by(() => clockOf(this.entries()));

	/** By seat. */
	readonly seats: readonly ClockSeat[] = $derived.by(() => {
		const { event } = this;
		if (!event) return [];
		return (this.held ?? leftAt(event, this.#now)).map((left, seat) => ({
			left,
			runs: seat === event.runs,
			fallen: seat === event.fallen
		}));
	});

	/** True while nobody's time runs. */
	readonly paused: boolean = $derived.by(
		() => this.held !== undefined || this.event?.paused === true
	);

	/** The whole seconds left of the seat whose time runs, which change seldom; undefined while nobody's time runs. */
	readonly second: number | undefined = $derived.by(() => {
		const running = this.paused ? undefined : this.seats.find(({ runs }) => runs);
		return running && Math.ceil(running.left / 1000);
	});

	/** True from the moment somebody's time is up until that is in the log. */
	readonly up: boolean = $derived.by(
		() => this.held === undefined && this.event !== undefined && isUp(this.event, this.#now)
	);

	/** Runs until the function returned is called. To be run in an effect, which runs it again with everything that the clock does. */
	start(): () => void {
		if (this.event) this.time().heard(this.event);
		this.#read();
		const timer = setInterval(() => {
			this.#read();
		}, READ_EVERY);
		const unsee = on(document, 'visibilitychange', () => {
			this.#away = true;
			this.#read();
		});
		return () => {
			clearInterval(timer);
			unsee();
		};
	}

	#read(): void {
		this.jumped = this.time().look(this.#away || document.hidden);
		this.#away = document.hidden;
		this.#now = this.time().now();
	}
}
