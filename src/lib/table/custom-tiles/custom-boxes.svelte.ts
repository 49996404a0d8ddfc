import { mergedBox, withTile } from '../../custom-tiles/boxes';
import type { BoxedTile, CustomBox } from '../../custom-tiles/tile';
import type { GameStore, StoreProblem } from '../../store';

/** The custom boxes on this device. */
export class CustomBoxes {
	/** By name; undefined until they are read. */
	all: readonly CustomBox[] | undefined = $state.raw();
	/** Why they couldn't be read, or the last change couldn't be stored. */
	problem: StoreProblem | undefined = $state.raw();
	readonly #store: GameStore;

	constructor(store: GameStore) {
		this.#store = store;
	}

	/** Reads them. Until that succeeds nothing can be changed. */
	async load(): Promise<void> {
		const read = await this.#store.customBoxes();
		this.problem = read.ok ? undefined : read.error;
		if (read.ok) this.all = read.value;
	}

	/** Stores a box in place of the one with its name, and of the one with its former name. */
	async put(box: CustomBox, formerName = box.name): Promise<void> {
		await this.#change(this.#store.putCustomBox(box, formerName));
	}

	/** Deletes a box. */
	async remove({ name }: CustomBox): Promise<void> {
		await this.#change(this.#store.deleteCustomBox(name));
	}

	/** Adds a box from elsewhere; if there is one with its name, to that one. */
	async add(box: CustomBox): Promise<void> {
		await this.put(mergedBox(this.#named(box.name), box));
	}

	/** Puts a tile into the box with a name, which may be a new one. */
	async keep(name: string, tile: Omit<BoxedTile, 'count'>): Promise<void> {
		await this.put(withTile(this.#named(name) ?? { name, tiles: [] }, tile));
	}

	#named(name: string): CustomBox | undefined {
		return this.all?.find((box) => box.name === name);
	}

	/**
	 * Makes a change, and reads the boxes again: what is shown is always what is stored, and another window may have changed it.
	 */
	async #change(change: ReturnType<GameStore['putCustomBox']>): Promise<void> {
		const changed = await change;
		await this.load();
		if (!changed.ok) this.problem = changed.error;
	}
}
