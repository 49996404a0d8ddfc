/** The result of an access to the browser's storage; undefined if the browser refuses it by throwing. */
export function tryStorage<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** A setting of this device that has one of several values. It is kept in local storage, and the same in all open tabs. */
export class StoredChoice<Value extends string> {
	readonly #key: string;
	#value = $state.raw<Value>() as Value;

	/** @param usual what holds until it is set for the first time */
	constructor(
		key: string,
		readonly values: readonly Value[],
		usual: Value
	) {
		this.#key = key;
		this.#value = this.#stored() ?? usual;
		// There is no window while pages are built.
		if (typeof window === 'undefined') return;
		addEventListener('storage', (change) => {
			if (change.key === key || change.key === null) this.#value = this.#stored() ?? usual;
		});
	}

	get value(): Value {
		return this.#value;
	}
	set value(value: Value) {
		this.#value = value;
		// Without storage the setting lasts as long as the page.
		tryStorage(() => {
			localStorage.setItem(this.#key, value);
		});
	}

	/** The same for a value of unknown origin: one that isn't in the list changes nothing. */
	choose(value: string | undefined): void {
		this.value = this.values.find((each) => each === value) ?? this.value;
	}

	/** What the browser keeps; undefined if that is nothing, or no such value. */
	#stored(): Value | undefined {
		const stored = tryStorage(() => localStorage.getItem(this.#key));
		return this.values.find((each) => each === stored);
	}
}
