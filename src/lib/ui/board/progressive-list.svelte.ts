/** How many tiles are drawn in one frame: more than any box holds, and few enough for the page to answer meanwhile. */
export const CHUNK = 150;

/** Shows a long list in portions, one in each frame. Once all of it shows, whatever is added shows at once. */
export class ProgressiveList {
	#shown: number;

	/** @param first how many show from the beginning */
	constructor(first = CHUNK) {
		this.#shown = $state(first);
	}

	/** The part of a list that shows. */
	of<T>(all: readonly T[]): readonly T[] {
		return this.#shown < all.length ? all.slice(0, this.#shown) : all;
	}

	/** Shows the next portion of so many in the next frame. To be called by an effect, which thereby runs again. */
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
