import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EXPANSION_IDS, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { PRESET_IDS } from '../../../src/lib/rules/presets';
import { termsOf } from '../../../src/lib/table/setup/contract';
import { PRINTINGS } from '../../../src/lib/rules/printings';
import DeviceNote from '../../../src/routes/parts/DeviceNote.svelte';
import ChooseFile from '../../../src/lib/ui/open/ChooseFile.svelte';
import BoxChoice from '../../../src/routes/new/parts/BoxChoice.svelte';
import Rules from '../../../src/routes/new/parts/Rules.svelte';
import Seats from '../../../src/routes/new/parts/Seats.svelte';
import type { SeatActions } from '../../../src/routes/new/parts/seat';
import { contractWords } from '../../../src/lib/words/en/contract';
import { PLAYER_COLOURS } from '../../../src/lib/engine/colours';
import { Seats as SeatsAtTable } from '../../../src/lib/table/setup/seats.svelte';
import { setupWords } from '../../../src/lib/words/en/setup';
import { hear } from './support';

const user = userEvent.setup();
const nothing = (): void => undefined;

const seats = [
	{ key: 7, name: 'Ana', shown: 'Ana', colour: 'red' },
	{ key: 8, name: '', shown: 'Blue', colour: 'blue' }
] as const;

/** Actions that record their calls. */
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
	figures: 5,
	actions
});

