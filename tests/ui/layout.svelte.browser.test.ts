import '../../src/app.css';
import '$lib/drawing/styles/land.css';
import '$lib/drawing/styles/players.css';
import { PLAYER_COLOURS } from '$lib/engine/colours';
import { EMPTY_DRAFT } from '$lib/record';
import { memoryStore } from '$lib/store/memory';
import { LiveGame } from '$lib/table/game/live-game.svelte';
import type { TableView } from '$lib/table/view/table-view.svelte';
import { termsOf } from '$lib/table/setup/contract';
import RulingRow from '$lib/ui/contract/RulingRow.svelte';
import PointsTable from '$lib/ui/points/PointsTable.svelte';
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import WhoseTurn from '../../src/routes/game/menu/WhoseTurn.svelte';
import ScrollRegion from '../../src/routes/game/parts/ScrollRegion.svelte';
import HistoryBar from '../../src/routes/game/past/HistoryBar.svelte';
import ReadBoard from '../../src/routes/game/snap/parts/ReadBoard.svelte';
import TableFrame from '../../src/routes/game/TableFrame.svelte';
import CloseupLayout from '../../src/routes/game/turn/parts/CloseupLayout.svelte';
import PaletteFilter from '../../src/routes/game/turn/parts/PaletteFilter.svelte';
import TableTasks from '../../src/routes/game/turn/parts/TableTasks.svelte';
import Folded from '../../src/routes/new/parts/Folded.svelte';
import { recordWith } from '../store/support';

/* What only a real layout shows. */

const LONG = 'Chloé-Elisabeth Wagenknecht';
const host = document.createElement('div');
document.body.append(host);
let shown: Record<string, unknown> | undefined;
async function hide(): Promise<void> {
	if (shown) await unmount(shown);
	shown = undefined;
}
// Another font is wider: what is measured before the fonts are there, isn't what people see.
beforeAll(async () => {
	// Those of the device, used until then, are missing on some.
	await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
	expect(document.fonts.check('700 1rem "Nunito Sans"')).toBe(true);
});
afterEach(async () => {
	await hide();
	host.removeAttribute('style');
	document.documentElement.removeAttribute('style');
});

/** Shows a component in a box of this size, in pixels. */
function show<P extends Record<string, unknown>>(
	part: Component<P>,
	props: P,
	[width, height]: readonly [number, number?] = [390]
): void {
	host.style.inlineSize = `${String(width)}px`;
	if (height !== undefined)
		Object.assign(host.style, { blockSize: `${String(height)}px`, display: 'flex' });
	shown = mount(part, { target: host, props });
	flushSync();
}
const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const nothing = () => undefined;

function find(selector: string): HTMLElement {
	const found = host.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`There is no ${selector}.`);
	return found;
}
const boxOf = (selector: string): DOMRect => find(selector).getBoundingClientRect();
/** The fade of an element that scrolls, in pixels. */
const fadeOf = (selector: string): number =>
	parseFloat(getComputedStyle(find(selector)).getPropertyValue('--fade'));

it('a folded row of two lines keeps away from the lines above and below', () => {
	const says = 'The River, The Abbot, Inns & Cathedrals, Traders & Builders and Abbey & Mayor';
	show(Folded, { name: 'a', title: 'Played with', says, children: html('<p>inside</p>') }, [320]);
	const [text, row] = [boxOf('summary > span'), boxOf('summary')];
	expect(text.height).toBeGreaterThan(45);
	expect(Math.min(text.top - row.top, row.bottom - text.bottom)).toBeGreaterThanOrEqual(7);
});

it('a ruling of two lines keeps away from the lines above and below', () => {
	const [term] = termsOf({ expansions: [], rulings: {} });
	if (!term) throw new Error('Every game has rulings.');
	show(RulingRow, { term, name: 'a', sourced: false, onanswer: nothing, help: undefined }, [110]);
	const [text, row] = [boxOf('.title'), boxOf('summary')];
	expect(row.height).toBeGreaterThan(50);
	expect(Math.min(text.top - row.top, row.bottom - text.bottom)).toBeGreaterThanOrEqual(7);
});

it('what scrolls in a panel fades where it goes on, until its end', async () => {
	const lines = Array.from({ length: 30 }, () => '<p>line</p>').join('');
	show(ScrollRegion, { 'aria-label': 'Lines', children: html(`<div>${lines}</div>`) }, [390, 200]);
	await expect.poll(() => fadeOf('[role=region]')).toBeGreaterThan(20);
	const region = find('[role=region]');
	// Less than a pixel can't be seen.
	const scrollToEnd = () => (region.scrollTop = region.scrollHeight);
	await expect
		.poll(() => {
			scrollToEnd();
			return fadeOf('[role=region]');
		})
		.toBeLessThan(1);
});

