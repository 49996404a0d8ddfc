import type { FileProblem } from '../../record';

/** Thrown if packed bytes can't be read; always caught in `unpackGame`. */
export class UnpackError extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(`A packed game is refused: ${problem.code}.`);
		this.problem = problem;
	}
}

/** How often a bit was 0 and how often 1 at this place, each doubled and plus one: likely bits cost little. */
export interface Odds {
	zero: number;
	one: number;
}

/** Odds of a bit that nothing is known about. */
export const evenOdds = (): Odds => ({ zero: 1, one: 1 });

/** Above this sum both counts are halved, so that recent bits count more. */
const MAX_COUNT = 255;

/** Counts a bit, which makes the same bit likelier the next time. */
export function learn(odds: Odds, bit: number): void {
	if (bit === 0) odds.zero += 2;
	else odds.one += 2;
	if (odds.zero + odds.one <= MAX_COUNT) return;
	odds.zero = (odds.zero + 1) >> 1;
	odds.one = (odds.one + 1) >> 1;
}

/** The full range of 32 bits, and the smallest range before a byte is written. */
const WHOLE = 2 ** 32;
const NARROW = 2 ** 24;
const BYTE = 2 ** 8;

const shareOfZero = ({ zero, one }: Odds, range: number): number =>
	Math.floor(range / (zero + one)) * zero;

/** Codes bits one by one, in both directions: a reader returns what a writer was given. */
export interface BitCoder {
	/** Writes `bit` and returns it; a reader ignores `bit` and returns what was written. */
	bit(odds: Odds, bit: number): number;
}

/** A range coder: a fraction between 0 and 1, whose range each bit narrows in proportion to its odds. */
export class RangeWriter implements BitCoder {
	readonly #bytes: number[] = [];
	#low = 0;
	#range = WHOLE;

	bit(odds: Odds, bit: number): number {
		const share = shareOfZero(odds, this.#range);
		if (bit !== 0) this.#low += share;
		this.#range = bit === 0 ? share : this.#range - share;
		learn(odds, bit);
		while (this.#range < NARROW) {
			this.#emitByte();
			this.#range *= BYTE;
		}
		return bit;
	}

	/** All bytes written, as few as possible: the reader assumes zeros after them. */
	end(): Uint8Array<ArrayBuffer> {
		this.#low = Math.ceil(this.#low / NARROW) * NARROW;
		this.#emitByte();
		return Uint8Array.from(this.#bytes);
	}

	/** Writes the highest byte, which can change only by a carry. */
	#emitByte(): void {
		if (this.#low >= WHOLE) this.#carry();
		this.#bytes.push(Math.floor(this.#low / NARROW) % BYTE);
		this.#low = (this.#low % NARROW) * BYTE;
	}

	#carry(): void {
		let at = this.#bytes.length - 1;
		while (this.#bytes[at] === BYTE - 1) this.#bytes[at--] = 0;
		this.#bytes[at] = (this.#bytes[at] ?? 0) + 1;
	}
}

/** How many bytes a reader is ahead of the bits that it has read. */
const AHEAD = 3;

/** Reads what a {@link RangeWriter} wrote, exactly to its end. */
export class RangeReader implements BitCoder {
	readonly #bytes: Uint8Array;
	#at = 0;
	#code = 0;
	#range = WHOLE;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		for (let count = 0; count <= AHEAD; count++) this.#next();
	}

	bit(odds: Odds): number {
		const share = shareOfZero(odds, this.#range);
		const bit = this.#code < share ? 0 : 1;
		if (bit !== 0) this.#code -= share;
		this.#range = bit === 0 ? share : this.#range - share;
		learn(odds, bit);
		while (this.#range < NARROW) {
			this.#next();
			this.#range *= BYTE;
		}
		return bit;
	}

	/** True when everything is read. */
	get atEnd(): boolean {
		return this.#at === this.#bytes.length + AHEAD;
	}

	#next(): void {
		if (this.atEnd) throw new UnpackError({ code: 'damaged' });
		this.#code = this.#code * BYTE + (this.#bytes[this.#at++] ?? 0);
	}
}
