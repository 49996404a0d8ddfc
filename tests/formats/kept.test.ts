import jsQR from 'jsqr';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { BACKUP_VERSION } from '../../src/lib/record/backup';
import type { Photo } from '../../src/lib/record/evening';
import { KEPT_LINK } from './newer-program';
import { FILE_VERSION } from '../../src/lib/record/entry';
import { readBackup } from '../../src/lib/share/backup';
import { findPackedGame } from '../../src/lib/share/link';
import { PACK_VERSION, unpackGame } from '../../src/lib/share/pack';
import { gameInPng } from '../../src/lib/share/png';
import {
	backupContent,
	bytesOf,
	filesOf,
	linksOf,
	pixelsIn,
	recordIn,
	resultOf,
	resultsOf,
	VERSIONS
} from './examples';

const textOf = (version: string, file: string): string =>
	new TextDecoder().decode(bytesOf(version, file));

/** The record that a kept game file stands for. */
const expected = (version: string, file: string): GameRecord => recordIn(textOf(version, file));

async function unpacked(bytes: Uint8Array | undefined): Promise<GameRecord> {
	const result = await unpackGame(bytes ?? new Uint8Array());
	if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
	return result.value;
}

/** A photo with its pictures as data URLs. */
async function photoText({ picture, thumbnail, ...fields }: Photo): Promise<object> {
	const urls = [picture, thumbnail].map(async (blob) => {
		const base64 = Buffer.from(await blob.arrayBuffer()).toString('base64');
		return `data:${blob.type};base64,${base64}`;
	});
	const [large, small] = await Promise.all(urls);
	return { ...fields, picture: large, thumbnail: small };
}

/** The head of a backup. */
const headOf = (backup: Uint8Array): { readonly backup: number } =>
	JSON.parse(gunzipSync(backup).toString().split('\n')[0] ?? '') as { backup: number };

describe.each(VERSIONS)('version %s', (version) => {
	const results = resultsOf(version);

	it.each(results)('game file $file opens unchanged and scores the same', (result) => {
		const read = parseGameFile(textOf(version, result.file));
		if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.error)}`);
		expect(read.value).toEqual(expected(version, result.file));
		expect(resultOf(read.value, result.file)).toEqual(result);
		expect(parseGameFile(makeGameFile(read.value))).toEqual(read);
	});

	it.each(linksOf(version))('link to %s opens with the same game', async (file, link) => {
		expect(await unpacked(findPackedGame(link))).toEqual(expected(version, file));
	});

	it.each(filesOf(version, '.png'))('picture %s holds the same game twice', async (file) => {
		const png = bytesOf(version, file);
		const game = expected(version, file.replace('.png', '.json'));
		expect(await unpacked(gameInPng(png))).toEqual(game);
		const { data, width, height } = pixelsIn(png);
		const scanned = jsQR(data, width, height)?.data ?? '';
		expect(await unpacked(findPackedGame(scanned))).toEqual(game);
	});

	it.each(filesOf(version, '.tilekeep'))('backup %s opens with everything in it', async (file) => {
		const read = await readBackup(new Blob([bytesOf(version, file)]));
		if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.error)}`);
		const { made, games, told, people, unread, evenings, photos, tournaments, boxes } = read.value;
		expect({
			made,
			games: games.map(({ header }) => header.id),
			told,
			people,
			unread: unread.map(({ id }) => id),
			evenings,
			photos: await Promise.all(photos.map(photoText)),
			...(tournaments && { tournaments }),
			...(boxes && { boxes })
		}).toEqual(backupContent(version));
		const ids = new Set(games.map(({ header }) => header.id));
		const kept = results.map(({ file }) => expected(version, file));
		expect(games).toEqual(kept.filter(({ header }) => ids.has(header.id)));
	});
});

describe('kept examples', () => {
	it('exist of every version of the game file, the backup and the packed game', () => {
		const files = VERSIONS.flatMap((version) =>
			resultsOf(version).map(({ file }) => /"tilekeep": (\d+)/.exec(textOf(version, file))?.[1])
		);
		expect(numbers(files)).toEqual(upTo(FILE_VERSION));
		const links = [
			...VERSIONS.flatMap((version) => linksOf(version).map(([, link]) => link)),
			// No game of the expansions that there are needs version 2.
			KEPT_LINK
		];
		expect(numbers(links.map((link) => findPackedGame(link)?.[0]))).toEqual(upTo(PACK_VERSION));
		const backups = VERSIONS.flatMap((version) =>
			filesOf(version, '.tilekeep').map((file) => headOf(bytesOf(version, file)).backup)
		);
		expect(numbers(backups)).toEqual(upTo(BACKUP_VERSION));
	});

	it('hold every kind of event that a log of those versions can have', () => {
		const events = VERSIONS.flatMap((version) =>
			resultsOf(version).flatMap(({ file }) =>
				expected(version, file).entries.map(({ event }) => event.type)
			)
		);
		expect([...new Set(events)].sort()).toEqual(EVENTS);
	});
});

const numbers = (values: readonly unknown[]): readonly number[] =>
	[...new Set(values.map(Number))].sort((a, b) => a - b);
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

const EVENTS = [
	'abbey/kept',
	'abbey/paid',
	'acrobats/put',
	'base/begun',
	'base/closed',
	'base/corrected',
	'base/ended',
	'base/laid',
	'base/placed',
	'base/recounted',
	'base/retold',
	'base/set-aside',
	'base/stood',
	'bazaar/bought',
	'bazaar/not-held',
	'bazaar/sold',
	'bazaar/turned-up',
	'big-top/shown',
	'big-top/stood',
	'bridges/found',
	'builder/stopped',
	'castles/chosen',
	'castles/decided',
	'castles/found',
	'crop-circles/added',
	'crop-circles/chose-adding',
	'crop-circles/chose-taking',
	'crop-circles/declined',
	'crop-circles/took',
	'dragon/moved',
	'dragon/stood',
	'fairy/moved-up',
	'fairy/stood',
	'ferries/found',
	'ferries/kept',
	'ferries/laid',
	'ferries/moved',
	'flocks/found',
	'flying-machines/landed',
	'flying-machines/rolled',
	'gingerbread/moved',
	'gingerbread/stood',
	'gold-mines/found',
	'gold-mines/put',
	'gold-mines/took',
	'log/amended',
	'log/handed',
	'log/redone',
	'log/taken',
	'log/undone',
	'mage-and-witch/mage-moved',
	'mage-and-witch/mage-stood',
	'mage-and-witch/witch-moved',
	'mage-and-witch/witch-stood',
	'messages/carried-out',
	'messages/moved',
	'messages/no-message',
	'messages/two-points',
	'princess/sent-home',
	'robbers/declined',
	'robbers/placed',
	'robbers/robbed',
	'robbers/stood',
	'siege/escaped',
	'siege/stayed',
	'tower/built',
	'tower/captured',
	'tower/climbed',
	'tower/exchanged',
	'tower/ransomed',
	'tunnel/laid-circle',
	'wagon/moved'
];
