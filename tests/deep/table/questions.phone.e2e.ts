import type { Page } from '@playwright/test';
import { gameId } from '../../../src/lib/record';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { BEFORE, cut, script, twoAbbeysLeft, twoCorners } from '../../e2e/table/support/cuts';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { chooseOnMap, decline, enter, placeFigure, scriptIn } from '../../e2e/table/support/script';
import { bringRecord } from '../../e2e/table/support/setup';
import { confirm, ghost, paletteTile, pointsSeen, tapSpot } from '../../e2e/table/support/turns';

let errors: string[] = [];
test.beforeEach(({ page }) => {
	errors = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
});
test.afterEach(() => {
	expect(errors).toEqual([]);
});

/** Expects a question, and that nothing else can be entered. */
async function asked(page: Page, question: string, name: string, options: number): Promise<void> {
	const { question: says } = words.questions.of(question, name, options);
	await expect(page.getByRole('heading', { name: says })).toBeVisible();
	await expect(page.locator('[data-choice]')).toHaveCount(options);
	await expect(page.locator('[data-tile]').first()).toBeHidden();
	await expect(page.getByRole('status').filter({ hasText: says })).toBeAttached();
}

const answerOf = (index: number) => {
	const event = script.events[index];
	if (!event || !('to' in event) || !event.to || !('segment' in event.to))
		throw new Error('No figure is moved there.');
	return event.to;
};

test('a wagon’s question blocks the next turn, also after a reload, an undo and a redo', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.wagons));
	const finger = new Finger(page, isMobile);
	const question = () => asked(page, 'wagon/drive-on', 'Ada', 2);
	await question();
	await expect(page.locator('[data-spot]')).toHaveCount(0);
	await expect(page.locator('.figure[data-asked]')).toHaveCount(1);
	await page.reload();
	await question();

	await finger.press(words.common.undo);
	await expect(page.locator('.laying')).toBeVisible();
	await expect(ghost(finger)).toBeVisible();
	await expect(page.locator('.ask')).toHaveCount(0);
	await expect(page.locator('[data-choice]')).toHaveCount(0);
	await finger.press(words.common.redo);
	await question();
	expect(await pointsSeen(finger)).toEqual(script.scoresAfter(BEFORE.wagons));
});

test('wagons are asked clockwise: one moves, one goes home, and the table tasks list both', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.wagons));
	const finger = new Finger(page, isMobile);
	await asked(page, 'wagon/drive-on', 'Ada', 2);
	const to = answerOf(BEFORE.wagons);
	await chooseOnMap(finger, to);
	// What Ada chose is no longer offered.
	await asked(page, 'wagon/drive-on', 'Ben', 1);
	await expect(page.locator('.figure[data-asked]')).toHaveCount(1);
	await expect(page.locator('.table-tasks')).toContainText(
		words.table.moves('wagon', { place: to, onto: 'road' })
	);
	await decline(finger, 'wagon/drive-on');
	await expect(page.locator('.ask')).toHaveCount(0);
	await expect(page.locator('[data-tile]').first()).toBeVisible();
	const card = page.locator('.table-tasks');
	await expect(card).toContainText(words.table.moves('wagon', { place: to, onto: 'road' }));
	await expect(card).toContainText(scoringWords.takesBack('wagon', 1, { kind: 'road' }));
});

