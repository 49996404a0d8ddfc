import { words } from '../../words';
import { notices } from './notices.svelte';

type Missing = 'told' | 'quiet';

/** A part of a page that is loaded when it is first needed, such as a sheet that is rarely opened. */
export class LazyPart<Part> {
	readonly #fetch: () => Promise<{ readonly default: Part }>;
	readonly #missing: Missing;
	#part = $state.raw<Part>();
	#loading: Promise<boolean> | undefined;

	/**
	 * @param fetch imports the part's module
	 * @param missing what happens if the part isn't on the device: nobody needs to be told about a missing ornament
	 */
	constructor(fetch: () => Promise<{ readonly default: Part }>, missing: Missing = 'told') {
		this.#fetch = fetch;
		this.#missing = missing;
	}

	/** The part; undefined until it is loaded. */
	get part(): Part | undefined {
		return this.#part;
	}

	/** The same, for a part that is shown as soon as it is there: reading it loads it. */
	get needed(): Part | undefined {
		if (!this.#part) void this.load();
		return this.#part;
	}

	/** Loads the part; false when it isn't on the device, after a notice says so. Later calls try again. */
	load(): Promise<boolean> {
		return (this.#loading ??= this.#load());
	}

	async #load(): Promise<boolean> {
		try {
			this.#part = (await this.#fetch()).default;
			return true;
		} catch {
			this.#loading = undefined;
			if (this.#missing === 'told') notices.show(words.common.notLoaded);
			return false;
		}
	}
}
