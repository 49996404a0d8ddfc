/** Memory that is used again and again: what is new for each cut-out of a photo adds up to hundreds of megabytes. */
export class Scratch {
	#values = new Float64Array(0);

	/** So many numbers, whatever they are. What was given before is overwritten. */
	numbers(length: number): Float64Array {
		if (this.#values.length < length) this.#values = new Float64Array(length);
		return this.#values.subarray(0, length);
	}

	/** So many zeros, in the same memory. */
	zeros(length: number): Float64Array {
		return this.numbers(length).fill(0);
	}
}
