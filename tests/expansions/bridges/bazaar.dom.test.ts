import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { tileInHand } from '../../../src/lib/engine/game';
import { tileId } from '../../../src/lib/engine/tile';
import { TURNED_UP } from '../../../src/lib/expansions/bridges/bazaar-events';
import { describedTypes, EMPTY_DRAFT, type LoggedEvent } from '../../../src/lib/record';
import { loadRulesFor } from '../../../src/lib/record/load-rules';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { progressOf } from '../../../src/lib/table/turn/turn';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { playerNames } from '../../../src/lib/words';
import { words } from '../../../src/lib/words/en/table';
import TurnSheet from '../../../src/routes/game/turn/TurnSheet.svelte';
import { headerFor, withEvents } from '../../record/support';
import { storeAll } from '../../store/support';

const at = (player: number, tile: string, y: number, rotation: 0 | 2): LoggedEvent => ({
	type: 'base/laid',
	player,
	tile: tileId(tile),
	x: 0,
	y,
	rotation
});
const BAZAAR = [at(0, 'bb-FFFF-bazaar', 1, 0)];

/** A table of three at which a bazaar was just laid, and what enters the next turn on it. */
async function atBazaar(rulings: Readonly<Record<string, string>> = {}, events = BAZAAR) {
	const header = headerFor('bazaar', 3, {
		expansions: ['bridges'],
		rulings: { ...usualRulingsFor(['bridges']), ...rulings }
	});
	await loadRulesFor(header);
	const record = withEvents({ header, entries: [] }, events);
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const names = playerNames(header.players);
	const view = new TableView(live);
	render(TurnSheet, { entry: live.entry, view, land: 'summer', names });
	return { live, names };
}

/** Presses a button by the keyboard: taps so soon after each other would be taken for double taps. */
async function tap(name: string): Promise<void> {
	const [button] = await screen.findAllByRole('button', { name });
	button?.focus();
	await userEvent.keyboard('{Enter}');
}
const nameOf = (live: LiveGame, tile: string): string => {
	const type = live.game.rules.tiles.get(tileId(tile));
	return type ? words.tiles.label(type) : '';
};
const paletteTile = async (tile: string): Promise<void> => {
	const found = document.querySelector<HTMLElement>(`[data-tile="${tile}"]`);
	if (!found) throw new Error('The palette lacks the tile.');
	found.focus();
	await userEvent.keyboard('{Enter}');
};

async function turnUp(live: LiveGame, tiles: readonly string[]): Promise<void> {
	for (const tile of tiles) {
		const before = live.log.events.length;
		await paletteTile(tile);
		await expect.poll(() => live.log.events.length).toBe(before + 1);
	}
}

const TILES = ['base-U', 'base-B', 'base-V'];

it('describes a custom tile in the log when it is turned up, once', async () => {
	const { live } = await atBazaar();
	const custom = { id: tileId('promo-1'), line: 'C:NEW F:45' };
	await live.customTiles.save(custom);
	const types = () => live.log.events.map(({ type }) => type);
	for (const count of [1, 2]) {
		live.entry.chooseTile(custom.id);
		await expect.poll(() => live.game.turnedUp.length).toBe(count);
	}
	expect(types()).toEqual(['base/laid', 'base/retold', TURNED_UP, TURNED_UP]);
	expect(describedTypes(live.log.events).get(custom.id)?.line).toBe(custom.line);
});

it('takes the tiles that are turned up from the palette, and three taps for each that is auctioned', async () => {
	const { live, names } = await atBazaar();
	const [red = '', blue = '', green = ''] = names;
	const left = live.game.left.get(tileId('base-B')) ?? 0;
	await turnUp(live, TILES);
	expect(live.game.left.get(tileId('base-B'))).toBe(left - 1);
	expect(live.entry.question).toMatchObject({ id: 'bazaar/sold', player: 1 });
	await screen.findByRole('heading', { name: `${blue} auctions a tile. Which one?` });
	await tap(nameOf(live, 'base-B'));
	await tap(`${blue} pays ${red}`);
	await tap('3');
	await expect.poll(() => live.game.scores).toEqual([3, -3, 0]);
	await tap(nameOf(live, 'base-U'));
	await tap(`${green} pays the bank`);
	await tap('0');
	await expect.poll(() => live.entry.question?.id).toBe('bazaar/laid');
	expect([0, 1, 2].map((player) => tileInHand(live.game, player))).toEqual([
		'base-V',
		'base-B',
		'base-U'
	]);
	expect(live.entry.question).toMatchObject({ player: 1, tile: 'base-B' });
	expect(progressOf(live.game)).toMatchObject({ tile: 3, of: 84 });
	await screen.findByRole('heading', { name: `${blue} lays the tile from the bazaar` });
	live.entry.chooseSpot({ x: 1, y: 1 });
	expect(live.entry.draft).toMatchObject({ spot: { x: 1, y: 1 } });
});

it('leads back from who pays whom to the tiles, and takes the last answer back', async () => {
	const { live, names } = await atBazaar();
	await turnUp(live, TILES);
	await tap(nameOf(live, 'base-U'));
	expect(live.entry.question?.id).toBe('bazaar/pays');
	await tap(words.questions.back);
	expect(live.entry.question?.id).toBe('bazaar/sold');
	await tap(nameOf(live, 'base-V'));
	await tap(`${names[1] ?? ''} pays the bank`);
	await tap('20 or more');
	await tap('25');
	await expect.poll(() => live.game.scores).toEqual([0, -25, 0]);
	await live.entry.undo();
	await expect.poll(() => live.game.scores).toEqual([0, 0, 0]);
	await live.entry.undo();
	expect(live.game.turnedUp).toEqual([{ tile: 'base-U' }, { tile: 'base-B' }]);
});

it('has a button for a table that holds no auction', async () => {
	const { live } = await atBazaar();
	await tap(words.questions.decline('bazaar/turned-up'));
	await expect.poll(() => live.entry.question).toBeUndefined();
	expect(live.game.toMove).toBe(1);
});

it('deals a tile with one tap where nobody bids', async () => {
	const { live } = await atBazaar({ bazaar: 'choose' });
	await turnUp(live, TILES);
	await tap(nameOf(live, 'base-V'));
	await expect.poll(() => tileInHand(live.game, 1)).toBe('base-V');
	expect(live.entry.question).toMatchObject({ id: 'bazaar/taken', player: 2 });
});

it('sets a tile aside that fits nowhere, and then its player draws', async () => {
	const closed = [at(0, 'base-E', -1, 2), at(1, 'bb-FFFF-bazaar', 1, 0)];
	const { live } = await atBazaar({ bazaar: 'choose' }, closed);
	await turnUp(live, ['base-C', 'base-U', 'base-V']);
	await tap(nameOf(live, 'base-C'));
	await expect.poll(() => live.entry.question?.player).toBe(0);
	await tap(nameOf(live, 'base-U'));
	await expect.poll(() => live.entry.question).toMatchObject({ player: 2, tile: 'base-C' });
	await tap(words.table.setAside);
	await expect.poll(() => live.game.aside).toEqual(['base-C']);
	expect(live.entry.question).toBeUndefined();
	expect(live.game.toMove).toBe(2);
});