describe('the seats', () => {
	it('offer only free colours, each by name', async () => {
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
		await user.click(screen.getByRole('button', { name: 'Move Blue up' }));
		await user.click(screen.getByRole('button', { name: 'Move Ana down' }));
		await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
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

	it('are moved both ways in between, and the focus goes with the arrow', async () => {
		const table = new SeatsAtTable(
			PLAYER_COLOURS.slice(0, 3).map((colour) => ({ name: colour, colour }))
		);
		const shown = () => table.list.map((seat) => ({ ...seat, shown: seat.name }));
		const { actions } = writtenDown();
		actions.move = (key, by) => {
			table.move(key, by);
			void rerender({ seats: shown() });
		};
		const { rerender } = render(Seats, { ...seated(actions), seats: shown() });
		const [first = '', second = '', third = ''] = table.list.map(({ name }) => name);
		const arrows = () => screen.getAllByRole('button', { name: /^Move/ }).map(({ title }) => title);
		expect(arrows()).toEqual([
			setupWords.moveDown(first),
			setupWords.moveUp(second),
			setupWords.moveDown(second),
			setupWords.moveUp(third)
		]);
		await user.click(screen.getByRole('button', { name: setupWords.moveDown(first) }));
		expect(table.list.map(({ name }) => name)).toEqual([second, first, third]);
		expect(screen.getByRole('button', { name: setupWords.moveDown(first) })).toHaveFocus();
		await user.keyboard('{Enter}');
		expect(table.list.map(({ name }) => name)).toEqual([second, third, first]);
		// At the end only the way back is left.
		expect(screen.getByRole('button', { name: setupWords.moveUp(first) })).toHaveFocus();
	});

	it('show a colour’s name where none is typed, and markup as text', () => {
		const { actions } = writtenDown();
		const eve = { key: 9, name: '<b>Eve</b>', shown: '<b>Eve</b>', colour: 'green' } as const;
		render(Seats, { ...seated(actions), seats: [...seats, eve] });
		expect(screen.getByPlaceholderText('Blue')).toHaveValue('');
		expect(screen.getByDisplayValue('<b>Eve</b>')).toBeInTheDocument();
		expect(document.querySelector('b')).toBeNull();
	});
});

it('warn only when there are more players than figures', async () => {
	const { actions } = writtenDown();
	const { rerender } = render(Seats, { ...seated(actions), figures: 2 });
	expect(screen.getByRole('status').textContent).toBe('');
	await rerender({ figures: 1 });
	expect(screen.getByRole('status')).toHaveTextContent(setupWords.tooFew(1));
});

describe('the box', () => {
	const box = {
		boxes: PRINTINGS,
		box: 'base-c1',
		expansions: EXPANSION_IDS,
		held: [],
		chosen: [],
		tiles: 72,
		onchange: nothing,
		oncombine: nothing
	};

	it('combines with ticked expansions and shows the number of tiles', async () => {
		const asked: unknown[] = [];
		const oncombine = (...what: unknown[]): void => void asked.push(what);
		const { rerender } = render(BoxChoice, { ...box, oncombine });
		const expansion = screen.getByRole('checkbox', { name: 'Abbey & Mayor' });
		expect(expansion).not.toBeChecked();
		expect(expansion).toHaveAccessibleDescription(/^12 tiles/);
		expect(screen.getByText('72 tiles')).toBeInTheDocument();
		await user.click(expansion);
		await rerender({ chosen: ['abbey-and-mayor'], tiles: 84 });
		expect(expansion).toBeChecked();
		expect(screen.getByText('84 tiles and an abbey each')).toBeInTheDocument();
		await user.click(expansion);
		expect(asked).toEqual([
			['abbey-and-mayor', true],
			['abbey-and-mayor', false]
		]);
	});

	it('is chosen with one tap, whatever its kind', async () => {
		const chosen = hear<string>();
		render(BoxChoice, { ...box, onchange: chosen.callback });
		const bigBoxes = within(screen.getByRole('group', { name: 'Big Box' }));
		expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
		await user.click(bigBoxes.getByRole('radio', { name: '7' }));
		await user.click(screen.getByRole('radio', { name: '2011' }));
		expect(chosen.calls).toEqual(['big-box-7', 'winter-wd']);
	});

	it('lists what lies in it, each a tick by itself, and says where that isn’t certain', async () => {
		const asked: unknown[] = [];
		const oncombine = (...what: unknown[]): void => void asked.push(what);
		const held = ['river', 'gold-mines'];
		const props = { ...box, box: 'big-box-8', held, chosen: ['river'], oncombine };
		render(BoxChoice, props);
		const own = within(screen.getByRole('group', { name: setupWords.inTheBox }));
		expect(own.getAllByRole('checkbox').map((one) => one.getAttribute('value'))).toEqual(held);
		await user.click(own.getByRole('checkbox', { name: 'The River' }));
		await user.click(own.getByRole('checkbox', { name: 'The Gold Mines' }));
		expect(asked).toEqual([
			['river', false],
			['gold-mines', true]
		]);
		expect(screen.getByText(/We don’t know everything in it/)).toBeInTheDocument();
	});
});

describe('the rules', () => {
	const actions = { choosePreset: nothing, answerRuling: nothing };
	const props = {
		presets: PRESET_IDS,
		preset: 'today',
		terms: termsOf({ expansions: EXPANSION_IDS, rulings: USUAL_RULINGS }),
		changes: [],
		firstGame: false,
		actions
	};
	const row = (id: string): HTMLElement => {
		const found = document.querySelector<HTMLElement>(`[data-ruling="${id}"]`);
		if (!found) throw new Error(`There is no line for ${id}.`);
		return found;
	};

	it('come in sets, each with one line of explanation', async () => {
		const taken = hear<string>();
		render(Rules, { ...props, actions: { ...actions, choosePreset: taken.callback } });
		const sets = within(screen.getByRole('radiogroup', { name: contractWords.presets }));
		expect(sets.getAllByRole('radio')).toHaveLength(6);
		expect(sets.getByRole('radio', { checked: true })).toHaveAttribute('value', 'today');
		await user.click(sets.getByText(contractWords.presetSays('2000')));
		expect(taken.calls).toEqual(['2000']);
	});

	it('can be answered one by one, each answer with its explanation', async () => {
		const calls: unknown[] = [];
		const answerRuling = (...what: unknown[]) => void calls.push(what);
		render(Rules, { ...props, actions: { ...actions, answerRuling } });
		const wagons = within(row('wagonMoves'));
		expect(wagons.getByText(contractWords.answerSays('wagonMoves', 'nearby'))).toBeInTheDocument();
		await user.click(wagons.getByRole('radio', { name: /^Nearby/ }));
		expect(calls).toEqual([['wagonMoves', 'nearby']]);
	});

	it('change the table’s size with a stepper', async () => {
		const calls: unknown[] = [];
		const answerRuling = (...what: unknown[]) => void calls.push(what);
		const { rerender } = render(Rules, { ...props, actions: { ...actions, answerRuling } });
		expect(document.querySelector('[data-ruling="tableWidth"]')).toBeNull();
		const rulings = { ...USUAL_RULINGS, edge: 'limits', tableHeight: '5' };
		await rerender({ terms: termsOf({ expansions: [], rulings }) });
		await user.click(screen.getByRole('button', { name: contractWords.oneMore('tableWidth') }));
		expect(calls).toEqual([['tableWidth', '22']]);
		expect(
			screen.getByRole('button', { name: contractWords.oneLess('tableHeight') })
		).toBeDisabled();
	});

	it('summarize the set and its changes in one line', () => {
		const rulings = { ...USUAL_RULINGS, farmRule: 'first', smallCity: '2', edge: 'limits' };
		const terms = termsOf({ expansions: [], rulings });
		render(Rules, { ...props, preset: '2000', terms, changes: ['edge'] });
		const line = contractWords.summary('2000', [{ id: 'edge', answer: 'limits' }]);
		expect(document.querySelector('summary')).toHaveTextContent(line);
		expect(within(row('edge')).getByText(/Limits/, { selector: '.differs' })).toBeInTheDocument();
		expect(row('farmRule').querySelector('.differs')).toBeNull();
	});

	it('can leave out farmers with one tap before the first game', async () => {
		const taken = hear<string>();
		const { rerender } = render(Rules, {
			...props,
			firstGame: true,
			actions: { ...actions, choosePreset: taken.callback }
		});
		const chip = screen.getByRole('button', { name: setupWords.withoutFarmers });
		await user.click(chip);
		const rulings = { ...USUAL_RULINGS, farmers: 'off' };
		await rerender({ preset: 'first-game', terms: termsOf({ expansions: [], rulings }) });
		expect(chip).toHaveAttribute('aria-pressed', 'true');
		await user.click(chip);
		expect(taken.calls).toEqual(['first-game', 'today']);
	});
});

it('the same file can be chosen twice', async () => {
	const files = hear<File>();
	render(ChooseFile, { label: 'Open', onfile: files.callback });
	const input = document.querySelector('input');
	if (!input) throw new Error('There is no field for a file.');
	const file = new File(['{}'], 'game.json', { type: 'application/json' });
	await user.upload(input, file);
	await user.upload(input, file);
	expect(files.calls).toEqual([file, file]);
});

describe('the note about this device', () => {
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
		expect(screen.getByText(/won’t delete them/)).toBeInTheDocument();
	});

	it('does not ask again, nor when games are only in memory', async () => {
		const { rerender } = render(DeviceNote, { ...props, refused: true });
		expect(screen.queryByRole('button', ask)).toBeNull();
		await rerender({ refused: false, kept: false });
		expect(screen.queryByRole('button', ask)).toBeNull();
		expect(screen.getByText(/can’t save games/)).toBeInTheDocument();
	});
});
