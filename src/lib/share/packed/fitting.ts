import {
	ALL_ROTATIONS,
	ALL_SIDES,
	beside,
	opposite,
	turnSide,
	type Rotation,
	type Spot
} from '../../engine/spot';
import type { ReadableTile } from '../../record/look-only';
import { keyOf } from './coder';

/** A spot, and how a tile is turned there. */
interface Placing {
	readonly spot: Spot;
	readonly rotation: Rotation;
}

/**
 * What the sides of a design show, by its line, from north clockwise: the letter of a segment with its kind, and an empty text
 * for a field.
 */
function sidesOf(line: string): readonly string[] {
	const sides = ['', '', '', ''];
	for (const [, shown = '', reached = ''] of line.matchAll(/(?:^| )([CRM](?:=[a-z]+)?):([NESW]+)/g))
		for (const side of reached) sides['NESW'.indexOf(side)] = shown;
	return sides;
}

/** How many of the newest tiles have their neighbouring spots tried. */
const NEWEST = 128;

/** The tiles on the table, as both writer and reader know them: a tile mostly lies where it fits, beside a new one. */
export class LyingTiles {
	/** By spot, in the order they were laid: what each shows to north, east, south and west. */
	readonly #shown = new Map<string, { readonly spot: Spot; readonly sides: readonly string[] }>();

	lay({ line, rotation, x, y }: ReadableTile): void {
		const shown = sidesOf(line);
		const sides = ['', '', '', ''];
		for (const side of ALL_SIDES) sides[turnSide(side, rotation)] = shown[side] ?? '';
		this.#shown.delete(keyOf({ x, y }));
		this.#shown.set(keyOf({ x, y }), { spot: { x, y }, sides });
	}

	take(spot: Spot): void {
		this.#shown.delete(keyOf(spot));
	}

	/**
	 * Where a design fits, and how it is turned there: first beside the newest tile, in the order north, east, south, west; each
	 * spot once.
	 */
	fitting(line: string): readonly Placing[] {
		const shown = sidesOf(line);
		return this.#open().flatMap((spot) =>
			ALL_ROTATIONS.filter((rotation) => this.#fits(shown, spot, rotation)).map((rotation) => ({
				spot,
				rotation
			}))
		);
	}

	#open(): readonly Spot[] {
		const seen = new Map<string, Spot>();
		for (const { spot } of [...this.#shown.values()].slice(-NEWEST).reverse())
			for (const side of ALL_SIDES) {
				const next = beside(spot, side);
				if (!this.#shown.has(keyOf(next)) && !seen.has(keyOf(next))) seen.set(keyOf(next), next);
			}
		return [...seen.values()];
	}

	#fits(shown: readonly string[], spot: Spot, rotation: Rotation): boolean {
		return ALL_SIDES.every((side) => {
			const at = turnSide(side, rotation);
			const neighbour = this.#shown.get(keyOf(beside(spot, at)));
			return !neighbour || neighbour.sides[opposite(at)] === shown[side];
		});
	}
}
