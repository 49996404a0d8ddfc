import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../../src/lib/store/memory';
import { must, recordWith } from '../../store/support';

/** A tab's storage, as browsers have it. */
function storage(most = Infinity) {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		removeItem: (key: string) => void items.delete(key),
		setItem: (key: string, text: string) => {
			if (text.length > most) throw new DOMException('Full.', 'QuotaExceededError');
			items.set(key, text);
		}
	};
}

/** The visit after a reload of the page. */
async function reloaded() {
	vi.resetModules();
	return (await import('../../../src/lib/table/game/visit.svelte')).visit;
}

const shared = recordWith(5);
const begun = recordWith(3);

beforeEach(() => {
	vi.stubGlobal('sessionStorage', storage());
	return () => {
		vi.unstubAllGlobals();
	};
});

describe('a game from elsewhere', () => {
	it('is shown from a store of its own', async () => {
		const visit = await reloaded();
		const { store, id } = await visit.show(shared, 'link');
		expect((await must(store.load(id)))?.record).toEqual(shared);
		expect(await visit.open()).toBe(visit.shown);
	});

	it('is there after a reload, with its origin', async () => {
		await (await reloaded()).show(shared, 'code');
		const opened = await (await reloaded()).open();
		expect(opened?.record).toEqual(shared);
		expect(opened?.from).toBe('code');
	});

	it('is the last one shown, also where there is no room to remember it', async () => {
		vi.stubGlobal('sessionStorage', storage(3_000));
		const visit = await reloaded();
		await visit.show(recordWith(1), 'file');
		const long = recordWith(40);
		await visit.show(long, 'file');
		expect((await visit.open())?.record).toEqual(long);
		expect(await (await reloaded()).open()).toBeUndefined();
	});

	it('does not come back over another one that was opened meanwhile', async () => {
		await (await reloaded()).show(shared, 'file');
		const visit = await reloaded();
		const opening = visit.open();
		await visit.show(begun, 'link');
		await opening;
		expect(visit.shown?.record).toEqual(begun);
	});

	it('is gone after leaving, and not shown when it was tampered with', async () => {
		const visit = await reloaded();
		await visit.show(shared, 'link');
		visit.leave();
		expect(await (await reloaded()).open()).toBeUndefined();
		sessionStorage.setItem('tilekeep:visit', 'link\n{"tilekeep":1}');
		expect(await (await reloaded()).open()).toBeUndefined();
	});

	it('is shown where the browser keeps nothing for a tab', async () => {
		vi.stubGlobal('sessionStorage', undefined);
		const visit = await reloaded();
		await visit.show(shared, 'link');
		expect((await visit.open())?.record).toEqual(shared);
	});
});

describe('keeping it', () => {
	const other = {
		...shared,
		entries: [...begun.entries, ...recordWith(5, 'game', 7).entries.slice(3)]
	};

	it.each([
		['nothing is here', [], 'stored', 'game'],
		['all of it is here', [shared], 'already-here', 'game'],
		['more of it is here', [recordWith(7)], 'already-here', 'game'],
		['its beginning is here', [begun], 'continued', 'game'],
		['it went on differently here', [other], 'copied', 'game~2'],
		['and the copy is here as well', [other, shared], 'already-here', 'game~2']
	] as const)('does what the preview said where %s', async (_, here, how, id) => {
		const device = memoryStore();
		for (const record of here) await must(device.add(record));
		const visit = await reloaded();
		await visit.show(shared, 'link');
		expect(await visit.previewImport(device)).toEqual({ how, id });
		expect(await must(visit.keep(device))).toEqual({ how, id });
	});

	it('stores nothing before it is asked for', async () => {
		const device = memoryStore();
		const visit = await reloaded();
		await visit.show(shared, 'link');
		await visit.previewImport(device);
		expect(await must(device.load(shared.header.id))).toBeUndefined();
	});
});
