import { render, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import type { GameEvent } from '../../../src/lib/engine/module';
import {
	FERRIES_KEPT,
	FERRY_LAID,
	FERRY_MOVED,
	type FerryLaid
} from '../../../src/lib/expansions/ferries/events';
import { rulesOf, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { linkFigures } from '../../../src/lib/table/view/scene';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { laid } from '../../modules/playing';
import { NAMES } from '../../e2e/table/support/games';
import '../../tools/games/all-expansions';
import { UnwrittenTurn } from './unwritten-turn.svelte';

const expansions = ['ferries'] as const;
const rules = () => rulesOf({ box: 'base-c1', expansions, rulings: usualRulingsFor(expansions) });

/** The ferry of a lake at x joins two of its roads. */
const ferry = (x: number, segment: number, other: number): Omit<FerryLaid, 'player'> => ({
	type: FERRY_LAID,
	one: { x, y: 0, segment },
	other
});
const lake = (player: number, x: number, [segment, other]: readonly [number, number]) => ({
	...laid(player, 'fr-FRRR', [x, 0, 0]),
	choices: [{ ...ferry(x, segment, other), player }]
});

/** A turn that lays a tile on the road of the start tile, after others. */
function turn(tile: string, x: number, before: readonly GameEvent[] = []): UnwrittenTurn {
	const entry = new UnwrittenTurn(rules(), before);
	entry.chooseTile(tileId(tile));
	entry.chooseSpot({ x, y: 0 });
	entry.chooseRotation(0);
	return entry;
}

const choicesIn = ({ written }: UnwrittenTurn) =>
	written.flatMap((event) => ('choices' in event && event.choices) || []);

/** The buttons of the question. */
function buttonsOf(entry: UnwrittenTurn): readonly string[] {
	const ask = entry.question;
	if (!ask) throw new Error('Nothing is asked.');
	const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
	const says = within(sheet.container)
		.queryAllByRole('button')
		.map((button) => button.textContent.trim());
	sheet.unmount();
	return says;
}

const tap = async (entry: UnwrittenTurn, says: string): Promise<void> => {
	const choice = entry.question?.choices?.[buttonsOf(entry).indexOf(says)];
	if (!choice) throw new Error(`No button says ${says}.`);
	await entry.choose(choice);
};

describe('a turn with a lake', () => {
	it('asks after the figure which roads the ferry joins, and is written after one tap', async () => {
		const entry = turn('fr-FRRR', 1);
		await entry.tapPlace({ piece: 'follower', segment: 1 });
		if (!entry.question) await entry.confirm();
		expect(entry.question?.id).toBe(FERRY_LAID);
		expect(entry.written).toEqual([]);
		expect(buttonsOf(entry)).toEqual(['East and south', 'East and west', 'South and west']);
		await tap(entry, 'South and west');
		expect(choicesIn(entry)).toEqual([{ ...ferry(1, 1, 2), player: 0 }]);
	});

	it('has six pairs on a lake with four roads', async () => {
		const entry = turn('fr-RRRR', 1);
		await entry.layAlone();
		expect(buttonsOf(entry)).toHaveLength(6);
	});

	it('names the sides as the tile lies', async () => {
		const entry = turn('fr-FRRR', 1);
		entry.chooseRotation(1);
		await entry.layAlone();
		expect(buttonsOf(entry)).toEqual(['North and south', 'North and west', 'South and west']);
	});
});

describe('a turn that extends a road with a ferry', () => {
	const before = [lake(0, 1, [0, 2])];

	it('moves it with one tap', async () => {
		const entry = turn('base-U', 2, before);
		await entry.layAlone();
		expect(entry.question?.id).toBe(FERRY_MOVED);
		expect(buttonsOf(entry)).toEqual([
			'East and south',
			'South and west',
			'Leave everything as it is'
		]);
		await tap(entry, 'South and west');
		expect(choicesIn(entry)).toEqual([{ ...ferry(1, 1, 2), type: FERRY_MOVED, player: 1 }]);
	});

	it('leaves everything with one tap', async () => {
		const entry = turn('base-U', 2, before);
		await entry.layAlone();
		await entry.decline();
		expect(choicesIn(entry)).toEqual([{ type: FERRIES_KEPT, player: 1 }]);
	});

	it('rings the ferry that it asks about', async () => {
		const entry = turn('base-U', 2, before);
		await entry.layAlone();
		const { asking, question } = entry;
		const shown = asking ? linkFigures(asking.board, question?.about) : [];
		expect(shown).toMatchObject([
			{ kind: 'ferry', at: { x: 1, y: 0 }, across: [1, 3], asked: true }
		]);
		expect(linkFigures(entry.game.board)).toMatchObject([{ asked: false }]);
	});
});

it('of two ferries each is asked about: one may stay while the other moves, or all stay', async () => {
	const between = () =>
		turn('base-U', 2, [
			lake(0, 1, [0, 2]),
			laid(1, 'base-B', [1, -1, 0]),
			laid(0, 'base-B', [2, -1, 0]),
			laid(1, 'base-B', [3, -1, 0]),
			lake(0, 3, [0, 2])
		]);
	const entry = between();
	await entry.layAlone();
	expect(buttonsOf(entry)).toEqual([
		'East and south',
		'South and west',
		'Leave this one',
		'Leave everything as it is'
	]);
	await tap(entry, 'Leave this one');
	expect(entry.question?.about).toMatchObject({ x: 3, y: 0 });
	await tap(entry, 'East and south');
	expect(choicesIn(entry)).toEqual([
		{ type: FERRIES_KEPT, player: 1, at: { x: 1, y: 0, segment: 0 } },
		{ ...ferry(3, 0, 1), type: FERRY_MOVED, player: 1 }
	]);
	const left = between();
	await left.layAlone();
	await left.decline();
	expect(choicesIn(left)).toEqual([{ type: FERRIES_KEPT, player: 1 }]);
});
