import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../../src/lib/store/shelf-store';
import { memoryStore } from '../../../src/lib/store/memory';
import { DAY } from '../../../src/lib/table/backup/reminder';
import { Reminder } from '../../../src/lib/table/backup/reminder.svelte';
import { words } from '../../../src/lib/words/en/home';
import { closed } from '../../review/summaries';
import { must } from '../../store/support';

const games = Array.from({ length: 3 }, (_, day) => closed(day, { Ana: 80, Ben: 50 }));
/** Before the games ended, and after. */
const [BEFORE, AFTER] = [0, Math.max(...games.map(({ modified }) => modified)) + 1];
const LATER = AFTER + 30 * DAY;

async function remindedOf(facts: Parameters<Shelf['setFact']>[], of = games, now = LATER) {
	const store = memoryStore();
	for (const [name, at] of facts) await must(store.setFact(name, at));
	const reminder = new Reminder(store);
	await reminder.look();
	return reminder.of(of, now);
}

describe('the reminder of a backup', () => {
	it('comes with the third finished game, and not before', async () => {
		expect(await remindedOf([])).toEqual({ games: 3, evenings: false });
		expect(await remindedOf([], games.slice(1))).toBeUndefined();
	});

	it('counts the games since the last backup, two weeks after it', async () => {
		expect(await remindedOf([['backed-up', BEFORE]])).toEqual({ games: 3, evenings: false });
		expect(await remindedOf([['backed-up', AFTER]])).toBeUndefined();
		expect(await remindedOf([['backed-up', BEFORE]], games, BEFORE + DAY)).toBeUndefined();
	});

	it('comes for notes and photos alone, if they were kept after the backup', async () => {
		const after = await remindedOf([
			['backed-up', AFTER],
			['evening-kept', AFTER + DAY]
		]);
		expect(after).toEqual({ games: 0, evenings: true });
		expect(words.home.backupReminder({ games: 0, evenings: true }, 30)).toBe(
			'Notes or photos have been added since the last backup, 30 days ago.'
		);
		const before = await remindedOf([
			['evening-kept', AFTER],
			['backed-up', AFTER + DAY]
		]);
		expect(before).toBeUndefined();
	});

	it('counts notes and photos like a game before the first backup', async () => {
		const kept: Parameters<Shelf['setFact']> = ['evening-kept', AFTER];
		expect(await remindedOf([kept], games.slice(1))).toEqual({ games: 2, evenings: true });
		expect(await remindedOf([kept], games.slice(2))).toBeUndefined();
	});

	it('stays away for two weeks once it was closed', async () => {
		expect(await remindedOf([['reminder-closed', LATER - DAY]])).toBeUndefined();
		expect(await remindedOf([['reminder-closed', LATER - 15 * DAY]])).toBeDefined();
	});
});