it('filters end beside the search, and fade where they go on', async () => {
	const traits = ['city', 'road', 'monastery', 'pennant', 'extra'] as const;
	const filter = { text: '', traits: [] };
	show(PaletteFilter, { filter, traits, onfilter: nothing, onenter: nothing }, [200]);
	expect(boxOf('.traits').right).toBeLessThanOrEqual(boxOf('label').left);
	expect(boxOf('label').right).toBeLessThanOrEqual(boxOf('.filter').right + 0.5);
	await expect.poll(() => fadeOf('.traits')).toBeGreaterThan(10);
});

it('the line of whose turn it is is as high for a long name', async () => {
	const live = new LiveGame(memoryStore(), recordWith(2), EMPTY_DRAFT);
	const heights: number[] = [];
	for (const name of ['Ana', LONG]) {
		const view = { players: [0, 1].map(() => ({ name, colour: 'red' })) } as unknown as TableView;
		show(WhoseTurn, { live, view }, [190]);
		heights.push(boxOf('p').height);
		await hide();
	}
	expect(heights[1]).toBe(heights[0]);
});

it('a name beside its tasks is cut only where something else needs the room', () => {
	const marker = { from: { space: 0, lap: 0 }, to: { space: 4, lap: 0 } };
	const who = { name: LONG, colour: 'red', who: LONG, task: 'marker' } as const;
	show(TableTasks, {
		tasks: [{ ...who, figures: [], tokens: [], markers: [marker] }],
		onclose: nothing
	});
	const name = find('.task b');
	expect(name.scrollWidth).toBe(name.clientWidth);
});

it('a long name of three stays level above its column of points', () => {
	const players = [LONG, 'Ben', 'Ana'].map((name, index) => ({
		index,
		name,
		colour: PLAYER_COLOURS[index] ?? 'grey',
		points: 12
	}));
	const sources = ['city'];
	show(PointsTable, { players, sources, rows: players.map(() => ({ city: 12 })) });
	expect(boxOf('thead').height).toBeLessThan(60);
});

it('a board that was read shows all of its columns, as long as a finger hits their cells', async () => {
	const board = (columns: number) => ({
		columns,
		rows: 4,
		cells: [],
		tiles: [],
		mismatches: [],
		chosen: undefined,
		land: 'summer' as const,
		flat: undefined,
		covered: 0,
		onchoose: nothing
	});
	for (const columns of [8, 9, 10]) {
		show(ReadBoard, board(columns), [390, 500]);
		find('.frame').style.inlineSize = '100%';
		await expect.poll(() => boxOf('.board').width).toBeLessThanOrEqual(390);
		expect(boxOf('.board').width / columns).toBeGreaterThanOrEqual(36);
		await hide();
	}
});

it('the focus ring of the button below a close-up isn’t clipped', () => {
	show(
		CloseupLayout,
		{
			closeup: html('<p>tile</p>'),
			sideWidth: '8.5rem',
			children: html('<p>says</p>'),
			objections: [],
			foot: html('<button class="primary">Nobody</button>')
		},
		[390, 300]
	);
	const [button, side] = [boxOf('.primary'), boxOf('.side')];
	for (const room of [
		button.left - side.left,
		side.right - button.right,
		side.bottom - button.bottom
	])
		expect(room).toBeGreaterThanOrEqual(5.5);
	expect(button.right).toBeLessThanOrEqual(390);
});

it('with text twice as large no line of a note is cut', () => {
	document.documentElement.style.fontSize = '200%';
	const empty = html('<i></i>');
	show(TableFrame, {
		phase: 'playing' as const,
		most: undefined,
		roomy: false,
		title: 'A table',
		scores: empty,
		notes: html('<p style="block-size: 500px">A long note</p>'),
		board: empty,
		sheet: empty,
		ledger: empty
	});
	const notes = find('.notes');
	expect(notes.clientHeight).toBe(notes.scrollHeight);
});

it('the button back to the game ends where those of the panel below do', () => {
	const view = { shown: { editor: undefined } } as unknown as TableView;
	show(HistoryBar, { view });
	expect(host.getBoundingClientRect().right - boxOf('.button').right).toBe(8);
});
