import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Banner from '../../../src/lib/ui/kit/Banner.svelte';
import Button from '../../../src/lib/ui/kit/Button.svelte';
import Chip from '../../../src/lib/ui/kit/Chip.svelte';
import Field from '../../../src/lib/ui/kit/Field.svelte';
import Segmented from '../../../src/lib/ui/kit/Segmented.svelte';
import Sheet from '../../../src/lib/ui/kit/Sheet.svelte';
import Toast from '../../../src/lib/ui/kit/Toast.svelte';
import { hear, text } from './support';

const user = userEvent.setup();

describe('a button', () => {
	it('calls back when tapped, and not when disabled', async () => {
		const taps = hear<Event>();
		const { rerender } = render(Button, { children: text('Go'), onclick: taps.callback });
		await user.click(screen.getByRole('button', { name: 'Go' }));
		await rerender({ disabled: true });
		await user.click(screen.getByRole('button', { name: 'Go' }));
		expect(taps.calls).toHaveLength(1);
	});

	it('is a link when it leads somewhere', () => {
		render(Button, { children: text('Home'), href: '/' });
		expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
	});

	it('has a label when it shows only an icon', () => {
		render(Button, { icon: 'undo', label: 'Undo' });
		expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
	});
});

describe('a segmented control', () => {
	const options = [
		{ value: 'on', label: 'On' },
		{ value: 'off', label: 'Off' },
		{ value: 'never', label: 'Never', disabled: true }
	];

	it('is a group of radio buttons with one chosen', () => {
		render(Segmented, { label: 'Farmers', options, value: 'on', onchange: () => undefined });
		expect(screen.getByRole('group', { name: 'Farmers' })).toBeInTheDocument();
		expect(screen.getByRole('radio', { name: 'On' })).toBeChecked();
		expect(screen.getByRole('radio', { name: 'Never' })).toBeDisabled();
	});

	it('reports what was chosen', async () => {
		const chosen = hear<string>();
		render(Segmented, { label: 'Farmers', options, value: 'on', onchange: chosen.callback });
		await user.click(screen.getByRole('radio', { name: 'Off' }));
		expect(chosen.calls).toEqual(['off']);
	});
});

describe('a sheet', () => {
	it('is named by its title, and closes on Escape and on a tap outside', async () => {
		const closed = hear<undefined>();
		const onclose = (): void => {
			closed.callback(undefined);
		};
		render(Sheet, { open: true, title: 'Sure?', onclose, children: text('Really') });
		const dialog = screen.getByRole('dialog', { name: 'Sure?' });
		dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
		await user.click(screen.getByText('Really'));
		expect(closed.calls).toHaveLength(1);
		await user.click(dialog);
		expect(closed.calls).toHaveLength(2);
	});

	it('restores the focus', async () => {
		render(Button, { children: text('Opener') });
		const opener = screen.getByRole('button', { name: 'Opener' });
		opener.focus();
		const props = { open: true, title: 'Sure?', onclose: () => undefined, children: text('') };
		const { rerender } = render(Sheet, props);
		screen.getByRole('dialog').focus();
		opener.blur();
		await rerender({ open: false });
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(opener).toHaveFocus();
	});
});

describe('a toast', () => {
	it('keeps its live region while it is empty', async () => {
		const { rerender } = render(Toast, { message: undefined, onclose: () => undefined });
		const region = screen.getByRole('status');
		await rerender({ message: 'Deleted.' });
		expect(region).toHaveTextContent('Deleted.');
	});

	it('offers one action', async () => {
		const done = hear<undefined>();
		const onaction = (): void => {
			done.callback(undefined);
		};
		render(Toast, { message: 'Deleted.', action: 'Undo', onaction, onclose: () => undefined });
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(done.calls).toHaveLength(1);
	});
});

describe('a field', () => {
	it('reports what is typed, and shows what is wrong with it', async () => {
		const typed = hear<string>();
		const { rerender } = render(Field, { label: 'Name', value: '', onvalue: typed.callback });
		await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
		expect(typed.calls).toEqual(['A']);
		await rerender({ error: 'Too long.' });
		expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long.');
		expect(screen.getByRole('textbox')).toBeInvalid();
	});
});

it('a chip shows whether it is on', () => {
	render(Chip, { pressed: true, children: text('Roads') });
	expect(screen.getByRole('button', { name: 'Roads', pressed: true })).toBeInTheDocument();
});

it('a warning is assertive, a notice polite', () => {
	render(Banner, { tone: 'warning', children: text('No room') });
	render(Banner, { children: text('New version') });
	expect(screen.getByRole('alert')).toHaveTextContent('No room');
	expect(screen.getByRole('status')).toHaveTextContent('New version');
});
