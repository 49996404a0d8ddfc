import { createSubscriber } from 'svelte/reactivity';

/**
 * The answer to a media query, reactive. It is read from one list and followed by another: Chromium doesn't report a change to
 * the listeners of a list that was read between the change and the next frame, as the list of `svelte/reactivity` may be.
 */
export class Media {
	/** Created when it is first read: pages are also rendered where there are no media. */
	#read: MediaQueryList | undefined;
	readonly #query: string;
	readonly #follow: () => void;

	constructor(query: string) {
		this.#query = query;
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
		this.#read ??= matchMedia(this.#query);
		return this.#read.matches;
	}
}
