import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tileId } from '../../src/lib/engine/tile';
import { gameId, type GameId } from '../../src/lib/record';
import {
	layoutsFor,
	type CustomTile,
	type DescriptionStart,
	type Offers
} from '../../src/lib/custom-tiles';
import CustomTileSheet from '../../src/routes/game/custom-tiles/CustomTileSheet.svelte';
import { customTileWords } from '../../src/lib/words/en/custom-tiles';
import { ALL_EDGES, WATERED_EDGES } from './support';

const GAME = gameId('told');
const id = tileId('gingerbread-1');

/** The picker, with a count of taps. */
class Table {
	taps = 0;
	readonly ondescribed = vi.fn<(customTile: CustomTile) => void>();
	readonly onclose = vi.fn();
	readonly #user: UserEvent = userEvent.setup();

	constructor(
		start: { readonly begin: DescriptionStart } | ({ readonly correct: CustomTile } & Offers),
		game = GAME
	) {
		render(CustomTileSheet, {
			game,
			start,
			land: 'winter',
			ondescribed: this.ondescribed,
			onclose: this.onclose
		});
	}

	/** As after a reload, which unmounts nothing. */
	static again(beginning: Partial<DescriptionStart> = {}, game = GAME): Table {
		document.body.replaceChildren();
		return Table.begin(beginning, game);
	}

	static begin(beginning: Partial<DescriptionStart> = {}, game = GAME): Table {
		return new Table({ begin: { id, ...beginning } }, game);
	}

	async tap(...names: readonly (string | RegExp)[]): Promise<void> {
		for (const name of names) {
			await this.#user.click(await screen.findByRole('button', { name }));
			this.taps++;
		}
	}

	async type(text: string): Promise<void> {
		await this.#user.type(screen.getByRole('textbox'), text);
	}
}

const title = () => screen.getByRole('heading', { level: 3 }).textContent;
const layouts = () => within(screen.getByRole('list')).getAllByRole('button');
const status = () =>
	screen
		.getAllByRole('status')
		.map(({ textContent }) => textContent)
		.join('');

/** What is tapped for a tile with a city and a road that bends. */
const BEND = [
	'City',
	'Field',
	'Road',
	'Road',
	/^city at the top, road at the bottom and on the left; fields/
] as const;

describe('describing a tile', () => {
	it('takes six taps for a usual one', async () => {
		const table = Table.begin();
		await table.tap('City', 'Field', 'Road', 'Road');
		expect(layouts()[0]).toHaveAccessibleName(
			'city at the top, road at the bottom and on the left; fields: top right with bottom right with top left, bottom left'
		);
		await table.tap(
			/^city at the top, road at the bottom and on the left; fields: top right with/,
			'Use this tile'
		);
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'C:N R:SW F:2347 F:56' });
		expect(table.taps).toBe(6);
	});

	it('takes seven for a bridge with a pennant', async () => {
		const table = Table.begin();
		await table.tap('City', 'City', 'City', 'City');
		const bridge =
			'city at the top and at the bottom, city on the right and on the left; a bridge; fields: enclosed at the top, enclosed at the bottom';
		await table.tap(bridge, 'City at the top and at the bottom: no pennant', 'Use this tile');
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'C:NS+ C:EW<0 F@N F@S' });
		expect(table.taps).toBe(7);
	});

	it('asks fewer edges on a spot whose neighbours are known, and locks those', async () => {
		const table = Table.begin({ known: ['city', 'any', undefined, 'road'] });
		expect(screen.getByRole('button', { name: /^Top edge: city, set by/ })).toBeDisabled();
		expect(status()).toBe('What is on its right edge?');
		await table.tap('Field', 'Road');
		expect(status()).toBe('17 ways to connect these edges');
	});

	it('takes pennants, the mark and a name', async () => {
		const table = Table.begin({ mark: 'gingerbread', offersMark: true });
		await table.tap('City', 'Field', 'City', 'Field');
		await table.tap(/^city at the top, city at the bottom; a wall touched without a gate/);
		await table.tap(
			'City at the top: no pennant',
			'City at the bottom: no pennant',
			'City at the bottom: 1 pennant'
		);
		await table.type('Star');
		await table.tap('Use this tile');
		const line = 'C:N+ C:S++ F:23 F:67';
		expect(table.ondescribed).toHaveBeenLastCalledWith({
			id,
			line,
			mark: 'gingerbread',
			name: 'Star'
		});
		await table.tap('Gingerbread man on the tile', 'Use this tile');
		expect(table.ondescribed).toHaveBeenLastCalledWith({ id, line, name: 'Star' });
	});

	it('doesn’t ask for a mark where none is possible', async () => {
		const table = Table.begin();
		await table.tap('Field', 'Field', 'Field', 'Field', 'monastery');
		expect(screen.queryByRole('button', { name: /gingerbread/ })).not.toBeInTheDocument();
		expect(screen.getByText('No city, so no pennants.')).toBeInTheDocument();
	});
});

