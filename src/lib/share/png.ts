import { crc32 } from './encoding';

/*
 * A PNG is a signature and chunks: length, type, data, and the CRC of type and data. The game is in a chunk of our
 * own, whose type says that it is ancillary, private and safe to copy (PNG, section 5.4).
 */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const OURS = 'tkGm';
const LAST = 'IEND';
/** Bytes of a chunk besides its data: length, type and CRC. */
const AROUND = 12;
/** The largest game that is read from a picture, in bytes: a thousand times any real game. */
const MAX_GAME_BYTES = 1_000_000;

interface Chunk {
	readonly type: string;
	/** Its start and end in the file, including length, type and CRC. */
	readonly from: number;
	readonly to: number;
}

const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

const viewOf = (bytes: Uint8Array): DataView =>
	new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The chunks of a PNG, until it ends or is cut. */
function* chunksOf(png: Uint8Array): Generator<Chunk> {
	if (!isPng(png)) return;
	const view = viewOf(png);
	for (let from: number = SIGNATURE.length; from + AROUND <= png.length;) {
		const to = from + AROUND + view.getUint32(from);
		if (to > png.length) return;
		yield { type: String.fromCharCode(...png.subarray(from + 4, from + 8)), from, to };
		from = to;
	}
}

const isIntact = (png: Uint8Array, { from, to }: Chunk): boolean =>
	crc32(png.subarray(from + 4, to - 4)) === viewOf(png).getUint32(to - 4);

function chunkOf(data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(data.length + AROUND);
	const view = viewOf(chunk);
	view.setUint32(0, data.length);
	chunk.set(new TextEncoder().encode(OURS), 4);
	chunk.set(data, 8);
	view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
	return chunk;
}

/** A picture with a packed game in it, which replaces any other. Throws if it isn't a complete PNG. */
export function withGame(png: Uint8Array, packed: Uint8Array): Uint8Array<ArrayBuffer> {
	const chunks = [...chunksOf(png)];
	const end = chunks.find(({ type }) => type === LAST);
	if (!end) throw new Error('A game can only be put into a whole PNG.');
	const others = chunks.filter(({ type, from }) => type !== OURS && from < end.from);
	const parts = [
		png.subarray(0, SIGNATURE.length),
		...others.map(({ from, to }) => png.subarray(from, to)),
		chunkOf(packed),
		png.subarray(end.from, end.to)
	];
	return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

/** The packed game in a picture; undefined if it isn't a PNG, has no game, or a damaged one. Never throws. */
export function gameInPng(png: Uint8Array): Uint8Array | undefined {
	for (const chunk of chunksOf(png)) {
		if (chunk.type === LAST) return undefined;
		if (chunk.type !== OURS || chunk.to - chunk.from - AROUND > MAX_GAME_BYTES) continue;
		if (isIntact(png, chunk)) return png.slice(chunk.from + 8, chunk.to - 4);
	}
	return undefined;
}

/** The number of pixels that a PNG declares; 0 if it isn't a PNG. */
export function countPixels(png: Uint8Array): number {
	const [first] = chunksOf(png);
	if (first?.type !== 'IHDR' || first.to - first.from < AROUND + 8) return 0;
	const view = viewOf(png);
	return view.getUint32(first.from + 8) * view.getUint32(first.from + 12);
}
