import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gameId } from '../../src/lib/record';
import type { Backup, BackupPart } from '../../src/lib/record/backup';
import { photoId, type Photo } from '../../src/lib/record/evening';
import { photoLine } from '../../src/lib/record/photo-line';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { seededRandom } from '../tools/games/seeded-random';
import { START_TIME } from '../record/support';
import { recordWith } from '../store/support';

/** Bytes that don't compress, as those of a photo. */
function noise(length: number, seed = 1): Uint8Array<ArrayBuffer> {
	const random = seededRandom(seed);
	return Uint8Array.from({ length }, () => random.below(256));
}
const photo = (id: string, size = 1_000): Photo => ({
	game: gameId('one'),
	id: photoId(id),
	at: START_TIME,
	width: 1_600,
	height: 1_200,
	picture: new Blob([noise(size)], { type: 'image/webp' }),
	thumbnail: new Blob([noise(100, 2)], { type: 'image/jpeg' })
});
const backup: Backup = {
	made: START_TIME,
	games: [recordWith(2, 'one'), recordWith(1, 'two')],
	unread: [],
	told: [],
	people: [],
	evenings: [{ game: gameId('one'), note: 'Two\nlines', place: 'Here', rating: 4 }],
	photos: [photo('a'), photo('b', 300_001)]
};
const linesIn = async (file: Blob): Promise<readonly string[]> =>
	gunzipSync(Buffer.from(await file.arrayBuffer()))
		.toString()
		.trimEnd()
		.split('\n');
const bytesOf = async ({ picture, thumbnail }: Photo) => [
	picture.type,
	Buffer.from(await picture.arrayBuffer()).toString('base64'),
	thumbnail.type,
	Buffer.from(await thumbnail.arrayBuffer()).toString('base64')
];

async function readOrThrow(file: Blob): Promise<Backup> {
	const read = await readBackup(file);
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return read.value;
}

describe('a backup with evenings and photos', () => {
	it('is read as it was written, photos byte for byte, with progress for games and photos', async () => {
		const heard: string[] = [];
		const hear = (...counts: readonly unknown[]) => heard.push(counts.join());
		const read = await readOrThrow(await backupFile(backup, hear));
		expect(heard.at(-1)).toBe('4,4,2');
		expect({ ...read, photos: [] }).toEqual({ ...backup, photos: [] });
		expect(await Promise.all(read.photos.map(bytesOf))).toEqual(
			await Promise.all(backup.photos.map(bytesOf))
		);
		const fields = ({ game, id, at, width, height }: Photo) => ({ game, id, at, width, height });
		expect(read.photos.map(fields)).toEqual(backup.photos.map(fields));
	});

	it('is passed on photo by photo, so that they are never all in memory', async () => {
		const parts: BackupPart[] = [];
		const photos = ['a', 'b', 'c'].map((id) => photo(id, 300_000));
		const file = await backupFile({ ...backup, photos });
		const read = await readBackup(file, { onPart: (part) => parts.push(part) });
		expect(read).toMatchObject({ ok: true, value: { photos: [] } });
		expect(parts.map((part) => part.photos.length)).toEqual([1, 1, 1]);
	});

	it('is written as before where no evening is kept: older apps read it', async () => {
		const [head = ''] = await linesIn(await backupFile({ ...backup, evenings: [], photos: [] }));
		expect(Object.keys(JSON.parse(head) as object)).toEqual([
			'backup',
			'made',
			'games',
			'told',
			'people'
		]);
		expect(head).toContain('"backup":1');
	});

	it('takes little more than its photos', async () => {
		const photos = [photo('a', 400_000), photo('b', 400_000)];
		const { size } = await backupFile({ ...backup, photos });
		expect(size / 800_000).toBeLessThan(1.05);
	});
});

describe('a backup with bad evenings or photos is refused', () => {
	const changed = async (change: (lines: string[]) => unknown) => {
		const lines = [...(await linesIn(await backupFile(backup)))];
		change(lines);
		const read = await readBackup(new Blob([gzipSync(lines.join('\n'))]));
		return read.ok ? undefined : read.error.code;
	};
	const fieldOf = async (change: object) =>
		changed((lines) => {
			const line = JSON.parse(lines[4] ?? '') as { photo: object };
			lines[4] = JSON.stringify({ photo: { ...line.photo, ...change } });
		});

	it('the lines are these', async () => {
		const kinds = (await linesIn(await backupFile(backup))).map((line) => line.slice(2, 9));
		expect(kinds).toEqual(['backup"', 'tilekee', 'tilekee', 'evening', 'photo":', 'photo":']);
	});

	it.each<[string, (lines: string[]) => unknown, string]>([
		['an evening of no game', (lines) => (lines[3] = '{"evening":{"game":"none"}}'), 'damaged'],
		['an unknown field', (lines) => (lines[3] = '{"evening":{"game":"one","a":1}}'), 'malformed'],
		['six stars', (lines) => (lines[3] = '{"evening":{"game":"one","rating":6}}'), 'malformed'],
		['a photo twice', (lines) => (lines[5] = lines[4] ?? ''), 'damaged'],
		['a photo too few', (lines) => lines.pop(), 'damaged'],
		['a photo too many', (lines) => lines.push(lines[4] ?? ''), 'damaged'],
		['no JSON', (lines) => (lines[4] = '{'), 'cut-short']
	])('%s', async (_, change, code) => {
		expect(await changed(change)).toBe(code);
	});

	it.each<[string, object, string]>([
		['a game that is not in it', { game: 'none' }, 'damaged'],
		['another type', { picture: 'data:text/html;base64,AAAA' }, 'malformed'],
		['no base64', { picture: 'data:image/webp;base64,A*AA' }, 'malformed'],
		['half a letter', { picture: 'data:image/webp;base64,AAAAA' }, 'malformed'],
		['nothing in it', { picture: 'data:image/webp;base64,' }, 'malformed'],
		['a width of no pixels', { width: 0 }, 'malformed'],
		['a strange id', { id: '../a' }, 'malformed']
	])('a photo with %s', async (_, change, code) => {
		expect(await fieldOf(change)).toBe(code);
	});

	it('at the version: an app that knows only the one before says so', async () => {
		const next = await changed((lines) => {
			lines[0] = (lines[0] ?? '').replace('"backup":2', '"backup":5');
		});
		expect(next).toBe('newer-version');
	});
});

it('a photo whose bytes are gone is no line', async () => {
	const picture = new Blob(['x'], { type: 'image/webp' });
	picture.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));
	await expect(photoLine({ ...photo('a'), picture })).rejects.toThrow('Gone.');
});
