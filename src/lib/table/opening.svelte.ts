import type { FileProblem } from '../record';
import { readIncoming, type Incoming } from '../share/incoming';
import type { Arrival } from './arrivals.svelte';

/** Reads what comes from elsewhere, one thing after another, and says why one is refused. */
export class Opening {
	/** True while something is read. */
	reading = $state(false);
	/** Why the last one wasn't taken. */
	problem = $state.raw<FileProblem>();
	#latest: Arrival | undefined;

	/** @returns what there is to be seen now; undefined when it was refused, or overtaken by the next one */
	async open(arrival: Arrival): Promise<Incoming | undefined> {
		this.#latest = arrival;
		this.reading = true;
		this.problem = undefined;
		const read = await readIncoming(arrival.what, arrival.from);
		if (this.#latest !== arrival) return undefined;
		this.reading = false;
		if (read.ok) return read.value;
		this.problem = read.error;
		return undefined;
	}
}
