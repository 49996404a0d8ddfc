/** Most at once, and how many more each second brings. */
const BURST = 10;
const PER_SECOND = 2;

/** How much of one kind is heard of one who follows: a flood shall not hold up the table. */
export class Ration {
	#left = BURST;
	#at: number;

	/** @param now counts ms; only differences matter */
	constructor(private readonly now: () => number) {
		this.#at = now();
	}

	/** Takes one. `last` is told once, with the first that is too much; those after it are `none`. */
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

/** Passes on what replaces what was said before: of many at once only the last, a moment later. */
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
