import { render, screen } from '@testing-library/svelte';
import { gzipSync } from 'node:zlib';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fail } from '../../../src/lib/engine/result';
import { gameId } from '../../../src/lib/record';
import { makeBackup } from '../../../src/lib/record/backup';
import { knownOfUnreadable } from '../../../src/lib/record/unreadable-game';
import { backupFile } from '../../../src/lib/share/backup';
import type { GameStore } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import type { Evenings } from '../../../src/lib/store/evenings';
import { DeviceBackup } from '../../../src/lib/table/backup/device-backup.svelte';
import { words } from '../../../src/lib/words/en/home';
import { deviceWords } from '../../../src/lib/words/en/device';
import BackupSection from '../../../src/routes/device/BackupSection.svelte';
import RestoreSection from '../../../src/routes/device/RestoreSection.svelte';
import StorageSection from '../../../src/routes/device/StorageSection.svelte';
import { photoOf } from '../../devices/support';
import { must, recordWith } from '../../store/support';

const MADE = 1_795_197_600_000;
const file = await backupFile({
	made: MADE,
	games: [recordWith(2, 'theirs')],
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
});

/** The last backup of a device after it was restored from that file. */
async function lastOn(store: GameStore, follows: boolean): Promise<number | undefined> {
	const backing = new DeviceBackup(store);
	const stop = follows ? backing.follow() : () => undefined;
	await backing.read(file);
	await backing.restoreBackup();
	expect(backing.restored?.games.stored).toBe(1);
	stop();
	return must(store.getFact('backed-up'));
}

it('an empty device counts as backed up after restoring a backup', async () => {
	expect(await lastOn(memoryStore(), true)).toBe(MADE);
});

it.each([true, false])(
	'a device with a game of its own is not, whether that is known yet: %s',
	async (follows) => {
		const store = memoryStore();
		await must(store.add(recordWith(3, 'mine')));
		expect(await lastOn(store, follows)).toBeUndefined();
	}
);

it.each([true, false])('restores photos only where they are wanted: %s', async (wanted) => {
	const photo = photoOf('theirs', 'a');
	const store = memoryStore();
	const restoring = vi.spyOn(store, 'restoreBackup');
	const backing = new DeviceBackup(store);
	await backing.read(
		await backupFile({
			made: MADE,
			games: [recordWith(2, 'theirs')],
			unread: [],
			told: [],
			people: [],
			evenings: [],
			photos: [photo]
		})
	);
	await backing.restoreBackup(wanted);
	expect(backing.restored?.games.stored).toBe(1);
	const given = restoring.mock.calls.map(([{ photos }]) => photos.map(({ id }) => id));
	expect(given).toEqual([wanted ? [photo.id] : []]);
});

it('tells of notes and photos since the last backup, until there is a new one', async () => {
	const store = memoryStore();
	await must(store.setFact('backed-up', MADE));
	await must(store.setFact('evening-kept', MADE + 1));
	const backing = new DeviceBackup(store);
	const stop = backing.follow();
	await expect.poll(() => backing.newer).toEqual({ games: 0, evenings: true });
	expect(deviceWords.lastBackup(MADE, backing.newer, MADE)).toContain(
		'; notes or photos added since.'
	);
	await backing.note(MADE + 2);
	expect(backing.newer).toEqual({ games: 0, evenings: false });
	stop();
});

it('offers what can be read of a backup, and names the game that can’t', async () => {
	const backup = {
		made: MADE,
		games: [recordWith(2, 'theirs'), recordWith(3, 'other')],
		unread: [],
		told: [],
		people: [],
		evenings: [],
		photos: []
	};
	const lines = [...makeBackup(backup)].map((line) =>
		line.includes('"other"') ? line.replace('"first":', '"last":') : line
	);
	const backing = new DeviceBackup(memoryStore());
	render(RestoreSection, { backing, onfile: vi.fn() });
	await backing.read(new Blob([gzipSync(lines.join('\n'))]));
	const { names } = knownOfUnreadable({
		id: gameId('other'),
		stored: { header: { ...recordWith(0).header }, entries: [] }
	});
	expect(await screen.findByText(new RegExp(deviceWords.offerUnread(1)))).toBeInTheDocument();
	expect(screen.getByRole('listitem')).toHaveTextContent(new RegExp(names.join('.*')));
	await backing.restoreBackup();
	expect(backing.restored?.games.stored).toBe(1);
});

it('restoring can be stopped on the screen, which says that nothing was restored', async () => {
	const store = memoryStore();
	// A database that never answers: only the signal ends it.
	vi.spyOn(store, 'restoreBackup').mockImplementation(
		(_, __, signal) =>
			new Promise((resolve) => {
				signal?.addEventListener('abort', () => {
					resolve(fail({ code: 'stopped' }));
				});
			})
	);
	const backing = new DeviceBackup(store);
	await backing.read(file);
	render(RestoreSection, { backing, onfile: () => undefined });
	await userEvent.click(screen.getByRole('button', { name: deviceWords.bring }));
	expect(screen.getByText(deviceWords.restoring)).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: words.common.cancel }));
	expect(await screen.findByText(deviceWords.stopped)).toBeVisible();
	expect([backing.work, backing.problem]).toEqual([undefined, undefined]);
	// It is still offered.
	expect(screen.getByRole('button', { name: deviceWords.bring })).toBeVisible();
});

describe('a device that can’t be read', () => {
	/** What the page shows of it. */
	function shown(evenings?: Evenings): DeviceBackup {
		const store = memoryStore();
		Object.defineProperty(store, 'kind', { value: 'device' });
		const problem = fail({ code: 'unavailable' } as const);
		vi.spyOn(store, 'getFact').mockResolvedValue(problem);
		vi.spyOn(store, 'exportAll').mockResolvedValue(problem);
		const backing = new DeviceBackup(store, evenings);
		render(StorageSection, { backing });
		render(BackupSection, { backing });
		return backing;
	}

	it('doesn’t count for ever, and doesn’t say that there was no backup', async () => {
		const stop = shown().follow();
		const said = deviceWords.storageFails('unavailable');
		expect(await screen.findByRole('alert')).toHaveTextContent(said);
		await expect.poll(() => screen.queryByText(new RegExp(deviceWords.counting))).toBeNull();
		expect(screen.queryByText(/backed up/i)).toBeNull();
		stop();
	});

	it('says that photos can’t be read, instead of naming none', async () => {
		const watchUsage: Evenings['watchUsage'] = (_, failed) => {
			failed?.({ code: 'unavailable' });
			return vi.fn();
		};
		const stop = shown({ watchUsage } as Evenings).follow();
		expect(await screen.findByText(words.home.eveningsUnread)).toBeVisible();
		stop();
	});
});
