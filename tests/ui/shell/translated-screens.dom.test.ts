import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { statisticsOf } from '../../../src/lib/review/statistics';
import { memoryStore } from '../../../src/lib/store/memory';
import { followLanguage } from '../../../src/lib/table/app/language.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { keepTranslatedTextLive } from '../../../src/lib/ui/shell/translated-text';
import { ENGLISH, speak } from '../../../src/lib/words/parts';
import LargeScreen from '../../../src/routes/follow/LargeScreen.svelte';
import FinalResultSheet from '../../../src/routes/game/final/FinalResultSheet.svelte';
import FinalScoringSheet from '../../../src/routes/game/final/FinalScoringSheet.svelte';
import LedgerSheet from '../../../src/routes/game/ledger/LedgerSheet.svelte';
import PlayerSheet from '../../../src/routes/game/players/PlayerSheet.svelte';
import AllPlayers from '../../../src/routes/players/AllPlayers.svelte';
import { FOUR_TURNS, recordOf, turnAs } from '../../record/short-game';
import { closed } from '../../review/summaries';
import { storeAll } from '../../store/support';
import { PSEUDO } from '../../words/support/pseudo';
import Scores from './support/Scores.svelte';
import { translate } from './support/translate';

const nothing = () => undefined;
const names = ['Ana', 'Björn'];

/** The screens that show a game as it goes on. */
const LIVE = {
	scores: (view: TableView) => render(Scores, { view }),
	ledger: (view: TableView) => render(LedgerSheet, { view, onmanual: nothing, onclose: nothing }),
	'a player': (view: TableView) =>
		render(PlayerSheet, { view, player: 0, writes: true, onmanual: nothing, onclose: nothing }),
	'the screen for everybody': ({ live }: TableView) =>
		render(LargeScreen, { live, trouble: undefined, onleave: nothing }),
	'final scoring': (view: TableView) => render(FinalScoringSheet, { live: view.live, view, names }),
	result: (view: TableView) => render(FinalResultSheet, { live: view.live, view, whole: undefined })
};

let stop: () => void;
beforeAll(followLanguage);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
	stop = keepTranslatedTextLive(document.body);
});
afterEach(async () => {
	stop();
	vi.useRealTimers();
	document.documentElement.removeAttribute('class');
	await speak(ENGLISH);
});

/** What can be read, translated (in capitals) or not. */
const read = ({ textContent }: Element) => textContent.toLowerCase().replace(/\s+/g, ' ').trim();

/** Translates what is shown, as a browser does, and lets the page notice it. */
async function translateAll(shown: Element): Promise<void> {
	translate(shown);
	await Promise.resolve();
}

async function play(record: GameRecord): Promise<LiveGame> {
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

/** The figure on the road was Ana's: 8 to 0 instead of 4 to 4. */
const HERS = [
	{ at: 1, events: [{ ...turnAs(1, { player: 0 }), overruled: ['not-their-turn' as const] }] },
	{ at: 2, events: [{ ...turnAs(2), overruled: ['not-their-turn' as const] }] }
];

/** What happens while a page is translated. */
const CHANGES: Readonly<Record<string, (live: LiveGame) => Promise<unknown>>> = {
	'an undo': (live) => live.entry.undo(),
	'a turn again': (live) => live.writer.redo(),
	'a correction': (live) => live.writer.amend({ edits: HERS }),
	'another language': () => speak(PSEUDO)
};

describe.each(Object.entries(LIVE))('on a translated page, %s', (_, show) => {
	it('shows what is true after a turn, an undo, a correction, and in another language', async () => {
		const live = await play(recordOf(FOUR_TURNS));
		const { container } = show(new TableView(live));
		for (const [what, change] of Object.entries(CHANGES)) {
			await translateAll(container);
			await change(live);
			// Long enough for no screen to celebrate what happened just now.
			vi.setSystemTime(Date.now() + 10_000);
			await tick();
			const anew = show(new TableView(live));
			expect(read(container), what).toBe(read(anew.container));
			anew.unmount();
		}
	});
});

describe('on a translated page, the list of players', () => {
	const first = [closed(1, { Ana: 90, Ben: 80 })];
	const second = [...first, closed(2, { Zoë: 99, Ana: 70, Ben: 3 })];
	const propsOf = (games: typeof first) => ({ players: statisticsOf(games, []), games });

	it('shows what is true after another game, without it again, and in another language', async () => {
		const { container, rerender } = render(AllPlayers, propsOf(first));
		for (const [games, changes] of [
			[second, nothing],
			[first, nothing],
			[first, () => speak(PSEUDO)]
		] as const) {
			await translateAll(container);
			await rerender(propsOf(games));
			await changes();
			await tick();
			const anew = render(AllPlayers, propsOf(games));
			expect(read(container)).toBe(read(anew.container));
			anew.unmount();
		}
	});
});
