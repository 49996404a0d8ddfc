import { fail, ok, type Result } from '../engine/result';

/** Bytes that own their memory, as streams and files take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Why packed bytes can't be unpacked: cut or changed on their way; or they would grow beyond what was allowed. */
type DecompressProblem = 'damaged' | 'too-large';

/** What whoever takes the pieces answers to want no more of them. */
export const ENOUGH = 'enough';

/** How many packed bytes are unpacked at a time: even a bomb makes no more of them than a thousand times as many. */
const SLICE = 16_384;

/** Bytes as a stream that hands them out bit by bit, as they are asked for. */
const inSlices = (bytes: Bytes): ReadableStream<Bytes> => {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= bytes.length) controller.close();
			else controller.enqueue(bytes.slice(at, (at += SLICE)));
		}
	});
};

/**
 * Unpacks bytes piece by piece, each handed to `take`, until all are unpacked, more than `most` are, or `take` has
 * {@link ENOUGH}. Rejects only with what `take` threw.
 */
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
		// What is left is not even unpacked.
		reader.cancel().catch(() => undefined);
	}
}
