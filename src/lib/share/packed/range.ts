import { UnpackError } from './unpack-error';

/** How often a bit was 0 and how often 1 so far where it stands, doubled and one more: what is likely costs little. */
export interface Odds {
	zero: number;
	one: number;
}

/** Odds of a bit of which nothing is known. */
export const evenOdds = (): Odds => ({ zero: 1, one: 1 });

/** Beyond this many the past is halved, so that what changes is learned again. */
const MAX_COUNT = 255;

function learn(odds: Odds, bit: number): void {
	if (bit === 0) odds.zero += 2;
	else odds.one += 2;
	if (odds.zero + odds.one <= MAX_COUNT) return;
	odds.zero = (odds.zero + 1) >> 1;
	odds.one = (odds.one + 1) >> 1;
}

/** The whole range of 32 bits, and the narrowest before a byte of it is settled. */
const WHOLE = 2 ** 32;
const NARROW = 2 ** 24;
const BYTE = 2 ** 8;

const shareOfZero = ({ zero, one }: Odds, range: number): number =>
	Math.floor(range / (zero + one)) * zero;

/** Takes bits one by one. Both directions are coded by the same steps: a reader gives what a writer was given. */
export interface BitCoder {
	/** Writes `bit` and gives it back; a reader gives what was written, whatever `bit` says. */
	bit(odds: Odds, bit: number): number;
}

/** A number between 0 and 1, written digit by digit: each bit narrows the range in which it lies to its share. */
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

	/** Everything written, as short as can be: zeros are to be thought behind it. */
	end(): Uint8Array<ArrayBuffer> {
		this.#low = Math.ceil(this.#low / NARROW) * NARROW;
		this.#emitByte();
		return Uint8Array.from(this.#bytes);
	}

	/** The highest byte won't change any more, but for a carry. */
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

/** Reads what a {@link RangeWriter} wrote, to its end and no further. */
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

	/** True when all is read. */
	get atEnd(): boolean {
		return this.#at === this.#bytes.length + AHEAD;
	}

	#next(): void {
		if (this.atEnd) throw new UnpackError({ code: 'damaged' });
		this.#code = this.#code * BYTE + (this.#bytes[this.#at++] ?? 0);
	}
}
