const KEY = 'tilekeep:letter-keys';

/** True while single letters are commands. People who dictate to their computer switch them off. */
class LetterKeys {
	#on = $state(stored());

	get on(): boolean {
		return this.#on;
	}
	set on(on: boolean) {
		this.#on = on;
		try {
			localStorage.setItem(KEY, on ? 'on' : 'off');
		} catch {
			// Without storage the setting lasts as long as the page.
		}
	}
}

function stored(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'off';
	} catch {
		return true;
	}
}

export const letterKeys = new LetterKeys();
