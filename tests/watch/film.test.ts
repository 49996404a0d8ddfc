import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFilm } from '../tools/watch/film';

const folder = mkdtempSync(join(tmpdir(), 'film-'));
afterAll(() => {
	rmSync(folder, { recursive: true });
});

/** More than can be read at once, of which nothing is on the disk. */
const TOO_LARGE = 3 * 2 ** 30;

it('says so where a film can’t be read', async () => {
	const film = join(folder, 'large.mjpeg');
	writeFileSync(film, '');
	truncateSync(film, TOO_LARGE);
	expect(await openFilm(film)).toEqual({ ok: false, error: `The film ${film} can't be read.` });
});

// Whoever may do everything reads all folders.
it.skipIf(process.getuid?.() === 0)('says so where a folder can’t be read', async () => {
	const closed = join(folder, 'closed');
	mkdirSync(closed);
	chmodSync(closed, 0);
	expect(await openFilm(closed)).toEqual({
		ok: false,
		error: `The folder ${closed} can't be read.`
	});
});
