import { crc32 } from '../../../../src/lib/share/encoding';
const CHUNK = 1_000_000;

/** Packs text piece by piece: the whole is never in memory. */
export async function gzipOf(parts: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
	const encoder = new TextEncoder();
	const left = parts[Symbol.iterator]();
	const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const next = left.next();
			if (next.done) controller.close();
			else controller.enqueue(encoder.encode(next.value));
		}
	});
	return bytesOf(stream.pipeThrough(new CompressionStream('gzip')));
}

/** A text followed by one letter this many times. */
export function* followedBy(text: string, letter: string, times: number): Generator<string> {
	yield text;
	for (let left = times; left > 0; left -= CHUNK) yield letter.repeat(Math.min(left, CHUNK));
}

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await new Response(stream).arrayBuffer());

async function deflated(rows: Iterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
	const left = rows[Symbol.iterator]();
	const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const next = left.next();
			if (next.done) controller.close();
			else controller.enqueue(next.value);
		}
	});
	return bytesOf(stream.pipeThrough(new CompressionStream('deflate')));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(data.length + 12);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, data.length);
	bytes.set(new TextEncoder().encode(type), 4);
	bytes.set(data, 8);
	view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
	return bytes;
}

function head(width: number, height: number): Uint8Array {
	const data = new Uint8Array(13);
	new DataView(data.buffer).setUint32(0, width);
	new DataView(data.buffer).setUint32(4, height);
	// Eight bits of grey per pixel.
	data[8] = 8;
	return chunk('IHDR', data);
}

/** A grey picture as a PNG, with a text that isn't shown. */
export async function greyPng(
	width: number,
	height: number,
	grey: (x: number, y: number) => number,
	text: Uint8Array = new Uint8Array()
): Promise<Uint8Array<ArrayBuffer>> {
	const rows = function* () {
		for (let y = 0; y < height; y++) {
			const row = new Uint8Array(width + 1);
			for (let x = 0; x < width; x++) row[x + 1] = grey(x, y);
			yield row;
		}
	};
	return pngOf(width, height, await deflated(rows()), text);
}

/** A PNG with any header. */
export function pngOf(
	width: number,
	height: number,
	packed: Uint8Array,
	text: Uint8Array = new Uint8Array()
): Uint8Array<ArrayBuffer> {
	const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
	const texts = text.length > 0 ? [chunk('zTXt', text)] : [];
	return joined([
		signature,
		head(width, height),
		...texts,
		chunk('IDAT', packed),
		chunk('IEND', new Uint8Array())
	]);
}

/** A compressed text chunk of a PNG: one letter this many times. */
export async function textBomb(times: number): Promise<Uint8Array> {
	const piece = new Uint8Array(CHUNK).fill(65);
	const pieces = Array.from({ length: Math.ceil(times / CHUNK) }, () => piece);
	return joined([new TextEncoder().encode('Comment\0\0'), await deflated(pieces)]);
}

/** Concatenates bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
