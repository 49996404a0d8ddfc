import { replayRecord, type LoggedEvent } from '$lib/record';
import { turnTasks } from '$lib/table/turn/table-tasks';
import { tableTaskLines } from '$lib/words/table-tasks';
import { words } from '$lib/words/en/table';
import { describe, expect, it } from 'vitest';
import { headerFor, withEvents } from '../../record/support';
import { readSamples } from '../../samples/read';

const samples = new Map(readSamples());

/** The table tasks after so many events of a sample. */
function tasksAfter(name: string, count: number, more: readonly LoggedEvent[] = []) {
	const sample = samples.get(name);
	if (!sample) throw new Error(`There is no sample ${name}.`);
	const { box, expansions, rulings, events } = sample;
	const header = headerFor('stays', 2, { box, expansions, rulings });
	return turnTasks(
		replayRecord(withEvents({ header, entries: [] }, [...events.slice(0, count), ...more])).game
	);
}

const STAYS = 'the-gingerbread-man-stays-leaves-and-comes-back';
const MAN = 'gingerbread-man';

describe('the Gingerbread Man who was to move and stays', () => {
	it('says that no other city is unfinished', () => {
		const tasks = tasksAfter(STAYS, 1);
		expect(tasks?.staying).toEqual([{ player: 0, piece: MAN, away: false }]);
		expect(tasks && tableTaskLines(tasks, ['Ada', 'Ben'])).toEqual([
			{ player: 0, who: 'Ada', task: words.table.stays(MAN, false) }
		]);
		expect(words.table.stays(MAN, false)).toContain('no other city is unfinished');
	});

	it('says nothing more when his completed city takes him off the board', () => {
		const tasks = tasksAfter(STAYS, 2);
		expect(tasks?.moves).toEqual([{ player: 1, piece: MAN }]);
		expect(tasks?.staying).toEqual([]);
	});

	it('says nothing on a turn that doesn’t concern him, or when he moves', () => {
		expect(tasksAfter(STAYS, 3)).toBeUndefined();
		expect(tasksAfter(STAYS, 5)?.staying).toEqual([]);
	});

	it('says that he stays beside the board while no city is unfinished', () => {
		const tile = {
			type: 'base/laid',
			player: 1,
			tile: 'gingerbread-2',
			told: { line: 'F:01234567', mark: 'gingerbread' },
			x: 1,
			y: -1,
			rotation: 0
		} as unknown as LoggedEvent;
		expect(tasksAfter(STAYS, 3, [tile])?.staying).toEqual([{ player: 1, piece: MAN, away: true }]);
	});

	it('says so after the first of two moves', () => {
		const NO_SECOND = 'the-gingerbread-man-has-no-second-city-to-move-to';
		expect(tasksAfter(NO_SECOND, 3)?.staying).toEqual([]);
		expect(tasksAfter(NO_SECOND, 4)?.staying).toEqual([{ player: 0, piece: MAN, away: false }]);
	});
});
