import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { offeredAfter } from '../../../src/lib/table/setup/boxes';
import { owned } from '../../../src/lib/table/setup/owned.svelte';
import { setupWords } from '../../../src/lib/words/en/setup';
import OtherExpansions from '../../../src/routes/new/parts/OtherExpansions.svelte';
import OwnedSheet from '../../../src/routes/new/OwnedSheet.svelte';
import { hear } from './support';

const user = userEvent.setup();
const nothing = (): void => undefined;
const props = { offered: offeredAfter([]), owned: [], chosen: [], oncombine: nothing };
const listed = (): (string | null)[] =>
	screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
const search = (typed: string): Promise<void> =>
	user.type(screen.getByRole('searchbox', { name: setupWords.searchExpansions }), typed);

describe('the expansions of other boxes', () => {
	it('are a few at first, and all of them when somebody asks', async () => {
		render(OtherExpansions, props);
		expect(listed()).toEqual(props.offered.slice(0, 6));
		await user.click(screen.getByText(setupWords.showAllExpansions(props.offered.length)));
		expect(listed()).toEqual(props.offered);
	});

	it('are found by their names and by what they add', async () => {
		render(OtherExpansions, props);
		await search('GINGER');
		expect(listed()).toEqual(['gingerbread']);
		await user.clear(screen.getByRole('searchbox'));
		await search('abbey each');
		expect(listed()).toEqual(['abbey-and-mayor']);
		await search('xyz');
		expect(screen.queryAllByRole('checkbox')).toEqual([]);
		expect(screen.getByRole('status')).toHaveTextContent(setupWords.noExpansionFound);
	});

	it('are named with what they lack where they can’t be played', async () => {
		render(OtherExpansions, props);
		await search('triangles');
		expect(screen.getByRole('status')).toHaveTextContent(setupWords.noExpansionFound);
		await user.clear(screen.getByRole('searchbox'));
		await search('halflings');
		expect(screen.queryAllByRole('checkbox')).toEqual([]);
		expect(screen.getByRole('status')).toHaveTextContent(/^Halflings: triangles/);
		expect(screen.getByRole('status')).not.toHaveTextContent(setupWords.noExpansionFound);
	});

	it('are found where only their tiles are played', async () => {
		render(OtherExpansions, props);
		await search('plague');
		expect(listed()).toEqual(['plague']);
		expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
			/^6 tiles.*aren’t in the app$/
		);
	});

	it('begin with all that were played last, however many, and then with what is owned', () => {
		const played = props.offered.slice(8, 15);
		const { unmount } = render(OtherExpansions, { ...props, chosen: played });
		expect(listed()).toEqual(played);
		unmount();
		const own = ['tower', 'phantom'];
		render(OtherExpansions, { ...props, offered: offeredAfter([], own), owned: own });
		expect(listed()).toEqual(own);
	});

	it('keep their places while they are ticked', async () => {
		const ticked = hear<string>();
		const { rerender } = render(OtherExpansions, { ...props, oncombine: ticked.callback });
		const before = listed();
		await user.click(screen.getByRole('checkbox', { name: setupWords.expansion('tower') }));
		await rerender({ chosen: ['tower'] });
		expect(ticked.calls).toEqual(['tower']);
		expect(listed()).toEqual(before);
	});

	it('stay in sight once they were found and ticked', async () => {
		const { rerender } = render(OtherExpansions, props);
		const before = listed();
		await search('ginger');
		await user.click(screen.getByRole('checkbox'));
		await rerender({ chosen: ['gingerbread'] });
		await user.clear(screen.getByRole('searchbox'));
		expect(listed()).toEqual([...before, 'gingerbread']);
		await user.click(screen.getByRole('checkbox', { checked: true }));
		await rerender({ chosen: [] });
		expect(listed()).toEqual([...before, 'gingerbread']);
	});
});

describe('what somebody owns', () => {
	beforeEach(() => {
		owned.set(props.offered, false);
	});
	const ticked = (): (string | null)[] =>
		screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'));

	it('is ticked by boxes, and kept', async () => {
		render(OwnedSheet, { onclose: nothing });
		const bigBoxes = within(screen.getByRole('group', { name: setupWords.kind('big-box') }));
		await user.click(bigBoxes.getByRole('checkbox', { name: '8 / 7 / 6' }));
		expect(ticked()).toEqual(expect.arrayContaining(['river', 'gold-mines', 'messages']));
		expect(ticked()).not.toContain('tower');
		expect(owned.ids).toContain('gold-mines');
		expect(localStorage.getItem('tilekeep:owned')).toContain('gold-mines');
	});

	it('can be ticked one by one: a box is ticked once all of it is', async () => {
		render(OwnedSheet, { onclose: nothing });
		const five = screen.getByRole('checkbox', { name: '5' });
		await user.click(screen.getByRole('checkbox', { name: setupWords.expansion('river') }));
		expect(five).not.toBeChecked();
		const inns = screen.getByRole('checkbox', {
			name: setupWords.expansion('inns-and-cathedrals')
		});
		await user.click(inns);
		expect(five).toBeChecked();
		expect(owned.ids).toEqual(['river', 'inns-and-cathedrals']);
	});
});
