import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_DRAFT, loadRulesFor, type GameRecord } from '../../../src/lib/record';
import type { ExpansionId } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { manualPointsWords as text } from '../../../src/lib/words/en/manual-points';
import ManualPointsSheet from '../../../src/routes/game/players/ManualPointsSheet.svelte';
import { recordWith } from '../../store/support';

const user = userEvent.setup();

afterEach(() => {
	cleanup();
	localStorage.clear();
});

async function open(...expansions: readonly ExpansionId[]): Promise<void> {
	const { header } = recordWith(0);
	const record: GameRecord = { header: { ...header, expansions }, entries: [] };
	await loadRulesFor(record.header);
	const live = new LiveGame(memoryStore(), record, EMPTY_DRAFT);
	render(ManualPointsSheet, { live, view: new TableView(live), onclose: () => undefined });
}

it('Boxes without rules are reasons for points, one tap each', async () => {
	await open('river', 'catapult', 'plague');
	const boxes = within(await screen.findByRole('group', { name: text.boxes }));
	expect(boxes.getAllByRole('button')).toHaveLength(2);
	const reason = screen.getByLabelText(text.reason);
	await user.click(boxes.getByRole('button', { name: /Catapult/ }));
	expect(reason).toHaveValue('The Catapult');
	await user.click(boxes.getByRole('button', { name: /Plague/ }));
	expect(reason).toHaveValue('The Plague');
	await user.click(boxes.getByRole('button', { name: /Plague/ }));
	expect(reason).toHaveValue('');
});

it('Without such a box there are none', async () => {
	await open('river');
	expect(await screen.findByLabelText(text.reason)).toBeVisible();
	expect(screen.queryByRole('group', { name: text.boxes })).toBeNull();
});
