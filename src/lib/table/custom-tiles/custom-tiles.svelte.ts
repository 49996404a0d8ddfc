import type { TileTypes } from '../../record';
import type { GameStore, StoreProblem } from '../../store';
import type { CustomTile } from '../../custom-tiles';
import { customTileTypes } from './custom-tile-types';

/** The tiles that were told on this device. */
export class CustomTiles {
	#tiles: readonly CustomTile[] = $state.raw([]);
	/** Why what was told last could not be kept; it holds as long as the page. */
	problem: StoreProblem | undefined = $state.raw();
	readonly #store: GameStore;
	#loaded: Promise<void> | undefined;

	constructor(store: GameStore) {
		this.#store = store;
	}

	/** The designs by their ids. */
	readonly types: TileTypes = $derived.by(() => customTileTypes(this.#tiles));

	/** Reads what the device keeps, once. */
	load(): Promise<void> {
		return (this.#loaded ??= this.#read());
	}

	async #read(): Promise<void> {
		const read = await this.#store.customTiles();
		if (read.ok) this.#tiles = read.value;
	}

	/** Saves a tile; one with the same id is replaced. */
	async save(told: CustomTile): Promise<void> {
		this.#tiles = [...this.#tiles.filter(({ id }) => id !== told.id), told];
		const kept = await this.#store.putCustomTile(told);
		this.problem = kept.ok ? undefined : kept.error;
	}

	/** Forgets a tile; games in which it lies hold their own copy. */
	async forget(told: CustomTile): Promise<void> {
		this.#tiles = this.#tiles.filter(({ id }) => id !== told.id);
		const gone = await this.#store.deleteCustomTile(told.id);
		this.problem = gone.ok ? undefined : gone.error;
	}
}
