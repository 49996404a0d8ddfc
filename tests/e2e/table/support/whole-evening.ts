import { withEntry } from '../../../../src/lib/record';
import { tileId } from '../../../../src/lib/engine/tile';
import { reviewOf } from '../../../../src/lib/review';
import { tileType, type TableEvent } from '../../../../src/lib/rules/catalogue';
import { deviceWords } from '../../../../src/lib/words/en/device';
import { words } from '../../../../src/lib/words/en/home';
import { resultWords } from '../../../../src/lib/words/en/result';
import { reviewWords } from '../../../../src/lib/words/en/review';
import { setupWords } from '../../../../src/lib/words/en/setup';
import { shareWords } from '../../../../src/lib/words/en/share';
import { words as tableWords } from '../../../../src/lib/words/en/table';
import { segmentIn, type RecordedGame, type RecordedTurn } from '../../../tools/games/recorded';
import { named, type AppWindow } from '../../support/app-window';
import { expect } from '../../support/test';
import { namesOf, recorded, recordOf, turnOf } from './games';
import { rotationIn, twins } from './twins';

/** A game of two by the usual rules. */
const game = recorded('base', 'base-228');
const TURNS = 6;
const names = namesOf(game);

/** The points on the screen, by seat. */
export const POINTS = `return [...document.querySelectorAll('[data-points]')].map((each) => Number(each.textContent))`;
/** The totals by seat: a result lists the winner first. */
const TOTALS = `return [...document.querySelectorAll('[data-total]')]
	.sort((one, other) => one.dataset.total - other.dataset.total)
	.map((each) => Number(each.textContent))`;
const TURNED = `return document.querySelector('[data-ghost]')?.getAttribute('data-rotation') ?? null`;
/** Where the middle of an element is painted, as soon as it stands still. */
const MIDDLE = `return (async () => {
	for (let before = ''; ; ) {
		const box = document.querySelector(arguments[0])?.getBoundingClientRect();
		const now = JSON.stringify(box);
		if (box && now === before) return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
		before = now;
		await new Promise((next) => requestAnimationFrame(next));
	}
})()`;
/** Which button leads to a spot out of view; null for one in view. */
const BEYOND = `const seen = document.querySelector('[data-rests]').getBoundingClientRect();
const ways = document.querySelector('[data-beyond]')?.getBoundingClientRect();
const box = document.querySelector(arguments[0]).getBoundingClientRect();
if (!ways) return null;
const [direction, by] = [
	['left', seen.left - box.left],
	['up', seen.top - box.top],
	['down', box.bottom - ways.top],
	['right', box.right - seen.right]
].sort((a, b) => b[1] - a[1])[0];
return by > 1 ? direction : null;`;
/** Keeps what is copied: not every browser lets a test read the clipboard. */
const KEEP_COPIED = `Object.defineProperty(navigator, 'clipboard', {
	value: { writeText: async (text) => { window.copied = text; } }
});`;
const COPIED = `return window.copied`;
const FINISHED = 'main.table:not(:has(.laying))';
const ENDED_AND_COUNTED = '[data-phase="closed"]:not(:has([data-counting])) [data-total]';

const saying = (text: string): string => `//*[text()[contains(normalize-space(), "${text}")]]`;

/** Opens a page and waits until it is interactive. */
export async function openPage(app: AppWindow, url: string): Promise<void> {
	await app.goto(url);
	await app.find('html[data-hydrated]');
}

async function setTable(app: AppWindow): Promise<void> {
	await app.tap('main a[href$="/new/"]');
	await app.tap(saying(setupWords.printed('base-c1')));
	for (const [seat, name] of names.entries())
		await app.type(`li:nth-child(${String(seat + 1)}) .name input`, name);
	await app.tap('button[type=submit]');
	await app.find('main.table');
}

const tapMiddle = async (app: AppWindow, selector: string): Promise<unknown> => {
	await app.find(selector);
	return app.tapAt((await app.run(MIDDLE, selector)) as { x: number; y: number });
};

async function tapSpot(app: AppWindow, { x, y }: RecordedTurn): Promise<void> {
	const spot = `[data-spot="${String(x)},${String(y)}"]`;
	await app.find(spot);
	await app.find('[data-rests]');
	const beyond = (await app.run(BEYOND, spot)) as string | null;
	if (beyond !== null) await app.tap(`[data-beyond="${beyond}"]`);
	await tapMiddle(app, spot);
}

