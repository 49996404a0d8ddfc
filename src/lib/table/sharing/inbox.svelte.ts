import type { ImportSource } from '../../share/incoming';

/** Something that was sent to the app to be opened, not yet read. */
export interface IncomingItem {
	readonly what: Blob | string;
	readonly from: ImportSource;
}

/** Holds what waits to be opened; only the latest item. */
class Inbox {
	#waiting = $state.raw<IncomingItem>();

	get waiting(): IncomingItem | undefined {
		return this.#waiting;
	}

	receive(what: Blob | string, from: ImportSource): void {
		this.#waiting = { what, from };
	}

	/** Removes and returns the item, so that it isn't opened twice. */
	take(): IncomingItem | undefined {
		const taken = this.#waiting;
		this.#waiting = undefined;
		return taken;
	}
}

export const inbox = new Inbox();
