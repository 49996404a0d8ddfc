/** How many messages are heard at once, and how many more are each second. */
const BURST = 10;
const PER_SECOND = 2;

/** Limits the messages of one kind from one follower, so that a flood can't hold up the table. */
export class Ration {
	#left = BURST;
	#at: number;

	/** @param now counts ms; only differences matter */
	constructor(private readonly now: () => number) {
		this.#at = now();
	}

	/**
	 * Counts one message. Returns `one` if it is heard; `last` once, for the first one too many; and `none` for those after it.
	 */
	take(): 'one' | 'last' | 'none' {
		this.#refill();
		if (this.#left < 0) return 'none';
		return this.#left-- === 0 ? 'last' : 'one';
	}

	#refill(): void {
		const before = this.#at;
		const whole = Math.floor(((this.now() - before) / 1_000) * PER_SECOND);
		if (whole === 0) return;
		this.#at = before + (whole * 1_000) / PER_SECOND;
		this.#left = Math.min(BURST, Math.max(0, this.#left) + whole);
	}
}

/** How long the last of too many waits, in ms. */
const LATER_MS = 1_000;

/** Passes on messages of which each replaces the one before. Of too many at once, only the last is passed on, a moment later. */
export class Latest<Said> {
	#pass: () => void = () => undefined;
	#waits = false;
	readonly #ration: Ration;

	/** @param now counts ms; only differences matter */
	constructor(
		private readonly onsaid: (said: Said) => void,
		now: () => number
	) {
		this.#ration = new Ration(now);
	}

	take(said: Said): void {
		this.#pass = () => {
			this.onsaid(said);
		};
		this.#go();
	}

	#go(): void {
		if (this.#ration.take() === 'one') this.#pass();
		else if (!this.#waits) {
			this.#waits = true;
			setTimeout(() => {
				this.#waits = false;
				this.#go();
			}, LATER_MS);
		}
	}
}
