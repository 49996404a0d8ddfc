import type { SpotKey } from '../engine/spot';
import { likenessOf, templatesOf, type Template } from './align/templates';
import type { KnownTile } from './board';
import { changeBetween, coloursAt, gainBetween, type Colours, type Gain } from './colours';
import { CHANGED } from './ground';
import { isInPicture, type Shot } from './shot';

/**
 * A tile whose likeness is below this looks changed; see {@link likenessOf}. Measured on photos: still tiles have 0.86, 5 % of
 * them below 0.6; tiles under an arm 0.21.
 */
const ALIKE = 0.6;

/**
 * A tile with at least this likeness keeps its first template. The view would drift if it were fitted to templates that were
 * taken by an earlier fit.
 */
const SAME = 0.8;

/** How the tiles of the log look in a picture. */
export interface Compared {
	/** How much lighter the picture is than before. */
	readonly gain: Gain;
	/** How many tiles were compared: those that lie in the picture. */
	readonly count: number;
	/** The tiles that don't look as before. */
	readonly unlike: readonly KnownTile[];
}

/** How a tile looked. */
interface Remembered {
	readonly template: Template;
	readonly colours: Colours;
}

/** The tiles of the log as the last good picture showed them. */
export class TileMemory {
	readonly #tiles = new Map<SpotKey, Remembered>();

	/** How the tiles looked, to find them again. */
	get templates(): readonly Template[] {
		return [...this.#tiles.values()].map(({ template }) => template);
	}

	compare(tiles: readonly KnownTile[], { view, grey }: Shot): Compared {
		const seen = tiles.flatMap((tile) => {
			const before = this.#tiles.get(tile.key);
			if (!before || !isInPicture(view, tile)) return [];
			return [{ tile, before, colours: coloursAt(view, tile) }];
		});
		const gain = gainBetween(seen.map(({ before, colours }) => [before.colours, colours]));
		const unlike = seen.filter(
			({ before, colours }) =>
				changeBetween(before.colours, colours, gain) > CHANGED &&
				(likenessOf(before.template, grey, view.homography) ?? 1) < ALIKE
		);
		return { gain, count: seen.length, unlike: unlike.map(({ tile }) => tile) };
	}

	/** Remembers some tiles as they look now. */
	renew(tiles: readonly KnownTile[], shot: Shot): void {
		for (const tile of tiles) {
			const template = this.#templateOf(tile, shot);
			if (template) this.#tiles.set(tile.key, { template, colours: coloursAt(shot.view, tile) });
		}
	}

	#templateOf(tile: KnownTile, { view, grey }: Shot): Template | undefined {
		const before = this.#tiles.get(tile.key)?.template;
		const likeness = before && likenessOf(before, grey, view.homography);
		if (likeness !== undefined && likeness >= SAME) return before;
		return templatesOf(grey, view.homography, [tile])[0];
	}

	/** Remembers the tiles of which nothing is known yet. */
	renewUnknown(tiles: readonly KnownTile[], shot: Shot): void {
		const unknown = tiles.filter(({ key }) => !this.#tiles.has(key));
		this.renew(unknown, shot);
	}

	/** Forgets all tiles but some. */
	keepOnly(tiles: readonly KnownTile[]): void {
		const kept = new Set(tiles.map(({ key }) => key));
		for (const key of this.#tiles.keys()) if (!kept.has(key)) this.#tiles.delete(key);
	}

	forget(): void {
		this.#tiles.clear();
	}
}
