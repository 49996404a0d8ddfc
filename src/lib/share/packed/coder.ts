import { evenOdds, learn, type BitCoder, type Odds, UnpackError } from './range';
import { ALL_SIDES, beside, sameSpot, type Spot } from '../../engine/spot';

/** How many empty spots are numbered at most: the newest ones. */
const MAX_OPEN_SPOTS = 255;

/** A text for each spot, even one that is out of reach: nothing is checked yet. */
export const keyOf = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/** What was told of a game in the part before it, which can be read without the game's rules. */
export interface Foretold {
	readonly created: number;
	readonly box: string;
	readonly players: readonly unknown[];
	/** For each entry, the tile that lies since then (the last of several), with its id if that was told. */
	readonly tiles: readonly (
		| { readonly spot: Spot; readonly rotation: number; readonly tile: string | undefined }
		| undefined
	)[];
}

/**
 * What both writer and reader know at any place of a packed game, used to predict what comes next. It knows only the rules that
 * are given here. Undone tiles and amendments are ignored: at worst that costs a byte.
 */
export class CodingContext {
	/** The number of players. */
	players = 1;
	/** The player named last. */
	player = 0;
	/** When the last entry was written, in ms since 1970 UTC. */
	at = 0;
	/** The unit of times, in ms: they are whole multiples of it. */
	unit = 1;
	/** Where the last tile was laid. */
	spot: Spot = { x: 0, y: 0 };
	/** Empty spots beside tiles, the newest at the end; those of one tile in the order north, east, south, west. */
	readonly open: Spot[] = [];
	/** The index of the entry that is coded; -1 before the first. */
	entry = -1;
	/** What needn't be said again; undefined if nothing was told. */
	foretold: Foretold | undefined;
	readonly #covered = new Set<string>();

	constructor() {
		this.lay(this.spot);
	}

	/** The tile that the entry is known to lay. */
	get tile(): Foretold['tiles'][number] {
		return this.foretold?.tiles[this.entry];
	}

	/** Notes that a tile was laid on a spot. */
	lay(spot: Spot): void {
		this.spot = spot;
		this.#covered.add(keyOf(spot));
		const number = this.numberOf(spot);
		if (number > 0) this.open.splice(-number, 1);
		for (const side of ALL_SIDES) this.#openUp(beside(spot, side));
	}

	/** The number of an open spot, counted from the newest, which is 1; 0 for any other spot. */
	numberOf(spot: Spot): number {
		const at = this.open.findLastIndex((one) => sameSpot(one, spot));
		return at < 0 ? 0 : this.open.length - at;
	}

	#openUp(spot: Spot): void {
		if (this.#covered.has(keyOf(spot)) || this.numberOf(spot) > 0) return;
		this.open.push(spot);
		if (this.open.length > MAX_OPEN_SPOTS) this.open.shift();
	}
}

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

	/** A number of `width` bits. The more often the same `owner` wrote it before, the fewer bits it takes. */
	number(owner: object, width: number, value: number): number {
		const odds = this.#oddsOf(owner);
		let node = 1;
		for (let at = width - 1; at >= 0; at--)
			node = 2 * node + this.#bits.bit((odds[node] ??= evenOdds()), (value >> at) & 1);
		return node - 2 ** width;
	}

	/** Learns from a number as if it had been coded. */
	learn(owner: object, width: number, value: number): void {
		const odds = this.#oddsOf(owner);
		let node = 1;
		for (let at = width - 1; at >= 0; at--) {
			const bit = (value >> at) & 1;
			learn((odds[node] ??= evenOdds()), bit);
			node = 2 * node + bit;
		}
	}

	/**
	 * Announces that what follows takes at least this many bytes in a game file. Too many are refused before they are read: a few
	 * bits can claim any size.
	 */
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
