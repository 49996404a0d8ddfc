import { ALL_SIDES, beside, sameSpot, type Spot } from '../../engine/spot';

/** The most empty spots of which the newest are numbered. */
const MAX_OPEN_SPOTS = 255;

const keyOf = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

/**
 * What writer and reader both know at any place of a packed game: it makes what comes next likely, and by no rule but
 * those that stand here. That a tile was taken back or the past amended is passed over: it only costs a byte.
 */
export class CodingContext {
	/** How many play. */
	players = 1;
	/** Who was named last. */
	player = 0;
	/** When the last entry was written, in ms since 1970 UTC. */
	at = 0;
	/** Where the last tile was laid. */
	spot: Spot = { x: 0, y: 0 };
	/** Empty spots beside tiles, the newest at the end; of one tile north, east, south, west. */
	readonly open: Spot[] = [];
	readonly #covered = new Set<string>();

	constructor() {
		this.lay(this.spot);
	}

	/** A tile lies there. */
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
