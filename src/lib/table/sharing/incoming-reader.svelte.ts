import type { FileProblem } from '../../record';
import type { LookOnlyGame } from '../../record/look-only';
import { readIncomingInWorker } from '../../share/worker-client';
import type { Incoming } from '../../share/incoming';
import type { IncomingItem } from './inbox.svelte';

/** Reads received items, one after another, and says why one is refused. */
export class IncomingReader {
	reading = $state(false);
	/** How much is done, and of how much; `all` is 0 while that isn't known. */
	progress = $state.raw({ done: 0, all: 0 });
	/** Why the last one was refused. */
	problem = $state.raw<FileProblem>();
	/** True when reading the last one was cancelled. */
	stopped = $state(false);
	#latest = new AbortController();

	/** The game, if this version doesn't know all of it: it is shown, and not stored. */
	get look(): LookOnlyGame | undefined {
		return this.problem?.code === 'look-only' ? this.problem.game : undefined;
	}

	/** @returns what was read; undefined when it was refused, cancelled, or replaced by the next one */
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

	stop(): void {
		this.#latest.abort();
	}
}

/** Where the service worker puts what another app shares; see `static/shared.js`. */
const CACHE = 'tilekeep-shared';
const PLACE = 'open/shared';

/**
 * Takes what another app has shared; undefined when there is nothing. Never rejects.
 * @param home path of the app's first page, with a slash at its end
 */
export async function takeShared(home: string): Promise<IncomingItem | undefined> {
	if (!('caches' in globalThis)) return undefined;
	return pickUp(home).catch(() => undefined);
}

async function pickUp(home: string): Promise<IncomingItem | undefined> {
	const cache = await caches.open(CACHE);
	const lies = await cache.match(home + PLACE);
	await caches.delete(CACHE);
	if (!lies) return undefined;
	return lies.headers.get('x-shared') === 'text'
		? { what: await lies.text(), from: 'paste' }
		: { what: await lies.blob(), from: 'file' };
}
