import { sameSpot, type Rotation, type Spot } from '../../src/lib/engine/spot';
import type { TileId, TileType } from '../../src/lib/engine/tile';
import type { Difference, KnownTable, Lay } from '../../src/lib/watch/watching';

/** Ways to enter a turn wrongly: the tile elsewhere, another one with other sides, or turned otherwise. */
const KINDS = ['spot', 'tile', 'rotation'] as const;
type WrongKind = (typeof KINDS)[number];

/** Each entry so many turns after the last is wrong, and is set right so many turns later, when the next is entered. */
const [EVERY, LASTING] = [4, 2];

/** A turn that was entered wrongly, and whether anybody was told within three turns. */
export interface WrongEntry {
	readonly kind: WrongKind;
	readonly turn: number;
	told: boolean;
}

/** The terrains on the sides of a tile as it lies, clockwise from north. */
export const sidesOf = ({ edges }: TileType, rotation: Rotation): string =>
	edges.map((_, side) => edges[(side + 4 - rotation) % 4]).join();

/** Turns that are entered wrongly on purpose: the game goes on as it was played, only the watcher is told otherwise. */
export class WrongEntries {
	readonly all: WrongEntry[] = [];
	#now: { readonly entry: WrongEntry; readonly wrong: Lay; readonly right: Lay } | undefined;

	/**
	 * A turn is entered: wrongly, where its turn has come.
	 * @param lays every way in which it might have been
	 * @param taken where tiles lie before the entry is set right
	 */
	enter(
		turn: number,
		right: Lay,
		lays: readonly Lay[],
		taken: readonly Spot[],
		tiles: ReadonlyMap<TileId, TileType>
	): void {
		if (this.#now && turn - this.#now.entry.turn > LASTING) this.#now = undefined;
		if (turn % EVERY !== 0) return;
		const ways: Readonly<Record<WrongKind, (lay: Lay) => boolean>> = {
			spot: ({ tile, spot }) => tile === right.tile && !taken.some((one) => sameSpot(one, spot)),
			tile: ({ tile, spot, ...lay }) =>
				tile !== right.tile &&
				sameSpot(spot, right.spot) &&
				isOther(tiles, right, { tile, ...lay }),
			rotation: (lay) =>
				lay.tile === right.tile && sameSpot(lay.spot, right.spot) && isOther(tiles, right, lay)
		};
		const first = this.all.length;
		for (const kind of [...KINDS.slice(first % 3), ...KINDS.slice(0, first % 3)]) {
			const wrong = lays.find(ways[kind]);
			if (!wrong) continue;
			const entry: WrongEntry = { kind, turn, told: false };
			this.#now = { entry, wrong, right };
			this.all.push(entry);
			return;
		}
	}

	/** The table as it was entered. */
	tableFrom(table: KnownTable, tiles: ReadonlyMap<TileId, TileType>): KnownTable {
		if (!this.#now) return table;
		const { wrong, right } = this.#now;
		const [type, unlaid] = [tiles.get(wrong.tile), tiles.get(right.tile)];
		if (!type || !unlaid) return table;
		const laid = table.laid.map((one) =>
			sameSpot(one, right.spot) ? { ...wrong.spot, type, rotation: wrong.rotation } : one
		);
		return { ...table, laid, left: [...table.left, { type: unlaid, count: 1 }] };
	}

	/** True for the difference that a wrong entry makes. */
	explains({ kind, spot }: Difference): boolean {
		if (!this.#now || kind === 'figure-still-there') return false;
		const isTold = sameSpot(spot, this.#now.wrong.spot);
		if (isTold) this.#now.entry.told = true;
		return isTold;
	}
}

/** True where two tiles have other sides, as they lie. */
function isOther(
	tiles: ReadonlyMap<TileId, TileType>,
	one: Omit<Lay, 'spot'>,
	other: Omit<Lay, 'spot'>
): boolean {
	const [first, second] = [one, other].map(({ tile, rotation }) => {
		const type = tiles.get(tile);
		return type && sidesOf(type, rotation);
	});
	return first !== second;
}
