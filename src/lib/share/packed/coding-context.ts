import { ALL_SIDES, beside, sameSpot, type Spot } from '../../engine/spot';

/** How many empty spots are numbered at most: the newest ones. */
const MAX_OPEN_SPOTS = 255;

const keyOf = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/**
 * What both writer and reader know at any place of a packed game, used to predict what comes next. Its rules are only
 * those given here. Undone tiles and amendments are ignored: at worst that costs a byte.
 */
export class CodingContext {
	/** The number of players. */
	players = 1;
	/** The player named last. */
	player = 0;
	/** When the last entry was written, in ms since 1970 UTC. */
	at = 0;
	/** Where the last tile was laid. */
	spot: Spot = { x: 0, y: 0 };
	/** Empty spots beside tiles, the newest at the end; those of one tile in the order north, east, south, west. */
	readonly open: Spot[] = [];
	readonly #covered = new Set<string>();

	constructor() {
		this.lay(this.spot);
	}

	/** A tile was laid there. */
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
