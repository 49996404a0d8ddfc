import { loadCustomShapes } from '../../drawing/tile/load-custom-shapes';
import type { TileTypes } from '../../record';
import type { GameStore, StoreProblem } from '../../store';
import type { CustomTile } from '../../custom-tiles/tile';
import { customTileTypes } from './custom-tile-types';

/** The custom tiles stored on this device. */
export class CustomTiles {
	#tiles: readonly CustomTile[] = $state.raw([]);
	/** Why the last change couldn't be stored; stays as long as the page. */
	problem: StoreProblem | undefined = $state.raw();
	/** True if the stored tiles can't be read: then it seems that there are none. */
	unread: boolean = $state(false);
	/** The tiles that were deleted on this page, the latest last. */
	forgotten: readonly CustomTile[] = $state.raw([]);
	readonly #store: GameStore;
	#loaded: Promise<void> | undefined;

	constructor(store: GameStore) {
		this.#store = store;
	}

	/** The tile types by id. */
	readonly types: TileTypes = $derived.by(() => customTileTypes(this.#tiles));

	/** Loads them from the store, once. */
	load(): Promise<void> {
		return (this.#loaded ??= this.#read());
	}

	async #read(): Promise<void> {
		try {
			const read = await this.#store.customTiles();
			this.unread = !read.ok;
			if (!read.ok || read.value.length === 0) return;
			await loadCustomShapes();
			this.#tiles = read.value;
		} catch {
			// Without what draws them they can't be shown; games in which they lie say so when they are opened.
		}
	}

	/** Makes a tile known to the page, not stored yet; one with the same id is replaced. */
	async add(tile: CustomTile): Promise<void> {
		await loadCustomShapes();
		this.#tiles = [...this.#tiles.filter(({ id }) => id !== tile.id), tile];
		this.forgotten = this.forgotten.filter(({ id }) => id !== tile.id);
	}

	/** Makes a tile known, and stores it. */
	async save(tile: CustomTile): Promise<void> {
		await this.add(tile);
		await this.keep(tile);
	}

	/** Stores a tile that was added. */
	async keep(tile: CustomTile): Promise<void> {
		const kept = await this.#store.putCustomTile(tile);
		this.problem = kept.ok ? undefined : kept.error;
	}

	/** Deletes a tile; games in which it was laid have their own copy. */
	async forget(tile: CustomTile): Promise<void> {
		this.#tiles = this.#tiles.filter(({ id }) => id !== tile.id);
		this.forgotten = [...this.forgotten, tile];
		const gone = await this.#store.deleteCustomTile(tile.id);
		this.problem = gone.ok ? undefined : gone.error;
	}
}
