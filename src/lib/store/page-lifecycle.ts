import type { Transaction } from 'dexie';

/**
 * The page can be left during a transaction. Safari then freezes both for its back/forward cache, and no other page
 * can read or write until the page is shown again: https://github.com/microsoft/vscode/issues/136295.
 */
export class PageLifecycle {
	readonly #running = new Set<Transaction>();
	#back: Promise<void> | undefined;

	/** @param page the target of its page events; undefined in Node */
	constructor(page: EventTarget | undefined = pageEvents()) {
		page?.addEventListener('pagehide', (event) => {
			if ('persisted' in event && event.persisted === true) this.#leave(page);
		});
	}

	/** Resolves when the page is shown again; undefined while it is shown. */
	get back(): Promise<void> | undefined {
		return this.#back;
	}

	/** Registers a transaction, which is aborted if the page is left. */
	begun(transaction: Transaction): void {
		this.#running.add(transaction);
	}

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

/** The target of page events; undefined in Node. */
export const pageEvents = (): EventTarget | undefined =>
	'addEventListener' in globalThis ? globalThis : undefined;

function giveUp(transaction: Transaction): void {
	try {
		transaction.abort();
	} catch {
		// It is being committed already and doesn't need the page.
	}
}
