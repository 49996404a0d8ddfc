import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { manualPointsWords as text } from '../../../src/lib/words/en/manual-points';
import TableSheets from '../../../src/routes/game/players/TableSheets.svelte';
import { recordWith } from '../../store/support';

const KEY = 'tilekeep:manual-points';
const user = userEvent.setup();
const sheet = () => screen.findByRole('dialog', { name: text.title });

/** A table as after a reload, which unmounts nothing. Returns what opens the sheet. */
function sitDown(id = 'one', enters = true): () => void {
	document.body.replaceChildren();
	const live = new LiveGame(memoryStore(), recordWith(0, id), EMPTY_DRAFT);
	const view = new TableView(live);
	let opened = false;
	const give = () => {
		if (opened) return;
		opened = true;
		// It is asked for while the page is being mounted.
		queueMicrotask(() => void rerender({ giving: true }));
	};
	const onmanual = enters ? give : undefined;
	const { rerender } = render(TableSheets, {
		live,
		view,
		player: undefined,
		giving: false,
		writes: enters,
		onmanual
	});
	return give;
}

/** Manual points that are being entered: a reason, and points of the first player. */
async function enter(): Promise<void> {
	sitDown()();
	await sheet();
	const [more] = screen.getAllByRole('button', { name: text.more(text.amountOf('Ana')) });
	if (more) await user.click(more);
	await user.type(screen.getByLabelText(text.reason), 'A thief');
}

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe('manual points that are being entered', () => {
	it('are there after a reload', async () => {
		await enter();
		sitDown();
		await sheet();
		expect(screen.getByLabelText(text.reason)).toHaveValue('A thief');
		expect(screen.getByRole('button', { name: text.confirm })).toBeEnabled();
	});

	it('are gone once the sheet was closed', async () => {
		await enter();
		expect(localStorage.getItem(KEY)).not.toBeNull();
		cleanup();
		expect(localStorage.getItem(KEY)).toBeNull();
		sitDown();
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('wait for a window that may enter them, and for their own game', async () => {
		await enter();
		const kept = localStorage.getItem(KEY) ?? '';
		sitDown('one', false);
		expect(screen.queryByRole('dialog')).toBeNull();
		localStorage.setItem(KEY, kept);
		sitDown('two')();
		await sheet();
		expect(screen.getByLabelText(text.reason)).toHaveValue('');
	});

	it('begin anew where what is kept can’t be read', async () => {
		localStorage.setItem(KEY, '{"game": "one", "reason": 7}');
		sitDown();
		await sheet();
		expect(screen.getByLabelText(text.reason)).toHaveValue('');
	});
});