describe('signs', () => {
	it('are set by one tap each, where the game has them', async () => {
		const table = Table.begin({ offersSigns: ['inn', 'wine'] });
		await table.tap(...BEND);
		const road = screen.getByRole('group', { name: 'road south and west' });
		expect(within(road).getAllByRole('button')).toHaveLength(1);
		await table.tap('Inn', 'Wine');
		expect(within(road).getByRole('button', { name: 'Inn' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect(screen.getByRole('img')).toHaveAccessibleName(
			'city north with wine, road south and west with an inn'
		);
		await table.tap('Wine', 'Use this tile');
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'C:N R:SW!inn F:2347 F:56' });
	});

	it('aren’t asked for in a game without them', async () => {
		const table = Table.begin();
		await table.tap(...BEND);
		expect(screen.queryByText(customTileWords.askSigns)).not.toBeInTheDocument();
	});
});

it('a garden is set by one tap, where the game has gardens', async () => {
	const table = Table.begin({ offersKinds: ['garden'] });
	await table.tap('City', 'Field', 'Field', 'Field', 'city at the top', 'Garden on the tile');
	expect(screen.getByRole('img')).toHaveAccessibleName('city north, garden');
	await table.tap('Use this tile');
	expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'C:N M=garden F:234567' });
});

describe('a river', () => {
	it('is one of four edges, where the game has it', async () => {
		const table = Table.begin({ offersKinds: ['river'] });
		await table.tap('Field', 'River', 'Field', 'River');
		await table.tap(/^river on the right and on the left; fields/, 'Use this tile');
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'R=river:EW F:0127 F:3456' });
	});

	it('has names for its spring and its lake', async () => {
		const table = Table.begin({ known: ['field', 'field', 'field', 'river'] });
		await table.tap('river on the left with the lake', 'Use this tile');
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'R=river:W!lake F:01234567' });
	});

	it('on three sides is on no tile that is known', async () => {
		const table = Table.begin({ offersKinds: ['river'] });
		await table.tap('River', 'River', 'River', 'Field');
		expect(screen.getByText(customTileWords.noLayouts)).toBeInTheDocument();
	});
});

describe('the way back', () => {
	it('leads to any edge, and forward to the layouts again', async () => {
		const table = Table.begin();
		await table.tap(...BEND);
		await table.tap('Back', 'Back', 'Left edge: road');
		expect(status()).toBe('What is on its left edge?');
		await table.tap(customTileWords.next);
		expect(title()).toMatch(/^How are they connected/);
		expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
			/road at the bottom and on the left/
		);
		await table.tap('Back', 'Left edge: road', 'Field');
		expect(status()).toBe('14 ways to connect these edges');
	});

	it('is disabled at the first step', async () => {
		const table = Table.begin();
		await table.tap('Cancel');
		expect(table.onclose).toHaveBeenCalledOnce();
		expect(table.ondescribed).not.toHaveBeenCalled();
	});

	it('begins at the last step for a tile described before', async () => {
		const line = 'C:N+ C:S F:2367';
		const table = new Table({ correct: { id, line, name: 'Star' } });
		expect(screen.getByRole('textbox')).toHaveValue('Star');
		await table.tap('City at the top: 1 pennant', 'Use this tile');
		expect(table.ondescribed).toHaveBeenCalledWith({ id, line: 'C:N++ C:S F:2367', name: 'Star' });
	});
});

