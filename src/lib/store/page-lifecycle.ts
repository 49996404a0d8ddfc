import type { Transaction } from 'dexie';

/**
 * A page that can be left in the middle of a transaction. Safari then freezes both, so as to show the page again at once,
 * and until then no other page reads or writes anything: https://github.com/microsoft/vscode/issues/136295.
 */
export class PageLifecycle {
	readonly #running = new Set<Transaction>();
	#back: Promise<void> | undefined;

	/** @param page what is told of being left and shown again; in a test's Node there is nothing */
	constructor(page: EventTarget | undefined = pageEvents()) {
		page?.addEventListener('pagehide', (event) => {
			if ('persisted' in event && event.persisted === true) this.#leave(page);
		});
	}

	/** Resolves when the page is there again; undefined while it is there. */
	get back(): Promise<void> | undefined {
		return this.#back;
	}

	/** A transaction has begun that is given up when the page is left. */
	begun(transaction: Transaction): void {
		this.#running.add(transaction);
	}

	/** A transaction has come to its end. */
	ended(transaction: Transaction): void {
		this.#running.delete(transaction);
	}

	#leave(page: EventTarget): void {
		this.#back ??= new Promise((resolve) => {
			const shown = () => {
				this.#back = undefined;
				resolve();
			};
			page.addEventListener('pageshow', shown, { once: true });
		});
		for (const transaction of this.#running) giveUp(transaction);
	}
}

/** The page; in a test's Node there is none. */
export const pageEvents = (): EventTarget | undefined =>
	'addEventListener' in globalThis ? globalThis : undefined;

function giveUp(transaction: Transaction): void {
	try {
		transaction.abort();
	} catch {
		// It is being stored already, and needs the page no more.
	}
}
