import WEIGHTS from '../snap/network/weights.bin?url';
import type { Spot } from '../engine/spot';
import type { Homography } from '../snap/grid/homography';
import type { Corners, Pixels } from '../snap/reading';
import type { FoundBoard, Frame, KnownTable, Seen, TableWatcher } from './watching';
import type { WatchReply, WatchRequest } from './worker-messages';

/** The page's side of the worker. */
class WorkerWatcher implements TableWatcher {
	readonly #worker: Worker;
	/** Requests that are under way. If there is no reply, they are answered with undefined. */
	readonly #asked = new Map<number, (reply: WatchReply | undefined) => void>();
	#number = 0;
	/** True once the worker can't answer any more. */
	#isOver = false;

	constructor(worker: Worker, weights: string) {
		this.#worker = worker;
		worker.addEventListener('message', ({ data }: MessageEvent<WatchReply>) => {
			this.#answer(data.number, data);
		});
		worker.addEventListener('error', (event) => {
			event.preventDefault();
			this.#end();
		});
		worker.addEventListener('messageerror', () => {
			this.#answerAll();
		});
		this.#send({ type: 'open', weights });
	}

	setTable(table: KnownTable): void {
		this.#send({ type: 'table', table });
	}

	setView(view: Homography): void {
		this.#send({ type: 'view', view });
	}

	refuse(spot: Spot): void {
		this.#send({ type: 'refuse', spot });
	}

	async find({ width, height, data }: Pixels, corners?: Corners): Promise<FoundBoard | undefined> {
		const picture = { width, height, data };
		const reply = await this.#ask((number) => ({ type: 'find', picture, corners, number }), []);
		return reply?.type === 'found' ? reply.found : undefined;
	}

	async see({ picture: { width, height, data }, time }: Frame): Promise<Seen | undefined> {
		const frame = { picture: { width, height, data }, time };
		const reply = await this.#ask((number) => ({ type: 'see', frame, number }), [data.buffer]);
		return reply?.type === 'seen' ? reply.seen : undefined;
	}

	close(): void {
		this.#worker.terminate();
		this.#end();
	}

	#ask(
		request: (number: number) => WatchRequest,
		given: readonly Transferable[]
	): Promise<WatchReply | undefined> {
		if (this.#isOver) return Promise.resolve(undefined);
		const number = ++this.#number;
		return new Promise((answered) => {
			this.#asked.set(number, answered);
			this.#send(request(number), given);
		});
	}

	#send(request: WatchRequest, given: readonly Transferable[] = []): void {
		this.#worker.postMessage(request, [...given]);
	}

	#answer(number: number, reply: WatchReply | undefined): void {
		this.#asked.get(number)?.(reply);
		this.#asked.delete(number);
	}

	#answerAll(): void {
		for (const number of [...this.#asked.keys()]) this.#answer(number, undefined);
	}

	/** From now on nothing is answered any more. */
	#end(): void {
		this.#isOver = true;
		this.#answerAll();
	}
}

/**
 * Begins to follow a table, in a thread of its own. Throws if the browser has no workers.
 * @param weights the address of the network's weights
 */
export const openWatcher = (weights: string = WEIGHTS): TableWatcher =>
	new WorkerWatcher(
		new Worker(new URL('./watch.worker.ts', import.meta.url), { type: 'module' }),
		weights
	);
