import { serve } from '../../../src/serve/serve';
import { open, serviceWorkerReady } from '../support/app';
import { expect, test } from '../support/test';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { atTable, setTable } from './support/setup';
import { playTurn, pointsSeen } from './support/turns';

test.use({ serviceWorkers: 'allow' });

const game = recorded('base', 'base-129');
/** Its first turns, up to one that completes a city with a knight in it. */
const TURNS = 6;

test('without the server, turns are entered, and are there after a reload and at the deep link', async ({
	context,
	page,
	hasTouch
}) => {
	const server = await serve();
	await open(page, server.url);
	await serviceWorkerReady(page);
	await server.close();

	const finger = new Finger(page, hasTouch);
	await setTable(finger, game);
	for (let index = 0; index < TURNS; index++) await playTurn(finger, game, index);
	const { scores } = turnOf(game, TURNS - 1);
	expect(Math.max(...(scores ?? [])), 'the city pays').toBeGreaterThan(3);

	await page.reload();
	await atTable(page);
	expect(await pointsSeen(finger)).toEqual(scores);

	const address = page.url();
	await page.close();
	finger.page = await context.newPage();
	await open(finger.page, address);
	await atTable(finger.page);
	expect(await pointsSeen(finger)).toEqual(scores);
	await playTurn(finger, game, TURNS);
});
