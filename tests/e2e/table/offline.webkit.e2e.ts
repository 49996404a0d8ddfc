import { tileId } from '../../../src/lib/engine/tile';
import { tileType } from '../../../src/lib/rules/catalogue';
import { serve } from '../../../src/serve/serve';
import { segmentIn, type RecordedTurn } from '../../tools/games/recorded';
import { expect, test } from '../support/test';
import type { WebKit } from '../support/webkit';
import { recorded, turnOf } from './support/games';
import { rotationIn, twins } from './support/twins';

const game = recorded('base', 'base-141');
/** Its first turns, past one that completes a road with a thief on it. */
const TURNS = 6;

const ACTIVE = `return navigator.serviceWorker.ready.then(async ({ active }) => {
	while (active.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
	return active.state;
})`;
const POINTS = `return [...document.querySelectorAll('[data-points]')].map((all) => Number(all.textContent))`;
const TURNED = `return document.querySelector('[data-ghost]').getAttribute('data-rotation')`;
const LYING = `return document.querySelector('.laying') !== null`;
const FINISHED = 'main.table:not(:has(.laying))';

/** Clicks as soon as nothing covers it, such as a passing notice. */
async function tap(webkit: WebKit, selector: string): Promise<void> {
	await expect(async () => {
		await webkit.click(selector);
	}).toPass({ timeout: 20_000 });
}

/** Sets a table of three with the first edition, by the usual rules. */
async function setTable(webkit: WebKit): Promise<void> {
	await tap(webkit, 'main a[href$="/new/"]');
	await tap(webkit, 'label:has(input[value="base-c1"])');
	await tap(webkit, '.more button');
	await tap(webkit, 'button[type=submit]');
	await webkit.find('main.table');
}

async function playTurn(webkit: WebKit, turn: RecordedTurn): Promise<void> {
	const type = tileType(tileId(turn.tile));
	await webkit.click(`[data-tile="${turn.tile}"]`);
	await webkit.press(`[data-spot="${String(turn.x)},${String(turn.y)}"]`);
	await webkit.find('[data-ghost]');
	const seen = async () => rotationIn(String(await webkit.run(TURNED)));
	for (let taps = 0; taps < 4 && !twins(type, turn.rotation, await seen()); taps++)
		await webkit.press('[data-ghost]');
	const there = twins(type, turn.rotation, await seen());
	const segment = segmentIn(turn);
	if (segment !== undefined) {
		await webkit.press(`[data-segment="${String(there?.[segment])}"] circle`);
	} else await webkit.click('.laying .primary');
	await webkit.find(FINISHED);
}

test('in WebKit turns are entered without the server, and are there after a reload, at the deep link and after Back', async ({
	webkit
}) => {
	const server = await serve();
	await webkit.goto(server.url);
	await webkit.find('html[data-hydrated]');
	expect(await webkit.run(ACTIVE)).toBe('activated');
	await server.close();

	await setTable(webkit);
	for (let index = 0; index < TURNS; index++) {
		const turn = turnOf(game, index);
		await playTurn(webkit, turn);
		expect(await webkit.run(POINTS), `turn ${String(index + 1)}: the scores`).toEqual(turn.scores);
	}
	const address = String(await webkit.run('return location.href'));
	const { scores } = turnOf(game, TURNS - 1);
	await webkit.reload();
	await webkit.find('[data-points]');
	expect(await webkit.run(POINTS)).toEqual(scores);

	await webkit.goto(server.url);
	await webkit.find('html[data-hydrated]');
	await webkit.goto(address);
	await webkit.find('[data-points]');
	expect(await webkit.run(POINTS)).toEqual(scores);
	expect(await webkit.run(LYING)).toBe(false);

	await webkit.run('window.frozen = true');
	await webkit.goto('about:blank');
	await webkit.back();
	await webkit.find('[data-points]');
	expect(await webkit.run('return window.frozen'), 'it was frozen, not loaded anew').toBe(true);
	// A frozen page has lost its lock, and gets it back soon after it is shown.
	await webkit.find('[data-spot]');
	await playTurn(webkit, turnOf(game, TURNS));
	await webkit.reload();
	await webkit.find('[data-points]');
	expect(await webkit.run(POINTS)).toEqual(turnOf(game, TURNS).scores);
});
