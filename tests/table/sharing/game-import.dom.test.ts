import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../src/lib/engine/result';
import type { AddResult, GameStore, StoreResult } from '../../../src/lib/store';
import { memoryStore } from '../../../src/lib/store/memory';
import { app } from '../../../src/lib/table/app/app.svelte';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { visit } from '../../../src/lib/table/game/visit.svelte';
import { words } from '../../../src/lib/words';
import { incomingWords } from '../../../src/lib/words/en/incoming';
import VisitNote from '../../../src/routes/open/VisitNote.svelte';
import { must, recordWith } from '../../store/support';

afterEach(() => {
	vi.restoreAllMocks();
	notices.close();
	visit.leave();
});

const keepButton = () => screen.findByRole('button', { name: incomingWords.keep('stored') });
const stopButton = () => screen.queryByRole('button', { name: words.common.cancel });

/** A database that never answers: only the signal ends it. */
const silentAdd = (_: unknown, signal?: AbortSignal): StoreResult<AddResult> =>
	new Promise((resolve) => {
		signal?.addEventListener('abort', () => {
			resolve(fail({ code: 'stopped' }));
		});
	});

/** The note over a received game, which somebody has just chosen to keep. */
async function keepWhile(waiting: typeof app.waiting): Promise<GameStore> {
	const store = memoryStore();
	const adding = vi.spyOn(store, 'add').mockImplementation(silentAdd);
	vi.spyOn(app, 'ready', 'get').mockResolvedValue(store);
	vi.spyOn(app, 'waiting', 'get').mockReturnValue(waiting);
	await visit.show(recordWith(3), 'file');
	render(VisitNote, { at: '/review/' });
	await userEvent.click(await keepButton());
	expect(adding).toHaveBeenCalledOnce();
	return store;
}

it('keeping a game can’t be stopped by a double tap: at first there is no button for it', async () => {
	await keepWhile(undefined);
	expect(await keepButton()).toBeDisabled();
	expect(stopButton()).toBeNull();
});

it('keeping a game can be stopped while the database doesn’t answer, and then nothing is here', async () => {
	const store = await keepWhile('silent');
	await userEvent.click(await screen.findByRole('button', { name: words.common.cancel }));
	await expect.poll(() => notices.current?.message).toBe(words.storage.store('stopped'));
	expect(await keepButton()).toBeEnabled();
	expect(stopButton()).toBeNull();
	expect(await must(store.load(recordWith(3).header.id))).toBeUndefined();
});

it('a game that was received is added once it is tried again', async () => {
	const store = memoryStore();
	await visit.show(recordWith(3), 'file');
	vi.spyOn(store, 'add').mockImplementationOnce(silentAdd);
	const stop = new AbortController();
	const keeping = visit.keep(store, stop.signal);
	stop.abort();
	expect(await keeping).toEqual(fail({ code: 'stopped' }));
	expect(await visit.keep(store)).toEqual(ok({ how: 'stored', id: recordWith(3).header.id }));
});
