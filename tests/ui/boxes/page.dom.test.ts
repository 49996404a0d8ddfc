import 'fake-indexeddb/auto';
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomBox } from '../../../src/lib/custom-tiles';
import { makeBoxFile } from '../../../src/lib/custom-tiles/stored-boxes';
import { fullStore, type GameStore } from '../../../src/lib/store';
import { app } from '../../../src/lib/table/app/app.svelte';
import { notices } from '../../../src/lib/table/app/notices.svelte';
import * as sending from '../../../src/lib/table/sharing/send';
import { customBoxWords as text } from '../../../src/lib/words/en/custom-boxes';
import { customTileWords } from '../../../src/lib/words/en/custom-tiles';
import Page from '../../../src/routes/boxes/+page.svelte';
import { must } from '../../store/support';

const user = userEvent.setup();
const LAKE = { line: 'F:01234567', name: 'Lake', count: 1 };
const BEND = { line: 'C:N R:SW F:2347 F:56', count: 2 };
const mine = (...tiles: CustomBox['tiles']): CustomBox => ({ name: text.newName(1), tiles });
let store: GameStore;

beforeEach(async () => {
	store = fullStore(await app.ready);
	for (const { name } of await must(store.customBoxes())) await must(store.deleteCustomBox(name));
});
afterEach(cleanup);

const kept = () => must(store.customBoxes());
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

async function open(...boxes: readonly CustomBox[]): Promise<void> {
	for (const box of boxes) await must(store.putCustomBox(box));
	render(Page);
	await screen.findAllByRole('button', { name: text.describe });
}

async function choose(content: string): Promise<void> {
	const file = new File([content], 'box.json');
	const input = document.querySelector<HTMLInputElement>('input[type=file]');
	if (input) await user.upload(input, file);
}

/** Describes a meadow, which has one layout without anything else. */
async function describeMeadow(name: string): Promise<void> {
	await user.click(await button(text.describe));
	const edges = within(await screen.findByRole('group', { name: customTileWords.terrain }));
	const field = edges.getByRole('button', { name: customTileWords.edge('field') });
	for (let side = 0; side < 4; side++) await user.click(field);
	await user.click(await button(/^field only/));
	await user.type(screen.getByLabelText(customTileWords.name), name);
	await user.click(await button(text.put));
}

it('The first tile is put into “My box”, which is kept on the device', async () => {
	await open();
	expect(screen.getByText(text.empty)).toBeVisible();
	await describeMeadow('Lake');
	expect(await screen.findByText('Lake')).toBeVisible();
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([mine(LAKE)]);
	});
});

it('A tile that is described twice is there once, and the page says so', async () => {
	await open(mine(LAKE));
	await describeMeadow('Lake');
	await vi.waitFor(() => {
		expect(notices.current?.message).toBe(text.alreadyThere);
	});
	expect(await kept()).toEqual([mine(LAKE)]);
});

it('Copies are counted by taps; a tile is corrected, removed and brought back', async () => {
	await open(mine(LAKE, BEND));
	await user.click(await button(/Lake.*one more$/));
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([mine({ ...LAKE, count: 2 }, BEND)]);
	});
	await user.click(await button(/Lake.*: correct$/));
	await user.type(await screen.findByLabelText(customTileWords.name), ' view');
	await user.click(await button(text.put));
	const corrected = { ...LAKE, name: 'Lake view', count: 2 };
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([mine(corrected, BEND)]);
	});
	await user.click(await button(/Lake view.*: remove$/));
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([mine(BEND)]);
	});
	await vi.waitFor(() => {
		expect(notices.current?.message).toMatch(/^Removed: .*Lake view/);
	});
	notices.act();
	await vi.waitFor(async () => {
		expect(await kept()).toEqual([mine(BEND, corrected)]);
	});
});

it('A box is renamed, but not as another one, deleted and brought back', async () => {
	await open(mine(LAKE), { name: 'Club', tiles: [] });
	const name = (await section(text.newName(1))).getByLabelText(text.boxName);
	await user.clear(name);
	await user.type(name, 'Club');
	await user.tab();
	expect(screen.getByText(text.nameTaken)).toBeVisible();
	expect(await kept()).toHaveLength(2);
	await user.clear(name);
	await user.type(name, 'Ours');
	await user.tab();
	const ours = { ...mine(LAKE), name: 'Ours' };
	await vi.waitFor(async () => {
		expect((await kept()).at(-1)).toEqual(ours);
	});
	await user.click(await button(text.deleteBox('Ours')));
	await vi.waitFor(() => {
		expect(notices.current?.message).toBe(text.deleted('Ours'));
	});
	expect(await kept()).toHaveLength(1);
	notices.act();
	await vi.waitFor(async () => {
		expect((await kept()).at(-1)).toEqual(ours);
	});
});

it('A second box has a name of its own', async () => {
	await open(mine());
	await user.click(await button(text.newBox));
	await section(text.newName(2));
	expect((await kept()).map(({ name }) => name)).toEqual([text.newName(1), text.newName(2)]);
});

it('A box is saved as a file, which another device opens', async () => {
	const download = vi.spyOn(sending, 'download').mockReturnValue();
	await open(mine(LAKE, BEND));
	await user.click(await button(text.save));
	const [file, name] = download.mock.lastCall ?? [];
	expect(name).toBe('tilekeep-box-My-box.json');
	await must(store.deleteCustomBox(text.newName(1)));
	cleanup();
	await open();
	await choose((await file?.text()) ?? '');
	expect(await screen.findByText(text.added(text.newName(1), 3))).toBeVisible();
	expect(await kept()).toEqual([mine(LAKE, BEND)]);
});

it('A file of a box that is here adds what it has more', async () => {
	await open(mine(LAKE));
	await choose(makeBoxFile(mine({ ...LAKE, count: 2 }, BEND)));
	expect(await screen.findByText(text.added(text.newName(1), 4))).toBeVisible();
	expect(await kept()).toEqual([mine({ ...LAKE, count: 2 }, BEND)]);
});

it.each([
	['no-box', '{"tilekeep":3}'],
	['newer-version', '{"box":2,"name":"My box"}']
] as const)(
	'A file that can’t be opened is refused with a sentence: %s',
	async (problem, content) => {
		await open(mine(LAKE));
		await choose(content);
		expect(await screen.findByText(text.refused(problem))).toBeVisible();
		expect(await kept()).toEqual([mine(LAKE)]);
	}
);
