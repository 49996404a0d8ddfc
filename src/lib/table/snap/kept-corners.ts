import * as v from 'valibot';
import { crc32 } from '../../share/encoding';
import { LARGEST_GRID } from '../../snap/reading';
import { KeptForm } from '../app/kept-form';

const pointSchema = v.object({ x: v.number(), y: v.number() });
const lineSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_GRID));

const keptSchema = v.object({
	/** Which photo it is; see {@link identifyPhoto}. */
	photo: v.string(),
	/** How often it was turned clockwise by 90 degrees. */
	turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
	/** In pixels of the turned photo. */
	corners: v.tuple([pointSchema, pointSchema, pointSchema, pointSchema]),
	/** Columns and rows, if the user said them. */
	told: v.optional(v.object({ columns: lineSchema, rows: lineSchema }))
});
export type PickedCorners = Omit<v.InferOutput<typeof keptSchema>, 'photo'>;

/* The corners that were moved last. The photo itself isn't kept: whoever chooses it again finds them as they were. */
const form = new KeptForm('tilekeep:photo-corners', keptSchema);

/** Length of the beginning of a photo by which it is told from others, in bytes. */
const HEAD = 100_000;

/** Tells a photo from others, by its size and its beginning, if that can be read. Never rejects. */
export async function identifyPhoto(file: Blob): Promise<string> {
	const head = await file
		.slice(0, HEAD)
		.arrayBuffer()
		.catch(() => new ArrayBuffer(0));
	return `${String(file.size)}-${crc32(new Uint8Array(head)).toString(36)}`;
}

/** Keeps the corners of a photo, instead of those that were kept before. */
export const keepCorners = (photo: string, picked: PickedCorners): void => {
	form.keep({ photo, ...picked });
};

/** The corners that were kept of a photo; undefined if those of another were kept last, or none. */
export function keptCorners(photo: string): PickedCorners | undefined {
	const kept = form.entered;
	return kept?.photo === photo ? kept : undefined;
}

/** Called when the board was taken over. */
export const dropCorners = (): void => {
	form.drop();
};
