import { expect, it, vi } from 'vitest';
import { fail, ok } from '../../../src/lib/engine/result';
import { gameId } from '../../../src/lib/record';
import type { Evenings } from '../../../src/lib/store/evenings';
import { EveningKeeper } from '../../../src/lib/table/evening/evening-keeper.svelte';
import { eveningWords } from '../../../src/lib/words/en/evening';

async function picture(name: string): Promise<File> {
	const canvas = new OffscreenCanvas(8, 6);
	canvas.getContext('2d');
	return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

it('adding photos can be stopped while the database doesn’t answer, and says how many are missing', async () => {
	const added = vi.fn();
	const addPhoto: Evenings['addPhoto'] = ({ id }, signal) => {
		added(id);
		if (added.mock.calls.length === 1) return Promise.resolve(ok(undefined));
		return new Promise((resolve) => {
			signal?.addEventListener('abort', () => {
				resolve(fail({ code: 'stopped' }));
			});
		});
	};
	const keeper = new EveningKeeper({ addPhoto } as Evenings, gameId('one'));
	const adding = keeper.addPhotos(await Promise.all(['a', 'b', 'c'].map(picture)));
	await vi.waitFor(() => {
		expect(added).toHaveBeenCalledTimes(2);
	}, 15_000);
	expect(keeper.adding).toEqual({ done: 1, all: 3 });
	keeper.stopAdding();
	await adding;
	expect(keeper.adding).toBeUndefined();
	expect(keeper.trouble?.refused).toEqual({ count: 2, why: 'stopped' });
	expect(eveningWords.refused(2, 'stopped')).toBe('Stopped: 2 photos weren’t added.');
});
