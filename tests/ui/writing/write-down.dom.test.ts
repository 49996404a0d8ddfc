import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sheetWords } from '../../../src/lib/words/en/sheet';
import WriteDown from '../../../src/routes/writing/WriteDown.svelte';
import { formOf } from '../../../src/lib/notation/form';
import { gameIn } from '../../record/records';
import { headerFor } from '../../record/support';

const CHAMPIONSHIP = gameIn('tests/games/championship.json');
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: sheetWords.text });

it('a game is written in three forms, each with what it doesn’t say, and copied', async () => {
	const user = userEvent.setup();
	render(WriteDown, { record: CHAMPIONSHIP });
	expect(formOf(text().value)).toBe('json');
	expect(screen.getByText(sheetWords.lost('rulings'))).toBeVisible();
	expect(screen.queryByText(sheetWords.lost('names'))).toBeNull();
	await user.click(screen.getByRole('radio', { name: sheetWords.form('central') }));
	expect(formOf(text().value)).toBe('central');
	expect(screen.getByText(sheetWords.lost('names'))).toBeVisible();
	const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await user.click(screen.getByRole('button', { name: sheetWords.copy }));
	expect(copied).toHaveBeenCalledWith(text().value);
	expect(await screen.findByText(sheetWords.copied)).toBeVisible();
});

it('a sheet for paper has all turns, or only their numbers', async () => {
	const user = userEvent.setup();
	render(WriteDown, { record: CHAMPIONSHIP });
	await user.click(screen.getByRole('button', { name: sheetWords.paper }));
	const page = within(await screen.findByRole('region', { name: sheetWords.paperTitle }));
	expect(page.getByText('96')).toBeVisible();
	expect(page.getAllByRole('row')[1]).toHaveTextContent(/^1\s*P1\s*U\s*0\s*0\s*-1\s*0\s*7\+7$/);
	await user.click(screen.getByRole('radio', { name: sheetWords.empty }));
	expect(page.queryByText('96')).toBeNull();
	expect(page.getAllByRole('row')).toHaveLength(74);
	const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
	await user.click(screen.getByRole('button', { name: sheetWords.print }));
	expect(print).toHaveBeenCalledOnce();
});

it('a game that can’t be written down says why, and still has the empty sheet', async () => {
	const user = userEvent.setup();
	render(WriteDown, { record: { header: headerFor('found', 2, { found: true }), entries: [] } });
	expect(screen.getByText(sheetWords.unwritable('found'))).toBeVisible();
	await user.click(screen.getByRole('button', { name: sheetWords.paper }));
	expect(await screen.findByRole('region', { name: sheetWords.paperTitle })).toBeVisible();
});
