import { packGame } from '../../src/lib/share/pack';
import { linkOf } from '../../src/lib/share/link';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { setupWords } from '../../src/lib/words/en/setup';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { named, type AppWindow } from '../e2e/support/app-window';
import { expect } from '../e2e/support/test';
import { recorded, recordOf, turnOf } from '../e2e/table/support/games';
import { translate } from '../ui/shell/support/translate';

/* What people reported of other programs, in every browser: the kinds that depend on the browser. */

const game = recorded('winter', 'winter-117');
/** Its last turn pays: then an undo is seen in the scores. */
const TURNS =
	1 +
	game.turns.findIndex(
		({ scores }, index) => index > 20 && String(scores) !== String(game.turns[index - 1]?.scores)
	);
/** From right to left, and one with a mark that turns a sentence round. */
const HEBREW = 'דנה';
const TURNING = 'Ann\u202e';

const POINTS = `return [...document.querySelectorAll('[data-points]')].map((each) => each.textContent)`;
/** What can be read on the page, whether translated (in capitals) or not. */
const READ = `return document.querySelector('main').innerText.toLowerCase().replace(/\\s+/g, ' ')`;
/** The texts with a name that could turn what is written around it. */
const NOT_ISOLATED = `const isolates = ({ tagName, dir, textContent }) =>
	tagName === 'BDI' || dir === 'auto' || textContent.includes('\\u2068');
return [...document.querySelectorAll('body *')]
	.filter((each) => each.children.length === 0 && each.textContent.includes(arguments[0]) && !isolates(each))
	.map((each) => each.outerHTML)`;
/** Keeps the database to itself by a transaction that never ends, until it is told to let go. */
const HOLD = `return new Promise((resolve) => {
	indexedDB.open('tilekeep').onsuccess = ({ target: { result } }) => {
		const held = result.transaction([...result.objectStoreNames], 'readwrite').objectStore('games');
		const goOn = () => {
			resolve();
			if (window.holds) held.count().onsuccess = goOn;
		};
		window.holds = true;
		held.count().onsuccess = goOn;
	};
})`;
const LET_GO = `window.holds = false`;
/** Keeps the name of the file that is offered, and downloads nothing. */
const KEEP_NAME = `HTMLAnchorElement.prototype.click = function () { window.fileName = this.download; };`;
const LOCAL_DAY = `const day = new Date(arguments[0]);
return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')`;

const UNDO = `button[aria-label="${words.common.undo}"]`;
const REDO = `button[aria-label="${words.common.redo}"]`;

async function open(app: AppWindow, url: string): Promise<void> {
	await app.goto(url);
	await app.find('html[data-hydrated]');
}

const pointsAfter = (turns: number) => (turnOf(game, turns - 1).scores ?? []).map(String);
const expectPoints = (app: AppWindow, turns: number) =>
	expect.poll(() => app.run(POINTS)).toEqual(pointsAfter(turns));

/** A form outlives a reload; marks that turn text round are taken out where a name is typed. */
async function expectFormKept(app: AppWindow, url: string): Promise<void> {
	await open(app, `${url}/new/`);
	await app.type('li:nth-child(1) .name input', HEBREW);
	await app.type('li:nth-child(2) .name input', TURNING);
	await open(app, `${url}/new/`);
	const NAMES = `return [...document.querySelectorAll('.name input')].slice(0, 2).map((each) => each.value)`;
	await expect.poll(() => app.run(NAMES)).toEqual([HEBREW, 'Ann']);
	await app.find(named(setupWords.startWith(2)));
}

/** A link whose `#` was written as `%23` opens; names keep their direction in the title. */
async function expectLinkRead(app: AppWindow, url: string): Promise<void> {
	const record = recordOf(game, TURNS, 'reported');
	const players = record.header.players.map((player, seat) =>
		seat === 0 ? { ...player, name: HEBREW } : player
	);
	const link = linkOf(
		await packGame({ ...record, header: { ...record.header, players } }),
		`${url}/open/`
	);
	await open(app, link.replace('#', '%23'));
	await app.tap(named(incomingWords.keep('stored')));
	await app.find('main.table');
	await expectPoints(app, TURNS);
	await expect.poll(() => app.run('return document.title')).toContain(`\u2068${HEBREW}\u2069`);
	expect(await app.run(NOT_ISOLATED, HEBREW)).toEqual([]);
}

/** After a browser's translator nothing is stale. */
async function expectNothingStale(app: AppWindow): Promise<void> {
	await app.run(`(${String(translate)})(document.body)`);
	await app.tap(UNDO);
	await expectPoints(app, TURNS - 1);
	await app.find('.laying');
	const translated = await app.run(READ);
	await app.goto(String(await app.run('return location.href')));
	await app.find('main.table .laying');
	await expect.poll(() => app.run(READ)).toBe(translated);
}

/** The game goes on while the database never answers, and is stored once it does. */
async function expectSilentStoreSurvived(app: AppWindow): Promise<void> {
	await app.run(HOLD);
	await app.tap(REDO);
	await expectPoints(app, TURNS);
	await app.find(`//*[@role="alert"][contains(., "${words.storage.store('silent')}")]`);
	await app.run(LET_GO);
	const silent = `return document.querySelectorAll('[role="alert"]').length`;
	await expect.poll(() => app.run(silent)).toBe(0);
	await app.goto(String(await app.run('return location.href')));
	await expectPoints(app, TURNS);
}

/** A file is named by the day on which the game began here. */
async function expectLocalDay(app: AppWindow): Promise<void> {
	await app.run(KEEP_NAME);
	await app.tap(named(words.table.menu));
	await app.tap(named(shareWords.open));
	await app.tap(named(shareWords.file));
	const { created } = recordOf(game, 0, 'reported').header;
	const day = await app.run(LOCAL_DAY, created);
	await expect.poll(() => app.run('return window.fileName ?? null')).toContain(String(day));
}

/** The reported kinds, one after the other, in a window that nothing is stored for yet. */
export async function expectReportedKindsHold(app: AppWindow, url: string): Promise<void> {
	await expectFormKept(app, url);
	await expectLinkRead(app, url);
	await expectNothingStale(app);
	await expectSilentStoreSurvived(app);
	await expectLocalDay(app);
}
