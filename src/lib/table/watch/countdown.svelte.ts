/** How long a sure turn is shown before it is entered, in ms. @internal */
export const WAIT = 2000;

/** Waits before a sure turn is entered by itself, unless somebody taps. */
export class Countdown {
	/** True while it runs. */
	runs = $state(false);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Begins again. */
	start(then: () => void): void {
		this.stop();
		this.runs = true;
		this.#timer = setTimeout(() => {
			this.runs = false;
			then();
		}, WAIT);
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.runs = false;
	}
}
