import type { Page } from '@playwright/test';
import { type GameRecord } from '../../../../src/lib/record';
import { makeGameFile } from '../../../../src/lib/record/game-file';
import { EXPANSION_IDS, rulingsFor, type Setup } from '../../../../src/lib/rules/catalogue';
import { rulingsOfPrinting } from '../../../../src/lib/rules/editions';
import { printingOf, SUGGESTED } from '../../../../src/lib/rules/printings';
import { words } from '../../../../src/lib/words/en/home';
import { incomingWords } from '../../../../src/lib/words/en/incoming';
import { setupWords } from '../../../../src/lib/words/en/setup';
import { setupOf, type RecordedGame } from '../../../tools/games/recorded';
import { open } from '../../support/app';
import { asFile, namesOf, recordOf } from './games';
import type { Finger } from './finger';

/** Waits until the table is set. */
export const atTable = (page: Page): Promise<void> => page.locator('main.table').waitFor();

/** Sets a recorded game's table by the form, from the first page on. */
export const setTable = (finger: Finger, game: RecordedGame): Promise<void> =>
	setUp(finger, setupOf(game), namesOf(game));

/** Sets a table by the form, from the first page on: box, expansions, players, rulings. */
export async function setUp(finger: Finger, setup: Setup, names: readonly string[]): Promise<void> {
	await finger.press(words.home.newGame);
	const { expansions } = setup;
	const { id, holds } = printingOf(setup);
	if (id !== SUGGESTED.id) await choose(finger, id);
	// What lies in the box is ticked already.
	const differing = EXPANSION_IDS.filter((one) => expansions.includes(one) !== holds.includes(one));
	if (differing.length > 0) await finger.tap('other', finger.page.locator('.expansions > summary'));
	for (const expansion of differing) await choose(finger, expansion);
	for (const [seat, name] of names.entries()) await seatPlayer(finger, seat + 1, name);
	await setRulings(finger, setup);
	await finger.press(setupWords.startWith(names.length));
	await atTable(finger.page);
}

/** Taps a box or an expansion of the form by its id; of the expansions, only a few are listed at first. */
export async function choose(finger: Finger, value: string): Promise<void> {
	const { page } = finger;
	const label = page.locator(`section label:has(input[value="${value}"])`);
	const showAll = page.getByRole('button', { name: /^Show all \(/ });
	await label.or(showAll).first().waitFor();
	if ((await label.count()) === 0) await finger.tap('other', showAll);
	await finger.tap('other', label);
}

async function seatPlayer(finger: Finger, place: number, name: string): Promise<void> {
	const field = finger.page.getByLabel(setupWords.nameOf(place));
	if (!(await field.isVisible())) await finger.press(setupWords.add);
	await finger.tap('other', field);
	await finger.page.keyboard.type(name);
}

/** Taps the answers that are neither today's nor those of the box. */
async function setRulings(finger: Finger, { box, expansions, rulings }: Setup): Promise<void> {
	const printed = rulingsOfPrinting(printingOf({ box, rulings }));
	const answers = rulingsFor(expansions).flatMap(({ id, usual, retired = {} }) => {
		const answer = rulings[id] ?? usual;
		return answer === (printed[id] ?? usual) || answer in retired ? [] : [{ id, answer }];
	});
	const { page } = finger;
	const starter = answers.find(({ id }) => id === 'starter');
	if (starter) await page.getByLabel(setupWords.how).selectOption(starter.answer);
	const wanted = answers.filter((each) => each !== starter);
	if (wanted.length === 0) return;
	await finger.tap('other', page.locator('.rules > summary'));
	await finger.tap('other', page.locator('.single > summary'));
	for (const { id, answer } of wanted) {
		const row = page.locator(`[data-ruling="${id}"]`);
		await finger.tap('other', row.locator('summary'));
		await finger.tap('other', row.locator(`label:has(input[value="${answer}"])`));
	}
}

/** Brings in a recorded game's first turns by file, and opens it. */
export const bringIn = (page: Page, game: RecordedGame, turns: number): Promise<void> =>
	bringRecord(page, recordOf(game, turns, `${game.id}-${String(turns)}`));

/** Brings in a record by file, keeps it, and is at its table then. */
export async function bringRecord(page: Page, record: GameRecord): Promise<void> {
	await open(page, '/open/');
	await page.locator('input[type=file]').setInputFiles(asFile(makeGameFile(record)));
	const keep = page.getByRole('button', { name: incomingWords.keep('stored') });
	await keep.click();
	await keep.waitFor({ state: 'detached' });
	// One that is over is looked back at; its table is one page further.
	if (page.url().includes('/review/')) await open(page, `/game/?id=${record.header.id}`);
	await atTable(page);
}
