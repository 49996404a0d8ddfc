import { fail, ok, type Result } from '../engine/result';

/** Bytes with a buffer of their own, as streams and files take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Why bytes can't be decompressed: they are damaged, or too large when decompressed. */
type DecompressProblem = 'damaged' | 'too-large';

/** What `take` returns to stop. */
export const ENOUGH = 'enough';

/** Compressed bytes per step: even a zip bomb expands them at most a thousandfold. */
const SLICE = 16_384;

/** Bytes as a stream of slices, read on demand. */
const inSlices = (bytes: Bytes): ReadableStream<Bytes> => {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= bytes.length) controller.close();
			else controller.enqueue(bytes.slice(at, (at += SLICE)));
		}
	});
};

/** Decompresses in chunks into `take`, until the end, more than `most` bytes, or {@link ENOUGH}. Rejects only with what `take` throws. */
export async function decompressInto(
	bytes: Bytes,
	format: CompressionFormat,
	most: number,
	take: (piece: Uint8Array) => unknown
): Promise<Result<number, DecompressProblem>> {
	const reader = inSlices(bytes).pipeThrough(new DecompressionStream(format)).getReader();
	try {
		let size = 0;
		for (;;) {
			const piece = await reader.read().catch(() => 'damaged' as const);
			if (piece === 'damaged') return fail(piece);
			if (piece.done) return ok(size);
			size += piece.value.length;
			if (size > most) return fail('too-large');
			if ((await take(piece.value)) === ENOUGH) return ok(size);
		}
	} finally {
		// The rest isn't decompressed at all.
		reader.cancel().catch(() => undefined);
	}
}
