import type { Evidence } from '../reading';
import { CUT_OUT, CUT_OUT_BYTES } from '../grid/cut-out';
import { looksOfLines, type Look } from '../looks';
import { addBiases, convolve, type Maps, Scratch } from './convolution';
import { figuresIn } from './figure-map';
import { depthOf, filtersOf, meanFiltersOf, type Filters } from './filters';
import { multiplyRows } from './multiply';
import { LAYERS, type LayerName, type Weights } from './weights';

/** The layers one after another, up to where figures are looked for. */
const TRUNK = ['first', 'second', 'third', 'fourth'] as const;

/** The network that reads cut-outs of photos. A turned cut-out gives exactly the turned answer. */
export class Network {
	/** The looks that it tells apart, in the order of its answers. */
	readonly looks: readonly Look[];
	/** Says what made its weights. */
	readonly source: string;
	readonly #colours: number;
	readonly #filters: Readonly<Record<LayerName, Filters>>;
	/** Filters for what is the same in all orientations: another tile, and no tile. */
	readonly #turnless: Filters;
	readonly #input = new Scratch();
	readonly #patches = new Scratch();
	/** For the results of each layer: the next layers need them. */
	readonly #values: Readonly<Record<LayerName, Scratch>>;

	constructor(weights: Weights) {
		this.looks = looksOfLines(weights.lines);
		this.source = weights.source;
		this.#colours = weights.colours.length;
		const { layers } = weights;
		const filters = LAYERS.map((name) => [name, filtersOf(layers[name])] as const);
		this.#filters = {
			...(Object.fromEntries(filters) as Record<LayerName, Filters>),
			figures: meanFiltersOf(layers.figures)
		};
		this.#turnless = meanFiltersOf(layers.looks);
		this.#values = Object.fromEntries(LAYERS.map((name) => [name, new Scratch()])) as Record<
			LayerName,
			Scratch
		>;
	}

	/** Looks at cut-outs, one after another in `bytes`; see {@link CUT_OUT_BYTES}. */
	look(bytes: Uint8Array, count: number): readonly Evidence[] {
		const { looks, offset } = this.#filters;
		const depth = depthOf(looks);
		// Matrices have an even number of rows.
		const deep = new Float64Array((count + (count % 2)) * depth);
		const figures = Array.from({ length: count }, (_, index) => {
			const maps = this.#trunk(inputOf(bytes, index, this.#input));
			deep.set(this.#convolve(maps, 'fifth', true).values, index * depth);
			return figuresIn(this.#convolve(maps, 'figures', false), this.#colours);
		});
		const scores = this.#head(deep, looks);
		const turnless = this.#head(deep, this.#turnless);
		const offsets = this.#head(deep, offset);
		return figures.map((seen, index) => ({
			contents: this.#contents(
				rowOf(scores, index, looks.outputs),
				rowOf(turnless, index, this.#turnless.outputs)
			),
			offset: offsetIn(rowOf(offsets, index, offset.outputs)),
			...seen
		}));
	}

	#trunk(input: Maps): Maps {
		return TRUNK.reduce((maps, name) => this.#convolve(maps, name, true), input);
	}

	#convolve(maps: Maps, name: LayerName, rectified: boolean): Maps {
		const room = { patches: this.#patches, values: this.#values[name] };
		return convolve(maps, this.#filters[name], rectified, room);
	}

	#head(deep: Float64Array, filters: Filters): Float64Array {
		const depth = depthOf(filters);
		const rows = deep.length / depth;
		const values = new Float64Array(rows * filters.outputs);
		multiplyRows(deep, rows, filters.rows, filters.outputs, depth, values);
		addBiases(values, filters, false);
		return values;
	}

	/** Logarithms of probabilities, from scores by look and turn, and scores by look alone. */
	#contents(scores: Float64Array, turnless: Float64Array): Float32Array {
		const count = this.looks.length;
		const all = Float64Array.from({ length: count * 4 + 2 }, (_, at) =>
			at < count * 4 ? (scores[at] ?? 0) : (turnless[at - count * 3] ?? 0)
		);
		const most = all.reduce((a, b) => Math.max(a, b));
		const likely = all.map((score) => Math.exp(score - most));
		const sum = likely.reduce((a, b) => a + b);
		this.#shareAmongTurns(likely);
		return Float32Array.from(likely, (one) => Math.log(one / sum + 1e-12));
	}

	/** Turns in which a look is the same get equal shares. */
	#shareAmongTurns(likely: Float64Array): void {
		this.looks.forEach(({ period }, look) => {
			for (let turn = 0; turn < period; turn++) {
				const same = [0, 1, 2, 3].filter((other) => other % period === turn);
				const sum = same.reduce((total, other) => total + (likely[look * 4 + other] ?? 0), 0);
				for (const other of same) likely[look * 4 + other] = sum / same.length;
			}
		});
	}
}

const rowOf = (values: Float64Array, row: number, columns: number): Float64Array =>
	values.subarray(row * columns, (row + 1) * columns);

/** The offset, from the strengths of the four directions: east, south, west, north. */
const offsetIn = ([east = 0, south = 0, west = 0, north = 0]: Float64Array): [number, number] => [
	east - west,
	south - north
];

/** A cut-out in the form that the network takes: values from about -2 to 2. */
function inputOf(bytes: Uint8Array, index: number, scratch: Scratch): Maps {
	const values = scratch.numbers(CUT_OUT_BYTES);
	for (let at = 0; at < CUT_OUT_BYTES; at++)
		values[at] = ((bytes[index * CUT_OUT_BYTES + at] ?? 0) - 128) / 64;
	return { values, size: CUT_OUT, channels: 3 };
}
