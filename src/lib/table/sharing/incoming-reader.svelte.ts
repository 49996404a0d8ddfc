import type { FileProblem } from '../../record';
import { readIncomingInWorker } from '../../share/worker-client';
import type { Incoming } from '../../share/incoming';
import type { IncomingItem } from './inbox.svelte';

/** Reads what comes from elsewhere, one thing after another, and says why one is refused. */
export class IncomingReader {
	/** True while something is read. */
	reading = $state(false);
	/** How much of it is done, of how much; of 0 as long as nobody knows. */
	progress = $state.raw({ done: 0, all: 0 });
	/** Why the last one wasn't taken. */
	problem = $state.raw<FileProblem>();
	/** True when the last one was stopped. */
	stopped = $state(false);
	#latest = new AbortController();

	/** @returns what there is to be seen now; undefined when it was refused, stopped, or overtaken by the next one */
	async open({ what, from }: IncomingItem): Promise<Incoming | undefined> {
		this.#latest.abort();
		const latest = (this.#latest = new AbortController());
		this.reading = true;
		this.stopped = false;
		this.progress = { done: 0, all: 0 };
		this.problem = undefined;
		const onProgress = (done: number, all: number) => {
			this.progress = { done, all };
		};
		const read = await readIncomingInWorker(what, from, { onProgress, signal: latest.signal });
		if (this.#latest !== latest) return undefined;
		this.reading = false;
		this.stopped = read === undefined;
		if (read?.ok) return read.value;
		this.problem = read?.error;
		return undefined;
	}

	/** Reads no further. */
	stop(): void {
		this.#latest.abort();
	}
}
