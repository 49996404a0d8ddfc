import { CodingContext } from './coding-context';
import { evenOdds, type BitCoder, type Odds } from './range';
import { UnpackError } from './unpack-error';

/** The largest game file from a packed game, in bytes: 20,000 events. More, claimed by a short link, could block a phone. */
const MAX_GAME_BYTES = 1_000_000;

/** A writer or reader of bits, with the context that both know at that place. */
export class Coder {
	readonly context = new CodingContext();
	readonly #bits: BitCoder;
	readonly #odds = new Map<object, Odds[]>();
	#spent = 0;

	constructor(bits: BitCoder) {
		this.#bits = bits;
	}

	/** A bit with even odds. */
	evenBit(bit: number): number {
		return this.#bits.bit(evenOdds(), bit);
	}

	/** A number of so many bits. The more often the same `owner` wrote it before, the fewer bits it takes. */
	number(owner: object, width: number, value: number): number {
		const odds = this.#oddsOf(owner);
		let node = 1;
		for (let at = width - 1; at >= 0; at--)
			node = 2 * node + this.#bits.bit((odds[node] ??= evenOdds()), (value >> at) & 1);
		return node - 2 ** width;
	}

	/** Announces that what follows takes at least so many bytes in a game file. Too many are refused unread: few bits can claim any size. */
	chargeBytes(bytes: number): void {
		this.#spent += bytes;
		if (this.#spent > MAX_GAME_BYTES)
			throw new UnpackError({ code: 'too-large', bytes: this.#spent, most: MAX_GAME_BYTES });
	}

	#oddsOf(owner: object): Odds[] {
		const known = this.#odds.get(owner);
		if (known) return known;
		const odds: Odds[] = [];
		this.#odds.set(owner, odds);
		return odds;
	}
}
