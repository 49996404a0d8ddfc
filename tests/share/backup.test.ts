import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../src/lib/engine/result';
import { tileId } from '../../src/lib/engine/tile';
import { gameId, type FileProblem, type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import {
	BackupReader,
	makeBackup,
	type Backup,
	type BackupPart
} from '../../src/lib/record/backup';
import { personKey } from '../../src/lib/record/people';
import {
	knownOfUnreadable,
	readUnreadable,
	type UnreadableGame
} from '../../src/lib/record/unreadable-game';
import { backupFile, backupName, MAX_BACKUP_BYTES, readBackup } from '../../src/lib/share/backup';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { START_TIME, seededRandom, randomRecord } from '../record/support';
import { recordWith } from '../store/support';

const SEED = 20261121;
const read = recordWith(2, 'unread');
const [first, second] = read.entries;
const UNREAD: UnreadableGame = {
	id: gameId('unread'),
	stored: {
		header: { ...read.header },
		entries: [
			{ seq: 0, entry: { ...first } },
			{ seq: 1, entry: { ...second, event: { type: 'moon/landed', secret: 5 } } }
		]
	}
};
const backup: Backup = {
	made: START_TIME,
	games: [recordWith(0, 'empty'), recordWith(4), randomRecord(7, 8)],
	unread: [UNREAD],
	told: [{ id: tileId('promo-1'), line: 'F:01234567', name: 'Meadow' }],
	people: [{ id: personKey('Ana'), name: 'Anna', keys: [personKey('Ana'), personKey('ANNE')] }],
	evenings: [],
	photos: []
};

const zipped = (lines: readonly string[]) => new Blob([gzipSync(lines.join('\n'))]);
const LINES = [...makeBackup(backup)];
/** The backup with one line replaced. */
const withLine = (index: number, line: string) => zipped(LINES.with(index, line));
const head = (more: object) =>
	withLine(0, JSON.stringify({ ...(JSON.parse(LINES[0] ?? '') as object), ...more }));

function readLines(lines: readonly string[]) {
	const reader = new BackupReader();
	for (const line of lines) {
		const problem = reader.next(line);
		if (problem) return fail(problem);
	}
	return reader.end();
}

/** Why a file is refused, after checking the sentence for it; undefined when it isn't. */
async function problemIn(file: Blob): Promise<FileProblem | undefined> {
	const result = await readBackup(file);
	if (result.ok) return undefined;
	expect(gameFileWords.refused(result.error)).toMatch(/^[A-Z“][^\n]*[^.]\.$/u);
	expect(gameFileWords.refused(result.error)).not.toMatch(/undefined|\[object/);
	return result.error;
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe('a backup', () => {
	it('is read as it was written, with progress for every game', async () => {
		const heard: string[] = [];
		const hear = (done: number, all: number) => heard.push(`${String(done)} of ${String(all)}`);
		const file = await backupFile(backup, hear);
		expect(heard).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4']);
		heard.length = 0;
		expect(await readBackup(file, { onProgress: hear })).toEqual({ ok: true, value: backup });
		expect(heard).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4']);
	});

	it('is passed on in small parts, so that no message to a page holds all of it', async () => {
		const game = randomRecord(7, 60);
		const games = Array.from({ length: 160 }, (_, index) => ({
			...game,
			header: { ...game.header, id: gameId(`game-${String(index)}`) }
		}));
		const sizeOf = (value: unknown) => JSON.stringify(value).length;
		expect(sizeOf(games)).toBeGreaterThan(1_000_000);
		const parts: BackupPart[] = [];
		const file = await backupFile({ ...backup, games });
		const end = await readBackup(file, { onPart: (part) => parts.push(part) });
		if (!end.ok) throw new Error(end.error.code);
		const all = [...parts, end.value];
		for (const part of all) expect(sizeOf(part)).toBeLessThan(300_000);
		expect(all.flatMap((part) => part.games)).toEqual(games);
		expect(all.flatMap((part) => part.unread)).toEqual(backup.unread);
	});

	it('may be empty', async () => {
		const nothing: Backup = {
			made: 0,
			games: [],
			unread: [],
			told: [],
			people: [],
			evenings: [],
			photos: []
		};
		expect(await readBackup(await backupFile(nothing))).toEqual({ ok: true, value: nothing });
	});

	it('is named after the day it was made', () => {
		expect(backupName({ made: new Date(2026, 10, 1, 23, 59).getTime() })).toBe(
			'tilekeep-2026-11-01.tilekeep'
		);
	});

	it('holds each game as a game file on one line', () => {
		const [, ...games] = LINES;
		expect(JSON.parse(games[1] ?? '')).toEqual(JSON.parse(makeGameFile(recordWith(4))));
	});

	it('carries unreadable games for a newer app', () => {
		const readable = { ...UNREAD.stored, entries: [{ seq: 0, entry: { ...first } }] };
		const line = JSON.stringify({ unread: { ...UNREAD, stored: readable } });
		const short: GameRecord = { ...read, entries: read.entries.slice(0, 1) };
		expect(readUnreadable(line)).toEqual({ ok: true, value: short });
	});
});

describe('a game of a backup that can’t be used', () => {
	const [, , whole = '', other = ''] = LINES;

	it.each([
		['with a field that nobody knows', whole.replace('"first":', '"last":')],
		['of an unknown box', whole.replace('"box":"base-c1"', '"box":"moon"')],
		['with an event that breaks it', whole.replace(/"tile":"[^"]*"/, '"tile":"base-A"')],
		['with an entry that is none', whole.replace(/"seq":1/, '"seq":7')]
	])('is kept unread, and the others are read: %s', async (_, line) => {
		expect(line).not.toBe(whole);
		const result = await readBackup(withLine(2, line));
		if (!result.ok) throw new Error(result.error.code);
		const { games, unread } = result.value;
		expect(games.map(({ header }) => header.id)).toEqual(
			[0, 2].map((at) => backup.games[at]?.header.id)
		);
		const { header, entries } = JSON.parse(line) as { header: object; entries: readonly object[] };
		const stored = { header, entries: entries.map((entry, seq) => ({ seq, entry })) };
		expect(unread).toEqual([{ id: 'game', stored }, UNREAD]);
	});

	it('is written into the next backup as it was', async () => {
		const line = other.replace('"first":', '"last":');
		const result = readLines(LINES.with(3, line));
		if (!result.ok) throw new Error(result.error.code);
		expect(await readBackup(await backupFile(result.value))).toEqual(result);
	});

	it('is named by its players and its day, as far as they can be read', () => {
		const header = {
			players: [{ name: 'Ana' }, { name: '\u0000' }, { name: 'Ben' }],
			created: START_TIME
		};
		const known = (stored: object) =>
			knownOfUnreadable({ id: gameId('a'), stored: { header: { ...stored }, entries: [] } });
		expect(known(header)).toEqual({ names: ['Ana', 'Ben'], at: START_TIME });
		expect(known({ players: 7, created: 'long ago' })).toEqual({ names: [], at: undefined });
	});
});

describe('an invalid backup is refused', () => {
	it('when it is too large, without being read', async () => {
		const file = new Blob(['x']);
		vi.spyOn(file, 'size', 'get').mockReturnValue(MAX_BACKUP_BYTES + 1);
		const bytes = vi.spyOn(file, 'arrayBuffer');
		expect(await problemIn(file)).toMatchObject({ code: 'too-large', most: MAX_BACKUP_BYTES });
		expect(bytes).not.toHaveBeenCalled();
	});

	it('when the device does not give it out', async () => {
		const file = new Blob(['x']);
		const gone = new Blob(['x']);
		vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotReadableError'));
		vi.spyOn(file, 'slice').mockReturnValue(gone);
		expect(await problemIn(file)).toEqual({ code: 'no-access' });
	});

	it('when it unpacks to too many bytes, in many lines or in one', async () => {
		const bomb = new Blob([gzipSync(Buffer.alloc(2_000_000, `${' '.repeat(999)}\n`))]);
		const read = await readBackup(bomb, { most: 1_000_000 });
		expect(read).toEqual({ ok: false, error: { code: 'bomb', most: 1_000_000 } });
		expect(await problemIn(zipped([' '.repeat(6_000_000)]))).toMatchObject({ code: 'bomb' });
	});

	it.each([
		['a game file', new Blob([makeGameFile(recordWith(1))]), 'not-a-backup'],
		['nothing', new Blob([]), 'not-a-backup'],
		['nothing, packed', zipped([]), 'not-a-backup'],
		['a game file, packed', zipped([makeGameFile(recordWith(1))]), 'not-a-backup'],
		['no text', new Blob([gzipSync(Buffer.from([0xff, 0xfe, 0x00]))]), 'not-text'],
		['of a newer version', head({ backup: 5 }), 'newer-version'],
		['with a field that nobody knows', head({ secret: 1 }), 'malformed'],
		['of more games than there are', head({ games: 5 }), 'damaged'],
		['of fewer', head({ games: 3 }), 'damaged'],
		['of a giant number of games', head({ games: 1e300 }), 'malformed'],
		['of half a game', head({ games: 1.5 }), 'malformed'],
		['made at no time', head({ made: -1 }), 'malformed'],
		['with a tile that is none', head({ told: [{ id: 'promo-1', line: 'C:' }] }), 'malformed'],
		[
			'with a person without a name',
			head({ people: [{ id: 'a', name: '', keys: [] }] }),
			'malformed'
		],
		['with one game twice', withLine(2, LINES[3] ?? ''), 'damaged'],
		['with a line that is no game', withLine(2, '{"tilekeep":3}'), 'bad-game'],
		['with a game of a newer version', withLine(2, '{"tilekeep":99}'), 'bad-game'],
		['with an unread game without an id', withLine(4, '{"unread":{}}'), 'bad-game'],
		[
			'with an unread game in which one entry stands twice',
			withLine(
				4,
				JSON.stringify({
					unread: {
						...UNREAD,
						stored: { header: {}, entries: [UNREAD.stored.entries[0], UNREAD.stored.entries[0]] }
					}
				})
			),
			'bad-game'
		],
		[
			'with an unread game deeper than any',
			withLine(
				4,
				`{"unread":{"id":"a","stored":{"header":{"a":${'['.repeat(5000)}${']'.repeat(5000)}},"entries":[]}}}`
			),
			'bad-game'
		]
	])('%s', async (_, file, code) => {
		expect((await problemIn(file))?.code).toBe(code);
	});

	it('with the number of the invalid game', async () => {
		const [, , , game = ''] = LINES;
		const wrong = withLine(3, game.replace('"entries":', '"entry":'));
		expect(await problemIn(wrong)).toMatchObject({
			code: 'bad-game',
			game: 3,
			problem: { code: 'malformed' }
		});
	});

	it('and pollutes no prototype', async () => {
		const bad = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
		const unread = `{"unread":{"id":"a","__proto__":{"polluted":1},"stored":{"header":${bad},"entries":[{"seq":0,"entry":${bad}}]}}}`;
		await readBackup(withLine(4, unread));
		await readBackup(head(JSON.parse(bad) as object));
		expect('polluted' in {}).toBe(false);
	});
});

describe(`a backup cut or changed anywhere (seed ${String(SEED)})`, () => {
	const random = seededRandom(SEED);
	const whole = async () => new Uint8Array(await (await backupFile(backup)).arrayBuffer());

	it('is refused, wherever it was cut', async () => {
		const bytes = await whole();
		for (let round = 0; round < 300; round++) {
			const cut = bytes.slice(0, Math.floor(random() * bytes.length));
			expect((await problemIn(new Blob([cut])))?.code).toMatch(/^damaged$|^not-a-backup$/);
		}
	});

	it('is refused or unchanged, whichever bit was flipped', async () => {
		const bytes = await whole();
		for (let round = 0; round < 1000; round++) {
			const flipped = bytes.slice();
			const at = Math.floor(random() * bytes.length);
			flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
			const result = await readBackup(new Blob([flipped]));
			// Some bits of a gzip header mean nothing.
			if (result.ok) expect(result.value).toEqual(backup);
		}
	});

	it('is refused or valid when its text was changed and packed again', () => {
		const text = LINES.join('\n');
		let sound = 0;
		for (let round = 0; round < 1000; round++) {
			const at = Math.floor(random() * text.length);
			const put = '"{}[]:,0-9e\\\n<é'.charAt(Math.floor(random() * 15));
			const changed = text.slice(0, at) + put + text.slice(at + Math.floor(random() * 3));
			const result = readLines(changed.split('\n'));
			if (result.ok) sound++;
			else expect(gameFileWords.refused(result.error)).toMatch(/\.$/);
		}
		expect(sound).toBeLessThan(600);
	});
});
