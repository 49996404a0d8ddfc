import { render, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { TOOK } from '../../../src/lib/expansions/festival/events';
import { PLACED, type PhantomEvent } from '../../../src/lib/expansions/phantom/events';
import { WENT_THROUGH } from '../../../src/lib/expansions/princess-and-dragon/events';
import { BUILT, CLIMBED } from '../../../src/lib/expansions/tower/events';
import { readDraft } from '../../../src/lib/record';
import { laid } from '../../../src/lib/rules/base/events';
import {
	eventSchema,
	rulesOf,
	usualRulingsFor,
	type ExpansionId
} from '../../../src/lib/rules/catalogue';
import { confirmTurns } from '../../../src/lib/table/app/switches.svelte';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import * as v from 'valibot';
import { NAMES } from '../../e2e/table/support/games';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

const CITY: Place = { x: 0, y: -1, segment: 0 };
const FARMER = { piece: 'follower', segment: 1 };
const placed: PhantomEvent = { type: PLACED, player: 0, to: CITY };

function entryWith(expansions: readonly ExpansionId[], ...before: object[]): UnwrittenTurn {
	const rules = rulesOf({ box: 'base-c1', expansions, rulings: usualRulingsFor(expansions) });
	return new UnwrittenTurn(
		rules,
		before.map((event) => v.parse(eventSchema, event))
	);
}

/** A tile that completes the city of the start tile. */
function turn(...others: readonly ExpansionId[]): UnwrittenTurn {
	const entry = entryWith([...others, 'phantom']);
	entry.chooseTile(tileId('base-E'));
	entry.chooseSpot({ x: 0, y: -1 });
	entry.chooseRotation(2);
	return entry;
}

const choicesIn = ({ written }: UnwrittenTurn) =>
	written.flatMap((event) => ('choices' in event && event.choices) || []);

/** Takes up an offer, and answers it with a place. */
async function elsewhere(entry: UnwrittenTurn, id: string, place: Place): Promise<void> {
	const offer = entry.offers.find((one) => one.id === id);
	if (!offer) throw new Error(`${id} is not offered.`);
	await entry.takeUp(offer);
	await entry.choosePlace(place);
}

beforeEach(() => {
	confirmTurns.on = false;
});
afterEach(() => {
	confirmTurns.on = false;
});

describe('a phantom as a second figure', () => {
	it('is asked for once the first figure stands, and takes one tap', async () => {
		const entry = turn();
		await entry.tapPlace(FARMER);
		expect(entry.written).toEqual([]);
		expect(entry.question).toMatchObject({ id: PLACED, options: [[CITY]] });
		expect(entry.asking?.pieces.size).toBe(1);
		await entry.choosePlace(CITY);
		expect(entry.written).toMatchObject([{ deploy: FARMER, choices: [placed] }]);
	});

	it('stays in hand by one tap', async () => {
		const entry = turn();
		await entry.tapPlace(FARMER);
		const ask = entry.question;
		if (!ask) throw new Error('Nothing is asked.');
		const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
		const [button, ...others] = within(sheet.container).getAllByRole('button');
		expect([button?.textContent.trim(), others]).toEqual(['No phantom', []]);
		button?.click();
		await Promise.resolve();
		expect(entry.written).toMatchObject([{ deploy: FARMER }]);
		expect(choicesIn(entry)).toEqual([]);
	});

	it('is never put by itself where only one place is free', async () => {
		const entry = turn();
		await entry.tapPlace(FARMER);
		expect(entry.draft.choices).toBeUndefined();
		entry.stepBack();
		expect(entry.question).toBeUndefined();
		expect(entry.draft.deploy).toEqual(FARMER);
	});

	it('isn’t asked for after the tile alone, nor after the phantom itself', async () => {
		const alone = turn();
		await alone.layAlone();
		expect(alone.written).toHaveLength(1);
		const first = turn();
		await first.tapPlace({ piece: 'phantom', segment: 0 });
		expect(first.written).toMatchObject([{ deploy: { piece: 'phantom', segment: 0 } }]);
	});

	it('is asked for after a figure went home by one tap', async () => {
		const expansions = ['festival', 'phantom'] as const;
		const monk = { piece: 'follower', segment: 0 };
		const entry = entryWith(
			expansions,
			laid(0, 'base-B', [0, 1, 0], monk),
			laid(1, 'base-U', [1, 0, 0])
		);
		entry.chooseTile(tileId('fe-CFFR'));
		entry.chooseSpot({ x: -1, y: 0 });
		entry.chooseRotation(2);
		await entry.choosePlace({ x: 0, y: 1, segment: 0 });
		expect(entry.question?.id).toBe(PLACED);
		await entry.decline();
		expect(choicesIn(entry).map(({ type }) => type)).toEqual([TOOK]);
	});

	it('may fly instead by a button, where the tile has a machine', async () => {
		const entry = entryWith(['flying-machines', 'phantom']);
		entry.chooseTile(tileId('fl-FRFR-along'));
		entry.chooseSpot({ x: 1, y: 0 });
		entry.chooseRotation(0);
		await entry.tapPlace(FARMER);
		const ask = entry.question;
		if (!ask) throw new Error('Nothing is asked.');
		const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
		const [fly, none] = within(sheet.container).getAllByRole('button');
		expect([fly?.textContent.trim(), none?.textContent.trim()]).toEqual([
			'Let a figure fly',
			'No phantom'
		]);
		sheet.unmount();
		const [offer] = entry.offers.filter(({ id }) => id !== ask.id);
		if (!offer) throw new Error('No flight is offered.');
		await entry.takeUp(offer);
		await entry.choosePlace({ x: 0, y: 0, segment: 1 });
		expect(choicesIn(entry)).toMatchObject([
			{ type: 'flying-machines/took-off', piece: 'phantom' },
			{ type: 'flying-machines/landed' }
		]);
	});

	it('may go through the portal of the tile instead, by a button', async () => {
		const entry = entryWith(['princess-and-dragon', 'phantom']);
		entry.chooseTile(tileId('pd-RRRR-portal'));
		entry.chooseSpot({ x: 1, y: 0 });
		await entry.tapPlace(FARMER);
		expect(entry.question?.id).toBe(PLACED);
		await elsewhere(entry, WENT_THROUGH, { x: 0, y: 0, segment: 0 });
		expect(choicesIn(entry)).toMatchObject([{ type: WENT_THROUGH, piece: 'phantom' }]);
	});

	it('may go up the tower that just got a floor, by a button', async () => {
		const entry = entryWith(['tower', 'phantom']);
		const here = { x: 0, y: 1, segment: 0 };
		entry.chooseTile(tileId('to-FFFF'));
		entry.chooseSpot(here);
		await elsewhere(entry, BUILT, here);
		expect(entry.question?.id).toBe(PLACED);
		await elsewhere(entry, CLIMBED, here);
		expect(choicesIn(entry)).toMatchObject([{ type: BUILT }, { type: CLIMBED, piece: 'phantom' }]);
	});

	it('has a button instead where turns are confirmed apart', async () => {
		confirmTurns.on = true;
		const entry = turn();
		entry.chooseFigure(FARMER);
		const [offer] = entry.offers;
		if (!offer) throw new Error('Nothing is offered.');
		expect(offer.id).toBe(PLACED);
		await entry.takeUp(offer);
		await entry.choosePlace(CITY);
		expect(entry.written).toEqual([]);
		await entry.confirm();
		expect(choicesIn(entry)).toEqual([placed]);

		const without = turn();
		without.chooseFigure(FARMER);
		await without.confirm();
		expect(without.written).toHaveLength(1);
	});

	it('survives a reload while it is asked for', async () => {
		const entry = turn();
		await entry.tapPlace(FARMER);
		const kept: unknown = JSON.parse(JSON.stringify(entry.draft));
		entry.draft = readDraft(kept);
		expect(entry.question?.id).toBe(PLACED);
	});

	it('shows what places for the first figure pay, as ever', () => {
		const entry = turn();
		expect(entry.outcome({ piece: 'follower', segment: 0 })?.scores).toEqual([4, 0]);
	});
});
