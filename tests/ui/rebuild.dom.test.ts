import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { BoardTile } from '../../src/lib/drawing/board/scene';
import { tileId } from '../../src/lib/engine/tile';
import { tileType } from '../../src/lib/rules/catalogue';
import TableMap from '../../src/routes/game/rebuild/parts/TableMap.svelte';
import RebuildPager from '../../src/routes/game/rebuild/RebuildPager.svelte';
import { rebuildWords } from '../../src/lib/words/en/rebuild';

const tile = (x: number, y: number, order: number): BoardTile => ({
	x,
	y,
	order,
	type: tileType(tileId('base-D')),
	rotation: 0,
	completed: []
});

it('the table shows laid tiles and the next ones, with numbers at every edge', () => {
	const { container } = render(TableMap, {
		extent: { x: -1, y: 0, rows: 1, columns: 3 },
		tiles: [tile(0, 0, 0)],
		later: [
			{ x: -1, y: 0 },
			{ x: 1, y: 0 }
		],
		marked: [{ x: 0, y: 0 }],
		figures: [
			{ at: { x: 0, y: 0, segment: 0 }, kind: 'follower', colour: 'red', lying: false },
			{ at: { x: 0, y: 0, segment: 2 }, kind: 'follower', colour: 'blue', lying: true }
		],
		initials: { red: 'A', blue: 'BE' },
		label: rebuildWords.board
	});
	const picture = screen.getByRole('img', { name: rebuildWords.board });
	expect(container.querySelectorAll('.later')).toHaveLength(2);
	expect(container.querySelectorAll('[data-marked]')).toHaveLength(1);
	expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
		'A',
		'BE',
		'1',
		'2',
		'3',
		'1',
		'2',
		'3',
		'1',
		'1'
	]);
});

it('rebuilding goes on, back and to any step, and shows how much is left', async () => {
	const user = userEvent.setup();
	const ongo = vi.fn();
	const props = { here: 1, pages: 3, lying: 4, laying: 2, of: 7, ongo };
	const { rerender } = render(RebuildPager, props);
	expect(screen.getByText(rebuildWords.steps(5, 6, 7))).toBeInTheDocument();
	expect(screen.getByText(rebuildWords.left(1))).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: rebuildWords.next }));
	expect(ongo).toHaveBeenLastCalledWith(2);
	await user.click(screen.getByRole('button', { name: rebuildWords.back }));
	expect(ongo).toHaveBeenLastCalledWith(0);
	// Back is about to be disabled: the focus must move on.
	expect(screen.getByRole('button', { name: rebuildWords.next })).toHaveFocus();
	const slider = screen.getByRole('slider', { name: rebuildWords.goTo });
	expect(slider).toHaveAttribute('aria-valuetext', rebuildWords.steps(5, 6, 7));
	await rerender({ ...props, here: 3, lying: 7, laying: 0 });
	expect(within(document.body).getByText(rebuildWords.endStep)).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: rebuildWords.done }));
	expect(ongo).toHaveBeenLastCalledWith(4);
});
