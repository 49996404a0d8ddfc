import { inSideDatabase } from '$lib/store/side-database';
import {
	dropOtherThumbnails,
	dropThumbnail,
	keepThumbnail,
	keptThumbnail,
	THUMBNAIL_DATABASE
} from '$lib/store/thumbnails';
import { expect, it, vi } from 'vitest';

const made = (shows: string) => ({ shows, scheme: 'summer light', picture: new Blob([shows]) });
const shown = async (game: string) => (await keptThumbnail(game))?.shows;

it('keeps the last picture of each game, until it or the game goes', async () => {
	await keepThumbnail('a', made('one tile'));
	await keepThumbnail('a', made('two tiles'));
	await keepThumbnail('b', made('another'));
	await keepThumbnail('c', made('a third'));
	expect([await shown('a'), await shown('b')]).toEqual(['two tiles', 'another']);
	await dropThumbnail('a');
	expect(await shown('a')).toBeUndefined();
	await dropOtherThumbnails(new Set(['a', 'c']));
	expect([await shown('b'), await shown('c')]).toEqual([undefined, 'a third']);
});

it('takes a damaged row for none', async () => {
	await inSideDatabase(THUMBNAIL_DATABASE, 'readwrite', (rows) =>
		rows.put({ shows: 'x', scheme: 'summer light', picture: 'none' }, 'bad')
	);
	expect(await shown('bad')).toBeUndefined();
});

it('does without a database', async () => {
	vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
		throw new DOMException('No storage here.', 'SecurityError');
	});
	await expect(keepThumbnail('d', made('a fourth'))).resolves.toBeUndefined();
	expect(await shown('d')).toBeUndefined();
});
