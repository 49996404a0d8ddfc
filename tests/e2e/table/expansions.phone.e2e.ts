import { openPhone } from '../support/phone';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { closeBooks, endGame, walkFinal } from './support/final';
import { Finger, TAPS } from './support/finger';
import { enter, scriptIn } from './support/script';
import { setUp } from './support/setup';

/** Three players, the Winter Edition with both expansions, every figure and every question at least once. */
const script = scriptIn('tests/games/both-expansions.json');

/** Most taps of a turn on average, with its questions. */
const MOST_TAPS = 3.55;

test.setTimeout(300_000);

test('a whole game with both expansions is entered by tapping', async ({ server }, info) => {
	// Half of the time would be spent waiting for the view to glide, as it does in the other whole game.
	const phone = await openPhone(info.outputPath('profile'), { reducedMotion: 'reduce' });
	const finger = new Finger(phone.page);
	const names = script.record.header.players.map(({ name }) => name);
	await open(phone.page, server.url);
	// The box of 2022 has gardens now; that of 2020 has the tiles of this game.
	await setUp(finger, { ...script.record.header, box: 'winter-we2' }, names);
	const end = script.events.findIndex(({ type }) => type === 'base/ended');
	const before = finger.taps(...TAPS);
	for (let index = 0; index < end; index++) await enter(finger, script, index);
	const turns = script.events.filter(({ type }) => type === 'base/laid').length;
	const taps = finger.taps(...TAPS) - before;
	console.log(`${String(taps)} taps for ${String(turns)} turns, questions and told tiles included`);
	expect(taps / turns).toBeLessThanOrEqual(MOST_TAPS);

	await endGame(finger);
	await walkFinal(finger, names);
	expect(await closeBooks(finger, names.length)).toEqual(script.scoresAfter(end + 1));
	await phone.close();
});
