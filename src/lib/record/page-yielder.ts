/** How long work may keep a page from answering, in ms. */
const MAX_BLOCKING = 12;

/** Lets the page answer taps and paint, every few milliseconds: to be awaited between the pieces of long work. */
export class PageYielder {
	#until = performance.now() + MAX_BLOCKING;

	/** Waits for the page, when it has waited long enough. */
	async take(): Promise<void> {
		if (performance.now() < this.#until) return;
		await new Promise((resolve) => setTimeout(resolve));
		this.#until = performance.now() + MAX_BLOCKING;
	}
}