test('the table tasks lie in the sheet, over neither the board nor the palette', async ({
	page,
	isMobile
}) => {
	// They would be measured while they slide in.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, cut(BEFORE.wagons + 2));
	const finger = new Finger(page, isMobile);
	const tasks = page.locator('.table-tasks');
	await expect(tasks.getByRole('listitem')).toHaveCount(2);
	const [stage, strip, last] = await Promise.all(
		[page.locator('.stage'), tasks, page.locator('[data-tile]').nth(35)].map((one) =>
			one.boundingBox()
		)
	);
	if (!stage || !strip || !last) throw new Error('They are on the screen.');
	expect(strip.y).toBeGreaterThanOrEqual(stage.y + stage.height);
	expect(strip.height).toBeLessThanOrEqual(48);
	expect(last.y + last.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

	await finger.press(scoringWords.showTasks);
	await expect(tasks.getByText(scoringWords.playerGets('Ada', 10), { exact: true })).toBeVisible();
	await finger.press(scoringWords.hideTasks);
	await finger.tap('tile', page.locator('[data-tile]').first());
	await expect(tasks).toHaveCount(0);
});

test('the Gingerbread Man moves to the highlighted city that is tapped', async ({
	page,
	isMobile
}) => {
	await bringRecord(page, cut(BEFORE.man));
	const finger = new Finger(page, isMobile);
	await asked(page, 'gingerbread/move', 'Ben', 11);
	await expect(page.locator('.ask button')).toHaveCount(0);
	const to = answerOf(BEFORE.man);
	await chooseOnMap(finger, to);
	await expect(page.locator('.ask')).toHaveCount(0);
	await expect(page.locator('.table-tasks')).toContainText(
		words.table.moves('gingerbread-man', { place: to, onto: 'city' })
	);
	expect(await pointsSeen(finger)).toEqual(script.scoresAfter(BEFORE.man + 1));
});

test('after the last tile one abbey is laid and another kept', async ({ page, isMobile }) => {
	await bringRecord(page, twoAbbeysLeft());
	const finger = new Finger(page, isMobile);
	await asked(page, 'abbey/last', 'Ben', 0);
	await expect(page.getByRole('button', { name: words.table.end })).toHaveCount(0);
	await tapSpot(finger, { x: 6, y: 4 });
	await expect(ghost(finger)).toBeVisible();
	await confirm(finger);
	await asked(page, 'abbey/last', 'Chloé', 0);
	await decline(finger, 'abbey/last');
	await expect(page.getByRole('button', { name: words.table.end })).toBeVisible();
});

test('an abbey without a spot says why, and is never set aside', async ({ page, isMobile }) => {
	await bringRecord(page, cut(0));
	const finger = new Finger(page, isMobile);
	await finger.press(words.table.filterExtra);
	await finger.tap('tile', paletteTile(finger, 'am-abbey'));
	await expect(page.locator('.nowhere')).toHaveText(words.table.ownFitsNowhere('am-abbey'));
	await expect(page.getByRole('button', { name: words.table.setAside })).toHaveCount(0);
});

test('a barn takes two taps: its button and its corner', async ({ page, isMobile }) => {
	await bringRecord(page, cut(BEFORE.barn));
	const finger = new Finger(page, isMobile);
	await enter(finger, script, BEFORE.barn);
	expect(finger.taps('figure')).toBe(2);
	expect(finger.taps(...TAPS)).toBeLessThanOrEqual(4);
});

test('a barn waits for its corner where there are several', async ({ page, isMobile }) => {
	await bringRecord(page, twoCorners());
	const finger = new Finger(page, isMobile);
	await finger.tap('tile', paletteTile(finger, 'base-B'));
	await tapSpot(finger, { x: 0, y: 2 });
	await finger.tap('figure', page.locator('[data-kind="barn"]'));
	const stands = page.locator('.laying [data-corner]');
	await expect(stands).toHaveCount(2);
	for (const corner of [0, 1])
		await expect(page.locator(`.laying [data-corner="${String(corner)}"]`)).not.toHaveAttribute(
			'aria-pressed'
		);
	await placeFigure(finger, { piece: 'barn', segment: 1, corner: 1 });
	await finger.tap('other', page.locator('.strip button').nth(1));
	await expect(page.getByRole('dialog')).toContainText('barn: field 2 tiles south');
});

for (const [kind, index] of [
	['mayor', BEFORE.mayor],
	['wagon', BEFORE.wagon]
] as const)
	test(`a ${kind} is selected by its button`, async ({ page, isMobile }) => {
		await bringRecord(page, cut(index));
		const finger = new Finger(page, isMobile);
		await enter(finger, script, index);
		expect(finger.taps('figure')).toBe(2);
		expect(finger.taps('tile', 'spot', 'done')).toBe(2);
	});

/** Turns of a game with the most boxes in which these figures are placed. */
const BIG_FOLLOWER = 11;
const PIG = 15;
const BUILDER = 17;

test('a big follower, a pig and a builder take one tap more than a follower', async ({
	page,
	isMobile
}) => {
	const four = scriptIn('tests/games/four-expansions.json');
	const { header, entries } = four.record;
	for (const index of [BIG_FOLLOWER, PIG, BUILDER]) {
		const id = gameId(`four-${String(index)}`);
		await bringRecord(page, { header: { ...header, id }, entries: entries.slice(0, index) });
		const finger = new Finger(page, isMobile);
		await enter(finger, four, index);
		expect(finger.taps('figure')).toBe(2);
		expect(finger.taps('tile', 'spot', 'done')).toBe(2);
	}
});
