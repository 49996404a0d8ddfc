import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { gameId, loadAllRules } from '../../../src/lib/record';
import {
	suggestedSetup,
	keepForm,
	rememberForRematch
} from '../../../src/lib/table/setup/last-settings';
import { Setup } from '../../../src/lib/table/setup/setup.svelte';
import { tileChangesSaid } from '../../../src/lib/table/setup/tile-changes';
import { contractWords } from '../../../src/lib/words/en/contract';
import { setupWords } from '../../../src/lib/words/en/setup';
import TileChangeList from '../../../src/routes/new/TileChangeList.svelte';

const user = userEvent.setup();
const { tilesAsSold } = setupWords;
const { twoBoxes } = contractWords;
let setup: Setup;

beforeEach(() => {
	localStorage.clear();
	setup = new Setup();
	setup.choosePrinting('base-c1');
});

const said = () => tileChangesSaid(setup.box, setup.tileChanges);
const header = () => setup.header(gameId('new'), 5);
/** The row of a tile that is a city on all sides; its box has one. */
const cathedral = async () => within(await screen.findByRole('group', { name: /^Tile 01 · C:/ }));

it('a tile is lost or added one by one, never below none', async () => {
	render(TileChangeList, { setup });
	const row = await cathedral();
	await user.click(row.getByRole('button', { name: /: one fewer$/ }));
	expect(header().tiles).toEqual({ 'base-C': -1 });
	expect([setup.tiles, said()]).toEqual([71, 'Tiles lost: 1']);
	expect(row.getByRole('button', { name: /: one fewer$/ })).toBeDisabled();
	await user.click(row.getByRole('button', { name: /: one more$/ }));
	expect(header()).not.toHaveProperty('tiles');
	await user.click(row.getByRole('button', { name: /: one more$/ }));
	expect([setup.tiles, said()]).toEqual([73, 'Tiles added: 1']);
});

it('two copies of the box are one tap, and as sold is one as well', async () => {
	render(TileChangeList, { setup });
	await cathedral();
	await user.click(screen.getByRole('button', { name: twoBoxes, pressed: false }));
	expect([setup.tiles, said()]).toEqual([144, twoBoxes]);
	await user.click(screen.getByRole('button', { name: tilesAsSold, pressed: false }));
	expect([setup.tiles, said()]).toEqual([72, undefined]);
});

it('they outlive a reload, and are there for the next game', () => {
	setup.tileChanges = { 'base-C': -1 };
	keepForm(setup);
	expect(suggestedSetup().tileChanges).toEqual({ 'base-C': -1 });
	localStorage.clear();
	rememberForRematch({ header: header(), entries: [] });
	expect(suggestedSetup().tileChanges).toEqual({ 'base-C': -1 });
});

it('another box has all its tiles, and an expansion that is left out lost none', async () => {
	await loadAllRules();
	setup.setExpansion('inns-and-cathedrals', true);
	setup.setExpansion('river', true);
	setup.tileChanges = { 'base-C': -1, 'ic-RRRR': 1, 'river-FSFS': -1 };
	setup.setExpansion('river', false);
	expect(setup.tileChanges).toEqual({ 'base-C': -1, 'ic-RRRR': 1 });
	setup.setExpansion('inns-and-cathedrals', false);
	expect(setup.tileChanges).toEqual({ 'base-C': -1 });
	setup.choosePrinting('winter-we1');
	expect(setup.tileChanges).toEqual({});
});
