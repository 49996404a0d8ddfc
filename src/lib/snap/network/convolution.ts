import { depthOf, type Filters } from './filters';
import { multiplyRows } from './multiply';

/** Memory that is used again and again. Allocating it again for each cut-out of a photo would add up to hundreds of megabytes. */
export class Scratch {
	#values = new Float64Array(0);

	/** Returns this many numbers, whose values are arbitrary. What was given before is overwritten. */
	numbers(length: number): Float64Array {
		if (this.#values.length < length) this.#values = new Float64Array(length);
		return this.#values.subarray(0, length);
	}

	/** Returns this many zeros, in the same memory. */
	zeros(length: number): Float64Array {
		return this.numbers(length).fill(0);
	}
}

/** Values on a square, by row, column and channel. */
export interface Maps {
	readonly values: Float64Array;
	/** Width and height. */
	readonly size: number;
	readonly channels: number;
}

/** The width and height of the result of a convolution. */
const sizeAfter = (size: number, filters: Filters): number =>
	Math.floor((size + 2 * filters.padding - filters.size) / filters.stride) + 1;

/** Memory for a convolution. */
interface Room {
	/** For values that aren't needed afterwards; several convolutions may share it. */
	readonly patches: Scratch;
	/** For the result, which is overwritten by the next convolution that gets the same memory. */
	readonly values: Scratch;
}

/** Applies filters everywhere on a square. If `rectified`, values below zero become zero. */
export function convolve(maps: Maps, filters: Filters, rectified: boolean, room: Room): Maps {
	const size = sizeAfter(maps.size, filters);
	const places = size * size;
	const values = room.values.numbers(places * filters.outputs);
	multiplyRows(
		patchesOf(maps, filters, size, room.patches),
		places,
		filters.rows,
		filters.outputs,
		depthOf(filters),
		values
	);
	addBiases(values, filters, rectified);
	return { values, size, channels: filters.outputs };
}

/** Adds to each value the bias of its channel. */
export function addBiases(
	values: Float64Array,
	{ biases, outputs }: Filters,
	rectified: boolean
): void {
	for (let at = 0; at < values.length; at++) {
		const sum = (values[at] ?? 0) + (biases[at % outputs] ?? 0);
		values[at] = rectified && sum < 0 ? 0 : sum;
	}
}

/** The values that each place of the result looks at: one row for each place, with zeros beyond the border. */
function patchesOf(maps: Maps, filters: Filters, size: number, scratch: Scratch): Float64Array {
	const patches = scratch.zeros(size * size * depthOf(filters));
	let at = 0;
	for (let row = 0; row < size; row++)
		for (let column = 0; column < size; column++)
			for (let y = 0; y < filters.size; y++) {
				copyRow(maps, filters, column, row * filters.stride - filters.padding + y, patches, at);
				at += filters.size * maps.channels;
			}
	return patches;
}

/** Copies one row of a patch, as far as it lies on the square. */
function copyRow(
	{ values, size, channels }: Maps,
	filters: Filters,
	column: number,
	row: number,
	patches: Float64Array,
	at: number
): void {
	if (row < 0 || row >= size) return;
	const left = column * filters.stride - filters.padding;
	const from = Math.max(0, left);
	const until = Math.min(size, left + filters.size);
	const start = (row * size + from) * channels;
	const end = (row * size + until) * channels;
	patches.set(values.subarray(start, end), at + (from - left) * channels);
}
