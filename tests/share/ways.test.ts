import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { backupFile, readBackup } from '../../src/lib/share/backup';
import { qrCodeOf } from '../../src/lib/share/qr-code';
import { readIncoming } from '../../src/lib/share/incoming';
import { linkOf } from '../../src/lib/share/link';
import { packGame } from '../../src/lib/share/pack';
import { withGame } from '../../src/lib/share/png';
import { START_TIME } from '../record/support';
import { RECORDS } from '../record/records';
import { smallPng } from '../tools/make/palette';
import { evening } from './evenings';
import { pixelsOf } from './support';

const SEEDS = Array.from({ length: 40 }, (_, index) => 600 + index);
const GAMES: readonly (readonly [string, GameRecord])[] = [
	...RECORDS.map((record) => [`recorded ${record.header.id}`, record] as const),
	...SEEDS.map((seed) => [`of seed ${String(seed)}`, evening(seed)] as const)
];
const PICTURE = new Uint8Array(smallPng({ width: 2, height: 2, data: new Uint8Array(16).fill(9) }));
const linkTo = async (record: GameRecord) =>
	linkOf(await packGame(record), 'https://tilekeep.example/open/');

/** What is read in the QR code of a link: by jsQR, or else, where it loses its way in a large one, by another reader. */
function scanned(link: string): string | undefined {
	const code = qrCodeOf(link);
	if (!code) throw new Error('The link is too long for a code.');
	const { data, width, height } = pixelsOf(code, 2);
	const read = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
	return read ?? decodeQR({ data, width, height });
}

describe.each(GAMES)('the game %s is the same after sharing it', (_, record) => {
	it('by link, read from a message', async () => {
		const read = await readIncoming(`Look at this: ${await linkTo(record)} .`, 'paste');
		expect(read).toEqual({ ok: true, value: { kind: 'game', record, from: 'paste' } });
	});

	it('by QR code, read from its picture', async () => {
		const said = scanned(await linkTo(record));
		const read = await readIncoming(said ?? '', 'code');
		expect(read).toEqual({ ok: true, value: { kind: 'game', record, from: 'code' } });
	});

	it('in a picture', async () => {
		const picture = new Blob([new Uint8Array(withGame(PICTURE, await packGame(record)))]);
		const read = await readIncoming(picture, 'file');
		expect(read).toMatchObject({ ok: true, value: { kind: 'game', record } });
	});

	it('as a file', async () => {
		const read = await readIncoming(new Blob([makeGameFile(record)]), 'file');
		expect(read).toMatchObject({ ok: true, value: { kind: 'game', record } });
	});
});

describe('a backup', () => {
	it('holds all of them unchanged', async () => {
		const games = GAMES.map(([, record]) => record);
		const file = await backupFile({
			made: START_TIME,
			games,
			unread: [],
			told: [],
			people: [],
			evenings: [],
			photos: []
		});
		const read = await readBackup(file);
		expect(read.ok && read.value.games).toEqual(games);
	});
});
