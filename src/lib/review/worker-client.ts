import type { LookaheadReply, LookaheadRequest } from './worker-messages';

/** The page's side of the worker that looks ahead. Without workers, no game is looked ahead in. */
export class LookaheadWorker {
	#worker: Worker | undefined;

	/**
	 * @param onReply gets each reply
	 * @param onFail called if the browser has no workers, or if the worker can't be loaded or breaks
	 */
	constructor(
		readonly onReply: (reply: LookaheadReply) => void,
		readonly onFail: () => void
	) {}

	/** Sends a request; earlier requests are answered first. */
	ask(request: LookaheadRequest): void {
		this.#worker ??= this.#start();
		this.#worker?.postMessage(request);
	}

	/** Ends the worker, whatever it is doing; the next request starts another one. */
	stop(): void {
		this.#worker?.terminate();
		this.#worker = undefined;
	}

	#start(): Worker | undefined {
		try {
			const worker = new Worker(new URL('./lookahead.worker.ts', import.meta.url), {
				type: 'module'
			});
			worker.addEventListener('message', ({ data }: MessageEvent<LookaheadReply>) => {
				this.onReply(data);
			});
			for (const kind of ['error', 'messageerror'])
				worker.addEventListener(kind, (event) => {
					event.preventDefault();
					this.onFail();
				});
			return worker;
		} catch {
			this.onFail();
			return undefined;
		}
	}
}
