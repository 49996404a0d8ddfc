import { MOST_BYTES } from '../../record';
import { Known } from './known';
import { even, type BitCoder, type Odds } from './range';
import { Refused } from './refused';

/** A writer or reader of bits, with all that both know at that place. */
export class Coder {
	readonly known = new Known();
	readonly #bits: BitCoder;
	readonly #odds = new Map<object, Odds[]>();
	#spent = 0;

	constructor(bits: BitCoder) {
		this.#bits = bits;
	}

	/** A bit that is 0 as often as 1. */
	evenBit(bit: number): number {
		return this.#bits.bit(even(), bit);
	}

	/** A number of so many bits; the more often it came from the same `owner` before, the less it costs. */
	number(owner: object, width: number, value: number): number {
		const odds = this.#oddsOf(owner);
		let node = 1;
		for (let at = width - 1; at >= 0; at--)
			node = 2 * node + this.#bits.bit((odds[node] ??= even()), (value >> at) & 1);
		return node - 2 ** width;
	}

	/**
	 * Tells that what follows takes at least so many bytes in a game file. More than a file may have is refused before it
	 * is read, for a few bits can promise anything.
	 */
	spend(bytes: number): void {
		this.#spent += bytes;
		if (this.#spent > MOST_BYTES)
			throw new Refused({ code: 'too-large', bytes: this.#spent, most: MOST_BYTES });
	}

	#oddsOf(owner: object): Odds[] {
		const known = this.#odds.get(owner);
		if (known) return known;
		const odds: Odds[] = [];
		this.#odds.set(owner, odds);
		return odds;
	}
}
