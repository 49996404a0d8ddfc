import { MOST_PART, type DeviceTalk } from './talk';

/** The part of a data channel that says how much waits to be sent. */
export type Queue = Pick<
	RTCDataChannel,
	| 'readyState'
	| 'bufferedAmount'
	| 'bufferedAmountLowThreshold'
	| 'addEventListener'
	| 'removeEventListener'
>;

/** Bytes that are read and sent at a time: three pieces of the channel. */
const PART = 48_000;
/** Most bytes that may wait to be sent, and how few are left when more are read. */
const HIGH = 1_000_000;
const LOW = 250_000;
/** How many received bytes are in the page's memory at a time. */
const IN_MEMORY = 4_000_000;

/** Sends a file in parts, never faster than the other side takes them. Rejects when it is stopped. */
export async function sendFile(
	file: Blob,
	talk: DeviceTalk,
	queue: Queue,
	{ signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void }
): Promise<void> {
	queue.bufferedAmountLowThreshold = LOW;
	talk.tell('file', { bytes: file.size });
	for (let at = 0; at < file.size; at += PART) {
		const part = new Uint8Array(await file.slice(at, at + PART).arrayBuffer());
		await hasRoom(queue);
		signal.throwIfAborted();
		talk.send('part', part);
		onProgress(Math.min(at + PART, file.size));
	}
}

/** Resolves when few bytes wait to be sent, or the channel is closed. */
function hasRoom(queue: Queue): Promise<void> {
	return new Promise((resolve) => {
		if (queue.bufferedAmount <= HIGH || queue.readyState !== 'open') {
			resolve();
			return;
		}
		const go = () => {
			queue.removeEventListener('bufferedamountlow', go);
			queue.removeEventListener('close', go);
			resolve();
		};
		queue.addEventListener('bufferedamountlow', go);
		queue.addEventListener('close', go);
	});
}

/** A file that comes in parts. Most of it is put where the browser keeps files, so that it may be large. */
export class IncomingFile {
	/** How many bytes came. */
	received = 0;
	readonly #blobs: Blob[] = [];
	#parts: Uint8Array<ArrayBuffer>[] = [];
	#size = 0;

	/** @param bytes its whole size */
	constructor(readonly bytes: number) {}

	/** Takes the next part. Throws when there is more than was announced, or an empty part. @returns the file with its last part */
	add(part: Uint8Array): Blob | undefined {
		this.received += part.length;
		if (part.length === 0 || part.length > MOST_PART || this.received > this.bytes)
			throw new Error('This is no part of the file.');
		this.#parts.push(new Uint8Array(part));
		this.#size += part.length;
		if (this.#size >= IN_MEMORY) this.#flush();
		return this.received === this.bytes ? this.#whole() : undefined;
	}

	#whole(): Blob {
		this.#flush();
		return new Blob(this.#blobs);
	}

	#flush(): void {
		this.#blobs.push(new Blob(this.#parts));
		[this.#parts, this.#size] = [[], 0];
	}
}
