/*
 * The file of the network's weights: the four letters TKSN, the length of the header in bytes (32 bits, low byte first), the header
 * as JSON, zeros up to a multiple of four bytes, then each layer's scales and biases (32-bit floats, one a map) and its weights (signed
 * bytes; map, input, orientation, row, column), each layer again filled up to a multiple of four. A weight is its byte times the
 * scale of its map.
 */

export const LAYERS = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'looks',
	'offset',
	'figures'
] as const;
export type LayerName = (typeof LAYERS)[number];

/** The shape of a layer. */
interface LayerShape {
	readonly name: LayerName;
	/** How many maps it takes: colours for the first layer, else maps in four orientations. */
	readonly inputs: number;
	/** How many maps it makes, each in four orientations. */
	readonly maps: number;
	/** Width and height of its filters. */
	readonly size: number;
	readonly stride: number;
	readonly padding: number;
	/** How many orientations its inputs have: 1 or 4. */
	readonly orientations: 1 | 4;
}

/** A layer as it is stored. */
export interface Layer extends LayerShape {
	readonly weights: Float64Array;
	readonly biases: Float64Array;
}

/** All that the training found. */
export interface Weights {
	/** Says what made them: a hash of the training code and its seed. */
	readonly source: string;
	/** The source of the weights that the training started from, if it didn't start from nothing. */
	readonly started?: string;
	/** The lines of the looks that it tells apart, in the order of its answers. */
	readonly lines: readonly string[];
	/** The colours of figures, in the order of its answers. */
	readonly colours: readonly string[];
	readonly layers: Readonly<Record<LayerName, Layer>>;
}

interface Header {
	readonly source: string;
	readonly started?: string;
	readonly lines: readonly string[];
	readonly colours: readonly string[];
	readonly layers: readonly LayerShape[];
}

const MAGIC = 'TKSN';
const align = (offset: number): number => Math.ceil(offset / 4) * 4;

/** Reads the file. Throws if it isn't a file of weights. */
export function readWeights(file: ArrayBuffer): Weights {
	const view = new DataView(file);
	if (new TextDecoder().decode(file.slice(0, 4)) !== MAGIC)
		throw new Error('The weights of the network are not a file of weights.');
	const length = view.getUint32(4, true);
	// We wrote it ourselves, and the build takes it in as it is.
	const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, length))) as Header;
	let offset = align(8 + length);
	const layers = header.layers.map((shape) => {
		const layer = readLayer(file, offset, shape);
		offset = align(offset + shape.maps * 8 + layer.weights.length);
		return [shape.name, layer] as const;
	});
	return { ...header, layers: Object.fromEntries(layers) as Weights['layers'] };
}

function readLayer(file: ArrayBuffer, offset: number, shape: LayerShape): Layer {
	const { maps, inputs, orientations, size } = shape;
	const each = inputs * orientations * size * size;
	const scales = new Float32Array(file, offset, maps);
	const biases = new Float64Array(new Float32Array(file, offset + maps * 4, maps));
	const bytes = new Int8Array(file, offset + maps * 8, maps * each);
	const weights = Float64Array.from(
		bytes,
		(byte, at) => byte * (scales[Math.floor(at / each)] ?? 0)
	);
	return { ...shape, weights, biases };
}
