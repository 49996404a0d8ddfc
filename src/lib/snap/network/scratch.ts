/** Memory that is used again and again: what is new for each cut-out of a photo adds up to hundreds of megabytes. */
export class Scratch {
	#values = new Float64Array(0);

	/** So many zeros. What was given before is overwritten. */
	zeros(length: number): Float64Array {
		if (this.#values.length < length) this.#values = new Float64Array(length);
		else this.#values.fill(0, 0, length);
		return this.#values.subarray(0, length);
	}
}
