import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { pictureSchema, photoFields, PHOTO_TYPES, thumbnailSchema, type Photo } from './evening';
import { parseJson } from './json';
import { problemOfIssue } from './malformed';
import type { FileProblem } from './problem';

/*
 * A photo as a line of a backup: its fields, and its pictures as data URLs.
 */

/** How many bytes are turned into letters at a time: a multiple of 3, and few enough to be arguments of one call. */
const CHUNK = 24_576;

/** The line of a photo. Rejects if the browser can't read its bytes any more. */
export async function photoLine({ picture, thumbnail, ...fields }: Photo): Promise<string> {
	const [large, small] = await Promise.all([dataUrl(picture), dataUrl(thumbnail)]);
	return JSON.stringify({ photo: { ...fields, picture: large, thumbnail: small } });
}

async function dataUrl(blob: Blob): Promise<string> {
	const bytes = new Uint8Array(await blob.arrayBuffer());
	const parts: string[] = [];
	for (let at = 0; at < bytes.length; at += CHUNK)
		parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
	return `data:${blob.type};base64,${parts.join('')}`;
}

const URL_PATTERN = /^data:([\w/]+);base64,([A-Za-z0-9+/]*={0,2})$/;

/** The picture in a data URL; undefined if its format isn't one of those of photos. */
function blobIn(url: string): Blob | undefined {
	const [, type, letters = ''] = URL_PATTERN.exec(url) ?? [];
	const known = PHOTO_TYPES.find((one) => one === type);
	if (!known || letters.length % 4 !== 0) return undefined;
	const binary = atob(letters);
	const bytes = new Uint8Array(binary.length);
	for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
	return new Blob([bytes], { type: known });
}

const lineSchema = v.strictObject({
	photo: v.strictObject({
		...photoFields,
		picture: v.pipe(v.string(), v.transform(blobIn), pictureSchema),
		thumbnail: v.pipe(v.string(), v.transform(blobIn), thumbnailSchema)
	})
}) satisfies v.GenericSchema<unknown, { photo: Photo }>;

/** Reads the line of a photo. Never throws. */
export function readPhotoLine(line: string): Result<Photo, FileProblem> {
	const json = parseJson(line);
	if (!json.ok) return json;
	const parsed = v.safeParse(lineSchema, json.value, { abortEarly: true });
	return parsed.success ? ok(parsed.output.photo) : fail(problemOfIssue(parsed.issues[0]));
}
