import { expect, it, vi } from 'vitest';
import { fail } from '../../../src/lib/engine/result';
import { memoryStore } from '../../../src/lib/store/memory';
import { CustomTiles } from '../../../src/lib/table/custom-tiles/custom-tiles.svelte';

it('tiles described before that can’t be read aren’t taken for none', async () => {
	const store = memoryStore();
	const known = new CustomTiles(store);
	await known.load();
	expect(known.unread).toBe(false);
	vi.spyOn(store, 'customTiles').mockResolvedValue(fail({ code: 'lost' }));
	const unknown = new CustomTiles(store);
	await unknown.load();
	expect(unknown.unread).toBe(true);
});
