import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { makeGameFile } from '../../../src/lib/record/game-file';
import { parseGameFile } from '../../../src/lib/record/parse-file';
import { readBackup } from '../../../src/lib/share/backup';
import { newGameId, openStore } from '../../../src/lib/store';
import { DeviceBackup } from '../../../src/lib/table/backup/device-backup.svelte';
import { acceptTransfer } from '../../../src/lib/table/sharing/transfer';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Reminder } from '../../../src/lib/table/backup/reminder.svelte';
import { loaded, must, recordWith } from '../../store/support';

const { header, entries } = recordWith(2);
const CLOCKS = [-1, -6e13, NaN, 1.5, 8.64e15 + 1, Infinity, 1_700_000_000_000];

afterEach(() => {
	vi.restoreAllMocks();
});

describe('a wrong clock', () => {
	it.each(CLOCKS)('%d: stored timestamps can be read', async (clock) => {
		vi.spyOn(Date, 'now').mockReturnValue(clock);
		const store = await openStore({ name: newGameId() });
		await must(store.putBack({ header, entries: [] }, {}));
		const live = new LiveGame(store, { header, entries: [] }, EMPTY_DRAFT);
		live.writer.writes = true;
		for (const { event } of entries) await live.writer.write(event);
		await live.entry.undo();
		await live.writer.write({ type: 'log/handed' });
		await acceptTransfer(store, live.record);
		const kept = await loaded(store, header.id);
		expect(kept.unread).toBeUndefined();
		expect(kept.record.entries).toHaveLength(5);
		expect(parseGameFile(makeGameFile(kept.record)).ok).toBe(true);

		const backing = new DeviceBackup(store);
		const file = await backing.make();
		expect(backing.leftOut).toBe(0);
		expect(file && (await readBackup(file)).ok).toBe(true);
		await new Reminder(store).close();
		expect(await must(store.getFact('reminder-closed'))).toBeGreaterThanOrEqual(0);
		await must(store.remove(header.id));
		expect(await must(store.load(header.id))).toBeUndefined();
		await must(store.restore(header.id));
		store.close();
	});
});
