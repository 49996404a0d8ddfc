import type { Evidence } from '../reading';
import { SPAN } from '../grid/cut-out';
import type { Maps } from './convolution';

/** About the logarithm of how many places are summed up for a figure; a constant of the training. */
const FIGURE_PLACES = 3.6;

/**
 * The probability of each colour, from all places of a cut-out, and where it is seen: the mean of the places, weighted by how
 * likely each is.
 */
export function figuresIn(maps: Maps, colours: number): Pick<Evidence, 'figures' | 'places'> {
	const seen = Array.from({ length: colours }, (_, colour) => weighPlaces(maps, colour));
	return {
		figures: Float32Array.from(seen, ({ sum }) => sum / (sum + Math.exp(FIGURE_PLACES))),
		places: Float32Array.from(seen.flatMap(({ sum, right, down }) => [right / sum, down / sum]))
	};
}

/**
 * How likely a colour is at all places together, and the sums of the places weighted by how likely it is there: tiles from the
 * centre.
 */
function weighPlaces({ values, size, channels }: Maps, colour: number) {
	let [sum, right, down] = [0, 0, 0];
	for (let at = 0; at < size * size; at++) {
		const weight = Math.exp(values[at * channels + colour] ?? 0);
		sum += weight;
		right += weight * tilesAt(at % size, size);
		down += weight * tilesAt(Math.floor(at / size), size);
	}
	return { sum, right, down };
}

/** Where a column or row of the map is: tiles from the centre of the cut-out. */
const tilesAt = (place: number, size: number): number => ((place + 0.5) / size - 0.5) * SPAN;
