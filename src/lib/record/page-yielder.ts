/** The longest time that work may block the page, in ms. */
const MAX_BLOCKING = 12;

/** Lets the page respond every few milliseconds. Await it between parts of long work. */
export class PageYielder {
	#until = performance.now() + MAX_BLOCKING;

	/** Waits for the page if it was blocked for long enough. */
	async take(): Promise<void> {
		if (performance.now() < this.#until) return;
		await new Promise((resolve) => setTimeout(resolve));
		this.#until = performance.now() + MAX_BLOCKING;
	}
}
