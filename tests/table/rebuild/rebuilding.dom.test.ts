import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { Rebuilding } from '../../../src/lib/table/rebuild/rebuilding.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recorded, recordOf } from '../../e2e/table/support/games';

/** A table to rebuild, as its page opens it. */
function rebuilding(turns = 12, id = 'one'): Rebuilding {
	const record = recordOf(recorded('winter', 'winter-117'), turns, id);
	return new Rebuilding(new TableView(new LiveGame(memoryStore(), record, EMPTY_DRAFT)));
}

afterEach(() => {
	localStorage.clear();
});

describe('a table that is rebuilt', () => {
	it('goes on after a reload where it was, in the same order', () => {
		const before = rebuilding();
		before.goTo(5);
		expect(rebuilding().here).toBe(5);
		before.choose('whole-rows');
		const { order, here, laying } = rebuilding();
		expect([order, here]).toEqual(['whole-rows', before.here]);
		expect(laying).toEqual(before.laying);
	});

	it('begins anew once it was rebuilt', () => {
		const before = rebuilding();
		before.goTo(before.pages.length);
		before.end();
		expect(before.here).toBe(0);
		expect(rebuilding().here).toBe(0);
	});

	it('begins anew in another game, after another turn, and where nothing can be read', () => {
		rebuilding().goTo(5);
		expect(rebuilding(12, 'two').here).toBe(0);
		expect(rebuilding(13).here).toBe(0);
		localStorage.setItem('tilekeep:rebuilding', '{"page": "far"}');
		expect(rebuilding().here).toBe(0);
	});
});
