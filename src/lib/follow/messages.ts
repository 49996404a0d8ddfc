/** The part of a data channel that is needed. */
export type Channel = Pick<
	RTCDataChannel,
	'readyState' | 'bufferedAmount' | 'addEventListener' | 'close'
> & {
	send: (data: Uint8Array<ArrayBuffer>) => void;
};

/** Longest piece that is sent at once, in bytes: every browser takes it. */
const PIECE = 16_000;
/**
 * Most bytes that may wait to be sent. Browsers hold 16 MB; the channel to a device that reads nothing for that long is closed.
 */
const MOST_WAITING = 8_000_000;

/** Reads the messages of one kind. */
interface Reader {
	/** Longest message, in bytes. */
	readonly most: number;
	readonly read: (body: Uint8Array) => void;
}

/**
 * Messages of several kinds over one channel, in order, whole, and of any length. They are sent in pieces: the first byte of each
 * is twice the number of its kind, plus one if another piece follows. A side that doesn't listen to a kind, or not to messages
 * that long, drops the pieces as they come.
 */
export class Messages<Kind extends string> {
	/** Called for each message that was dropped or couldn't be read. */
	onrefused: (kind: Kind | undefined) => void = () => undefined;
	readonly #readers = new Map<number, Reader>();
	readonly #joiner = new Joiner();

	/** @param kinds all kinds of messages of this conversation, in an order that never changes */
	constructor(
		private readonly channel: Channel,
		private readonly kinds: readonly Kind[]
	) {
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (data instanceof ArrayBuffer && data.byteLength > 0) this.#take(new Uint8Array(data));
		});
	}

	/**
	 * Reads the messages of a kind from now on, in place of the reader before.
	 * @param most longest message, in bytes
	 */
	on(kind: Kind, most: number, read: (body: Uint8Array) => void): void {
		this.#readers.set(this.kinds.indexOf(kind), { most, read });
	}

	/** Reads the messages of a kind that are JSON. What they say must still be checked. */
	hear(kind: Kind, most: number, read: (said: unknown) => void): void {
		this.on(kind, most, (body) => {
			read(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
		});
	}

	/** Calls `run` when the other side is gone for good. */
	onend(run: () => void): void {
		this.channel.addEventListener('close', run);
	}

	/** Sends a message. Does nothing after the end. */
	send(kind: Kind, body: Uint8Array): void {
		if (this.channel.readyState !== 'open') return;
		if (this.channel.bufferedAmount > MOST_WAITING) this.channel.close();
		else for (const piece of piecesOf(this.kinds.indexOf(kind), body)) this.channel.send(piece);
	}

	/** Sends a message as JSON. */
	tell(kind: Kind, said: unknown): void {
		this.send(kind, new TextEncoder().encode(JSON.stringify(said)));
	}

	#take(piece: Uint8Array): void {
		const [first = 0] = piece;
		const reader = this.#readers.get(first >> 1);
		const message = this.#joiner.join(piece, reader?.most ?? -1);
		if (message === 'refused') this.onrefused(this.kinds[first >> 1]);
		else if (message) this.#read(first >> 1, message);
	}

	#read(kind: number, message: Uint8Array): void {
		try {
			this.#readers.get(kind)?.read(message);
		} catch {
			this.onrefused(this.kinds[kind]);
		}
	}
}

/** A message in pieces that a channel takes. @internal */
export function piecesOf(kind: number, message: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
	const count = Math.max(1, Math.ceil(message.length / PIECE));
	return Array.from({ length: count }, (_, index) => {
		const part = message.subarray(index * PIECE, (index + 1) * PIECE);
		const piece = new Uint8Array(part.length + 1);
		piece[0] = kind * 2 + (index < count - 1 ? 1 : 0);
		piece.set(part, 1);
		return piece;
	});
}

/** Joins pieces to messages. */
class Joiner {
	#parts: Uint8Array[] = [];
	#length = 0;
	#refused = false;

	/** Returns the whole message with its last piece; `refused`, once, if it is longer than `most`; otherwise undefined. */
	join(piece: Uint8Array, most: number): Uint8Array | 'refused' | undefined {
		const before = this.#refused;
		this.#add(piece.subarray(1), most);
		const refused = this.#refused;
		if (((piece[0] ?? 0) & 1) === 1) return refused && !before ? 'refused' : undefined;
		const whole = refused ? undefined : concat(this.#parts, this.#length);
		[this.#parts, this.#length, this.#refused] = [[], 0, false];
		return refused && !before ? 'refused' : whole;
	}

	#add(part: Uint8Array, most: number): void {
		this.#length += part.length;
		if (this.#length > most) [this.#refused, this.#parts] = [true, []];
		else this.#parts.push(part);
	}
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
