import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, gameId, readDraft } from '../../src/lib/record';
import {
	dropCorrection,
	keepCorrection,
	keptCorrection
} from '../../src/lib/table/kept-correction';
import type { LiveGame } from '../../src/lib/table/live.svelte';
import type { Mending } from '../../src/lib/table/mending.svelte';
import { TableView } from '../../src/lib/table/view.svelte';
import { scriptIn } from '../e2e/table/support/script';
import { headerFor, logged } from '../record/support';
import { built, liveWith, mend } from './mending-found';
import { tileId } from '../../src/lib/engine/tile';

const script = scriptIn('tests/games/both-expansions.json');
const record = { header: script.record.header, entries: script.record.entries.slice(0, 34) };

let live: LiveGame;
let view: TableView;
beforeEach(async () => {
	localStorage.clear();
	({ live, view } = await liveWith(record));
});

/** What a correction is after a reload, in a view of its own. */
function reloaded(mending: Mending, at = live): Mending {
	keepCorrection(at.record, mending.kept);
	const kept = keptCorrection(at.record);
	expect(kept?.holds).toBe(true);
	const later = new TableView(at);
	if (kept) later.resume(kept.steps);
	if (!later.mending) throw new Error('Nothing is being corrected.');
	expect(later.moment).toBe(mending.at + 1);
	return later.mending;
}

describe('a correction after a reload', () => {
	it('is where it was: what is being entered, with every tap', () => {
		const mending = mend(view, 7);
		expect(reloaded(mending).isNew).toBe(true);
		mending.enter('instead');
		const { turn } = mending;
		if (!turn) throw new Error('Nothing is entered.');
		turn.choosePlayer((turn.mover + 1) % 3);
		turn.turnTile();
		const again = reloaded(mending);
		expect(again.turn?.draft).toEqual(turn.draft);
		expect(again.turn?.mover).toBe(turn.mover);
		expect(again.events).toEqual(mending.events);
		turn.stepBack();
		turn.stepBack();
		expect(reloaded(mending).turn?.draft).toEqual(turn.draft);
		mending.leave();
		mending.enter('after');
		expect(reloaded(mending).events).toEqual(mending.events);
	});

	it('has every answer that was given, and asks for the rest', () => {
		const mending = mend(view, 0);
		mending.drop();
		mending.keep();
		const [, second] = mending.misfits;
		if (second) mending.pick(second);
		const again = reloaded(mending);
		expect(again.misfits.map(({ answer }) => answer)).toEqual(
			mending.misfits.map(({ answer }) => answer)
		);
		expect(again.conflict).toEqual(mending.conflict);
		mending.keepRest();
		expect(reloaded(mending).amendment).toEqual(mending.amendment);
	});

	it('has the rules that are thought over', async () => {
		await view.reconsider({ farmers: 'off' });
		if (!view.mending) throw new Error('Nothing is thought over.');
		const again = reloaded(view.mending);
		expect(again.rulings).toEqual({ farmers: 'off' });
		expect(again.misfits).toEqual(view.mending.misfits);
	});

	it('has the table as it was found, as far as that is put right', async () => {
		const E = tileId('base-E');
		const found = logged({ header: headerFor('found', 2, { found: true }), entries: [] }, [
			{ type: 'base/placed', tile: E, x: 0, y: 0, rotation: 0 },
			{ type: 'base/begun', player: 1 }
		]);
		const other = await liveWith(found);
		const mending = mend(other.view, 0);
		const building = built(mending);
		await building.toggle({ piece: 'follower', segment: 0 });
		const again = reloaded(mending, other.live);
		expect([...again.game.pieces]).toHaveLength(1);
		await again.building?.begin(1);
		expect(again.told).toHaveLength(1);
	});
});

describe('a kept correction', () => {
	it('belongs to nothing once the log went on, or begins otherwise', async () => {
		const mending = mend(view, 0);
		mending.drop();
		keepCorrection(live.record, mending.kept);
		expect(keptCorrection({ ...record, entries: record.entries.slice(0, 33) })?.holds).toBe(false);
		await live.undo();
		expect(keptCorrection(live.record)?.holds).toBe(false);
	});

	it('is of one game, and is dropped with it alone', () => {
		keepCorrection(live.record, mend(view, 3).kept);
		const id = gameId('another');
		expect(keptCorrection({ ...record, header: { ...record.header, id } })).toBeUndefined();
		dropCorrection(id);
		expect(keptCorrection(record)?.holds).toBe(true);
		dropCorrection(record.header.id);
		expect(keptCorrection(record)).toBeUndefined();
	});

	it.each([
		['nonsense', 'x'],
		['something else', '{"game":"both-expansions"}'],
		['a list', '[]']
	])('that is %s is none', (_, text) => {
		localStorage.setItem('tilekeep:correction', text);
		expect(keptCorrection(record)).toBeUndefined();
	});

	it.each([
		['an event that isn’t there', { at: 34 }],
		['an edit behind the log', { amendment: { edits: [{ at: 35, events: [] }] } }]
	])('that names %s doesn’t hold', (_, wrong) => {
		keepCorrection(record, { at: 0, answers: [], ...wrong });
		expect(keptCorrection(record)?.holds).toBe(false);
	});

	it('leaves the draft of the game alone, which an older version of the app reads too', () => {
		live.chooseTile(tileId('base-B'));
		keepCorrection(live.record, mend(view, 3).kept);
		expect(readDraft(live.draft)).toEqual(live.draft);
		expect(live.draft).not.toEqual(EMPTY_DRAFT);
	});
});
