import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RULINGS, USUAL } from '../../../src/lib/rules/catalogue';
import { BOX_CHOICES } from '../../../src/lib/table/setup.svelte';
import ContinueCard from '../../../src/lib/ui/home/ContinueCard.svelte';
import DeviceNote from '../../../src/lib/ui/home/DeviceNote.svelte';
import GameRow from '../../../src/lib/ui/home/GameRow.svelte';
import ImportGame from '../../../src/lib/ui/home/ImportGame.svelte';
import BoxChoice from '../../../src/lib/ui/setup/BoxChoice.svelte';
import Rules from '../../../src/lib/ui/setup/Rules.svelte';
import Seats from '../../../src/lib/ui/setup/Seats.svelte';
import type { SeatActions } from '../../../src/lib/ui/setup/seat';
import { words } from '../../../src/lib/words';
import { hear } from './support';

const user = userEvent.setup();
const nothing = (): void => undefined;

const seats = [
	{ key: 7, name: 'Ana', called: 'Ana', colour: 'red' },
	{ key: 8, name: '', called: 'Blue', colour: 'blue' }
] as const;

/** Actions that write down what they were asked for. */
function writtenDown(): { asked: unknown[][]; actions: SeatActions } {
	const asked: unknown[][] = [];
	const take =
		(name: string) =>
		(...what: unknown[]): void =>
			void asked.push([name, ...what]);
	const actions = {
		rename: take('rename'),
		recolour: take('recolour'),
		move: take('move'),
		remove: take('remove'),
		add: take('add'),
		invite: take('invite')
	};
	return { asked, actions };
}

const seated = (actions: SeatActions) => ({
	seats,
	free: ['green', 'grey'] as const,
	known: [{ name: 'Bo', colour: 'grey' }] as const,
	full: false,
	actions
});

describe('the seats', () => {
	it('offer free colours only, each by name', async () => {
		const { asked, actions } = writtenDown();
		render(Seats, seated(actions));
		await user.click(screen.getByRole('button', { name: /^Colour of Ana: Red/ }));
		const colours = within(screen.getByRole('group', { name: 'Colour of Ana' }));
		expect(colours.getByRole('button', { name: 'Blue, taken' })).toBeDisabled();
		await user.click(colours.getByRole('button', { name: 'Grey' }));
		expect(asked).toEqual([['recolour', 7, 'grey']]);
		expect(screen.queryByRole('group', { name: 'Colour of Ana' })).toBeNull();
	});

	it('are changed by buttons', async () => {
		const { asked, actions } = writtenDown();
		render(Seats, seated(actions));
		await user.click(screen.getByRole('button', { name: 'Seat Blue one earlier' }));
		await user.click(screen.getByRole('button', { name: 'Seat Ana one later' }));
		await user.click(screen.getByRole('button', { name: 'Blue is not playing' }));
		await user.click(screen.getByRole('button', { name: 'Add a player' }));
		await user.click(screen.getByRole('button', { name: 'Add Bo' }));
		expect(asked).toEqual([
			['move', 8, -1],
			['move', 7, 1],
			['remove', 8],
			['add'],
			['invite', { name: 'Bo', colour: 'grey' }]
		]);
	});

	it('show a colour’s name where none is typed, and markup as text', () => {
		const { actions } = writtenDown();
		const eve = { key: 9, name: '<b>Eve</b>', called: '<b>Eve</b>', colour: 'green' } as const;
		render(Seats, { ...seated(actions), seats: [...seats, eve] });
		expect(screen.getByPlaceholderText('Blue')).toHaveValue('');
		expect(screen.getByDisplayValue('<b>Eve</b>')).toBeInTheDocument();
		expect(document.querySelector('b')).toBeNull();
	});
});

describe('the box', () => {
	it('is chosen by kind first, the Winter Edition then by its year', async () => {
		const chosen = hear<string>();
		const props = { boxes: BOX_CHOICES, onchange: chosen.callback };
		const { rerender } = render(BoxChoice, { ...props, box: 'base-c1' });
		expect(screen.queryByRole('radio', { name: '2011' })).toBeNull();
		await user.click(screen.getByRole('radio', { name: 'Winter Edition' }));
		await rerender({ box: 'winter-we3' });
		await user.click(screen.getByRole('radio', { name: '2011' }));
		expect(chosen.calls).toEqual(['winter-we3', 'winter-wd']);
	});
});

