import type { WayIn } from '../share/incoming';

/** Something that was handed to the app to be opened, not yet read. */
export interface Arrival {
	readonly what: Blob | string;
	readonly from: WayIn;
}

/** What waits for the page that opens things. The last one handed in counts. */
class Arrivals {
	#waiting = $state.raw<Arrival>();

	get waiting(): Arrival | undefined {
		return this.#waiting;
	}

	hand(what: Blob | string, from: WayIn): void {
		this.#waiting = { what, from };
	}

	/** Takes it; it won't be opened twice. */
	take(): Arrival | undefined {
		const taken = this.#waiting;
		this.#waiting = undefined;
		return taken;
	}
}

/** What was handed to this tab. */
export const arrivals = new Arrivals();
