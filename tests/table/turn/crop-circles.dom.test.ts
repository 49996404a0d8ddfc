import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, effectiveLog } from '../../../src/lib/record';
import { packGame, unpackGame } from '../../../src/lib/share/pack';
import { memoryStore } from '../../../src/lib/store/memory';
import { LiveGame } from '../../../src/lib/table/game/live-game.svelte';
import QuestionSheet from '../../../src/routes/game/turn/QuestionSheet.svelte';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';
import { must } from '../../store/support';
import { NAMES } from '../../e2e/table/support/games';

const samples = new Map(readSamples());

/** A game with the first events of a sample, as it is played on. */
async function liveGame(name: string, count: number) {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const { players, expansions, rulings, events } = sample;
	const header = headerFor('circles', players, {
		expansions,
		rulings
	});
	const record = withEvents({ header, entries: [] }, events.slice(0, count));
	const store = memoryStore();
	await must(store.add(record));
	const live = new LiveGame(store, record, EMPTY_DRAFT);
	live.writer.writes = true;
	return live;
}

/** What the buttons of the question say. */
function buttonsOf({ entry }: LiveGame): readonly string[] {
	const ask = entry.question;
	if (!ask) return [];
	const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
	const buttons = within(sheet.container).queryAllByRole('button');
	const says = buttons.map((button) => button.textContent.trim());
	sheet.unmount();
	return says;
}

async function tap({ entry }: LiveGame, name: string): Promise<void> {
	const ask = entry.question;
	if (!ask) throw new Error('Nothing is asked.');
	const sheet = render(QuestionSheet, { entry, ask, names: NAMES });
	await userEvent.click(screen.getByRole('button', { name }));
	sheet.unmount();
}

const ADD = 'a-shield-lets-all-players-add-a-knight-in-turn-order';
const KINDS = 'every-follower-that-may-stand-there-can-be-added';

describe('a crop circle at the table', () => {
	it('takes a tap for the choice and one for each player who can add', async () => {
		const live = await liveGame(ADD, 7);
		expect(buttonsOf(live)).toEqual(['All add one', 'All take one home']);
		await tap(live, 'All add one');
		await expect.poll(() => live.entry.question?.player).toBe(1);
		expect(buttonsOf(live)).toEqual(['Add none']);
		await live.entry.choosePlace({ x: 2, y: 0, segment: 0 });
		await expect.poll(() => live.entry.question?.player).toBe(0);
		await tap(live, 'Add none');
		await expect.poll(() => live.entry.question).toBeUndefined();
		expect(live.log.events).toHaveLength(10);
	});

	it('takes a single tap where nobody has a choice', async () => {
		const live = await liveGame('a-pig-without-a-farmer-beside-it-comes-home', 4);
		await tap(live, 'All take one home');
		await expect.poll(() => live.log.events.length).toBe(5);
		expect(live.entry.question).toBeUndefined();
	});

	it('has buttons for other figures; with one place they are added at once', async () => {
		const live = await liveGame(KINDS, 4);
		expect(buttonsOf(live)).toEqual([
			'A big meeple instead',
			'A mayor instead',
			'A wagon instead',
			'Add none'
		]);
		await tap(live, 'A mayor instead');
		await expect.poll(() => live.log.events.length).toBe(5);
		expect(live.entry.draft.offer).toBeUndefined();
	});

	it('asks where another figure goes, where it could go to several places', async () => {
		const live = await liveGame('a-big-meeple-is-added-to-one-of-two-cities', 6);
		await tap(live, 'A big meeple instead');
		expect(live.entry.question?.id).toBe('crop-circles/add-other');
		expect(buttonsOf(live)).toEqual(['Back']);
		await live.entry.decline();
		expect(live.entry.question?.id).toBe('crop-circles/add-which');
		await tap(live, 'A big meeple instead');
		await live.entry.choosePlace({ x: 1, y: 0, segment: 0 });
		await expect.poll(() => live.log.events.length).toBe(7);
		expect(live.entry.question?.player).toBe(0);
		expect(live.entry.question?.id).toBe('crop-circles/add-which');
	});

	it('is undone step by step: first the button, then what was written', async () => {
		const live = await liveGame('a-big-meeple-is-added-to-one-of-two-cities', 6);
		await tap(live, 'A big meeple instead');
		await live.entry.undo();
		expect(live.entry.question?.id).toBe('crop-circles/add-which');
		expect(live.log.events).toHaveLength(6);
		await live.entry.undo();
		await expect.poll(() => live.entry.question?.id).toBe('crop-circles/choose-city');
	});

	it('is part of a link', async () => {
		for (const name of [ADD, KINDS, 'a-builder-stays-beside-a-mayor']) {
			const sample = samples.get(name);
			const live = await liveGame(name, 99);
			const back = await unpackGame(await packGame(live.record));
			expect(back.ok && effectiveLog(back.value.entries).events).toEqual(sample?.events);
		}
	});
});
