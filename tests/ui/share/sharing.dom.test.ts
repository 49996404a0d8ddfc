import { beforeEach, expect, it, vi } from 'vitest';
import { gameId, summaryOf } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { words } from '../../../src/lib/words/en/home';
import { loadShare } from '../../../src/routes/load-share';
import { must, recordWith } from '../../store/support';

const record = recordWith(2);
const summary = summaryOf(record);

beforeEach(() => {
	notices.close();
});

it('a listed game is shared with its record', async () => {
	const store = memoryStore();
	await must(store.add(record));
	expect((await loadShare(store, summary))?.record).toEqual(record);
	expect(notices.current).toBeUndefined();
});

it('a listed game that can’t be read any more is reported', async () => {
	expect(await loadShare(memoryStore(), { ...summary, id: gameId('gone') })).toBeUndefined();
	expect(notices.current?.message).toBe(words.home.unreadable);
});

it('a missing part of the app is reported with a sentence', async () => {
	vi.doMock('../../../src/routes/share-stored', () => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	await loadShare(memoryStore(), summary);
	vi.doUnmock('../../../src/routes/share-stored');
	expect(notices.current?.message).toBe(words.common.notLoaded);
});
