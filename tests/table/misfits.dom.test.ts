import { beforeEach, describe, expect, it } from 'vitest';
import type { Misfit } from '../../src/lib/record/answers';
import type { LiveGame } from '../../src/lib/table/live.svelte';
import type { Mending } from '../../src/lib/table/mending.svelte';
import type { TableView } from '../../src/lib/table/view.svelte';
import { scriptIn } from '../e2e/table/support/script';
import { liveWith, mend, settle } from './mending-found';

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
function dropped(): Mending {
	const mending = mend(view, 0);
	mending.drop();
	return mending;
}

function nth(mending: Mending, index: number): Misfit {
	const misfit = mending.misfits[index];
	if (!misfit) throw new Error(`There is no misfit ${String(index)}.`);
	return misfit;
}

const answersOf = ({ misfits }: Mending) => misfits.map(({ answer }) => answer?.how);

describe('the turns that no longer fit', () => {
	it('are counted and told before any of them is answered', () => {
		const mending = dropped();
		const { length } = mending.misfits;
		expect(length).toBeGreaterThan(2);
		expect(mending.open).toBe(length);
		for (const misfit of mending.misfits) expect(mending.sentenceOf(misfit)).toMatch(/./);
		let asked = 0;
		for (; mending.asked; asked++) {
			expect(mending.asked).toBe(nth(mending, asked));
			if (mending.conflict?.canKeep) mending.keep();
			else mending.drop();
			expect(mending.misfits).toHaveLength(length);
			expect(mending.open).toBe(length - asked - 1);
		}
		expect(asked).toBe(length);
		expect(live.log.events).toEqual(events);
	});

	it('are answered at once as they would be one by one', () => {
		const one = dropped();
		settle(one);
		const { amendment } = one;
		const other = dropped();
		other.keepRest();
		expect(other.open).toBe(0);
		expect(other.lists).toBe(false);
		expect(other.amendment).toEqual(amendment);
	});

	it('can be answered again, and what was answered of others stays', () => {
		const mending = dropped();
		settle(mending);
		const before = answersOf(mending);
		mending.goBack();
		expect(mending.lists).toBe(true);
		expect(mending.asked).toBeUndefined();
		mending.pick(nth(mending, 0));
		expect(mending.conflict).toBe(nth(mending, 0).conflict);
		expect(mending.game.history).toHaveLength(mending.events.length);
		mending.drop();
		expect(answersOf(mending)[0]).toBe('dropped');
		expect(answersOf(mending).filter((how) => how === 'kept').length).toBeGreaterThan(0);
		const { at } = nth(mending, 0).conflict;
		expect(mending.amendment.edits.find((edit) => edit.at === at)?.events).toEqual([]);
		mending.keepRest();
		mending.pick(nth(mending, 0));
		mending.keep();
		mending.goOn();
		mending.keepRest();
		expect(answersOf(mending)).toEqual(before);
	});

	it('can be answered in any order', () => {
		const mending = dropped();
		const last = nth(mending, mending.misfits.length - 1);
		mending.pick(last);
		mending.drop();
		expect(mending.asked).toBe(nth(mending, 0));
		expect(answersOf(mending).at(-1)).toBe('dropped');
	});

	it('are forgotten on the way back to what was wrong, and nothing is written', () => {
		const mending = dropped();
		mending.keep();
		expect(mending.canGoBack).toBe(true);
		mending.goBack();
		expect(mending.isNew).toBe(true);
		expect(mending.canGoBack).toBe(false);
		expect(mending.misfits).toEqual([]);
		expect(view.game.history).toHaveLength(1);
		mending.drop();
		expect(mending.open).toBe(mending.misfits.length);
		expect(live.log.events).toEqual(events);
		expect(live.record).toBe(mending.live.record);
	});

	it('are all answered before anything is written', async () => {
		const mending = dropped();
		mending.pick(nth(mending, 1));
		mending.drop();
		expect(await mending.confirm()).toBeUndefined();
		mending.keepRest();
		await mending.confirm();
		expect(live.record.entries).toHaveLength(35);
	});

	it('of other rules have no step back to what was wrong', async () => {
		await view.reconsider({ farmers: 'off' });
		const { mending } = view;
		expect(mending?.misfits.length).toBeGreaterThan(0);
		expect(mending?.canGoBack).toBe(false);
		mending?.keepRest();
		expect(mending?.canGoBack).toBe(true);
	});
});
