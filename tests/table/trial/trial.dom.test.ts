import { waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { effectiveLog, replayRecord, UNDONE } from '../../../src/lib/record';
import { withEvents } from '../../record/support';
import { loaded, must, recordWith } from '../../store/support';
import { SETUP } from './support';

/** The trial of this tab, after a reload of the page. */
async function reloaded() {
	vi.resetModules();
	return (await import('../../../src/lib/table/trial/trial.svelte')).trial;
}

async function opened() {
	const game = await (await reloaded()).open();
	if (!game) throw new Error('There is no trial.');
	return game;
}

beforeEach(() => {
	sessionStorage.clear();
});

describe('a trial', () => {
	it('begins where the game stood after some events, as a game of its own', async () => {
		const trial = await reloaded();
		await trial.begin(recordWith(12), SETUP);
		const game = await trial.open();
		if (!game) throw new Error('It was begun.');
		expect(game).toMatchObject({ entries: 8, trial: SETUP });
		const { record } = await loaded(game.store, game.id);
		expect(record.header.id).not.toBe('game');
		expect(record.entries).toEqual(recordWith(8).entries);
	});

	it('has nothing of what was undone', async () => {
		const trial = await reloaded();
		const undone = withEvents(recordWith(12), [{ type: UNDONE }]);
		await trial.begin(undone, { ...SETUP, begun: 11 });
		const game = await opened();
		const { record } = await loaded(game.store, game.id);
		expect(record.entries).toHaveLength(11);
		expect(replayRecord(record).game.scores).toEqual(replayRecord(undone).game.scores);
	});

	it('is there after a reload, with the turns that were played meanwhile', async () => {
		const trial = await reloaded();
		await trial.begin(recordWith(12), SETUP);
		const game = await trial.open();
		if (!game) throw new Error('It was begun.');
		const entry = recordWith(12).entries[8];
		if (!entry) throw new Error('The game has twelve turns.');
		const { summary } = await loaded(game.store, game.id);
		await must(game.store.append(game.id, entry, summary, {}));
		await waitFor(async () => {
			const again = await opened();
			const { record } = await loaded(again.store, again.id);
			expect(effectiveLog(record.entries).events).toHaveLength(9);
			expect([again.id, again.trial]).toEqual([game.id, SETUP]);
		});
	});

	it('isn’t there where none was begun, or what is kept was tampered with', async () => {
		expect(await (await reloaded()).open()).toBeUndefined();
		sessionStorage.setItem('tilekeep:trial', '{"people":"all"}\n{}');
		expect(await (await reloaded()).open()).toBeUndefined();
		sessionStorage.setItem('tilekeep:trial', 'no JSON\n{}');
		expect(await (await reloaded()).open()).toBeUndefined();
	});
});
