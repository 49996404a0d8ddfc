import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
	currentTimestamp,
	effectiveLog,
	EMPTY_DRAFT,
	headerOf,
	nextEntry,
	withEntry,
	type GameRecord
} from '../../../src/lib/record';
import type { LookaheadRequest } from '../../../src/lib/review/worker-messages';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { GameAnalysis } from '../../../src/lib/table/past/analysis.svelte';
import FinalResultSheet from '../../../src/routes/game/final/FinalResultSheet.svelte';
import { must, recordWith } from '../../store/support';
import { page } from '../../ui/state';

beforeEach(() => {
	page.url = new URL('https://app.example/');
});
vi.mock('$app/state', () => import('../../ui/state'));
vi.mock('$app/navigation', () => import('../../ui/navigation'));

const TURNS = 6;
const ENDING: readonly TableEvent[] = [
	{ type: 'base/ended', overruled: ['tiles-left'] },
	{ type: 'base/closed' }
];

/** A worker that is asked, and never done. */
class Asked extends EventTarget {
	static requests: LookaheadRequest[] = [];
	static ended = 0;
	postMessage(request: LookaheadRequest): void {
		Asked.requests.push(request);
	}
	terminate(): void {
		Asked.ended++;
	}
}

beforeEach(() => {
	Asked.requests = [];
	Asked.ended = 0;
	vi.stubGlobal('Worker', Asked);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** A game that ended so many ms ago. */
const endedBefore = (ms: number): GameRecord =>
	ENDING.reduce(
		(record, event) => withEntry(record, nextEntry(record, event, currentTimestamp() - ms)),
		recordWith(TURNS)
	);

async function show(address: string, record: GameRecord) {
	page.url = new URL(`https://app.example/game/?${address}`);
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	return render(FinalResultSheet, { live, view: new TableView(live), whole: undefined });
}

/** Waits as long as it takes to load code that is there, and to look for what is stored. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('a game that was just finished is looked at for its review, while the result is shown', async () => {
	const { unmount } = await show('id=game', endedBefore(0));
	await vi.waitFor(() => {
		expect(Asked.requests).toHaveLength(1);
	});
	expect(Asked.requests).toMatchObject([{ ask: 'review', from: 0 }]);
	expect(Asked.requests[0]?.game.events).toHaveLength(TURNS + ENDING.length);
	unmount();
	expect(Asked.ended).toBe(1);
});

it.each([
	['one that was finished earlier', 'id=game', 60_000],
	['the example', 'example', 0],
	['a trial', 'trial', 0],
	['somebody else’s game', 'follow', 0]
])('%s isn’t', async (_, address, before) => {
	await show(address, endedBefore(before));
	await settled();
	expect(Asked.requests).toEqual([]);
});

it('an effect begins it once, whatever is found', async () => {
	const record = endedBefore(60_000);
	const game = { header: headerOf(record), events: effectiveLog(record.entries).events };
	const analysis = new GameAnalysis(game, undefined);
	const stop = $effect.root(() => {
		$effect(() => analysis.start());
	});
	await vi.waitFor(() => {
		expect(analysis.state).toBe('working');
	});
	await settled();
	expect([Asked.requests.length, Asked.ended]).toEqual([1, 0]);
	stop();
	expect([Asked.ended, analysis.state]).toEqual([1, 'idle']);
});
