import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewedTurn } from '../../src/lib/lookahead/review';
import type { GameRecord } from '../../src/lib/record';
import { reviewOf, turnAt } from '../../src/lib/review';
import type { LookaheadReply, LookaheadRequest } from '../../src/lib/review/worker-messages';
import { isLaid } from '../../src/lib/rules/base/events';
import { ReviewedBoard } from '../../src/lib/table/past/reviewed-board.svelte';
import { EXPLAINING } from '../../src/lib/table/view/explained.svelte';
import { analysisWords } from '../../src/lib/words/en/analysis';
import SelectedFeature from '../../src/routes/game/feature/SelectedFeature.svelte';
import Analysis from '../../src/routes/review/analysis/Analysis.svelte';
import { laid } from '../modules/playing';
import { headerFor, withEvents } from '../record/support';
import { recordWith } from '../store/support';

vi.mock('$app/navigation', () => import('./navigation'));

/** A worker that can say something of some turns. */
class Says extends EventTarget {
	static known: readonly number[] = [];
	static asked = 0;
	postMessage({ game }: LookaheadRequest): void {
		Says.asked++;
		for (const event of Says.known) {
			const turn = game.events[event];
			if (turn && isLaid(turn)) this.#reply({ type: 'turn', turn: reviewed(event, turn.player) });
		}
		this.#reply({ type: 'end' });
	}
	terminate(): void {
		return;
	}
	#reply(data: LookaheadReply): void {
		queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
	}
}

const TILE = 'base-D' as ReviewedTurn['review']['tile'];
const reviewed = (event: number, player: number): ReviewedTurn => ({
	event,
	review: {
		...{ player, tile: TILE, luck: -0.3, loss: 0, error: 1, decks: 24 },
		chances: [0.5, 0.5]
	}
});

beforeEach(() => {
	vi.stubGlobal('Worker', Says);
	Says.asked = 0;
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** The closer look at a game that was stopped. */
function show(record: GameRecord) {
	const ended = withEvents(record, [{ type: 'base/ended', overruled: ['tiles-left'] }]);
	const review = reviewOf(ended);
	return render(Analysis, {
		...{ record: ended, game: 'id=game', review, stored: false },
		shown: new ReviewedBoard(() => ({ record: ended, review })),
		turnAt: (position: number) => turnAt(review.race, position),
		hrefAt: () => '/game/'
	});
}

describe('the closer look at a game', () => {
	it('says how many turns couldn’t be looked at', async () => {
		Says.known = [0, 1, 2];
		show(recordWith(12));
		expect(await screen.findByText(analysisWords.missing(9, 12))).toBeVisible();
	});

	it('says it of all, and doesn’t guess why', async () => {
		Says.known = [];
		show(recordWith(12));
		expect(await screen.findByText(analysisWords.nothing)).toBeVisible();
	});

	it('says no chances in the first quarter, and no luck of −0', async () => {
		Says.known = [0];
		show(recordWith(8));
		// The only one that is known lost less than half a point with the first tile.
		const reader = await screen.findByRole('slider', { name: analysisWords.luckReader });
		await waitFor(() => {
			expect(screen.getByText(analysisWords.missing(7, 8))).toBeVisible();
		});
		expect(screen.queryByRole('heading', { name: analysisWords.chances })).toBeNull();
		expect(reader.getAttribute('aria-valuetext')).toMatch(/ 0, \S+ 0$/);
	});

	it('is refused for somebody who plays alone, and says what is left', () => {
		show({ header: headerFor('alone', 1), entries: [] });
		expect(screen.getByText(analysisWords.uncovered.alone)).toBeVisible();
		expect(screen.getByText(analysisWords.counted)).toBeVisible();
		expect(Says.asked).toBe(0);
	});

	it('is counted only in a game with an expansion: which draws were lucky', () => {
		const header = headerFor('inns', 2, { expansions: ['inns-and-cathedrals'] });
		const lucky = [
			laid(0, 'base-V', [1, 0, 1]),
			laid(1, 'base-V', [1, -1, 0]),
			laid(0, 'base-D', [0, -1, 2], ['follower', 0])
		];
		show(withEvents({ header, entries: [] }, lucky));
		expect(screen.getByText(analysisWords.uncovered.expansion)).toBeVisible();
		const row = screen.getByRole('button', { name: /Tile 4/ });
		expect(row).toHaveTextContent('4 points: 11 of the 87 tiles left could complete it.');
		expect(Says.asked).toBe(0);
	});
});

describe('an open feature', () => {
	/** The city of the start tile is tapped. */
	async function tap(players: number) {
		await EXPLAINING.load();
		const record = { header: headerFor('tapped', players), entries: [] };
		const explained = new ReviewedBoard(() => ({ record, review: reviewOf(record) }));
		explained.showPlace({ x: 0, y: 0, segment: 0 });
		const { feature } = explained;
		if (!feature) throw new Error('There is a city.');
		render(SelectedFeature, { explained, feature });
		expect(feature.chances?.kind).toBe('drawn');
	}

	it('is looked ahead for in a game of several, and not of somebody who plays alone', async () => {
		Says.known = [];
		await tap(2);
		await waitFor(() => {
			expect(Says.asked).toBe(1);
		});
		await tap(1);
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(Says.asked).toBe(1);
	});
});
