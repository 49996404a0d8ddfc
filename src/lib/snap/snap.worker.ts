import { countCells } from './grid/count-cells';
import { findGrid } from './grid/find-grid';
import { loadReader, NoWeights } from './load-reader';
import { readingOf, seeTable, type Reader, type SeenTable, type TablePhoto } from './read-table';
import type { Pixels } from './reading';
import type { SnapReply, SnapRequest } from './worker-messages';

/*
 * Reads photos in a thread of its own. It answers one request after another, but looks for messages while it reads, so that it
 * can be cancelled.
 */

let photo: Pixels | undefined;
let reader: Promise<Reader> | undefined;
let seen: SeenTable | undefined;
/** The number of the reading that is under way. A later message may change it. */
let current = 0;

const send = (reply: SnapReply): void => {
	postMessage(reply);
};

/** Lets messages come in. Pauses that are made with timers would get longer and longer. */
const pause = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener('message', () => {
			port1.close();
			resolve();
		});
		port1.start();
		port2.postMessage(0);
	});

async function read(table: Omit<TablePhoto, 'photo'>, number: number): Promise<void> {
	if (!photo || !reader) throw new Error('There is no photo.');
	const steps = seeTable({ ...table, photo }, await reader);
	for (;;) {
		await pause();
		if (number !== current) return;
		const step = steps.next();
		if (step.done) {
			seen = step.value;
			break;
		}
		send({ type: 'progress', number, ...step.value });
	}
	send({ type: 'read', reading: readingOf(seen), number });
}

async function answer(request: SnapRequest): Promise<void> {
	if (request.type === 'open') {
		photo = request.photo;
		reader ??= loadReader(request.weights);
		// Whoever waits for it is told of an error, but perhaps nobody waits.
		reader.catch(() => undefined);
	} else if (request.type === 'release') photo = undefined;
	else if (request.type === 'cancel') current = 0;
	else if (request.type === 'read') {
		current = request.number;
		await read(request.table, request.number);
	} else await answerAtOnce(request);
}

async function answerAtOnce(
	request: SnapRequest & { type: 'find' | 'count' | 'mend' }
): Promise<void> {
	const { number } = request;
	if (request.type === 'mend') {
		if (!seen) throw new Error('Nothing was read.');
		send({ type: 'read', reading: readingOf(seen, request.known), number });
		return;
	}
	if (!photo || !reader) throw new Error('There is no photo.');
	const { look } = await reader;
	if (request.type === 'find') send({ type: 'found', grid: findGrid(photo, look), number });
	else send({ type: 'counted', count: countCells(photo, request.corners, look), number });
}

addEventListener('message', ({ data }: MessageEvent<SnapRequest>) => {
	answer(data).catch((error: unknown) => {
		const number = 'number' in data ? data.number : 0;
		const why = error instanceof NoWeights ? 'no-weights' : 'failed';
		send({ type: 'failed', why, number });
	});
});
