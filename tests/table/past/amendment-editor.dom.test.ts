import { beforeEach, describe, expect, it } from 'vitest';
import { samePlace, sameSpot, type Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import { EMPTY_DRAFT, replayEvents } from '../../../src/lib/record';
import { isLaid, type Laid } from '../../../src/lib/rules/base/events';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import { AMENDING } from '../../../src/lib/table/past/amending';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { openSpots } from '../../../src/lib/table/turn/palette';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { historyWords } from '../../../src/lib/words/en/history';
import { scriptIn } from '../../e2e/table/support/script';
import { withEvents } from '../../record/support';
import { must, storeAll } from '../../store/support';

const script = scriptIn('tests/games/both-expansions.json');
const { header } = script.record;
/** Enough of the game for a wagon's question and the Gingerbread Man's. */
const record = { header, entries: script.record.entries.slice(0, 34) };
const events = script.events.slice(0, 34);

/** What may come between a question and its answer: manual points, another description of the tile just laid. */
const changes = [{ player: 0, points: 1 }];
const MARKED = tileId('gingerbread-4');
const OTHERWISE = { line: 'C:NE+ R:SW F:47 F:56', mark: 'gingerbread' };

let live: LiveGame;
let view: TableView;

beforeEach(async () => {
	await AMENDING.load();
	const store = memoryStore();
	await storeAll(store, record);
	const kept = await must(store.load(header.id));
	live = new LiveGame(store, kept?.record ?? record, EMPTY_DRAFT);
	live.writer.writes = true;
	view = new TableView(live);
});

/** Starts to amend the event at a position. */
function startAmending(at: number): AmendmentEditor {
	view.shown.lookAt(at + 1);
	view.shown.startAmending();
	if (!view.shown.editor) throw new Error('Nothing is being amended.');
	return view.shown.editor;
}

/** The turn of an amendment on which something is entered. */
function enter(editor: AmendmentEditor, where: Parameters<AmendmentEditor['enter']>[0]) {
	editor.enter(where);
	if (!editor.turn) throw new Error('Nothing is being entered.');
	return editor.turn;
}

const laidAt = (at: number): Laid => {
	const event = events[at];
	if (event?.type !== 'base/laid') throw new Error('No tile was laid there.');
	return event;
};

/** Keeps every conflicting event where possible, and drops the others. */
function settle(editor: AmendmentEditor): number {
	let asked = 0;
	for (; editor.conflict && asked < 50; asked++)
		if (editor.conflict.canKeep) editor.keep();
		else editor.drop();
	return asked;
}

describe('an amendment', () => {
	it('shows the turn as it was, on the table before it', () => {
		const turn = enter(startAmending(7), 'instead');
		const { tile, x, y, rotation } = laidAt(7);
		expect(turn.draft).toMatchObject({ tile, spot: { x, y }, rotation });
		expect(view.shown.game.history).toHaveLength(7);
		expect(view.entry).toBe(turn);
	});

	it('removes a figure that never stood there, and can be undone as a whole', async () => {
		const at = events.findIndex(
			(event, index) => index > 4 && event.type === 'base/laid' && event.deploy
		);
		const editor = startAmending(at);
		const turn = enter(editor, 'instead');
		const { deploy } = turn.draft;
		if (deploy) turn.chooseFigure(deploy);
		await turn.confirm();
		settle(editor);
		expect(editor.changesNothing).toBe(false);
		const would = editor.game.scores;
		await editor.confirm();
		expect(live.log.events[at]).not.toHaveProperty('deploy');
		expect(live.game.scores).toEqual(would);
		expect(view.shown.editor).toBeUndefined();
		await live.entry.undo();
		expect(live.log.events).toEqual(events);
		expect(live.game.scores).toEqual(replayEvents(header, events).game.scores);
	});

	it('shows where the corrected tile lies, once all is answered', async () => {
		const at = events.findIndex(
			(event, index) => index > 4 && event.type === 'base/laid' && event.deploy
		);
		const editor = startAmending(at);
		expect(editor.changedSpot).toBeUndefined();
		const turn = enter(editor, 'instead');
		const { deploy } = turn.draft;
		if (deploy) turn.chooseFigure(deploy);
		expect(editor.changedSpot).toBeUndefined();
		await turn.confirm();
		settle(editor);
		const { x, y } = laidAt(at);
		expect(editor.changedSpot).toMatchObject({ x, y });
	});

	it('writes nothing before it is confirmed, nor when it is cancelled', async () => {
		const editor = startAmending(7);
		editor.drop();
		settle(editor);
		view.shown.stopAmending();
		expect(view.shown.editor).toBeUndefined();
		expect(live.record.entries).toHaveLength(34);
		expect(view.shown.position).toBe(8);
		await Promise.resolve();
		expect(live.log.events).toEqual(events);
	});

	it('asks for each conflicting event, and lists all of them', () => {
		const editor = startAmending(0);
		editor.drop();
		expect(editor.conflict).toBeDefined();
		const asked = settle(editor);
		expect(asked).toBeGreaterThan(1);
		expect(editor.sentences).toHaveLength(asked + 1);
		expect(editor.sentences[0]).toMatch(/^Removed: Tile 2 of 105: /);
	});

	it.each([
		['before', 12],
		['after', 13]
	] as const)('inserts a forgotten turn %s another', async (where, position) => {
		const editor = startAmending(12);
		const turn = enter(editor, where);
		expect(turn.before).toEqual(events.slice(0, position));
		const tile = tileId('base-B');
		const later = (spot: Spot): boolean =>
			events.some((event) => event.type === 'base/laid' && sameSpot(event, spot));
		const spot = openSpots(turn.game, { tile }).find((one) => one.legal && !later(one));
		turn.chooseTile(tile);
		if (spot) turn.chooseSpot(spot);
		await turn.confirm();
		settle(editor);
		expect(editor.sentences[0]).toMatch(/^Added: Tile 1\d of 105: /);
		await editor.confirm();
		expect(live.log.events).toHaveLength(events.length + 1);
		expect(live.log.events[position]).toMatchObject({ type: 'base/laid', tile });
	});

	it('inserts a turn after the answers that belong to the one before', () => {
		const asked = events.findIndex(({ type }) => type === 'gingerbread/moved');
		expect(enter(startAmending(asked - 1), 'after').before).toEqual(events.slice(0, asked + 1));
	});

	it.each([
		['manual points', { type: 'base/corrected', changes, reason: 'Forgotten', why: 'mistake' }],
		['a custom tile that was amended', { type: 'base/retold', tile: MARKED, told: OTHERWISE }]
	] as const)('inserts it after them also where %s came before the answer', async (_, between) => {
		const asked = events.findIndex(({ type }) => type === 'gingerbread/moved');
		const [answer] = events.slice(asked);
		if (!answer) throw new Error('Nothing was asked.');
		const store = memoryStore();
		const interrupted = withEvents({ header, entries: record.entries.slice(0, asked) }, [
			between,
			answer
		]);
		await storeAll(store, interrupted);
		live = new LiveGame(store, interrupted, EMPTY_DRAFT);
		live.writer.writes = true;
		view = new TableView(live);
		expect(live.replay.stop).toBeUndefined();
		expect(enter(startAmending(asked - 1), 'after').before).toEqual(live.log.events);
	});

	it('has room for a forgotten turn before the end, and none after it', async () => {
		await live.entry.end();
		const editor = startAmending(live.log.events.length - 1);
		expect(editor.event.type).toBe('base/ended');
		expect(editor.target.canChange).toBe(false);
		expect(editor.target.canInsert('before')).toBe(true);
		expect(editor.target.canInsert('after')).toBe(false);
	});

	it('says where a moved tile is now', async () => {
		const editor = startAmending(12);
		const turn = enter(editor, 'instead');
		const { tile } = laidAt(12);
		const free = openSpots(turn.game, { tile }).find(
			(one) => one.legal && !events.some((event) => isLaid(event) && sameSpot(event, one))
		);
		if (!free) throw new Error('The tile fits nowhere else.');
		turn.chooseSpot(free);
		await turn.confirm();
		settle(editor);
		expect(editor.sentences[0]).toContain(historyWords.nowLiesAt(free));
	});

	it('leaves a turn that is entered as it was without a change', async () => {
		const editor = startAmending(7);
		await enter(editor, 'instead').confirm();
		expect(editor.conflict).toBeUndefined();
		expect(editor.changesNothing).toBe(true);
	});

	it('asks a question again, with the answers of that position', async () => {
		const at = events.findIndex(({ type }) => type === 'wagon/moved');
		const was = events[at];
		if (was?.type !== 'wagon/moved') throw new Error('No wagon drove on.');
		const editor = startAmending(at);
		expect(editor.target.canChange).toBe(true);
		const turn = enter(editor, 'instead');
		const other = turn.question?.options
			.map(([place]) => place)
			.find((place) => place && !(was.to && samePlace(place, was.to)));
		if (!other) throw new Error('There is one answer only.');
		await turn.choosePlace(other);
		settle(editor);
		await editor.confirm();
		expect(live.log.events[at]).toMatchObject({ type: 'wagon/moved', to: other });
	});

	it('ends when the game goes on in another tab', async () => {
		const editor = startAmending(7);
		await live.entry.undo();
		expect(editor.isCurrent).toBe(false);
		expect(view.shown.editor).toBeUndefined();
	});

	it('isn’t written when another tab was first', async () => {
		const store = memoryStore();
		await storeAll(store, record);
		live = new LiveGame(store, record, EMPTY_DRAFT);
		live.writer.writes = true;
		view = new TableView(live);
		const editor = startAmending(events.length - 1);
		editor.drop();
		const other = new LiveGame(store, record, EMPTY_DRAFT);
		other.writer.writes = true;
		await other.entry.undo();
		expect(await editor.confirm()).toBeUndefined();
		expect(live.record.entries).toEqual(other.record.entries);
	});

	it('gives a turn to another player', async () => {
		const editor = startAmending(7);
		const turn = enter(editor, 'instead');
		const other = (laidAt(7).player + 1) % 3;
		turn.choosePlayer(other);
		expect(turn.mover).toBe(other);
		await turn.confirm();
		settle(editor);
		await editor.confirm();
		expect(live.log.events[7]).toMatchObject({ player: other });
	});
});

it('enters a turn again under the rules being considered', async () => {
	await view.shown.reconsider({ farmers: 'off' });
	const { editor } = view.shown;
	if (!editor?.conflict) throw new Error('Somebody farms in this game.');
	expect(editor.conflict.refusal).toEqual({ nonsense: 'cannot-stand-there' });
	const turn = enter(editor, 'instead');
	expect(turn.game.rules.rulings['farmers']).toBe('off');
});

describe('a turn that was laid with another tile', () => {
	it('is entered again with the player and the spot, and without the tile', () => {
		const at = events.findIndex((event) => isLaid(event) && event.deploy !== undefined);
		const { player, x, y } = laidAt(at);
		const editor = startAmending(at);
		expect(editor.laysTile).toBe(true);
		editor.enterOtherTile();
		expect(editor.turn?.draft.spot).toEqual({ x, y });
		expect(editor.turn?.draft.tile).toBeUndefined();
		expect(editor.turn?.mover).toBe(player);
	});

	it('is not offered for an answer', () => {
		const at = events.findIndex(({ type }) => type !== 'base/laid' && type.includes('moved'));
		expect(at).toBeGreaterThan(0);
		expect(startAmending(at).laysTile).toBe(false);
	});
});
