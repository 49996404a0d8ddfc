import { render, screen, waitForElementToBeRemoved } from '@testing-library/svelte';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, type GameRecord } from '../../../src/lib/record';
import { follower, laid } from '../../../src/lib/rules/base/events';
import { eventSchema, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import ScoringOffers from '../../../src/routes/game/turn/ScoringOffers.svelte';
import { recordWith, storeAll } from '../../store/support';
import '../../tools/games/all-expansions';

const NAMES = ['Ana', 'Ben'];

/** Ana has closed the start tile's city: 4 points, which the marker moved. */
async function scored() {
	const { header } = recordWith(0);
	const event = v.parse(eventSchema, laid(0, 'base-E', [0, -1, 2], follower(0)));
	const record: GameRecord = {
		header: {
			...header,
			box: 'base-c1',
			first: 0,
			expansions: ['messages'],
			rulings: USUAL_RULINGS
		},
		entries: [{ seq: 0, at: header.created, v: 1, event }]
	};
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

it('what was scored may be said otherwise once, below the points and nowhere else', async () => {
	const { live, view } = await scored();
	expect(live.entry.offers).toEqual([]);
	render(ScoringOffers, { view, names: NAMES });
	const button = screen.getByRole('button', { name: 'Ana’s messenger: +4' });
	button.click();
	await waitForElementToBeRemoved(button);
	expect(live.game.tokens[0]?.['messenger']).toBe(4);
	expect(live.game.scores).toEqual([4, 0]);
	expect(view.tasks?.markers).toMatchObject([{ piece: 'messenger', to: { space: 4 } }]);
});