describe('a reload', () => {
	const KEY = 'tilekeep:described-tile';
	afterEach(() => {
		localStorage.clear();
	});

	/** A tile whose last step is reached. */
	async function almostDescribed(): Promise<Table> {
		const table = Table.begin({ offersSigns: ['inn'] });
		await table.tap(...BEND);
		await table.tap('City at the top: no pennant', 'Inn');
		await table.type('Star');
		return table;
	}

	it('loses nothing of a description, at any step', async () => {
		const table = Table.begin();
		await table.tap('City', 'City', 'Field');
		const edges = Table.again();
		expect(status()).toBe('What is on its left edge?');
		await edges.tap('City', 'One city');
		const said = status();
		expect(said).toMatch(/ of /);
		Table.again();
		expect(status()).toBe(said);
	});

	it('loses nothing of the last step', async () => {
		await almostDescribed();
		const again = Table.again({ offersSigns: ['inn'] });
		expect(screen.getByRole('textbox')).toHaveValue('Star');
		await again.tap('Use this tile');
		const line = 'C:N+ R:SW!inn F:2347 F:56';
		expect(again.ondescribed).toHaveBeenCalledWith({ id, line, name: 'Star' });
	});

	it('begins anew once the description was used or discarded', async () => {
		const table = await almostDescribed();
		expect(localStorage.getItem(KEY)).not.toBeNull();
		cleanup();
		expect(localStorage.getItem(KEY)).toBeNull();
		expect(table.onclose).not.toHaveBeenCalled();
	});

	it('begins anew in another game, for another tile, beside other neighbours and without the signs', async () => {
		await almostDescribed();
		const kept = localStorage.getItem(KEY) ?? '';
		const others: readonly (readonly [Partial<DescriptionStart>, GameId?])[] = [
			[{ offersSigns: ['inn'] }, gameId('other')],
			[{ offersSigns: ['inn'], id: tileId('gingerbread-2') }],
			[{ offersSigns: ['inn'], known: ['road'] }],
			[{}]
		];
		for (const [start, game] of others) {
			localStorage.setItem(KEY, kept);
			Table.again(start, game);
			expect(title()).toMatch(customTileWords.step('edges'));
		}
	});

	it('begins anew where what is kept can’t be read, or lacks its layout', async () => {
		await almostDescribed();
		const kept = localStorage.getItem(KEY) ?? '';
		for (const text of ['{', '7', kept.replace('"C:N R:SW', '"C:N R:XX')]) {
			localStorage.setItem(KEY, text);
			Table.again({ offersSigns: ['inn'] });
			expect(title()).toMatch(customTileWords.step('edges'));
		}
	});
});

describe('many layouts', () => {
	it('are narrowed down by wishes, and the number left is announced', async () => {
		const table = Table.begin();
		await table.tap('City', 'Road', 'City', 'Road');
		expect(status()).toBe('40 ways to connect these edges');
		await table.tap('One city', 'Rare feature');
		expect(status()).toBe('4 of 40 ways to connect these edges');
		expect(layouts()).toHaveLength(4);
		await table.tap('Monastery');
		expect(screen.getByText(/^No picture matches/)).toBeInTheDocument();
	});

	it('have different names', () => {
		for (const edges of [...ALL_EDGES, ...WATERED_EDGES]) {
			const names = layoutsFor(edges).map(({ type, specials }) =>
				customTileWords.layout(type, specials)
			);
			expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
		}
	});
});

describe('the focus', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('moves to each next step, and stays within a step', async () => {
		const table = Table.begin();
		await table.tap('City');
		expect(screen.getByRole('button', { name: 'City' })).toHaveFocus();
		await table.tap('Field', 'Field', 'Field');
		expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
		await table.tap('city at the top');
		expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
	});
});
