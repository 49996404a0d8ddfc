import { beforeAll, expect, it } from 'vitest';
import { areaOfHighlight } from '../../../src/lib/drawing/board/board-area';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { EXPLAINING } from '../../../src/lib/table/view/explained.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { recorded, recordOf } from '../../e2e/table/support/games';

beforeAll(() => EXPLAINING.load());

const FARM = { x: 0, y: 0, segment: 3 };
const NORTH = { x: 0, y: 0, segment: 2 };
const CITY = { x: 2, y: 3, segment: 0 };
const WHOLE = { left: -9, top: -9, right: 9, bottom: 9 };

it('while a second field is asked for, the whole table is shown and nothing else can be tapped', () => {
	const record = recordOf(recorded('winter', 'winter-117'), 60, 'comparing');
	const view = new TableView(new LiveGame(memoryStore(), record, EMPTY_DRAFT));
	const { highlights } = view;
	const shown = () => highlights.drawn && areaOfHighlight(highlights.drawn, WHOLE);
	highlights.showPlace(FARM);
	expect(view.spots.length).toBeGreaterThan(0);
	expect(shown()).not.toEqual(WHOLE);
	highlights.compare();
	expect(view.spots).toEqual([]);
	expect(shown()).toEqual(WHOLE);
	highlights.showPlace(CITY);
	expect(highlights.comparing).toBe(true);
	highlights.showPlace(NORTH);
	expect(highlights.comparing).toBe(false);
	expect(highlights.feature?.paths).toMatchObject({ kind: 'separated' });
	expect(view.spots.length).toBeGreaterThan(0);
});
