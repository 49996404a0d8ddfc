import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { words } from '../../src/lib/words/en/table';
import CrossingChoice from '../../src/routes/game/turn/CrossingChoice.svelte';

const { table } = words;

it('a crossing has houses until trees are chosen, and says what that changes', async () => {
	const told: boolean[] = [];
	const ontrees = (trees: boolean): void => void told.push(trees);
	const { rerender } = render(CrossingChoice, { trees: false, ontrees });
	const group = screen.getByRole('group', { name: table.crossing });
	expect(group).toHaveAccessibleDescription(table.crossingSays(false));
	expect(screen.getByRole('radio', { name: table.houses })).toBeChecked();
	await userEvent.click(screen.getByRole('radio', { name: table.trees }));
	await rerender({ trees: true });
	expect(group).toHaveAccessibleDescription(table.crossingSays(true));
	await userEvent.click(screen.getByRole('radio', { name: table.houses }));
	expect(told).toEqual([true, false]);
});
