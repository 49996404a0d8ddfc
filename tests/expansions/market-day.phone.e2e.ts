import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { closeBooks, walkFinal } from '../e2e/table/support/final';
import { Finger } from '../e2e/table/support/finger';
import { enter, scriptIn } from '../e2e/table/support/script';
import { setUp } from '../e2e/table/support/setup';
import { pointsSeen } from '../e2e/table/support/turns';

test('the made-up expansion is chosen, its tile laid, its questions answered and its points paid', async ({
	page,
	server,
	isMobile
}) => {
	const script = scriptIn('tests/expansions/market-day-game.json');
	const names = script.record.header.players.map(({ name }) => name);
	const finger = new Finger(page, isMobile);
	await open(page, server.url);
	await setUp(finger, script.record.header, names);
	const end = script.events.length - 1;
	for (let index = 0; index < end; index++) await enter(finger, script, index);
	expect(await pointsSeen(finger)).toEqual([12, 0]);
	await finger.press(words.table.menu);
	await finger.press(words.table.endNow);
	await walkFinal(finger, names);
	expect(await closeBooks(finger, names.length)).toEqual([15, 0]);
});
