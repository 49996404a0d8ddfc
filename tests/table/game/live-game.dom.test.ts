import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, gameId, type Draft } from '../../../src/lib/record';
import { laidOf } from '../../../src/lib/table/turn/turn';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { loaded, must, recordWith } from '../../store/support';
import { Disk } from './disk';

const ID = gameId('game');
/** Five turns that the rules allow, to be entered one after the other. */
const script = recordWith(5);

let disk: Disk;
let live: LiveGame;

const draftFor = (turn: number): Draft => {
	const event = script.entries[turn]?.event;
	if (event?.type !== 'base/laid') throw new Error('The script lays tiles only.');
	const { tile, x, y, rotation, deploy } = event;
	return { tile, spot: { x, y }, rotation, deploy };
};

/** Enters a turn of the script as taps would, and confirms it. */
async function enter(turn: number): Promise<void> {
	const { tile, spot, rotation, deploy } = draftFor(turn);
	if (!tile || !spot) throw new Error('A turn has a tile and a spot.');
	live.entry.chooseTile(tile);
	live.entry.chooseSpot(spot);
	for (let turns = 0; turns < 4 && live.entry.draft.rotation !== rotation; turns++)
		live.entry.turnTile();
	if (deploy) live.entry.chooseFigure(deploy);
	await live.entry.confirm();
}

const stored = async (): Promise<number> => (await loaded(disk.inner, ID)).record.entries.length;

beforeEach(async () => {
	disk = new Disk();
	await must(disk.inner.putBack({ header: script.header, entries: [] }, {}));
	live = new LiveGame(disk.store, { header: script.header, entries: [] }, EMPTY_DRAFT);
	live.writer.writes = true;
});

describe('a live game', () => {
	it('shows a turn when it is stored', async () => {
		await enter(0);
		expect(live.game.board.order).toHaveLength(2);
		expect(await stored()).toBe(1);
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
	});

	it('undoes a turn into the draft, and redoes it unchanged', async () => {
		await enter(0);
		await enter(1);
		const before = live.game.scores;
		const [, second] = live.log.events;
		await live.entry.undo();
		expect(live.game.board.order).toHaveLength(2);
		expect(laidOf(live.game, live.entry.draft)).toEqual(second);
		await live.writer.redo();
		expect(live.log.events[1]).toEqual(second);
		expect(live.game.scores).toEqual(before);
	});

	it('undoes one turn after the other', async () => {
		await enter(0);
		await enter(1);
		await live.entry.undo();
		await live.entry.undo();
		expect(live.game.board.order).toHaveLength(1);
		expect(live.log.redoable).toBe(true);
	});

	it.each(['full', 'lost', 'unavailable', 'throws'] as const)(
		'goes on in memory when the disk says %s, and stores everything once it can',
		async (trouble) => {
			await enter(0);
			disk.trouble = trouble;
			await enter(1);
			await enter(2);
			expect(live.game.board.order).toHaveLength(4);
			expect(live.persisted.problem).toBeDefined();
			expect(await stored()).toBe(1);
			disk.trouble = undefined;
			await live.writer.retry();
			expect(live.persisted.problem).toBeUndefined();
			expect(await stored()).toBe(3);
		}
	);

	it('keeps the warning as long as anything is unsaved', async () => {
		disk.trouble = 'full';
		await enter(0);
		const { tile } = draftFor(1);
		if (tile) live.entry.chooseTile(tile);
		await live.writer.retry();
		expect(live.persisted.problem?.code).toBe('full');
	});

	it('takes over the log of a tab that was first, and keeps its own turns for a file', async () => {
		disk.trouble = 'full';
		await enter(0);
		await enter(1);
		disk.trouble = undefined;
		const other = new LiveGame(disk.inner, { header: script.header, entries: [] }, EMPTY_DRAFT);
		other.writer.writes = true;
		await other.entry.end();
		await enter(2);
		expect(live.persisted.problem?.code).toBe('conflict');
		expect(live.log.events.map(({ type }) => type)).toEqual(['base/ended']);
		expect(live.persisted.unsavedPart.displaced?.record.entries).toHaveLength(3);
	});

	/** Another tab writes the end of the game first. */
	async function endElsewhere(): Promise<void> {
		const other = new LiveGame(disk.inner, { header: script.header, entries: [] }, EMPTY_DRAFT);
		other.writer.writes = true;
		await other.entry.end();
	}

	it('sets nothing aside of a turn that was never shown, since another tab was first', async () => {
		await endElsewhere();
		await enter(0);
		expect(live.log.events.map(({ type }) => type)).toEqual(['base/ended']);
		expect(live.persisted.unsavedPart.displaced).toBeUndefined();
	});

	it('sets a single turn aside that was shown and never stored, with the one just entered', async () => {
		disk.trouble = 'full';
		await enter(0);
		disk.trouble = undefined;
		await endElsewhere();
		await enter(1);
		expect(live.log.events.map(({ type }) => type)).toEqual(['base/ended']);
		expect(live.persisted.unsavedPart.displaced?.record.entries).toHaveLength(2);
	});

	it('keeps a single turn that goes on from what another tab stored', async () => {
		await enter(0);
		const { record } = live;
		disk.trouble = 'full';
		await enter(1);
		live.persisted.follow(record, EMPTY_DRAFT);
		expect(live.record.entries).toHaveLength(2);
		expect(live.persisted.unsavedPart.displaced).toBeUndefined();
	});

	it('enters nothing in a read-only tab', async () => {
		live.writer.writes = false;
		await enter(0);
		expect(live.entry.draft).toEqual(EMPTY_DRAFT);
		expect(await stored()).toBe(0);
	});
});
