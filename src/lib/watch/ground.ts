import type { Spot, SpotKey } from '../engine/spot';
import type { View } from '../snap/grid/cut-out';
import type { Reader } from '../snap/read-table';
import { keyOf } from './board';
import { changeBetween, coloursAt, type Colours, type Gain } from './colours';
import { contentsOf, lookAt, oddsOf } from './looking';
import { isInPicture, type Shot } from './shot';

/** A spot that differs by more than this has changed; see {@link changeBetween}. */
export const CHANGED = 10;

/** How a spot looked before anything was laid there. */
interface Reference {
	readonly colours: Colours;
	readonly view: View;
	/** What the network makes of it: see {@link oddsOf}; undefined until somebody asks. */
	odds: number | undefined;
}

/** The ground: the spots without a tile, as they looked before. */
export class Ground {
	readonly #references = new Map<SpotKey, Reference>();
	readonly #look: Reader['look'];

	constructor(look: Reader['look']) {
		this.#look = look;
	}

	/** True if it is known how a spot looked before. */
	knows(spot: Spot): boolean {
		return this.#references.has(keyOf(spot));
	}

	/** How far a spot has changed; undefined if it isn't known how it looked. */
	changeAt(spot: Spot, colours: Colours, gain: Gain): number | undefined {
		const before = this.#references.get(keyOf(spot));
		return before && changeBetween(before.colours, colours, gain);
	}

	/** What the network makes of the spot as it looked before; undefined if that isn't known. */
	oddsAt(spot: Spot): number | undefined {
		const before = this.#references.get(keyOf(spot));
		if (!before) return undefined;
		before.odds ??= oddsOf(contentsOf(lookAt(before.view, [{ ...spot, looks: [] }], this.#look)));
		return before.odds;
	}

	/** From now on a spot looks as in this picture while nothing lies there. */
	take(spot: Spot, { view }: Shot, colours: Colours): void {
		this.#references.set(keyOf(spot), { colours, view, odds: undefined });
	}

	/**
	 * Takes how those of some spots look now that haven't changed.
	 * @param withUnknown also takes those of which nothing is known
	 */
	renew(spots: readonly Spot[], shot: Shot, gain: Gain, withUnknown: boolean): void {
		for (const spot of spots) {
			if (!isInPicture(shot.view, spot)) continue;
			const colours = coloursAt(shot.view, spot);
			const change = this.changeAt(spot, colours, gain);
			if (change === undefined ? withUnknown : change <= CHANGED) this.take(spot, shot, colours);
		}
	}

	/** Forgets all spots but some. */
	keepOnly(spots: readonly Spot[]): void {
		const kept = new Set(spots.map(keyOf));
		for (const key of this.#references.keys()) if (!kept.has(key)) this.#references.delete(key);
	}

	forget(): void {
		this.#references.clear();
	}
}
