import { render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/svelte';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { TWO_POINTS, type TwoPoints } from '../../../src/lib/expansions/messages/events';
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

/** A table with these expansions and events. */
async function tableWith(
	expansions: readonly ('messages' | 'robbers')[],
	events: readonly unknown[]
) {
	const { header } = recordWith(0);
	const record: GameRecord = {
		header: { ...header, box: 'base-c1', first: 0, expansions, rulings: USUAL_RULINGS },
		entries: events.map((event, seq) => ({
			seq,
			at: header.created,
			v: 1,
			event: v.parse(eventSchema, event)
		}))
	};
	const store = memoryStore();
	await storeAll(store, record);
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return { live, view: new TableView(live) };
}

const corrected = (player: number, points: number) => ({
	type: 'base/corrected',
	changes: [{ player, points }],
	reason: 'Miscounted',
	why: 'mistake'
});

/** Closes a city of two tiles with a follower in it: 4 points. */
async function closeCity({ entry }: LiveGame, y: number) {
	entry.chooseTile(tileId('base-E'));
	entry.chooseSpot({ x: 0, y });
	entry.chooseRotation(y < 0 ? 2 : 0);
	await entry.tapPlace({ piece: 'follower', segment: 0 });
}

it('whoever has avoided a message avoids the next one unasked, and says otherwise with one tap', async () => {
	const { live, view } = await tableWith(
		['messages'],
		[
			corrected(0, 1),
			laid(0, 'base-E', [0, -1, 2], follower(0)),
			{ type: 'messages/no-message', player: 0, points: 4, by: 1 },
			laid(1, 'base-E', [0, 1, 2])
		]
	);
	render(ScoringOffers, { view, names: NAMES });
	await closeCity(live, 2);
	expect(live.game.history.at(-1)?.event).toMatchObject({ type: 'messages/no-message', by: 1 });
	expect(view.tasks?.markers).toMatchObject([{ piece: 'messenger', to: { space: 8 } }]);

	const button = await screen.findByRole('button', { name: 'Which message did Ana draw?' });
	button.click();
	await waitForElementToBeRemoved(button);
	expect(live.entry.question).toMatchObject({ id: 'messages/drawn', player: 0 });
	const drawn: TwoPoints = { type: TWO_POINTS, player: 0, points: 4, by: 0, message: 0 };
	await live.entry.answer(drawn);
	expect(live.game.tokens[0]?.['messenger']).toBe(4);
});

it('who has drawn the last message is asked for the next one', async () => {
	const { live } = await tableWith(
		['messages'],
		[
			corrected(0, 1),
			laid(0, 'base-E', [0, -1, 2], follower(0)),
			{ type: 'messages/two-points', player: 0, points: 4, by: 0, message: 0 },
			corrected(0, -6),
			laid(1, 'base-E', [0, 1, 2])
		]
	);
	await closeCity(live, 2);
	expect(live.entry.question).toMatchObject({ id: 'messages/drawn', player: 0 });
});

it('the figure beside which no robber stands moves unasked, and the other one with one tap', async () => {
	const { live, view } = await tableWith(
		['messages', 'robbers'],
		[
			corrected(0, 7),
			laid(0, 'base-U', [1, 0, 0]),
			{
				...laid(1, 'rb-FRFR', [2, 0, 0]),
				choices: [{ type: 'robbers/placed', player: 1, beside: 0 }]
			},
			{ type: 'robbers/declined', player: 0 }
		]
	);
	render(ScoringOffers, { view, names: NAMES });
	await closeCity(live, -1);
	expect(live.game.tokens[0]?.['messenger']).toBe(4);
	expect(live.game.scores).toEqual([11, 0]);

	const button = await screen.findByRole('button', { name: 'Ana’s marker: +4' });
	button.click();
	await waitFor(() => {
		expect(live.game.scores).toEqual([11, 2]);
	});
	expect(live.game.tokens[0]?.['messenger'] ?? 0).toBe(0);
	expect(live.entry.question).toBeUndefined();
});

it('what an answer with a place leads to is answered by itself, too', async () => {
	const { live } = await tableWith(
		['messages', 'robbers'],
		[
			corrected(0, 11),
			laid(0, 'base-U', [1, 0, 0], follower(0)),
			{
				...laid(1, 'rb-FRFR', [2, 0, 0]),
				choices: [{ type: 'robbers/placed', player: 1, beside: 0, second: true }]
			},
			{ type: 'robbers/declined', player: 0 },
			laid(0, 'base-B', [0, 1, 0], follower(0)),
			laid(1, 'base-U', [3, 0, 0])
		]
	);
	await closeCity(live, -1);
	const choice = live.entry.question?.choices?.find(({ id }) => id === 'follower');
	if (choice) await live.entry.choose(choice);
	await live.entry.choosePlace({ x: 1, y: 0, segment: 0 });
	expect(live.game.history.at(-1)?.event).toMatchObject({
		type: 'messages/no-message',
		points: 4,
		by: 0
	});
	expect(live.entry.draft.offer).toBeUndefined();
});
