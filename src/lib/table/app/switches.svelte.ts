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

/** On while a tap on a place only selects it, and a separate button writes the turn. */
export const confirmTurns = new StoredSwitch('tilekeep:confirm-turns', false);

/** On while single letters are commands. People who dictate to their computer switch them off. */
export const letterKeys = new StoredSwitch('tilekeep:letter-keys', true);

/** On while the app may make sounds. */
export const sounds = new StoredSwitch('tilekeep:sounds', false);

/** On while the app may vibrate, where the device can. */
export const vibration = new StoredSwitch('tilekeep:vibration', true);
