/** A setting of this device that is on or off. It is kept in local storage. */
export class StoredSwitch {
	readonly #key: string;
	#on = $state(false);

	/** @param usual what holds until it is set for the first time */
	constructor(key: string, usual: boolean) {
		this.#key = key;
		this.#on = stored(key) ?? usual;
	}

	get on(): boolean {
		return this.#on;
	}
	set on(on: boolean) {
		this.#on = on;
		try {
			localStorage.setItem(this.#key, on ? 'on' : 'off');
		} catch {
			// Without storage the setting lasts as long as the page.
		}
	}
}

function stored(key: string): boolean | undefined {
	try {
		const value = localStorage.getItem(key);
		return value === null ? undefined : value === 'on';
	} catch {
		return undefined;
	}
}
