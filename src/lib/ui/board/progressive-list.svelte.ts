/**
 * Tiles drawn in one frame: more than any box holds, and few enough to keep the page responsive.
 * @internal
 */
export const CHUNK = 150;

/** Shows a long list in chunks, one per frame. Once all of it shows, additions show at once. */
export class ProgressiveList {
	#shown: number;

	/** @param first number of items shown at first */
	constructor(first = CHUNK) {
		this.#shown = $state(first);
	}

	/** The part of the list shown so far. */
	of<T>(all: readonly T[]): readonly T[] {
		return this.#shown < all.length ? all.slice(0, this.#shown) : all;
	}

	/** Shows the next chunk in the next frame, until `count` items show. To be called in an effect, which runs again by it. */
	grow(count: number): (() => void) | undefined {
		if (this.#shown >= count) {
			this.#shown = Infinity;
			return undefined;
		}
		const frame = requestAnimationFrame(() => {
			this.#shown += CHUNK;
		});
		return () => {
			cancelAnimationFrame(frame);
		};
	}
}
