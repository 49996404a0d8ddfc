import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Session } from '../../../src/lib/table/game/session.svelte';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { replayRecord, type GameRecord } from '../../../src/lib/record';
import { seededRandom, randomTurn } from '../../record/support';
import { loaded, must, recordWith, storeAll } from '../../store/support';
import { Disk } from './disk';

const begun = recordWith(4);
const { id } = begun.header;
const typesIn = ({ entries }: GameRecord) => entries.map(({ event }) => event.type);

let disk: Disk;
let session: Session;

beforeEach(async () => {
	disk = new Disk();
	await storeAll(disk.inner, begun);
	session = new Session(disk.store, id);
	await session.open();
});
afterEach(() => {
	session.close();
});

function table(): LiveGame {
	if (!session.live) throw new Error('No game is open.');
	return session.live;
}

/** Waits for the store's listeners. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

describe('a game transferred at its table', () => {
	it('follows what is brought back of it', async () => {
		await session.transferGame();
		expect(session.writes).toBe(false);
		const given = await loaded(disk.inner, id);
		const taken = { type: 'log/taken' } as const;
		const entry = { seq: 5, at: given.summary.modified, v: 1, event: taken } as const;
		await must(disk.inner.add({ ...given.record, entries: [...given.record.entries, entry] }));
		await heard();
		expect(typesIn(table().record).slice(4)).toEqual(['log/handed', 'log/taken']);
		expect(session.writes).toBe(true);
	});

	it('keeps what the disk has no room for', async () => {
		disk.trouble = 'full';
		const turn = randomTurn(replayRecord(begun).game, seededRandom(7));
		expect(await table().writer.write(turn)).toBe(true);
		await session.transferGame();
		await heard();
		expect(typesIn(table().record).slice(4)).toEqual(['base/laid', 'log/handed']);
		expect(table().persisted.unsavedPart.displaced?.record).toBeUndefined();
		expect(session.writes).toBe(false);
		disk.trouble = undefined;
		await table().writer.retry();
		expect((await loaded(disk.inner, id)).record).toEqual(table().record);
	});
});
