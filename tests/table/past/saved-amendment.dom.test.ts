import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, gameId, readDraft } from '../../../src/lib/record';
import {
	dropSavedAmendment,
	saveAmendment,
	savedAmendment
} from '../../../src/lib/table/past/saved-amendment';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scriptIn } from '../../e2e/table/support/script';
import { headerFor, withEvents } from '../../record/support';
import { built, liveWith, startAmending } from '../existing-table/amending-existing';
import { tileId } from '../../../src/lib/engine/tile';

const script = scriptIn('tests/games/both-expansions.json');
const record = { header: script.record.header, entries: script.record.entries.slice(0, 34) };

let live: LiveGame;
let view: TableView;
beforeEach(async () => {
	localStorage.clear();
	({ live, view } = await liveWith(record));
});

/** A correction after a reload. */
async function reloaded(editor: AmendmentEditor, at = live): Promise<AmendmentEditor> {
	saveAmendment(at.record, editor.kept);
	const kept = savedAmendment(at.record);
	expect(kept?.isCurrent).toBe(true);
	const later = new TableView(at).shown;
	if (kept) await later.resume(kept.steps);
	if (!later.editor) throw new Error('Nothing is being amended.');
	expect(later.position).toBe(editor.at + 1);
	return later.editor;
}

describe('an amendment after a reload', () => {
	it('has what was being entered, with every tap', async () => {
		const editor = startAmending(view, 7);
		expect((await reloaded(editor)).isNew).toBe(true);
		editor.enter('instead');
		const { turn } = editor;
		if (!turn) throw new Error('Nothing is entered.');
		turn.choosePlayer((turn.mover + 1) % 3);
		turn.turnTile();
		const again = await reloaded(editor);
		expect(again.turn?.draft).toEqual(turn.draft);
		expect(again.turn?.mover).toBe(turn.mover);
		expect(again.events).toEqual(editor.events);
		turn.stepBack();
		turn.stepBack();
		expect((await reloaded(editor)).turn?.draft).toEqual(turn.draft);
		editor.leave();
		editor.enter('after');
		expect((await reloaded(editor)).events).toEqual(editor.events);
	});

	it('keeps every answer, and asks for the rest', async () => {
		const editor = startAmending(view, 0);
		editor.drop();
		editor.keep();
		const [, second] = editor.conflicts;
		if (second) editor.pick(second);
		const again = await reloaded(editor);
		expect(again.conflicts.map(({ answer }) => answer)).toEqual(
			editor.conflicts.map(({ answer }) => answer)
		);
		expect(again.conflict).toEqual(editor.conflict);
		editor.keepRest();
		expect((await reloaded(editor)).amendment).toEqual(editor.amendment);
	});

	it('has the rules being considered', async () => {
		await view.shown.reconsider({ farmers: 'off' });
		if (!view.shown.editor) throw new Error('Nothing is thought over.');
		const again = await reloaded(view.shown.editor);
		expect(again.rulings).toEqual({ farmers: 'off' });
		expect(again.conflicts).toEqual(view.shown.editor.conflicts);
	});

	it('has the existing table, as far as it is amended', async () => {
		const E = tileId('base-E');
		const found = withEvents({ header: headerFor('found', 2, { found: true }), entries: [] }, [
			{ type: 'base/placed', tile: E, x: 0, y: 0, rotation: 0 },
			{ type: 'base/begun', player: 1 }
		]);
		const other = await liveWith(found);
		const editor = startAmending(other.view, 0);
		const building = built(editor);
		await building.toggleFigure({ piece: 'follower', segment: 0 });
		const again = await reloaded(editor, other.live);
		expect([...again.game.pieces]).toHaveLength(1);
		await again.building?.begin(1);
		expect(again.sentences).toHaveLength(1);
	});
});

describe('a saved amendment', () => {
	it('is dropped once the log went on, or has another beginning', async () => {
		const editor = startAmending(view, 0);
		editor.drop();
		saveAmendment(live.record, editor.kept);
		expect(savedAmendment({ ...record, entries: record.entries.slice(0, 33) })?.isCurrent).toBe(
			false
		);
		await live.entry.undo();
		expect(savedAmendment(live.record)?.isCurrent).toBe(false);
	});

	it('belongs to one game, and is deleted only with it', () => {
		saveAmendment(live.record, startAmending(view, 3).kept);
		const id = gameId('another');
		expect(savedAmendment({ ...record, header: { ...record.header, id } })).toBeUndefined();
		dropSavedAmendment(id);
		expect(savedAmendment(record)?.isCurrent).toBe(true);
		dropSavedAmendment(record.header.id);
		expect(savedAmendment(record)).toBeUndefined();
	});

	it.each([
		['nonsense', 'x'],
		['something else', '{"game":"both-expansions"}'],
		['a list', '[]']
	])('that is %s is ignored', (_, text) => {
		localStorage.setItem('tilekeep:correction', text);
		expect(savedAmendment(record)).toBeUndefined();
	});

	it.each([
		['an event that isn’t there', { at: 34 }],
		['an edit behind the log', { amendment: { edits: [{ at: 35, events: [] }] } }]
	])('that names %s is ignored', (_, wrong) => {
		saveAmendment(record, { at: 0, answers: [], ...wrong });
		expect(savedAmendment(record)?.isCurrent).toBe(false);
	});

	it('leaves the draft of the game alone, which an older version of the app reads too', () => {
		live.entry.chooseTile(tileId('base-B'));
		saveAmendment(live.record, startAmending(view, 3).kept);
		expect(readDraft(live.entry.draft)).toEqual(live.entry.draft);
		expect(live.entry.draft).not.toEqual(EMPTY_DRAFT);
	});
});
