import type { Layer } from './weights';

/**
 * The filters of an ordinary convolution, one in each row. A row is as long as a patch, which is ordered by row, column and
 * channel.
 */
export interface Filters {
	readonly rows: Float64Array;
	/** How many filters there are, with filters of zeros added up to a multiple of four. */
	readonly outputs: number;
	readonly biases: Float64Array;
	readonly channels: number;
	readonly size: number;
	readonly stride: number;
	readonly padding: number;
}

/** The length of one filter. */
export const depthOf = ({ channels, size }: Filters): number => channels * size * size;

const byFours = (count: number): number => Math.ceil(count / 4) * 4;

/**
 * The filters of a layer in all four orientations: channel `map * 4 + turn` looks for what channel `map * 4` looks for, turned clockwise
 * by quarters. A layer stores one of the four.
 */
export function filtersOf(layer: Layer): Filters {
	const filters = emptyFilters(layer, layer.maps * 4);
	for (let map = 0; map < layer.maps; map++)
		for (let turn = 0; turn < 4; turn++) writeFilter(layer, map, turn, filters, map * 4 + turn, 1);
	return filters;
}

/** The filters of a layer, each as the mean of its four orientations: for what doesn't depend on how a photo is turned. */
export function meanFiltersOf(layer: Layer): Filters {
	const filters = emptyFilters(layer, layer.maps);
	for (let map = 0; map < layer.maps; map++)
		for (let turn = 0; turn < 4; turn++) writeFilter(layer, map, turn, filters, map, 1 / 4);
	return filters;
}

function emptyFilters(layer: Layer, count: number): Filters {
	const { size, stride, padding, inputs, orientations } = layer;
	const outputs = byFours(count);
	const channels = inputs * orientations;
	const biases = new Float64Array(outputs);
	for (let output = 0; output < count; output++)
		biases[output] = layer.biases[Math.floor((output * layer.maps) / count)] ?? 0;
	const rows = new Float64Array(outputs * channels * size * size);
	return { rows, outputs, biases, channels, size, stride, padding };
}

/** Adds one orientation of a map's filter to a row. */
function writeFilter(
	{ inputs, orientations, size, weights }: Layer,
	map: number,
	turn: number,
	{ rows, channels }: Filters,
	row: number,
	share: number
): void {
	for (let channel = 0; channel < channels; channel++) {
		const input = Math.floor(channel / orientations);
		const orientation = (channel - turn + 4) % orientations;
		const from =
			((map * inputs + input) * orientations + (orientations === 1 ? 0 : orientation)) *
			size *
			size;
		for (let y = 0; y < size; y++)
			for (let x = 0; x < size; x++) {
				const at = row * channels * size * size + (y * size + x) * channels + channel;
				rows[at] = (rows[at] ?? 0) + share * (weights[from + unturn(x, y, size, turn)] ?? 0);
			}
	}
}

/**
 * The index in a filter, row by row, of what comes to lie at a column and row when the filter is turned clockwise by quarters.
 */
function unturn(x: number, y: number, size: number, turn: number): number {
	const last = size - 1;
	if (turn === 1) return (last - x) * size + y;
	if (turn === 2) return (last - y) * size + last - x;
	if (turn === 3) return x * size + last - y;
	return y * size + x;
}
