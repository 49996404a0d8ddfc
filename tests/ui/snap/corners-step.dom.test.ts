import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ok } from '../../../src/lib/engine/result';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import { Snapping } from '../../../src/lib/table/snap/snapping.svelte';
import CornersStep from '../../../src/routes/game/snap/CornersStep.svelte';
import { headerFor } from '../../record/support';
import { MadeUpReader, reading, tile } from '../../table/snap/made-up';

/** The step of the corners, in a photo in which one tile is found. */
function show() {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
	const record = { header: headerFor('found', 2, { found: true }), entries: [] };
	const { entry } = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	const read = reading(1, [tile('D')]);
	const reader = new MadeUpReader(read);
	reader.find = () => Promise.resolve(ok(read.grid));
	const picture = document.createElement('canvas');
	const picking = new CornerPicking({ picture, width: 200, height: 200 }, () => reader);
	const snapping = new Snapping(entry, () => reader, {
		settle: (read) => Promise.resolve(ok({ reading: read, known: [] }))
	});
	render(CornersStep, { snapping, picking, onhand: vi.fn() });
	return { picking, user: userEvent.setup() };
}

it('asks to look at the corners that were found, and for no numbers: these are folded away', async () => {
	const { picking, user } = show();
	const says = screen.getAllByRole('status').find((one) => one.matches('.says'));
	expect(says).toHaveTextContent(/^Drag the rings/);
	await picking.find();
	await waitFor(() => {
		expect(says).toHaveTextContent(/^Do the lines run between the tiles\?/);
	});
	expect(screen.getByText('1 column, 1 row')).toBeVisible();
	const more = screen.getByRole('button', { name: 'Add a column', hidden: true });
	expect(more).not.toBeVisible();
	await user.click(screen.getByText('1 column, 1 row'));
	expect(more).toBeVisible();
	await user.click(more);
	expect(screen.getByText('2 columns, 1 row')).toBeVisible();
});
