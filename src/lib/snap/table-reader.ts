import { fail, ok, type Result } from '../engine/result';
import type { CellCount } from './grid/count-cells';
import type { Progress } from './grid/viewing';
import type { KnownCell, TablePhoto } from './read-table';
import type { Corners, Grid, Pixels, Reading } from './reading';
import type { SnapFailure, SnapReply, SnapRequest } from './worker-messages';
import WEIGHTS from './network/weights.bin?url';

/** Why there is no reading: see {@link SnapFailure}; or the reader was cancelled or closed in the meantime. */
type NoReading = SnapFailure | 'cancelled';

/** Reads the tables in one photo, in a thread of its own. */
export interface TableReader {
	/** Finds the grid of the table without help; undefined if nothing sure is found. */
	find(): Promise<Result<Grid | undefined, NoReading>>;
	/** Counts the columns and rows between four corners. */
	count(corners: Corners): Promise<Result<CellCount, NoReading>>;
	/** Reads the table. A reading that is under way is cancelled. */
	read(
		table: Omit<TablePhoto, 'photo'>,
		onProgress?: (progress: Progress) => void
	): Promise<Result<Reading, NoReading>>;
	/** Decides again about the table that was read, now with what is known of its cells. */
	mend(known: readonly KnownCell[]): Promise<Result<Reading, NoReading>>;
	/** Ends the reading that is under way. */
	cancel(): void;
	/** Ends all, and frees the memory. */
	close(): void;
}

type Answer = Extract<SnapReply, { type: 'found' | 'counted' | 'read' }>;

/** A request that is under way. */
interface Asked {
	readonly answered: (answer: Result<Answer, NoReading>) => void;
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** The page's side of the worker. */
class WorkerReader implements TableReader {
	readonly #worker: Worker;
	readonly #asked = new Map<number, Asked>();
	readonly #pixels: GetPixels;
	readonly #weights: string;
	/** True while the worker has the photo. */
	#given = false;
	#number = 0;
	/** The number of the reading that is under way. */
	#reading = 0;

	constructor(worker: Worker, pixels: GetPixels, weights: string) {
		this.#worker = worker;
		this.#pixels = pixels;
		this.#weights = weights;
		worker.addEventListener('message', ({ data }: MessageEvent<SnapReply>) => {
			this.#take(data);
		});
		const broken = (event: Event): void => {
			event.preventDefault();
			this.#endAll('failed');
		};
		worker.addEventListener('error', broken);
		worker.addEventListener('messageerror', broken);
	}

	/** Hands the photo over to the worker, unless it has it already. @returns false if the device has no memory for it */
	#give(): boolean {
		const photo = this.#given ? undefined : this.#pixels();
		if (photo) {
			const { width, height, data } = photo;
			const opened = {
				type: 'open',
				photo: { width, height, data },
				weights: this.#weights
			} as const;
			this.#worker.postMessage(opened satisfies SnapRequest, [data.buffer]);
			this.#given = true;
		}
		return this.#given;
	}

	/** Frees the memory of the photo, which mending doesn't need. */
	#release(): void {
		this.#send({ type: 'release' });
		this.#given = false;
	}

	async find(): Promise<Result<Grid | undefined, NoReading>> {
		if (!this.#give()) return fail('failed');
		const answer = await this.#ask((number) => ({ type: 'find', number }));
		if (!answer.ok) return answer;
		return answer.value.type === 'found' ? ok(answer.value.grid) : fail('failed');
	}

	async count(corners: Corners): Promise<Result<CellCount, NoReading>> {
		if (!this.#give()) return fail('failed');
		const answer = await this.#ask((number) => ({ type: 'count', corners, number }));
		if (!answer.ok) return answer;
		return answer.value.type === 'counted' ? ok(answer.value.count) : fail('failed');
	}

	async read(
		table: Omit<TablePhoto, 'photo'>,
		onProgress?: (progress: Progress) => void
	): Promise<Result<Reading, NoReading>> {
		this.cancel();
		if (!this.#give()) return fail('failed');
		const asked = this.#ask((number) => ({ type: 'read', table, number }), onProgress);
		this.#reading = this.#number;
		const answer = await asked;
		if (answer.ok && this.#asked.size === 0) this.#release();
		return readingIn(answer);
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
 * Gives the pixels of a photo. Their bytes are transferred, and can't be read here afterwards. Undefined if the device has no
 * memory for them.
 */
type GetPixels = () => Pixels | undefined;

/**
 * Opens a photo for reading, in a thread of its own. Throws if the browser has no workers.
 * @param pixels called whenever the worker needs the photo, which it keeps only until the table was read
 * @param weights the address of the network's weights
 */
export const openPhoto = (pixels: GetPixels, weights: string = WEIGHTS): TableReader =>
	new WorkerReader(
		new Worker(new URL('./snap.worker.ts', import.meta.url), { type: 'module' }),
		pixels,
		weights
	);
