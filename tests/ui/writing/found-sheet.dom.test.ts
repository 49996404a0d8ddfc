import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeSheet } from '../../../src/lib/notation';
import type { GameRecord } from '../../../src/lib/record';
import { contractWords } from '../../../src/lib/words/en/contract';
import { incomingWords } from '../../../src/lib/words/en/incoming';
import { inbox } from '../../../src/lib/table/sharing/inbox.svelte';
import { visit } from '../../../src/lib/table/game/visit.svelte';
import { sheetWords } from '../../../src/lib/words/en/sheet';
import OpenGame from '../../../src/routes/open/OpenGame.svelte';
import FoundSheet from '../../../src/routes/writing/FoundSheet.svelte';
import { gameIn } from '../../record/records';
import { scoresOf, toWrite } from '../../notation/support';
import { goto } from '../navigation';
import { page } from '../state';

beforeEach(() => {
	page.url = new URL('https://app.example/open/');
});
vi.mock('$app/state', () => import('../state'));
vi.mock('$app/navigation', () => import('../navigation'));

const CHAMPIONSHIP = writeSheet(toWrite(gameIn('tests/games/championship.json')), 'json');

function found(text: string) {
	const opened: GameRecord[] = [];
	const onback = vi.fn();
	render(FoundSheet, {
		text,
		from: 'paste',
		onopen: (record: GameRecord) => opened.push(record),
		onback
	});
	return { user: userEvent.setup(), opened, onback };
}

it('says what is in a text, and opens the game by the rules that are answered', async () => {
	const { user, opened } = found(CHAMPIONSHIP);
	expect(screen.getByText(sheetWords.players(['Red', 'Green']))).toBeVisible();
	expect(screen.getByText(sheetWords.turns(71, true))).toBeVisible();
	expect(screen.queryByRole('alert')).toBeNull();
	await user.click(screen.getByText(contractWords.ruling('smallCity')));
	await user.click(
		await screen.findByRole('radio', { name: new RegExp(contractWords.answer('smallCity', '2')) })
	);
	await user.click(screen.getByRole('button', { name: sheetWords.open }));
	expect(opened[0]?.header.rulings).toMatchObject({ farmRule: 'third', smallCity: '2' });
	expect(opened[0] && scoresOf(opened[0])).not.toEqual([96, 95]);
});

it('a game opens up to the line that breaks a rule, which is named', async () => {
	const { user, opened } = found('1 D 2 4 1 0 7+7\n2 Q 1 6 2 0\n3 V 0 5 2 0');
	expect(screen.getByRole('alert')).toHaveTextContent(/^Line 3 can’t be used: it /);
	await user.click(screen.getByRole('button', { name: sheetWords.openPart }));
	expect(opened[0]?.entries).toHaveLength(2);
});

it('what is open is asked, and the answer changes the game', async () => {
	const { user, opened } = found('1 H 0 5 1 0');
	const seats = screen.getByRole('group', { name: sheetWords.howMany });
	await user.click(within(seats).getByRole('radio', { name: '3' }));
	const place = screen.getByRole('group', { name: sheetWords.place(1, 'H', '5') });
	expect(within(place).getAllByRole('radio')[0]).toBeChecked();
	await user.click(within(place).getByRole('radio', { name: '6' }));
	await user.selectOptions(screen.getByRole('combobox', { name: sheetWords.way }), '1');
	await user.click(screen.getByRole('button', { name: sheetWords.open }));
	expect(opened[0]?.header.players).toHaveLength(3);
	expect(opened[0]?.entries[0]?.event).toHaveProperty('deploy.piece', 'follower');
});

it('a text without a game says so, and another can be chosen', async () => {
	const { user, onback } = found('{"info":{},"placements":[]}');
	expect(screen.getByRole('alert')).toHaveTextContent(sheetWords.unreadable('not-a-sheet'));
	await user.click(screen.getByRole('button', { name: sheetWords.another }));
	expect(onback).toHaveBeenCalledOnce();
});

it.each(['file', 'paste'] as const)(
	'a sheet from a %s leads there, and is visited',
	async (from) => {
		render(OpenGame);
		inbox.receive(from === 'file' ? new Blob([CHAMPIONSHIP]) : CHAMPIONSHIP, from);
		const user = userEvent.setup();
		await user.click(
			await screen.findByRole('button', { name: sheetWords.open }, { timeout: 15_000 })
		);
		await vi.waitFor(
			() => {
				expect(goto).toHaveBeenCalledWith('/review/?visit', { replaceState: true });
			},
			{ timeout: 15_000 }
		);
		expect(visit.shown && scoresOf(visit.shown.record)).toEqual([96, 95]);
		expect(screen.queryByText(incomingWords.lead)).toBeNull();
		goto.mockClear();
	},
	40_000
);
