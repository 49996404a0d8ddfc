import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, replayRecord, type GameRecord } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TrialEntry } from '../../../src/lib/table/trial/trial-entry.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { trialWords } from '../../../src/lib/words/en/trial';
import TrialNote from '../../../src/routes/game/trial/TrialNote.svelte';
import { headerFor, randomTurn, seededRandom, withEvents } from '../../record/support';
import { must } from '../../store/support';
import { layAnywhere, MoveFinder, SETUP } from '../../table/trial/support';
import { page } from '../state';

beforeEach(() => {
	page.url = new URL('https://app.example/game/?trial');
});
vi.mock('$app/state', () => import('../state'));
vi.mock('$app/navigation', () => import('../navigation'));

const PLAYERS = 3;
const BEFORE = 6;

beforeEach(() => {
	vi.stubGlobal('Worker', MoveFinder);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** A game of three after two rounds. */
function gameOfThree(): GameRecord {
	const random = seededRandom(1);
	let record: GameRecord = { header: headerFor('three', PLAYERS), entries: [] };
	while (record.entries.length < BEFORE)
		record = withEvents(record, [randomTurn(replayRecord(record).game, random)]);
	return record;
}

/** The first player against the app. */
async function begin() {
	const store = memoryStore();
	const record = gameOfThree();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	const setup = { ...SETUP, begun: BEFORE };
	render(TrialNote, { live, view: new TableView(live), setup });
	const { entry } = live;
	if (!(entry instanceof TrialEntry)) throw new Error('It is a trial.');
	return { live, entry };
}

/** What the app says that it did. */
const said = () =>
	[...screen.getByRole('status').children].map(({ textContent }) => textContent.trim());

it('says all moves of the app since the last turn of a person, and begins again', async () => {
	const trial = await begin();
	const { live } = trial;
	const first = [trialWords.against(['Ana'], 'plain')];
	expect(said()).toEqual(first);
	expect(screen.queryByRole('button', { name: trialWords.startOver })).toBeNull();
	await layAnywhere(trial);
	const after = async (moves: number) => {
		await waitFor(
			() => {
				expect(live.log.events).toHaveLength(moves);
			},
			{ timeout: 15_000 }
		);
	};
	await after(BEFORE + PLAYERS);
	await waitFor(() => {
		expect(said()).toEqual([
			expect.stringContaining('Björn laid'),
			expect.stringContaining('王小明 laid')
		]);
	});
	await layAnywhere(trial);
	// Those before that turn, until the app has moved again.
	expect(said()).toHaveLength(2);
	await after(BEFORE + PLAYERS + 2);
	await waitFor(() => {
		expect(said()).toEqual([expect.stringContaining('Björn laid')]);
	});

	await userEvent.click(screen.getByRole('button', { name: trialWords.startOver }));
	await waitFor(() => {
		expect(said()).toEqual(first);
	});
	expect(live.log.events).toHaveLength(BEFORE);
	expect(trial.entry.canEnter).toBe(true);
});
