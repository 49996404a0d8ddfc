import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import type { Reading } from '../../../src/lib/snap/reading';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import { TableCheck } from '../../../src/lib/table/snap/table-check.svelte';
import CheckStep from '../../../src/routes/game/snap/CheckStep.svelte';
import { headerFor } from '../../record/support';
import { EMPTY, MadeUpReader, OTHER, reading, tile } from '../../table/snap/made-up';

/** The board of a photo, as it is checked. */
function show(read: Reading, { photo = true } = {}) {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
	Element.prototype.scrollIntoView = vi.fn();
	const record = { header: headerFor('found', 2, { found: true }), entries: [] };
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	live.writer.writes = true;
	const reader = new MadeUpReader(read);
	const picture = document.createElement('canvas');
	const picking = new CornerPicking({ picture, width: 300, height: 150 }, () => reader);
	const check = new TableCheck(reader, { reading: read }, () => live.game.rules.tiles);
	check.chooseUnsure();
	const onuse = vi.fn();
	const said = { useLabel: 'Use it', canUse: true, onback: vi.fn(), onuse };
	render(CheckStep, {
		check,
		picking: photo ? picking : undefined,
		entry: live.entry,
		land: 'summer',
		...said
	});
	return { check, reader, onuse, user: userEvent.setup() };
}

const board = () => within(screen.getByRole('group', { name: /^The board as it was read/ }));
const cell = (name: RegExp) => board().getByRole('button', { name });

it('names every cell with its tile, and says which aren’t sure', () => {
	show(reading(3, [tile('U', 1), tile('B'), EMPTY, OTHER, EMPTY, EMPTY], [1]));
	const names = board()
		.getAllByRole('button')
		.map((one) => one.getAttribute('aria-label'));
	expect(names[0]).toMatch(/^Column 1, row 1: Tile .*road/);
	expect(names[0]).not.toMatch(/not sure/);
	expect(names[1]).toMatch(/^Column 2, row 1: .*monastery.*, not sure$/);
	expect(names[3]).toBe('Column 1, row 2: Another tile');
	expect(names[4]).toBe('Column 2, row 2: No tile');
});

it('by keyboard: arrows go from cell to cell, and what else may lie there is a button away', async () => {
	const { check, reader, user } = show(reading(3, [tile('U', 1), tile('B'), EMPTY], [1]));
	cell(/^Column 2/).focus();
	await user.keyboard('{ArrowLeft}');
	expect(cell(/^Column 1/)).toHaveFocus();
	await user.keyboard('{ArrowRight}{Enter}');
	expect(check.chosen).toEqual({ column: 1, row: 0 });
	const choices = within(screen.getByRole('list', { name: 'What is there' })).getAllByRole(
		'button'
	);
	expect(choices).toHaveLength(4);
	const [now, next] = choices;
	expect(now).toHaveAttribute('aria-pressed', 'true');
	if (next) await user.click(next);
	expect(reader.mends).toEqual([[{ cell: { column: 1, row: 0 }, content: tile('V', 1) }]]);
	expect(cell(/^Column 2/)).toHaveAccessibleName(/, confirmed$/);
	expect(screen.queryByRole('button', { name: /to check/ })).toBeNull();
});

it('fills an empty cell and empties another; what lies in no box is left out, and said', async () => {
	const { check, user, onuse } = show(reading(3, [tile('U', 1), tile('B'), EMPTY]));
	await user.click(cell(/^Column 2/));
	await user.click(screen.getByRole('button', { name: 'Nothing' }));
	expect(cell(/^Column 2/)).toHaveAccessibleName(/No tile/);
	await user.click(cell(/^Column 3/));
	await user.click(screen.getByRole('button', { name: 'Not in your boxes' }));
	expect(screen.getByText(/1 tile that isn’t in your boxes was left out/)).toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Describe it…' })).toBeInTheDocument();
	expect(check.laid).toHaveLength(1);
	await user.click(screen.getByRole('button', { name: 'Use it' }));
	expect(onuse).toHaveBeenCalledOnce();
});

it('goes back to another photo where that of the board is gone, and compares nothing', () => {
	show(reading(2, [tile('U', 1), tile('B')]), { photo: false });
	expect(screen.getByRole('button', { name: 'Another photo' })).toBeInTheDocument();
	expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
