import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { newGame, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { tileId } from '../../src/lib/engine/tile';
import { EMPTY_DRAFT } from '../../src/lib/record';
import { rulesOf, tileType, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { ledgerRows } from '../../src/lib/table/scores/ledger-rows';
import { paletteOf } from '../../src/lib/table/turn/palette';
import Ledger from '../../src/routes/game/ledger/parts/Ledger.svelte';
import Palette from '../../src/routes/game/turn/parts/Palette.svelte';
import ScoreStrip from '../../src/routes/game/players/parts/ScoreStrip.svelte';
import TileCloseup from '../../src/routes/game/turn/parts/TileCloseup.svelte';

const start = (): MutableGame =>
	newGame(rulesOf({ box: 'winter-we1', expansions: [], rulings: USUAL_RULINGS }), 2, 0);

describe('the palette', () => {
	const show = () => {
		const ontile = vi.fn();
		const entries = paletteOf(start(), EMPTY_DRAFT);
		render(Palette, { entries, chosen: undefined, land: 'winter', ontile, ondescribe: vi.fn() });
		return ontile;
	};
	const tiles = () => within(screen.getByRole('list', { name: 'Tiles' })).getAllByRole('button');

	it('shows every design of the box with its name, looks and copies left', () => {
		show();
		expect(tiles()).toHaveLength(37);
		const name = 'Tile 16 · D: city north, road east and west, 3 left';
		expect(screen.getByRole('button', { name })).toBeInTheDocument();
	});

	it('finds a tile by one filter, and shows all again when it was tapped', async () => {
		const user = userEvent.setup();
		const ontile = show();
		await user.click(screen.getByRole('button', { name: 'Monastery' }));
		expect(tiles()).toHaveLength(4);
		await user.click(screen.getByRole('button', { name: /ravens/ }));
		expect(ontile).toHaveBeenCalledWith('winter-FFFR-ravens');
		expect(tiles()).toHaveLength(37);
	});

	it('takes the only match by Enter, and says how many there are otherwise', async () => {
		const user = userEvent.setup();
		const ontile = show();
		const search = screen.getByRole('searchbox');
		await user.type(search, 'monastery{Enter}');
		expect(ontile).not.toHaveBeenCalled();
		expect(screen.getByRole('status')).toHaveTextContent(/^4 tiles match\.$/);
		await user.clear(search);
		expect(screen.getByRole('status')).toHaveTextContent('');
		await user.type(search, 'dragon{Enter}');
		expect(ontile).not.toHaveBeenCalled();
		await user.clear(search);
		await user.click(screen.getByRole('button', { name: 'Monastery' }));
		await user.type(search, 'ravens{Enter}');
		expect(ontile.mock.calls).toEqual([['winter-FFFR-ravens']]);
		expect(search).toHaveValue('');
		expect(document.activeElement).toHaveAttribute('data-tile', 'winter-FFFR-ravens');
	});

	it('takes no tile by Enter that is used up', async () => {
		const user = userEvent.setup();
		const ontile = vi.fn();
		const entries = paletteOf(start(), EMPTY_DRAFT).map((entry) => ({ ...entry, left: 0 }));
		render(Palette, { entries, chosen: undefined, land: 'winter', ontile, ondescribe: vi.fn() });
		await user.click(screen.getByRole('button', { name: 'Monastery' }));
		await user.type(screen.getByRole('searchbox'), 'ravens{Enter}');
		expect(ontile).not.toHaveBeenCalled();
		expect(screen.getByRole('status')).toHaveTextContent('none is left');
	});

	it('says when nothing is found', async () => {
		const user = userEvent.setup();
		show();
		await user.type(screen.getByRole('searchbox'), 'dragon');
		expect(screen.getByText('No matching tiles.')).toBeInTheDocument();
	});
});

it('the score strip names player, points and followers, and who is on turn', async () => {
	const user = userEvent.setup();
	const onplayer = vi.fn();
	const bare = { others: [], titles: [] };
	const players = [
		{ ...bare, index: 0, name: 'Ada', colour: 'red', points: 12, hand: 5, onTurn: false },
		{ ...bare, index: 1, name: '<b>Ben</b>', colour: 'grey', points: 1, hand: 1, onTurn: true }
	] as const;
	render(ScoreStrip, { players, onplayer });
	const ben = screen.getByRole('button', { name: '<b>Ben</b>: 1 point, 1 meeple in hand' });
	expect(ben).toHaveAttribute('aria-current', 'step');
	await user.click(screen.getByRole('button', { name: 'Ada: 12 points, 5 meeples in hand' }));
	expect(onplayer).toHaveBeenCalledWith(0);
});

it('a follower goes on the tapped segment; an occupied one says so', async () => {
	const user = userEvent.setup();
	const onfigure = vi.fn();
	render(TileCloseup, {
		type: tileType(tileId('base-D')),
		rotation: 1,
		spot: { x: 1, y: 0 },
		around: [],
		options: [
			{ piece: 'follower', segment: 0, occupied: false },
			{ piece: 'follower', segment: 1, occupied: true }
		],
		deploy: { piece: 'follower', segment: 0 },
		colour: 'blue',
		land: 'summer',
		toggles: true,
		onfigure
	});
	expect(screen.getByRole('button', { name: 'knight in the city, east' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	const road = screen.getByRole('button', {
		name: 'thief on the road, in the middle: already occupied'
	});
	await user.click(road);
	expect(onfigure).toHaveBeenCalledWith({ piece: 'follower', segment: 1 });
});

it('the name of a place says what is paid for it', () => {
	render(TileCloseup, {
		type: tileType(tileId('base-D')),
		rotation: 1,
		spot: { x: 1, y: 0 },
		around: [],
		options: [
			{ piece: 'follower', segment: 0, occupied: true },
			{ piece: 'follower', segment: 1, occupied: false }
		],
		payments: [
			{ segments: [0], lines: ['Ada +12', 'Ben +12'], says: ['Ada 12 points', 'Ben 12 points'] },
			{ figure: { piece: 'follower', segment: 1 }, lines: ['Ben +3'], says: ['Ben 3 points'] }
		],
		deploy: undefined,
		colour: 'blue',
		land: 'summer',
		toggles: false,
		onfigure: vi.fn()
	});
	const city = 'knight in the city, east: already occupied, Ada 12 points, Ben 12 points';
	expect(screen.getByRole('button', { name: city })).toBeInTheDocument();
	const road = 'thief on the road, in the middle: Ben 3 points';
	expect(screen.getByRole('button', { name: road })).toBeInTheDocument();
});

it('a ledger line opens its sum, its majority and its rule', async () => {
	const user = userEvent.setup();
	const game = start();
	play(game, {
		type: 'base/laid',
		player: 0,
		tile: tileId('base-E'),
		x: 0,
		y: -1,
		rotation: 2,
		deploy: { piece: 'follower', segment: 0 }
	} as GameEvent);
	const onsettlement = vi.fn();
	const players = [
		{ name: 'Ada', colour: 'red' },
		{ name: 'Ben', colour: 'blue' }
	] as const;
	const { rulings } = game.rules;
	const rows = ledgerRows(game);
	const props = { rows, players, rulings, shown: undefined, onsettlement, onfate: vi.fn() };
	const { rerender } = render(Ledger, props);
	await user.click(screen.getByRole('button', { name: /Completed city.*Ada \+4/ }));
	const settlement = game.history[0]?.settlements[0];
	expect(onsettlement).toHaveBeenCalledWith(settlement);
	await rerender({ ...props, shown: settlement });
	expect(screen.getByText('2 tiles × 2 = 4')).toBeInTheDocument();
	expect(screen.getByText(/A completed city pays 2 for each tile/)).toBeInTheDocument();
	expect(screen.getByText('CITY-2 · page, 3; book, 3')).toBeInTheDocument();
	expect(screen.getByText('Your rules · A city of two tiles pays 4 points')).toBeInTheDocument();
});
