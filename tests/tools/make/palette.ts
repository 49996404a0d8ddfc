import { crc32, deflateSync } from 'node:zlib';

/** A picture: four bytes to a pixel, row by row. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	/** Red, green, blue and opacity, which is ignored. */
	readonly data: Uint8Array;
}

/** As many colours as one byte can number. */
const COLOURS = 256;
/** Colours that share the upper five bits of each channel count as one. */
const BITS = 5;

type Rgb = readonly [red: number, green: number, blue: number];

const HALF = 1 << (7 - BITS);
const MASK = 0xff << (8 - BITS);
const coarse = (byte = 0): number => byte & MASK;
const keyAt = ({ data }: Pixels, at: number): number =>
	(coarse(data[at]) << 16) | (coarse(data[at + 1]) << 8) | coarse(data[at + 2]);
const rgbOf = (key: number): Rgb => [
	(key >> 16) + HALF,
	((key >> 8) & 255) + HALF,
	(key & 255) + HALF
];

const apart = (a: Rgb, b: Rgb): number =>
	(a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** How many pixels of a picture have each colour. */
function colourCounts(pixels: Pixels): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (let at = 0; at < pixels.data.length; at += 4) {
		const key = keyAt(pixels, at);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}

/** The best palette for a picture: one by one the colour with the largest error, by frequency and distance. */
function paletteOf(pixels: Pixels): readonly Rgb[] {
	const left = [...colourCounts(pixels)].map(([key, count]) => ({
		rgb: rgbOf(key),
		count,
		away: 3 * 255 ** 2
	}));
	const palette: Rgb[] = [];
	while (palette.length < Math.min(COLOURS, left.length)) {
		const missed = left.reduce((a, b) => (b.count * b.away > a.count * a.away ? b : a));
		palette.push(missed.rgb);
		for (const colour of left) colour.away = Math.min(colour.away, apart(colour.rgb, missed.rgb));
	}
	return palette;
}

const nearest = (rgb: Rgb, palette: readonly Rgb[]): number =>
	palette.reduce((best, colour, index) => {
		const known = palette[best];
		return known && apart(known, rgb) <= apart(colour, rgb) ? best : index;
	}, 0);

/** The palette index of each pixel; each row begins with 0, the number of the filter `none`. */
function rows(pixels: Pixels, palette: readonly Rgb[]): Buffer {
	const known = new Map<number, number>();
	const out = Buffer.alloc((pixels.width + 1) * pixels.height);
	for (let i = 0; i < pixels.width * pixels.height; i++) {
		const key = keyAt(pixels, 4 * i);
		const index = known.get(key) ?? nearest(rgbOf(key), palette);
		known.set(key, index);
		out[i + Math.floor(i / pixels.width) + 1] = index;
	}
	return out;
}

function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** A picture as a PNG of at most 256 colours: a third of the size, and the same to the eye and the comparison. */
export function smallPng(pixels: Pixels): Buffer {
	const palette = paletteOf(pixels);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(pixels.width);
	header.writeUInt32BE(pixels.height, 4);
	header.set([8, INDEXED], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('PLTE', Uint8Array.from(palette.flat())),
		chunk('IDAT', deflateSync(rows(pixels, palette), { level: 9 })),
		chunk('IEND', new Uint8Array())
	]);
}

/** Colour type of a PNG with a palette. */
const INDEXED = 3;

/** True for a PNG with a palette. */
export const isSmall = (png: Buffer): boolean => png[25] === INDEXED;
