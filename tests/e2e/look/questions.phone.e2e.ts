import type { Page } from '@playwright/test';
import type { GameEvent } from '../../../src/lib/engine/module';
import { gameId, type GameRecord } from '../../../src/lib/record';
import type { LaidTurn } from '../../../src/lib/rules/catalogue';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../support/test';
import { Finger } from '../table/support/finger';
import { recorded, wholeRecordOf } from '../table/support/games';
import { chooseOnMap, placeFigure, scriptIn, scriptOf } from '../table/support/script';
import { bringRecord } from '../table/support/setup';
import { lies, paletteTile, rotationSeen, tapSpotOf, tapWay } from '../table/support/turns';
import { looksAsBefore } from './picture';

type Script = ReturnType<typeof scriptIn>;

const minis = scriptIn('tests/games/big-box-7.json');

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

/** Questions of recorded games: the file and the game, how many events come before, and which choice of the next one answers. */
const RECORDED = [
	['dragon', 'dragon-45', 25, 0, 'dark'],
	['tower', 'tower-45', 43, 1, 'light'],
	['siege', 'siege-71', 86, 0, 'light'],
	['festival', 'festival-71', 62, 0, 'dark'],
	['phantom', 'phantom-104', 14, 0, 'light']
] as const;

/** The first event that answers such a question, or in which it is decided first. */
const answering = (type: string): number =>
	minis.events.findIndex((event) => firstIn(event).type === type);

const firstIn = (event: GameEvent): GameEvent => event.choices?.[0] ?? event;

const before = ({ record: { header, entries } }: Script, count: number): GameRecord => ({
	header: { ...header, id: gameId(`before-${String(count)}`) },
	entries: entries.slice(0, count)
});

/** Lays a tile, and answers up to the question that one of the turn's choices answers. */
async function layOut(finger: Finger, script: Script, laid: LaidTurn, last: number): Promise<void> {
	await finger.tap('tile', paletteTile(finger, laid.tile));
	await tapSpotOf(finger, laid);
	expect(await lies(finger)).toBe(true);
	if ((await rotationSeen(finger)) !== laid.rotation) await tapWay(finger, laid.rotation);
	const taps = (laid.choices ?? []).slice(0, last + 1).map((_, at) => script.tapsOf(laid, at));
	const [[first] = []] = taps;
	if (laid.deploy) await placeFigure(finger, laid.deploy);
	else if (!first || !('offered' in first)) await finger.press(words.table.layAloneLabel);
	for (const tap of taps.slice(0, last).flat())
		if ('place' in tap) await chooseOnMap(finger, tap.place);
		else if ('button' in tap) await finger.press(tap.button);
	const [next] = taps[last] ?? [];
	const offer = laid.choices?.[last]?.type ?? '';
	// A tap on the board would answer at once.
	if (next && 'offered' in next)
		await finger.press('button' in next ? next.button : words.questions.offer(offer));
}

/** Comes to the question that an event answers, or one of its choices. */
async function ask(page: Page, script: Script, count: number, choice: number): Promise<void> {
	await bringRecord(page, before(script, count));
	const event = script.events[count];
	if (event?.type === 'base/laid') await layOut(new Finger(page), script, event, choice);
	await page.locator('.ask').waitFor();
}

test.use({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });

for (const [type, colorScheme] of QUESTIONS)
	test(`the question that ${type} answers equals its baseline`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await ask(page, minis, answering(type), 0);
		await looksAsBefore(page, `question-${type.replace('/', '-')}`);
	});

for (const [file, id, count, choice, colorScheme] of RECORDED)
	test(`a question of the recorded game ${id} equals its baseline`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await ask(page, scriptOf(wholeRecordOf(recorded(file, id), id)), count, choice);
		await looksAsBefore(page, `question-${id}`);
	});

test('a player’s card with prisoners and a ransom equals its baseline', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const tower = scriptOf(wholeRecordOf(recorded('tower', 'tower-78'), 'tower-78'));
	await bringRecord(page, before(tower, 43));
	await page.locator('[data-points]').nth(3).tap();
	await page.getByRole('button', { name: words.questions.offer('tower/ransomed') }).waitFor();
	await looksAsBefore(page, 'card-prisoners');
});

test('what is said when a challenge begins equals its baseline', async ({ page }) => {
	const shrines = scriptOf(wholeRecordOf(recorded('cult', 'cult-78'), 'cult-78'));
	await bringRecord(page, before(shrines, 12));
	await page.getByText('A challenge begins').waitFor();
	await looksAsBefore(page, 'note-challenge');
});
