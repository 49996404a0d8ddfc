import { fail, ok, type Result } from '../engine/result';

/** Bytes with a buffer of their own, as streams and files take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Why bytes can't be decompressed: they are damaged, too large when decompressed, or the device refuses access to them. */
type DecompressProblem = 'damaged' | 'too-large' | 'no-access';

/** What `take` returns to stop. */
export const ENOUGH = 'enough';

/** Compressed bytes per step: even a zip bomb expands them at most a thousandfold. */
const SLICE = 16_384;

/** Bytes of a file in memory at a time. */
const WINDOW = 1_048_576;

/** Thrown if the device refuses access to a file. */
class NoAccess extends Error {}

/** Bytes in slices. A file is never in memory as a whole. */
async function* slicesOf(source: Bytes | Blob): AsyncGenerator<Bytes> {
	for await (const bytes of windowsOf(source))
		for (let at = 0; at < bytes.length; at += SLICE) yield bytes.slice(at, at + SLICE);
}

async function* windowsOf(source: Bytes | Blob): AsyncGenerator<Bytes> {
	if (!(source instanceof Blob)) {
		yield source;
		return;
	}
	for (let at = 0; at < source.size; at += WINDOW)
		yield await source
			.slice(at, at + WINDOW)
			.arrayBuffer()
			.then(
				(buffer) => new Uint8Array(buffer),
				() => {
					throw new NoAccess();
				}
			);
}

/** The slices as a stream, read on demand. */
function inSlices(source: Bytes | Blob): ReadableStream<Bytes> {
	const slices = slicesOf(source);
	return new ReadableStream({
		async pull(controller) {
			const next = await slices.next();
			if (next.done) controller.close();
			else controller.enqueue(next.value);
		}
	});
}

/** Decompresses in chunks into `take`, until the end, more than `most` bytes, or {@link ENOUGH}. Rejects only with what `take` throws. */
export async function decompressInto(
	source: Bytes | Blob,
	format: CompressionFormat,
	most: number,
	take: (piece: Uint8Array) => unknown
): Promise<Result<number, DecompressProblem>> {
	const stop = new AbortController();
	const unpacked = new DecompressionStream(format);
	const reader = inSlices(source).pipeThrough(unpacked, { signal: stop.signal }).getReader();
	try {
		let size = 0;
		for (;;) {
			const piece = await reader.read().catch(problemOf);
			if (typeof piece === 'string') return fail(piece);
			if (piece.done) return ok(size);
			size += piece.value.length;
			if (size > most) return fail('too-large');
			if ((await take(piece.value)) === ENOUGH) return ok(size);
		}
	} finally {
		// So the rest isn't decompressed at all. After `reader.cancel()`, Node would throw where nobody can catch it
		// (nodejs/node#64529).
		stop.abort();
	}
}

const problemOf = (error: unknown): DecompressProblem =>
	error instanceof NoAccess ? 'no-access' : 'damaged';

/** Why a text can't be split into lines: it isn't UTF-8, a line is too long, or there are too many blank lines. */
export type LineProblem = 'not-text' | 'too-long' | 'too-blank';

/** Blank lines that are ignored: an editor may add some at the end. */
const MAX_BLANK_LINES = 1_000;

/** Splits UTF-8 text that arrives in chunks into lines. */
export class LineSplitter {
	readonly #decoder = new TextDecoder('utf-8', { fatal: true });
	#rest = '';
	#blank = 0;

	/** @param longest the longest line allowed, in UTF-16 code units */
	constructor(readonly longest: number) {}

	/** The lines that end in this chunk. Call it without a chunk at the end, for the last line. */
	next(piece?: Uint8Array): readonly string[] | LineProblem {
		const text = this.#decode(piece);
		if (text === undefined) return 'not-text';
		const lines = (this.#rest + text).split('\n');
		this.#rest = piece ? (lines.pop() ?? '') : '';
		if ([this.#rest, ...lines].some(({ length }) => length > this.longest)) return 'too-long';
		const written = lines.filter((line) => line !== '');
		this.#blank += lines.length - written.length;
		return this.#blank > MAX_BLANK_LINES ? 'too-blank' : written;
	}

	#decode(piece: Uint8Array | undefined): string | undefined {
		try {
			return this.#decoder.decode(piece, { stream: piece !== undefined });
		} catch {
			return undefined;
		}
	}
}
