import { createSubscriber } from 'svelte/reactivity';

/**
 * The answer to a media query, reactive. It is read from one list and followed by another: Chromium tells no change to the
 * listeners of a list that was read between the change and the next frame, as that of `svelte/reactivity` may be.
 */
export class Media {
	readonly #read: MediaQueryList;
	readonly #follow: () => void;

	constructor(query: string) {
		this.#read = matchMedia(query);
		this.#follow = createSubscriber((update) => {
			const followed = matchMedia(query);
			followed.addEventListener('change', update);
			return () => {
				followed.removeEventListener('change', update);
			};
		});
	}

	get current(): boolean {
		this.#follow();
		return this.#read.matches;
	}
}
