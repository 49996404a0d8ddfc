import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { letterKeys } from '../../../src/lib/table/app/switches.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { handleKey } from '../../../src/lib/table/turn/keys';
import { must, recordWith } from '../../store/support';

const { header } = recordWith(0);
const list = vi.fn();
let live: LiveGame;

const handle = (event: KeyboardEvent): void => {
	handleKey(event, { live, list });
};

beforeEach(async () => {
	const store = memoryStore();
	await must(store.putBack({ header, entries: [] }, {}));
	live = new LiveGame(store, { header, entries: [] }, EMPTY_DRAFT);
	live.writer.writes = true;
	document.body.innerHTML =
		'<main class="table"><g tabindex="0" role="button"></g><input /></main><p tabindex="0"></p>';
	addEventListener('keydown', handle);
	// A city's cap on the spot north of the start tile.
	live.entry.chooseTile(tileId('base-E'));
	live.entry.chooseSpot({ x: 0, y: -1 });
});
afterEach(() => {
	removeEventListener('keydown', handle);
	document.body.replaceChildren();
	letterKeys.on = true;
	list.mockReset();
});

/** Presses a key while something has the focus. @returns whether it meant something */
function press(key: string, on = 'main g'): boolean {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	document.querySelector(on)?.dispatchEvent(event);
	return event.defaultPrevented;
}
const deploys = () =>
	live.log.events.map((event) => (event.type === 'base/laid' ? event.deploy : event.type));

it.each([
	['1', { piece: 'follower', segment: 0 }],
	['2', { piece: 'follower', segment: 1 }]
])('%s puts a figure on that place of the tile, and ends the turn', async (key, figure) => {
	expect(press(key)).toBe(true);
	await waitFor(() => {
		expect(deploys()).toEqual([figure]);
	});
});

it('R turns a chosen tile before it has a spot, too', () => {
	live.entry.stepBack();
	expect(live.entry.draft.spot).toBeUndefined();
	press('r');
	expect(live.entry.draft).toMatchObject({ tile: 'base-E', rotation: 1 });
});

it('a number without a place does nothing', () => {
	press('9');
	expect(live.entry.draft.tile).toBeDefined();
	expect(deploys()).toEqual([]);
});

it('N ends the turn without a figure, and U brings it back', async () => {
	press('n');
	await waitFor(() => {
		expect(deploys()).toEqual([undefined]);
	});
	press('U');
	await waitFor(() => {
		expect(live.log.events).toEqual([]);
	});
});

it('a question mark shows the list', () => {
	press('?');
	expect(list).toHaveBeenCalledOnce();
});

it('single keys mean something at the table and where nothing has the focus, and neither in a field nor elsewhere', () => {
	expect(press('?', 'body')).toBe(true);
	for (const elsewhere of ['input', 'p']) expect(press('?', elsewhere)).toBe(false);
	expect(press('Escape', 'input')).toBe(false);
	expect(press('Escape', 'p')).toBe(true);
});

it('single keys can be switched off, not so the others', () => {
	letterKeys.on = false;
	for (const key of ['1', 'n', 'u', '?']) expect(press(key)).toBe(false);
	expect(press('Escape')).toBe(true);
});

it('Enter on a button is the button’s', () => {
	expect(press('Enter')).toBe(false);
	expect(press('Enter', 'p')).toBe(true);
});
