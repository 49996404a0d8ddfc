import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openQuestions } from '../../../src/lib/engine/question';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, effectiveLog } from '../../../src/lib/record';
import { packGame, unpackGame } from '../../../src/lib/share/pack';
import { memoryStore } from '../../../src/lib/store/memory';
import { rulesOf, usualRulingsFor } from '../../../src/lib/rules/catalogue';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { ledgerRows } from '../../../src/lib/table/scores/ledger-rows';
import { taskRows } from '../../../src/lib/table/turn/task-rows';
import { turnTasks } from '../../../src/lib/table/turn/table-tasks';
import { choicesIn, figuresIn, insteadIn } from '../../../src/lib/table/view/scene';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import TaskItem from '../../../src/routes/game/turn/parts/TaskItem.svelte';
import Ledger from '../../../src/routes/game/ledger/parts/Ledger.svelte';
import { NAMES } from '../../e2e/table/support/games';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { must } from '../../store/support';
import { UnwrittenTurn } from './unwritten-turn.svelte';

const samples = new Map(readSamples());

/** A game with the first events of a sample, as it is played on. */
async function liveGame(name: string, count: number) {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const { players, expansions, rulings, events } = sample;
	const header = headerFor('dragon', players, { expansions, rulings });
	const record = withEvents({ header, entries: [] }, events.slice(0, count));
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

const EATS = 'the-dragon-eats-a-thief-before-the-road-is-scored';
const spotOf = ({ game }: LiveGame) => game.markers.get('dragon');
const need = <T>(value: T | undefined): T => {
	if (value === undefined) throw new Error('There is none.');
	return value;
};
const lastEvents = ({ game }: LiveGame, count: number) =>
	game.history.slice(-count).map(({ event }) => [event.type, 'player' in event && event.player]);

describe('the dragon’s journey at the table', () => {
	it('makes the only move by itself, and then asks the next player', async () => {
		const live = await liveGame(EATS, 5);
		live.entry.chooseTile(tileId('pd-FRRR-dragon'));
		live.entry.chooseSpot({ x: 3, y: 0 });
		live.entry.chooseRotation(0);
		await live.entry.layAlone();
		await expect.poll(() => live.entry.question?.player).toBe(0);
		expect(live.entry.question?.id).toBe('dragon/moved');
		expect(spotOf(live)).toEqual({ x: 1, y: 0 });
		const { entry } = live;
		render(QuestionSheet, { entry, ask: need(entry.question), names: NAMES });
		expect(screen.getByRole('heading')).toHaveTextContent('Ada moves the dragon (2 of 6)');
		expect(screen.queryByText(/Ringed figures/)).toBeNull();
		expect(live.game.unscored).toBeDefined();
	});

	it('plays what is left of it once no choice is left, and scores the turn', async () => {
		const live = await liveGame(EATS, 6);
		await live.entry.choosePlace({ x: 2, y: 0, segment: 0 });
		await expect.poll(() => live.entry.question).toBeUndefined();
		expect(spotOf(live)).toEqual({ x: 3, y: 0 });
		expect(lastEvents(live, 2)).toEqual([
			['dragon/moved', 0],
			['dragon/moved', 1]
		]);
		expect(live.game.unscored).toBeUndefined();
	});

	it('is taken back move by move', async () => {
		const live = await liveGame(EATS, 8);
		await live.entry.undo();
		expect([spotOf(live), live.entry.question?.player]).toEqual([{ x: 0, y: 0 }, 1]);
		await live.entry.undo();
		expect([spotOf(live), live.entry.question?.player]).toEqual([{ x: 1, y: 0 }, 0]);
	});

	it('says and rings who would be eaten before anybody taps', async () => {
		const live = await liveGame('the-dragon-eats-farmers-and-builders-left-alone-go-home', 5);
		live.entry.chooseTile(tileId('pd-FRFR-dragon'));
		live.entry.chooseSpot({ x: -1, y: 0 });
		live.entry.chooseRotation(0);
		const game = live.entry.lying;
		if (!game) throw new Error('The turn doesn’t lie there.');
		const ask = openQuestions(game).find(({ id }) => id === 'dragon/moved');
		if (!ask) throw new Error('Nothing is asked.');
		expect(choicesIn(game, ask, NAMES).map(({ label }) => label)).toEqual([
			expect.stringContaining(`${NAMES[1]}’s meeple`)
		]);
		const figures = figuresIn(game, game.pieces, live.header.players, ask);
		expect(figures.filter(({ leaving }) => leaving).map(({ at }) => [at.x, at.y])).toEqual([
			[1, 1]
		]);
	});

	it('leaves a line in the ledger for everybody it ate', async () => {
		const live = await liveGame('the-dragon-eats-farmers-and-builders-left-alone-go-home', 8);
		const players = NAMES.map((name) => ({ name, colour: 'red' as const }));
		const onfate = vi.fn();
		render(Ledger, {
			rows: ledgerRows(live.game),
			players,
			rulings: {},
			shown: undefined,
			onsettlement: () => undefined,
			onfate
		});
		const [ada, ben] = NAMES;
		const lines = [
			[`${ben}’s farmer was eaten by the dragon`, 6],
			[`${ada}’s thief was eaten by the dragon`, 7],
			[`${ada}’s builder was left alone and went home`, 7]
		] as const;
		for (const [line, position] of lines) {
			await userEvent.click(screen.getByRole('button', { name: line }));
			expect(onfate).toHaveBeenLastCalledWith(position);
		}
	});

	it('is put where it went by whoever moved it last', async () => {
		const live = await liveGame(EATS, 8);
		const tasks = need(turnTasks(live.game));
		expect(tasks.moves).toMatchObject([
			{ player: 1, piece: 'dragon', to: { place: spotOf(live) } }
		]);
		const task = taskRows(tasks, live.header.players).find(({ player }) => player === 1);
		render(TaskItem, { task: need(task), as: 'pictures' });
		expect(screen.getByText(/→/)).toHaveTextContent('→ tile');
		expect(screen.getByText(/puts the dragon on the tile 1 tile west/)).toBeInTheDocument();
	});

	it('is put on a volcano by whoever laid it', async () => {
		const live = await liveGame('a-volcano-brings-the-dragon-wherever-it-was', 1);
		expect(turnTasks(live.game)?.moves).toMatchObject([
			{ player: 0, piece: 'dragon', to: { mark: 'volcano' } }
		]);
	});
});

describe('the fairy at the table', () => {
	it('is moved by one tap on an own figure, instead of putting one', async () => {
		const live = await liveGame('a-turn-that-begins-with-the-fairy-pays-1', 2);
		live.entry.chooseTile(tileId('base-E'));
		live.entry.chooseSpot({ x: 0, y: -1 });
		expect(insteadIn(live.entry).map(({ places, quiet }) => [places, quiet])).toEqual([
			[[{ x: 1, y: 0, segment: 0 }], true]
		]);
		await live.entry.choosePlace({ x: 1, y: 0, segment: 0 });
		await expect.poll(() => live.game.history.length).toBe(3);
		expect(live.game.markers.get('fairy')).toMatchObject({ x: 1, y: 0, segment: 0 });
	});

	it('stands as high as the meeple on a tower, until that one leaves', async () => {
		const live = await liveGame('the-fairy-beside-a-meeple-on-a-tower-pays-1-and-never-3', 5);
		const shown = (kind: string, game = live.game) =>
			figuresIn(game, game.pieces, live.header.players).find(
				(figure) => figure.kind === kind && figure.onMark !== 0
			);
		expect(shown('fairy')?.onMark).toBeGreaterThan(0);
		expect(shown('fairy')?.onMark).toBe(shown('follower')?.onMark);
		expect(shown('fairy', { ...live.game, apart: new Set() })).toMatchObject({ raised: true });
	});
});

it('games with dragon, fairy, princess and portal are part of a link', async () => {
	for (const name of [
		EATS,
		'a-turn-that-begins-with-the-fairy-pays-1',
		'a-princess-sends-the-only-knight-and-its-builder-home',
		'a-mayor-goes-through-a-portal'
	]) {
		const live = await liveGame(name, 99);
		const back = await unpackGame(await packGame(live.record));
		const { events = [] } = samples.get(name) ?? {};
		expect(back.ok && effectiveLog(back.value.entries).events, name).toEqual(events);
	}
});

it('each kind of figure goes through a portal by its button and its place', async () => {
	const expansions = ['abbot', 'inns-and-cathedrals', 'princess-and-dragon'] as const;
	const rulings = usualRulingsFor(expansions);
	const entry = new UnwrittenTurn(rulesOf({ box: 'base-c2', expansions, rulings }), [
		{ type: 'base/laid', player: 0, tile: 'base-B', x: 0, y: 1, rotation: 0 },
		{ type: 'base/laid', player: 1, tile: 'base-B', x: -1, y: 1, rotation: 0 }
	] as never);
	entry.chooseTile(tileId('pd-FRRR-portal'));
	entry.chooseSpot({ x: 1, y: 0 });
	entry.chooseRotation(0);
	const portal = () => {
		const found = entry.offers.find(({ id }) => id === 'portal/went-through');
		if (!found) throw new Error('There is no portal.');
		return found;
	};
	for (const piece of ['abbot', 'big-follower']) {
		await entry.takeUp(portal());
		const choice = entry.question?.choices?.find((one) => one.piece === piece);
		if (!choice) throw new Error(`No button is for the ${piece}.`);
		await entry.choose(choice);
		expect(entry.question?.figure?.kind).toBe(piece);
		entry.stepBack();
	}
	await entry.takeUp(portal());
	const abbot = entry.question?.choices?.find(({ piece }) => piece === 'abbot');
	if (abbot) await entry.choose(abbot);
	await entry.choosePlace({ x: 0, y: 1, segment: 0 });
	expect(entry.written[0]).toMatchObject({
		choices: [{ type: 'portal/went-through', piece: 'abbot', to: { x: 0, y: 1, segment: 0 } }]
	});
});
