import { fail, ok, type Result } from '../engine/result';
import type { FileProblem, GameRecord } from '../record';
import { PageYielder } from '../record/page-yielder';
import { findPackedGame } from './link';
import { unpackGame } from './pack';
import { SEARCH_AREAS, pixelsOf } from './pixels';
import { countPixels } from './picture-size';
import { gameInPng } from './png';
import type { ReadOptions } from './backup';

/** The largest picture that is read, in bytes: more than any camera makes. */
const MAX_BYTES = 40_000_000;
/** The largest number of pixels that is searched, if a picture declares it. */
const MAX_PIXELS = 60_000_000;

/** The time limit for each search of a picture in a page without a worker, in ms. */
const IN_PAGE = 100;

/** The first bytes of PNG, JPEG, GIF, WebP and AVIF or HEIC. */
const BEGINNINGS: readonly RegExp[] = [
	/^\x89PNG/,
	/^\xff\xd8\xff/,
	/^GIF8/,
	/^RIFF....WEBP/s,
	/^....ftyp/s
];

/** True for bytes that begin like a picture. */
export function looksLikePicture(bytes: Uint8Array): boolean {
	const begin = String.fromCharCode(...bytes.subarray(0, 12));
	return BEGINNINGS.some((pattern) => pattern.test(begin));
}

/**
 * The game in a picture: in its bytes, where the app writes it, or in its QR code, because messengers re-encode pictures. Never
 * rejects.
 */
export async function recordInPicture(
	picture: Blob,
	options: ReadOptions = {}
): Promise<Result<GameRecord, FileProblem>> {
	const { size } = picture;
	if (size > MAX_BYTES) return fail({ code: 'too-large', bytes: size, most: MAX_BYTES });
	const bytes = await picture.arrayBuffer().catch(() => undefined);
	if (!bytes) return fail({ code: 'no-access' });
	const packed = await packedInPicture(new Uint8Array(bytes), picture, options);
	return packed.ok ? unpackGame(packed.value) : packed;
}

async function packedInPicture(
	bytes: Uint8Array,
	picture: Blob,
	options: ReadOptions
): Promise<Result<Uint8Array, FileProblem>> {
	const inFile = gameInPng(bytes);
	if (inFile) return ok(inFile);
	if (countPixels(bytes) > MAX_PIXELS) return fail({ code: 'not-a-picture' });
	const bitmap = await createImageBitmap(picture).catch(() => undefined);
	if (!bitmap) return fail({ code: 'not-a-picture' });
	const onIt = await packedOn(bitmap, options);
	bitmap.close();
	return onIt ? ok(onIt) : fail({ code: 'no-code' });
}

/** The packed game in the QR code on a picture. */
async function packedOn(
	bitmap: ImageBitmap,
	{ onProgress, signal, inPage }: ReadOptions
): Promise<Uint8Array | undefined> {
	const { readQrCode } = await import('./read-qr-code');
	const yielder = new PageYielder();
	for (const [done, area] of SEARCH_AREAS.entries()) {
		onProgress?.(done, SEARCH_AREAS.length);
		await yielder.take();
		if (signal?.aborted) return undefined;
		const pixels = pixelsOf(bitmap, area);
		const text = pixels && readQrCode(pixels, inPage ? IN_PAGE : undefined);
		const packed = text === undefined ? undefined : findPackedGame(text);
		if (packed) return packed;
	}
	return undefined;
}
