import type { ImportSource } from '../../share/incoming';

/** Something that was handed to the app to be opened, not yet read. */
export interface IncomingItem {
	readonly what: Blob | string;
	readonly from: ImportSource;
}

/** What waits for the page that opens things. The last one handed in counts. */
class Inbox {
	#waiting = $state.raw<IncomingItem>();

	get waiting(): IncomingItem | undefined {
		return this.#waiting;
	}

	receive(what: Blob | string, from: ImportSource): void {
		this.#waiting = { what, from };
	}

	/** Takes it; it won't be opened twice. */
	take(): IncomingItem | undefined {
		const taken = this.#waiting;
		this.#waiting = undefined;
		return taken;
	}
}

/** What was handed to this tab. */
export const inbox = new Inbox();
