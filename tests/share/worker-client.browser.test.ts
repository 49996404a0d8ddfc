import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameId } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import type { Backup } from '../../src/lib/record/backup';
import { photoId } from '../../src/lib/record/evening';
import { readBackupInWorker, readIncomingInWorker } from '../../src/lib/share/worker-client';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { readIncoming } from '../../src/lib/share/incoming';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { recordWith } from '../store/support';
import { hostile } from '../tools/games/hostile';

const game = recordWith(6);
const link = linkOf(await packGame(game), 'https://tilekeep.example/open/');
const backupOf = (games: number): Backup => ({
	made: 1_795_197_600_000,
	games: Array.from({ length: games }, (_, index) => recordWith(12, `game-${String(index)}`)),
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
});
const backup = backupOf(300);

/** Workers that are running. */
const workers = new Set<Worker>();
/** Number of workers started. */
let begun = 0;

beforeEach(() => {
	begun = 0;
	class Counted extends Worker {
		constructor(...args: ConstructorParameters<typeof Worker>) {
			super(...args);
			begun++;
			workers.add(this);
		}
		override terminate(): void {
			super.terminate();
			workers.delete(this);
		}
	}
	vi.stubGlobal('Worker', Counted);
});

afterEach(() => {
	vi.unstubAllGlobals();
	expect(workers.size, 'no worker is left behind').toBe(0);
	workers.clear();
});

const file = async (says: string) => new Blob([await hostile(says).make()]);

/** Counts how often the event loop was free until a promise settled. */
async function turnsDuring(promise: Promise<unknown>): Promise<number> {
	let turns = 0;
	const timer = setInterval(() => turns++, 5);
	await promise;
	clearInterval(timer);
	return turns;
}

describe('a worker reads', () => {
	it.each([
		['a link', link, 'link'],
		['a file', new Blob([makeGameFile(game)]), 'file'],
		['what holds no game', 'See you on Friday!', 'paste'],
		['a file of something else', new Blob(['{"a":1}']), 'file'],
		['a packed file', new Blob([Uint8Array.of(0x1f, 0x8b, 8, 0)]), 'file']
	] as const)('%s as the page does', async (_, what, from) => {
		const apart = await readIncomingInWorker(what, from);
		const here = await readIncoming(what, from);
		expect(JSON.stringify(apart)).toBe(JSON.stringify(here));
		expect(begun).toBe(1);
	});

	it.each([
		'5 MB of JSON that is never closed',
		'5 MB of numbers that break at the end',
		'a game of 20,000 manual points',
		'a picture that claims 100 megapixels',
		'a photograph that claims 65,500 by 65,500 pixels',
		'a picture with 400 MB of text packed in it'
	])('%s as the page does', async (says) => {
		const bytes = await file(says);
		const here = await readIncoming(bytes, 'file');
		expect(here.ok).toBe(false);
		expect(await readIncomingInWorker(bytes, 'file')).toEqual(here);
	});

	it('a backup as the page does, with progress that never goes back', async () => {
		const packed = await backupFile(backup);
		const heard: number[] = [];
		const read = await readBackupInWorker(packed, { onProgress: (done) => heard.push(done) });
		expect(read).toEqual(await readBackup(packed));
		expect(heard.at(-1)).toBe(300);
		expect(heard).toEqual(heard.toSorted((a, b) => a - b));
	});

	it('what would block the page for seconds, without blocking it', async () => {
		const searched: number[] = [];
		const reading = readIncomingInWorker(await file('a picture without a code'), 'file', {
			onProgress: (done) => searched.push(done)
		});
		expect(await turnsDuring(reading)).toBeGreaterThan(20);
		expect(await reading).toEqual({ ok: false, error: { code: 'no-code' } });
		expect(searched).toEqual(searched.toSorted((a, b) => a - b));
		expect(searched.length).toBeGreaterThan(1);
	});
});

