import type { FileProblem } from '../record';
import { readIncoming } from '../share/incoming';
import type { Arrival } from './arrivals.svelte';
import { visit } from './visit.svelte';

/** Opens what comes from elsewhere, one thing after another: shows the game in it, or says why there's none. */
export class Opening {
	/** True while something is read. */
	reading = $state(false);
	/** Why the last one wasn't taken. */
	problem = $state.raw<FileProblem>();
	#latest: Arrival | undefined;

	/** @returns true when there's something to be seen now; false when it was refused, or overtaken by the next one */
	async open(arrival: Arrival): Promise<boolean> {
		this.#latest = arrival;
		this.reading = true;
		this.problem = undefined;
		const read = await readIncoming(arrival.what, arrival.from);
		if (this.#latest !== arrival) return false;
		if (read.ok) await visit.show(read.value.record, read.value.from);
		else this.problem = read.error;
		this.reading = false;
		return read.ok;
	}
}
