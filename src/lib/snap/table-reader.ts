import { fail, ok, type Result } from '../engine/result';
import type { CellCount } from './grid/count-cells';
import type { Progress } from './grid/viewing';
import type { KnownCell, TablePhoto } from './read-table';
import type { Corners, Pixels, Reading } from './reading';
import type { SnapFailure, SnapReply, SnapRequest } from './worker-messages';

/** Why there is no reading: see {@link SnapFailure}; or the reader was cancelled or closed meanwhile. */
type NoReading = SnapFailure | 'cancelled';

/** Reads the tables in one photo, in a thread of its own. */
export interface TableReader {
	/** How many columns and rows lie between four corners. */
	count(corners: Corners): Promise<Result<CellCount, NoReading>>;
	/** Reads the table. A reading that is under way is cancelled. */
	read(
		table: Omit<TablePhoto, 'photo'>,
		onProgress?: (progress: Progress) => void
	): Promise<Result<Reading, NoReading>>;
	/** Decides again about the table that was read, with what is known of its cells. */
	mend(known: readonly KnownCell[]): Promise<Result<Reading, NoReading>>;
	/** Ends the reading that is under way. */
	cancel(): void;
	/** Ends all, and frees the memory. */
	close(): void;
}

type Answer = Extract<SnapReply, { type: 'counted' | 'read' }>;

/** A request that is under way. */
interface Asked {
	readonly answered: (answer: Result<Answer, NoReading>) => void;
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The page's side of the worker. */
class WorkerReader implements TableReader {
	readonly #worker: Worker;
	readonly #asked = new Map<number, Asked>();
	#number = 0;
	/** The number of the reading that is under way. */
	#reading = 0;

	constructor(worker: Worker, photo: Pixels, weights: string) {
		this.#worker = worker;
		worker.addEventListener('message', ({ data }: MessageEvent<SnapReply>) => {
			this.#take(data);
		});
		const broken = (event: Event): void => {
			event.preventDefault();
			this.#endAll('failed');
		};
		worker.addEventListener('error', broken);
		worker.addEventListener('messageerror', broken);
		this.#send({ type: 'open', photo, weights });
	}

	async count(corners: Corners): Promise<Result<CellCount, NoReading>> {
		const answer = await this.#ask((number) => ({ type: 'count', corners, number }));
		if (!answer.ok) return answer;
		return answer.value.type === 'counted' ? ok(answer.value.count) : fail('failed');
	}

	async read(
		table: Omit<TablePhoto, 'photo'>,
		onProgress?: (progress: Progress) => void
	): Promise<Result<Reading, NoReading>> {
		this.cancel();
		const answer = this.#ask((number) => ({ type: 'read', table, number }), onProgress);
		this.#reading = this.#number;
		return readingIn(await answer);
	}

	async mend(known: readonly KnownCell[]): Promise<Result<Reading, NoReading>> {
		return readingIn(await this.#ask((number) => ({ type: 'mend', known, number })));
	}

	cancel(): void {
		this.#send({ type: 'cancel' });
		this.#end(this.#reading, fail('cancelled'));
	}

	close(): void {
		this.#worker.terminate();
		this.#endAll('cancelled');
	}

	#ask(
		request: (number: number) => SnapRequest,
		onProgress?: (progress: Progress) => void
	): Promise<Result<Answer, NoReading>> {
		const number = ++this.#number;
		return new Promise((answered) => {
			this.#asked.set(number, { answered, onProgress });
			this.#send(request(number));
		});
	}

	#send(request: SnapRequest): void {
		this.#worker.postMessage(request);
	}

	#take(reply: SnapReply): void {
		if (reply.type === 'progress') this.#asked.get(reply.number)?.onProgress?.(reply);
		else this.#end(reply.number, reply.type === 'failed' ? fail(reply.why) : ok(reply));
	}

	#end(number: number, answer: Result<Answer, NoReading>): void {
		const asked = this.#asked.get(number);
		this.#asked.delete(number);
		asked?.answered(answer);
	}

	#endAll(why: NoReading): void {
		for (const number of [...this.#asked.keys()]) this.#end(number, fail(why));
	}
}

const readingIn = (answer: Result<Answer, NoReading>): Result<Reading, NoReading> => {
	if (!answer.ok) return answer;
	return answer.value.type === 'read' ? ok(answer.value.reading) : fail('failed');
};

/**
 * Opens a photo for reading. Throws where the browser has no workers.
 * @param weights the address of the network's weights
 */
export const openPhoto = (photo: Pixels, weights: string): TableReader =>
	new WorkerReader(
		new Worker(new URL('./snap.worker.ts', import.meta.url), { type: 'module' }),
		photo,
		weights
	);