/** Taps tile, spot, way and figure. A tap that leaves nothing to choose ends the turn. */
export async function playTurn(app: AppWindow, turn: RecordedTurn): Promise<void> {
	const type = tileType(tileId(turn.tile));
	await app.tap(`[data-tile="${turn.tile}"]`);
	if ((await app.run(TURNED)) === null) await tapSpot(app, turn);
	await app.find('[data-ghost], ' + FINISHED);
	const turned = (await app.run(TURNED)) as string | null;
	if (turned === null) return;
	const seen = rotationIn(turned);
	const way = twins(type, turn.rotation, seen) ? seen : await turnTile(app, turn);
	const segment = segmentIn(turn);
	if (segment === undefined) await app.tap('.laying .primary');
	else {
		const there = twins(type, turn.rotation, way)?.[segment];
		await tapMiddle(app, `[data-segment="${String(there)}"] circle`);
	}
	await app.find(FINISHED);
}

/** Picks a way in which the tile looks as recorded, and returns it. */
async function turnTile(app: AppWindow, { tile, rotation }: RecordedTurn) {
	const type = tileType(tileId(tile));
	await app.find('.laying [data-way]');
	const ways = (await app.run(
		`return [...document.querySelectorAll('.laying [data-way]')].map((each) => each.dataset.way)`
	)) as string[];
	const way = ways.map(rotationIn).find((each) => twins(type, rotation, each));
	await app.tap(`.laying [data-way="${String(way)}"]`);
	await app.find(`[data-ghost][data-rotation="${String(way)}"]`);
	return rotationIn(String(way));
}

async function playTurns(app: AppWindow): Promise<void> {
	for (let index = 0; index < TURNS; index++) {
		const turn = turnOf(game, index);
		await playTurn(app, turn);
		await expect
			.poll(() => app.run(POINTS), `the scores after turn ${String(index + 1)}`)
			.toEqual(turn.scores);
	}
}

/** What each player has when a recorded game ends after so many turns. */
function finalScores(played: RecordedGame, turns: number): readonly number[] {
	if (turns === played.turns.length) return played.finalScores ?? [];
	const record = recordOf(played, turns, 'expected');
	const event: TableEvent = { type: 'base/ended', overruled: ['tiles-left'] };
	const ended = withEntry(record, { seq: record.entries.length, at: 0, v: 1, event });
	return reviewOf(ended).scores;
}

/** Ends a recorded game after so many of its turns, and compares the totals. */
export async function endGame(app: AppWindow, played: RecordedGame, turns: number): Promise<void> {
	if (turns < played.turns.length) {
		await app.tap(named(tableWords.table.menu));
		await app.tap(named(tableWords.table.endNow));
	} else await app.tap(named(tableWords.table.end));
	await app.tap(named(resultWords.scoreAll));
	await app.tap(named(resultWords.closeGame));
	await app.find(ENDED_AND_COUNTED);
	expect(await app.run(TOTALS)).toEqual(finalScores(played, turns));
}

/** The review names the winner, and shows the points of all. */
async function expectReview(app: AppWindow): Promise<void> {
	const scores = finalScores(game, TURNS);
	const most = Math.max(...scores);
	const winner = names[scores.indexOf(most)] ?? '';
	await app.find(saying(reviewWords.won([winner], most)));
	await app.find('[data-total]');
	expect(await app.run(TOTALS)).toEqual(scores);
}

/** Shares the reviewed game, and returns the link. */
async function share(app: AppWindow): Promise<string> {
	await app.run(KEEP_COPIED);
	await app.tap(named(shareWords.open));
	await app.tap(`${named(shareWords.copy)}[not(@disabled)]`);
	await app.find(saying(shareWords.copied));
	return String(await app.run(COPIED));
}

/** Makes a backup, and returns its path. */
async function backUp(app: AppWindow, url: string): Promise<string> {
	await openPage(app, `${url}/device/`);
	return app.download(named(deviceWords.makeBackup));
}

async function restore(app: AppWindow, url: string, backup: string): Promise<void> {
	await openPage(app, `${url}/device/`);
	await app.find(saying(deviceWords.holds(0)));
	await app.upload('input[type=file]', backup);
	await app.tap(named(deviceWords.bring));
	await app.find(saying(deviceWords.done({ stored: 1 })));
	await openPage(app, `${url}/`);
	await app.tap(named(words.home.openGame(names)));
	await expectReview(app);
}

/**
 * A whole evening: a table is set, some turns are entered, the game ends and is reviewed, shared and backed up. A device
 * that has nothing yet opens the link and restores the backup.
 */
export async function wholeEvening(
	app: AppWindow,
	another: () => Promise<AppWindow>,
	url: string
): Promise<void> {
	await openPage(app, `${url}/`);
	await setTable(app);
	await playTurns(app);
	await endGame(app, game, TURNS);
	await app.tap(named(resultWords.review));
	await expectReview(app);
	const link = await share(app);
	const backup = await backUp(app, url);

	const other = await another();
	await openPage(other, link);
	await expectReview(other);
	await restore(other, url, backup);
}
