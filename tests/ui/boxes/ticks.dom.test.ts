import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { CustomBox } from '../../../src/lib/custom-tiles';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';
import { customBoxWords as text } from '../../../src/lib/words/en/custom-boxes';
import CustomBoxTicks from '../../../src/routes/new/CustomBoxTicks.svelte';

afterEach(cleanup);

const tick = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

function show(...boxes: readonly CustomBox[]): Setup {
	const setup = new Setup();
	setup.customBoxes = boxes;
	render(CustomBoxTicks, { setup });
	return setup;
}

/** A box with so many designs. */
const withDesigns = (name: string, designs: number): CustomBox => ({
	name,
	tiles: Array.from({ length: designs }, (_, n) => ({
		line: 'F:01234567',
		name: String(n),
		count: 1
	}))
});

it('A box is played with by one tap', async () => {
	const setup = show(withDesigns('Mine', 3), withDesigns('Empty', 0));
	await userEvent.click(tick('Mine'));
	expect(setup.boxNames).toEqual(['Mine']);
	expect(screen.getByText(text.tiles(3))).toBeVisible();
	expect(screen.queryByRole('checkbox', { name: /^Empty/ })).toBeNull();
	await userEvent.click(tick('Mine'));
	expect(setup.boxNames).toEqual([]);
});

it('A game has room for 60 designs', async () => {
	show(withDesigns('Mine', 40), withDesigns('Club', 30));
	await userEvent.click(tick('Mine'));
	expect(tick('Club')).toBeDisabled();
	await userEvent.click(tick('Mine'));
	expect(tick('Club')).toBeEnabled();
});

it('Without a box the form says what one is for, and leads there', () => {
	show();
	expect(screen.getByText(text.noneYet)).toBeVisible();
	expect(screen.getByRole('link', { name: text.manage })).toHaveAttribute('href', '/boxes/');
});
