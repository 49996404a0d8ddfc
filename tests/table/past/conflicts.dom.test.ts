import { beforeEach, describe, expect, it } from 'vitest';
import type { ConflictState } from '../../../src/lib/record/answers';
import type { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import type { AmendmentEditor } from '../../../src/lib/table/past/amendment-editor.svelte';
import type { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { scriptIn } from '../../e2e/table/support/script';
import { liveWith, startAmending, settle } from '../existing-table/amending-existing';

const script = scriptIn('tests/games/both-expansions.json');
/** Enough of the game for a wagon's question and the Gingerbread Man's. */
const record = { header: script.record.header, entries: script.record.entries.slice(0, 34) };
const events = script.events.slice(0, 34);

let live: LiveGame;
let view: TableView;
beforeEach(async () => {
	({ live, view } = await liveWith(record));
});

/** The first turn never happened. */
function dropped(): AmendmentEditor {
	const editor = startAmending(view, 0);
	editor.drop();
	return editor;
}

function nth(editor: AmendmentEditor, index: number): ConflictState {
	const conflictState = editor.conflicts[index];
	if (!conflictState) throw new Error(`There is no misfit ${String(index)}.`);
	return conflictState;
}

const answersOf = ({ conflicts }: AmendmentEditor) => conflicts.map(({ answer }) => answer?.how);

describe('conflicting turns', () => {
	it('are counted and listed before any answer', () => {
		const editor = dropped();
		const { length } = editor.conflicts;
		expect(length).toBeGreaterThan(2);
		expect(editor.open).toBe(length);
		for (const conflictState of editor.conflicts)
			expect(editor.sentenceOf(conflictState)).toMatch(/./);
		let asked = 0;
		for (; editor.asked; asked++) {
			expect(editor.asked).toBe(nth(editor, asked));
			if (editor.conflict?.canKeep) editor.keep();
			else editor.drop();
			expect(editor.conflicts).toHaveLength(length);
			expect(editor.open).toBe(length - asked - 1);
		}
		expect(asked).toBe(length);
		expect(live.log.events).toEqual(events);
	});

	it('can be answered all at once, with the same result as one by one', () => {
		const one = dropped();
		settle(one);
		const { amendment } = one;
		const other = dropped();
		other.keepRest();
		expect(other.open).toBe(0);
		expect(other.lists).toBe(false);
		expect(other.amendment).toEqual(amendment);
	});

	it('can be answered again, while other answers stay', () => {
		const editor = dropped();
		settle(editor);
		const before = answersOf(editor);
		editor.goBack();
		expect(editor.lists).toBe(true);
		expect(editor.asked).toBeUndefined();
		editor.pick(nth(editor, 0));
		expect(editor.conflict).toBe(nth(editor, 0).conflict);
		expect(editor.game.history).toHaveLength(editor.events.length);
		editor.drop();
		expect(answersOf(editor)[0]).toBe('dropped');
		expect(answersOf(editor).filter((how) => how === 'kept').length).toBeGreaterThan(0);
		const { at } = nth(editor, 0).conflict;
		expect(editor.amendment.edits.find((edit) => edit.at === at)?.events).toEqual([]);
		editor.keepRest();
		editor.pick(nth(editor, 0));
		editor.keep();
		editor.goOn();
		editor.keepRest();
		expect(answersOf(editor)).toEqual(before);
	});

	it('can be answered in any order', () => {
		const editor = dropped();
		const last = nth(editor, editor.conflicts.length - 1);
		editor.pick(last);
		editor.drop();
		expect(editor.asked).toBe(nth(editor, 0));
		expect(answersOf(editor).at(-1)).toBe('dropped');
	});

	it('are dropped on the way back to the correction, and nothing is stored', () => {
		const editor = dropped();
		editor.keep();
		expect(editor.canGoBack).toBe(true);
		editor.goBack();
		expect(editor.isNew).toBe(true);
		expect(editor.canGoBack).toBe(false);
		expect(editor.conflicts).toEqual([]);
		expect(view.shown.game.history).toHaveLength(1);
		editor.drop();
		expect(editor.open).toBe(editor.conflicts.length);
		expect(live.log.events).toEqual(events);
		expect(live.record).toBe(editor.live.record);
	});

	it('are all answered before anything is written', async () => {
		const editor = dropped();
		editor.pick(nth(editor, 1));
		editor.drop();
		expect(await editor.confirm()).toBeUndefined();
		editor.keepRest();
		await editor.confirm();
		expect(live.record.entries).toHaveLength(35);
	});

	it('of other rules have no step back to a correction', async () => {
		await view.shown.reconsider({ farmers: 'off' });
		const { editor } = view.shown;
		expect(editor?.conflicts.length).toBeGreaterThan(0);
		expect(editor?.canGoBack).toBe(false);
		editor?.keepRest();
		expect(editor?.canGoBack).toBe(true);
	});
});