describe('the rules', () => {
	const props = { rulings: RULINGS, changes: [], firstGame: false, onanswer: nothing };

	it('ask what a farm pays only where somebody farms', async () => {
		const { rerender } = render(Rules, { ...props, answers: USUAL });
		await user.click(screen.getByText('Rules:'));
		expect(screen.getByRole('group', { name: 'What a farm pays' })).toBeInTheDocument();
		await rerender({ answers: { ...USUAL, farmers: 'off' } });
		expect(screen.queryByRole('group', { name: 'What a farm pays' })).toBeNull();
	});

	it('say in one line what is not today’s', () => {
		const answers = { ...USUAL, farmers: 'off' };
		render(Rules, { ...props, answers, changes: ['farmers'] });
		expect(screen.getByText('Farmers: left out')).toBeInTheDocument();
	});
});

const game = {
	id: 'one',
	box: 'base-c1',
	players: seats.map(({ called, colour }) => ({ name: called, colour })),
	state: 'closed',
	scores: [64, 71],
	turns: 71,
	modified: 0
} as const;
const row = { now: 0, ondownload: nothing, onremove: nothing };

describe('a game on the shelf', () => {
	it('tells who won', () => {
		render(GameRow, { game, ...row });
		expect(screen.getByText('Blue won with 71')).toBeInTheDocument();
	});

	it('tells of a shared win and of a game alone', () => {
		render(GameRow, { game: { ...game, scores: [71, 71] }, ...row });
		expect(screen.getByText('Ana and Blue shared the win with 71')).toBeInTheDocument();
		const alone = { ...game, players: game.players.slice(0, 1), scores: [50] };
		render(GameRow, { game: alone, ...row });
		expect(screen.getByText('50 points alone')).toBeInTheDocument();
	});

	it('leads to the game by its id, and says how far it got', () => {
		const running = { ...game, state: 'playing', turns: 22 } as const;
		render(ContinueCard, { game: running, tiles: 72, ...row });
		const link = screen.getByRole('link', { name: 'Continue the game of Ana and Blue' });
		expect(link).toHaveAttribute('href', '/game/?id=one');
		expect(screen.getByText(words.home.progress(23, 72))).toBeInTheDocument();
	});
});

it('a file is handed over, and the same one again', async () => {
	const files = hear<File>();
	render(ImportGame, { onfile: files.callback });
	const input = document.querySelector('input');
	if (!input) throw new Error('There is no field for a file.');
	const file = new File(['{}'], 'game.json', { type: 'application/json' });
	await user.upload(input, file);
	await user.upload(input, file);
	expect(files.calls).toEqual([file, file]);
});

describe('what is said of this device', () => {
	const props = {
		kept: true,
		persistence: 'best-effort',
		refused: false,
		worth: true,
		install: 'none',
		onprotect: nothing,
		oninstall: nothing
	} as const;
	const ask = { name: 'Ask the browser to protect them' };

	it('asks for protection only when there is something to protect', async () => {
		const { rerender } = render(DeviceNote, { ...props, worth: false });
		expect(screen.queryByRole('button', ask)).toBeNull();
		await rerender({ worth: true });
		expect(screen.getByRole('button', ask)).toBeInTheDocument();
		await rerender({ persistence: 'persistent' });
		expect(screen.queryByRole('button', ask)).toBeNull();
		expect(screen.getByText(/has promised/)).toBeInTheDocument();
	});

	it('does not ask again, nor where nothing is kept', async () => {
		const { rerender } = render(DeviceNote, { ...props, refused: true });
		expect(screen.queryByRole('button', ask)).toBeNull();
		await rerender({ refused: false, kept: false });
		expect(screen.queryByRole('button', ask)).toBeNull();
		expect(screen.getByText(/keeps nothing/)).toBeInTheDocument();
	});
});