describe('whoever waits for a worker', () => {
	it('can cancel it, and gets no result', async () => {
		const stop = new AbortController();
		const reading = readIncomingInWorker(await file('a picture without a code'), 'file', {
			signal: stop.signal,
			onProgress: () => {
				stop.abort();
			}
		});
		expect(await reading).toBeUndefined();
		expect(await readIncomingInWorker(link, 'link', { signal: stop.signal })).toBeUndefined();
	});

	it('gets an error when the worker crashes', async () => {
		const source =
			"addEventListener('message', () => { postMessage({ says: 'begun' }); throw Error('No memory.'); })";
		const broken = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
		const Counted = Worker;
		vi.stubGlobal('Worker', function () {
			return new Counted(broken);
		});
		expect(await readIncomingInWorker(link, 'link')).toEqual({
			ok: false,
			error: { code: 'read-failed' }
		});
	});
});

describe.each([
	[
		'refuses to begin one',
		() => {
			throw new DOMException('No.', 'SecurityError');
		}
	],
	['cannot load one', (Counted: typeof Worker) => new Counted('/nowhere.js')]
] as const)('where the browser %s', (_, make) => {
	beforeEach(() => {
		const Counted = Worker;
		vi.stubGlobal('Worker', function () {
			return make(Counted);
		});
	});

	it('the page reads by itself', async () => {
		expect(await readIncomingInWorker(link, 'link')).toMatchObject({ ok: true });
		const packed = await backupFile(backup);
		expect(await readBackupInWorker(packed)).toEqual(await readBackup(packed));
	});

	it('it goes on meanwhile', async () => {
		const reading = readBackupInWorker(await backupFile(backupOf(2000)));
		expect(await turnsDuring(reading)).toBeGreaterThan(1);
	});

	it('it is stopped as well', async () => {
		const stop = new AbortController();
		const reading = readBackupInWorker(await backupFile(backup), {
			signal: stop.signal,
			onProgress: () => {
				stop.abort();
			}
		});
		expect(await reading).toBeUndefined();
	});
});

describe('a backup that unpacks to too many bytes', () => {
	it.each([
		['a backup of 390 MB of blank lines', 'damaged'],
		['a backup of one line of 390 MB', 'bomb'],
		['a backup of blank lines without a head', 'damaged']
	])('%s is refused before it is unpacked', async (says, code) => {
		let unpacked = 0;
		const count = () =>
			new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
				transform(piece, controller) {
					unpacked += piece.length;
					controller.enqueue(piece);
				}
			});
		class Counting extends DecompressionStream {
			override readonly readable = super.readable.pipeThrough(count());
		}
		vi.stubGlobal('DecompressionStream', Counting);
		const bomb = await file(says);
		expect(await readBackup(bomb)).toMatchObject({ ok: false, error: { code } });
		expect(unpacked).toBeGreaterThan(0);
		expect(unpacked).toBeLessThan(40_000_000);
		expect(await readBackupInWorker(bomb)).toMatchObject({ ok: false, error: { code } });
	});
});

it('photos of a backup come whole out of a worker that is gone', async () => {
	const pictures = [300_000, 5].map((length, index) =>
		Uint8Array.from({ length }, (_, at) => (at * (index + 31)) % 256)
	);
	const photos = pictures.map((bytes, index) => ({
		game: gameId('game-0'),
		id: photoId(String(index)),
		at: index,
		width: 4,
		height: 3,
		picture: new Blob([bytes], { type: 'image/webp' }),
		thumbnail: new Blob([bytes.slice(0, 3)], { type: 'image/webp' })
	}));
	const read = await readBackupInWorker(await backupFile({ ...backup, photos }));
	if (!read?.ok) throw new Error('It is not read.');
	const found = await Promise.all(
		read.value.photos.map(async ({ picture }) => new Uint8Array(await picture.arrayBuffer()))
	);
	expect(begun).toBe(1);
	expect(found).toEqual(pictures);
});
