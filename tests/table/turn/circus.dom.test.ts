import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, type Player } from '../../../src/lib/record';
import { memoryStore } from '../../../src/lib/store/memory';
import { tableBuilderOf } from '../../../src/lib/table/existing-table/table-builder.svelte';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { turnTasks } from '../../../src/lib/table/turn/table-tasks';
import { taskRows } from '../../../src/lib/table/turn/task-rows';
import { figuresIn } from '../../../src/lib/table/view/scene';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import BuildingTile from '../../../src/routes/game/existing-table/BuildingTile.svelte';
import { NAMES } from '../../e2e/table/support/games';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { must } from '../../store/support';

const samples = new Map(readSamples());
const expansions = ['big-top'] as const;

/** A game with the first events of a sample, as it is played on. */
async function liveGame(name: string, count: number): Promise<LiveGame> {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const header = headerFor('circus', sample.players, { expansions, rulings: sample.rulings });
	return liveWith(withEvents({ header, entries: [] }, sample.events.slice(0, count)));
}

async function liveWith(record: Parameters<typeof withEvents>[0]): Promise<LiveGame> {
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

const PLAYERS: readonly Player[] = [
	{ name: 'Ada', colour: 'red' },
	{ name: 'Ben', colour: 'blue' }
];

const AUDIENCE = 'a-number-under-the-big-top-pays-each-meeple-around';
const PYRAMID = 'a-pyramid-pays-5-for-each-acrobat-and-all-go-home';

describe('the big top at the table', () => {
	it.each([
		['the first circus', 1, 'puts the big top on the circus 1 tile east of the start tile'],
		['the next one', 5, 'puts the big top on the circus 1 tile west of the start tile']
	])('is put onto %s', async (_, count, said) => {
		const { game } = await liveGame(AUDIENCE, count);
		const tasks = turnTasks(game);
		if (!tasks) throw new Error('The turn isn’t over.');
		const rows = taskRows(tasks, PLAYERS).map(({ task }) => task);
		expect(rows.join()).toContain(said);
	});

	it('asks for its number by buttons that say how many tokens are left', async () => {
		const live = await liveGame(AUDIENCE, 4);
		const { entry } = live;
		const ask = entry.question;
		if (!ask) throw new Error('Nothing is asked.');
		render(QuestionSheet, { entry, ask, names: NAMES });
		const names = screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
		expect(names).toEqual([
			'1 (1 left)',
			'3 (4 left)',
			'4 (5 left)',
			'5 (3 left)',
			'6 (2 left)',
			'7 (1 left)'
		]);
		await userEvent.click(screen.getByRole('button', { name: '6 (2 left)' }));
		await expect.poll(() => live.game.scores).toEqual([12, 6]);
		await live.entry.undo();
		expect([live.game.scores, live.entry.question?.id]).toEqual([[0, 0], 'big-top/shown']);
	});
});

describe('acrobats', () => {
	it('stand on the picture of their tile, the third one on the shoulders of the others', async () => {
		const { game } = await liveGame(PYRAMID, 3);
		const [first, second, third] = figuresIn(game, game.pieces, PLAYERS);
		expect([first, second].map((one) => [one?.colour, one?.onMark])).toEqual([
			['red', 0],
			['blue', 0]
		]);
		expect(third).toMatchObject({ colour: 'red', at: { x: 1, y: 0 } });
		expect(third?.onMark).toBeGreaterThan(0);
	});

	it('are offered a tile beside the one that is laid, and a full pyramid', async () => {
		const live = await liveGame(PYRAMID, 3);
		live.entry.chooseTile(tileId('base-U'));
		live.entry.chooseSpot({ x: 3, y: 0 });
		expect(live.entry.offers.map(({ id }) => id)).toEqual(['acrobats/scored']);
		await live.entry.choosePlace({ x: 1, y: 0, segment: 0 });
		expect(live.game.scores).toEqual([10, 5]);
		expect(live.game.apart.size).toBe(0);
	});

	it('are entered on a table in progress one by one, and taken away again', async () => {
		const rulings = usualRulingsFor([...expansions]);
		const header = headerFor('found', 2, { rulings, found: true, expansions });
		const live = await liveWith({ header, entries: [] });
		const building = tableBuilderOf(live);
		live.entry.chooseTile(tileId('bt-FFFR-acrobats'));
		live.entry.chooseSpot({ x: 0, y: 0 });
		await building.place();
		const { tile } = building;
		if (!tile) throw new Error('No tile is selected.');
		render(BuildingTile, { building, tile, land: 'summer' });
		const put = () =>
			userEvent.click(screen.getByRole('button', { name: /’s meeple/, pressed: false }));
		await put();
		await expect.poll(() => live.game.apart.size).toBe(1);
		await put();
		await expect.poll(() => live.game.apart.size).toBe(2);
		const [one] = screen.getAllByRole('button', { name: /’s meeple/, pressed: true });
		if (one) await userEvent.click(one);
		await expect.poll(() => live.game.apart.size).toBe(1);
	});
});
