import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { sentenceAt } from '../../../src/lib/table/past/history';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scoredLines } from '../../../src/lib/words/table-tasks';
import { manualPointsWords as text } from '../../../src/lib/words/en/manual-points';
import ManualPointsSheet from '../../../src/routes/game/players/ManualPointsSheet.svelte';
import { recordWith, storeAll } from '../../store/support';

async function sitDown(buying: 'yes' | 'no'): Promise<{ live: LiveGame; view: TableView }> {
	const { header } = recordWith(0);
	const rulings = { ...header.rulings, buying };
	const played = { header: { ...header, rulings }, entries: [] };
	const store = memoryStore();
	await storeAll(store, played);
	const live = new LiveGame(store, played, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

/** The first player who can be chosen. */
function firstIn(label: string): HTMLElement {
	const [first] = within(screen.getByRole('group', { name: label })).getAllByRole('radio');
	if (!first) throw new Error(`Nobody can be chosen: ${label}`);
	return first;
}

/** The line in the ledger, and the sentence in the history, of points paid with a reason. */
async function pay(reason: string, buying: 'yes' | 'no' = 'yes'): Promise<readonly string[]> {
	const { live } = await sitDown(buying);
	const changes = [
		{ player: 0, points: -3 },
		{ player: 1, points: 3 }
	];
	await live.writer.addManualPoints({ changes, reason, why: 'bought' });
	const sentence = sentenceAt(live, live.log.events.length);
	return [...scoredLines(live.last?.settlements ?? [], ['Ana', 'Ben']), sentence];
}

describe('a tile bought with points', () => {
	it('is stored without a reason where none is typed', async () => {
		const { live, view } = await sitDown('yes');
		render(ManualPointsSheet, { live, view, onclose: vi.fn() });
		await userEvent.click(screen.getByRole('radio', { name: text.bought }));
		await userEvent.click(firstIn(text.from));
		await userEvent.click(firstIn(text.to));
		await userEvent.click(screen.getByRole('button', { name: text.more(text.amount) }));
		await userEvent.click(screen.getByRole('button', { name: text.confirm }));
		await waitFor(() => {
			expect(live.log.events.at(-1)).toMatchObject({ why: 'bought', reason: '' });
		});
	});

	it.each(['', 'Tile bought'])('is shown as bought where the reason is “%s”', async (reason) => {
		expect(await pay(reason)).toEqual([
			expect.stringContaining(`(${text.bought})`),
			expect.stringContaining(`(${text.bought}).`)
		]);
	});

	it('is shown with the reason that was typed', async () => {
		for (const line of await pay('The last corner')) expect(line).toContain('(The last corner)');
	});

	it('is a mere payment where no tiles are bought', async () => {
		for (const line of await pay('', 'no')) expect(line).not.toContain(text.bought);
	});
});
