import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../../src/lib/engine/result';
import type { Pixels } from '../../../src/lib/snap/reading';
import { decodePhoto } from '../snap/photo';
import { picturesOf } from './mjpeg';

/** A film: its pictures one after another, each with what makes it smaller than its file. */
export interface Film {
	readonly count: number;
	/** Decodes a picture; the error is a sentence. */
	readonly picture: (index: number) => Promise<Result<Picture, string>>;
}

/** A decoded picture, and how much smaller than its file that is. */
export interface Picture {
	readonly photo: Pixels;
	readonly scale: number;
}

/** Larger pictures are made smaller: so large a camera is asked for in the app, and nothing finer helps. Pixels. */
const LONGEST = 1280;
const PICTURE = /\.(?:png|jpe?g)$/i;

/** Opens a folder of pictures, or a film; the error is a sentence. */
export async function openFilm(path: string): Promise<Result<Film, string>> {
	const found = await stat(path).catch(() => undefined);
	if (!found) return fail(`There is no folder or film ${path}.`);
	return found.isDirectory() ? openFolder(path) : openMjpeg(path);
}

async function openFolder(path: string): Promise<Result<Film, string>> {
	const all = await readdir(path).catch(() => undefined);
	if (!all) return fail(`The folder ${path} can't be read.`);
	const names = all.filter((name) => PICTURE.test(name)).sort(byNumbers);
	if (names.length === 0) return fail(`${path} holds no PNG or JPEG pictures.`);
	return ok({
		count: names.length,
		picture: (index) => decodePhoto(join(path, names[index] ?? ''), { longest: LONGEST })
	});
}

/** By name, with the numbers in them as numbers: 2 comes before 10. */
const byNumbers = (one: string, other: string): number =>
	one.localeCompare(other, 'en', { numeric: true });

async function openMjpeg(path: string): Promise<Result<Film, string>> {
	const bytes = await readFile(path).catch(() => undefined);
	if (!bytes) return fail(`The film ${path} can't be read.`);
	const pictures = picturesOf(bytes);
	if (pictures.length === 0) return fail(`${path} is no film of JPEG pictures.`);
	return ok({
		count: pictures.length,
		picture: (index) =>
			decodePhoto(`Picture ${String(index)} of ${path}`, {
				longest: LONGEST,
				bytes: pictures[index] ?? new Uint8Array()
			})
	});
}
