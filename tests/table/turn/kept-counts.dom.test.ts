import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, gameId } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { tableBuilderOf } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { restoreCounts } from '../../../src/lib/table/turn/kept-counts.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { manualPointsWords as text } from '../../../src/lib/words/en/manual-points';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import BuildingSheet from '../../../src/routes/game/existing-table/BuildingSheet.svelte';
import TableSheets from '../../../src/routes/game/players/TableSheets.svelte';
import { headerFor } from '../../record/support';

const user = userEvent.setup();
const GOODS = ['traders-and-builders'] as const;

/** A table with the tokens of Traders & Builders. */
function sitDown(found?: true): TableView {
	document.body.replaceChildren();
	const header = headerFor('one', 2, { expansions: [...GOODS], found });
	const live = new LiveGame(memoryStore(), { header, entries: [] }, EMPTY_DRAFT);
	live.writer.writes = true;
	return new TableView(live);
}

/** The sheets over a running game, as after a reload, which unmounts nothing. */
function openGame(player?: number) {
	const view = sitDown();
	const given = { live: view.live, view, player, giving: false, writes: true };
	render(TableSheets, { ...given, onmanual: () => undefined });
	return view;
}

/** An existing table that is being entered, as after a reload. */
function openExistingTable() {
	const view = sitDown(true);
	render(BuildingSheet, { building: tableBuilderOf(view.live), view, land: 'summer' });
}

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe('counts that are being entered', () => {
	it('are there after a reload: tokens of a running game', async () => {
		const { live } = openGame(0);
		await user.click(await screen.findByRole('button', { name: text.tokens }));
		const [token = ''] = live.game.rules.tokens;
		const label = scoringWords.tokensOf(token, 'Ana');
		await user.type(await screen.findByLabelText(label), '7');
		openGame();
		expect(await screen.findByLabelText(label)).toHaveValue('7');
		expect(screen.getByRole('button', { name: text.confirm })).toBeEnabled();
		cleanup();
		openGame();
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('belong to their game, with its players and its kinds of tokens', () => {
		const kept = [
			[4, 1],
			[2, 3]
		];
		const now = [
			[0, 1],
			[2, 3]
		];
		const startIn = (game: string, counts = now) => restoreCounts('counts', gameId(game), counts);
		localStorage.setItem('counts', JSON.stringify({ game: 'one', counts: kept }));
		expect(startIn('one')).toEqual(kept);
		expect(startIn('two')).toBe(now);
		expect(startIn('one', now.slice(1))).toEqual(now.slice(1));
		localStorage.setItem('counts', '{"game": "one", "counts": [[-1, 0], [2, 3]]}');
		expect(startIn('one')).toBe(now);
	});

	it('are there after a reload: points of an existing table', async () => {
		openExistingTable();
		await user.click(screen.getByRole('button', { name: existingTableWords.points }));
		const label = existingTableWords.pointsOf('Ana');
		await user.type(await screen.findByLabelText(label), '12');
		openExistingTable();
		expect(await screen.findByLabelText(label)).toHaveValue('12');
		cleanup();
		openExistingTable();
		expect(screen.queryByLabelText(label)).toBeNull();
	});
});
