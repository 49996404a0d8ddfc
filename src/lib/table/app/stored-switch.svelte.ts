import { StoredChoice } from './stored-choice.svelte';

/** A setting of this device that is on or off. It is kept in local storage, and the same in all open tabs. */
export class StoredSwitch {
	readonly #choice: StoredChoice<'on' | 'off'>;

	/** @param usual what holds until it is set for the first time */
	constructor(key: string, usual: boolean) {
		this.#choice = new StoredChoice(key, ['on', 'off'], usual ? 'on' : 'off');
	}

	get on(): boolean {
		return this.#choice.value === 'on';
	}
	set on(on: boolean) {
		this.#choice.value = on ? 'on' : 'off';
	}
}
