import type { GameEvent } from '../../../src/lib/engine/module';
import { gameId, type GameRecord } from '../../../src/lib/record';
import type { LaidTurn } from '../../../src/lib/rules/catalogue';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../support/test';
import { Finger } from '../table/support/finger';
import { placeFigure, scriptIn } from '../table/support/script';
import { bringRecord } from '../table/support/setup';
import { lies, paletteTile, rotationSeen, tapSpotOf, tapWay } from '../table/support/turns';
import { looksAsBefore } from './picture';

const { record, events } = scriptIn('tests/games/big-box-7.json');

/** A question of each kind by the event that answers it, and in which scheme it is seen: each has all colours of the others. */
const QUESTIONS = [
	['gold-mines/put', 'light'],
	['mage-and-witch/mage-moved', 'dark'],
	['flying-machines/took-off', 'light'],
	['ferries/laid', 'dark'],
	['ferries/moved', 'light'],
	['crop-circles/chose-taking', 'dark'],
	['crop-circles/took', 'light'],
	['robbers/placed', 'dark'],
	['messages/carried-out', 'light']
] as const;

/** The first event that answers such a question, or in which it is decided first. */
const answering = (type: string): number =>
	events.findIndex((event) => firstIn(event).type === type);

const firstIn = (event: GameEvent): GameEvent => event.choices?.[0] ?? event;

const before = (count: number): GameRecord => ({
	header: { ...record.header, id: gameId(`before-${String(count)}`) },
	entries: record.entries.slice(0, count)
});

/** Lays a tile up to the first question about it. */
async function layOut(finger: Finger, laid: LaidTurn): Promise<void> {
	await finger.tap('tile', paletteTile(finger, laid.tile));
	await tapSpotOf(finger, laid);
	expect(await lies(finger)).toBe(true);
	if ((await rotationSeen(finger)) !== laid.rotation) await tapWay(finger, laid.rotation);
	const [first] = laid.choices ?? [];
	if (first?.type === 'flying-machines/took-off')
		await finger.press(words.questions.offer('flying-machines/took-off'));
	else if (laid.deploy) await placeFigure(finger, laid.deploy);
	else await finger.press(words.table.layAloneLabel);
}

test.use({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });

for (const [type, colorScheme] of QUESTIONS)
	test(`the question that ${type} answers equals its baseline`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		const count = answering(type);
		await bringRecord(page, before(count));
		const event = events[count];
		if (event?.type === 'base/laid') await layOut(new Finger(page), event);
		await page.locator('.ask').waitFor();
		await looksAsBefore(page, `question-${type.replace('/', '-')}`);
	});
