import { beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from '../../../src/lib/table/app/lazy-part.svelte';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import { words } from '../../../src/lib/words';

const MODULE = { default: 'the sheet' };

beforeEach(() => {
	notices.close();
});

it('a part is fetched once, when it is first needed', async () => {
	const fetch = vi.fn(() => Promise.resolve(MODULE));
	const lazy = new LazyPart(fetch);
	expect(lazy.part).toBeUndefined();
	expect(fetch).not.toHaveBeenCalled();
	expect(lazy.needed).toBeUndefined();
	expect(await lazy.load()).toBe(true);
	expect(lazy.needed).toBe('the sheet');
	expect(lazy.part).toBe('the sheet');
	expect(fetch).toHaveBeenCalledOnce();
});

it('a part that isn’t on the device is reported, and fetched again the next time', async () => {
	const gone = new TypeError('Failed to fetch dynamically imported module');
	const fetch = vi.fn(() => Promise.resolve(MODULE)).mockRejectedValueOnce(gone);
	const lazy = new LazyPart(fetch);
	expect(await lazy.load()).toBe(false);
	expect(lazy.part).toBeUndefined();
	expect(notices.current?.message).toBe(words.common.notLoaded);
	expect(await lazy.load()).toBe(true);
	expect(lazy.part).toBe('the sheet');
});
