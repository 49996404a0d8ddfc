import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { tableBuilderOf } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { manualPointsWords } from '../../../src/lib/words/en/manual-points';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import BuildingSheet from '../../../src/routes/game/existing-table/BuildingSheet.svelte';
import ScoreStrip from '../../../src/routes/game/players/parts/ScoreStrip.svelte';
import TableSheets from '../../../src/routes/game/players/TableSheets.svelte';
import { laid } from '../../modules/playing';
import { headerFor, withEvents } from '../../record/support';

const user = userEvent.setup();
/** Ana completes a city of two tiles, then Björn a road of three. */
const EVENTS = [
	laid(0, 'base-E', [0, -1, 2]),
	laid(1, 'base-A', [1, 0, 0]),
	laid(0, 'base-B', [1, 1, 0]),
	laid(1, 'base-A', [-1, 0, 2])
];

function sitDown(found?: true): TableView {
	const header = headerFor('one', 2, { expansions: ['king-and-robber'], found });
	const record = withEvents({ header, entries: [] }, found ? [] : EVENTS);
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	live.writer.writes = true;
	return new TableView(live);
}

function openPlayer(player: number): TableView {
	const view = sitDown();
	const given = { live: view.live, view, player, giving: false, writes: true };
	render(TableSheets, { ...given, onmanual: () => undefined });
	return view;
}

const holders = ({ live }: TableView) =>
	live.game.tokens.map((own) => Object.entries(own).flatMap(([token, n]) => (n > 0 ? token : [])));

/** The choice of who has a title. */
const choiceOf = async (token: string) =>
	within(await screen.findByRole('group', { name: scoringWords.titleName(token) }));

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe('titles on the screen', () => {
	it('stand with the scores of whoever has them', () => {
		const { players } = sitDown();
		render(ScoreStrip, { players, onplayer: () => undefined });
		const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
		expect(names).toEqual([
			`${words.table.score('Ana', 0, 7, [])}; has the king`,
			`${words.table.score('Björn', 0, 7, [])}; has the robber baron`
		]);
	});

	it('say with what they were won and what takes them, and show it on the board', async () => {
		const view = openPlayer(1);
		expect(await screen.findByText(/for a road of 3 tiles/)).toBeVisible();
		expect(
			screen.getByText('A completed road of more than 3 tiles takes the robber baron.')
		).toBeVisible();
		expect(screen.queryByText(/the king/)).toBeNull();
		await user.click(screen.getByRole('button', { name: words.table.showOnBoard }));
		await expect.poll(() => view.highlights.feature?.proof.tiles.length).toBe(3);
	});

	it('are given to somebody else, or to nobody, by hand', async () => {
		const view = openPlayer(0);
		await user.click(await screen.findByRole('button', { name: manualPointsWords.tokens }));
		const king = await choiceOf('king');
		expect(king.getByRole('radio', { name: 'Ana' })).toBeChecked();
		await user.click(king.getByRole('radio', { name: 'Björn' }));
		const robber = await choiceOf('robber');
		await user.click(robber.getByRole('radio', { name: manualPointsWords.nobody }));
		await user.click(screen.getByRole('button', { name: manualPointsWords.confirm }));
		await expect.poll(() => holders(view)).toEqual([[], ['king']]);
	});

	it('are told of a table in progress', async () => {
		const view = sitDown(true);
		render(BuildingSheet, { building: tableBuilderOf(view.live), view, land: 'summer' });
		await user.click(screen.getByRole('button', { name: manualPointsWords.tokens }));
		const king = await choiceOf('king');
		expect(king.getByRole('radio', { name: manualPointsWords.nobody })).toBeChecked();
		await user.click(king.getByRole('radio', { name: 'Björn' }));
		await user.click(screen.getByRole('button', { name: manualPointsWords.confirm }));
		await expect.poll(() => holders(view)).toEqual([[], ['king']]);
	});
});
