/** Longest piece that is sent at once, in bytes: every browser takes it. */
const PIECE = 16_000;
/** Longest message, in bytes: ten times that of the longest real game. */
const MAX_MESSAGE = 5_000_000;

/** A message in pieces that a channel takes. The first byte of each says whether another follows. */
export function piecesOf(message: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
	const count = Math.max(1, Math.ceil(message.length / PIECE));
	return Array.from({ length: count }, (_, index) => {
		const piece = message.subarray(index * PIECE, (index + 1) * PIECE);
		return Uint8Array.from([index < count - 1 ? 1 : 0, ...piece]);
	});
}

/** Joins pieces to messages. */
export class Joiner {
	#pieces: Uint8Array[] = [];
	#length = 0;

	/** The whole message with its last piece; undefined before, and `too-long` instead of one without end. */
	join(piece: Uint8Array): Uint8Array | 'too-long' | undefined {
		this.#pieces.push(piece.subarray(1));
		this.#length += piece.length;
		if (this.#length > MAX_MESSAGE) {
			this.#clear();
			return 'too-long';
		}
		return piece[0] === 1 ? undefined : this.#whole();
	}

	#whole(): Uint8Array {
		const whole = Uint8Array.from(this.#pieces.flatMap((piece) => [...piece]));
		this.#clear();
		return whole;
	}

	#clear(): void {
		this.#pieces = [];
		this.#length = 0;
	}
}
