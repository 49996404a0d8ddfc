import { words } from '../../../src/lib/words/en/table';
import { open, serviceWorkerReady } from '../../e2e/support/app';
import { openPhone, type Phone } from '../../e2e/support/phone';
import { expect, test } from '../../e2e/support/test';
import { closeBooks, endGame, walkFinal } from '../../e2e/table/support/final';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import { namesOf, recorded, turnOf } from '../../e2e/table/support/games';
import { atTable, setTable } from '../../e2e/table/support/setup';
import {
	commit,
	finish,
	ghost,
	paletteTile,
	playTurn,
	pointsSeen,
	tapSpot,
	tapTile
} from '../../e2e/table/support/turns';

test.use({ serviceWorkers: 'allow' });

const game = recorded('winter', 'winter-117');
/** The browser is killed as soon as the screen has confirmed this turn, … */
const KILLED_AFTER = 30;
/** … and again when the tile of this one lies there, unconfirmed. */
const KILLED_WITHIN = 51;

test('a whole Winter game is entered by tapping, without a network, through two killed browsers', async ({
	server
}, info) => {
	const profile = info.outputPath('profile');
	let phone = await openPhone(profile);
	const finger = new Finger(phone.page);

	/** Kills the browser, opens another, and goes on with the game from the first page. */
	const killed = async (): Promise<Phone> => {
		await phone.kill();
		// The view glides in the first browser only: elsewhere half of the time would be spent waiting for it.
		const next = await openPhone(profile, { reducedMotion: 'reduce' });
		finger.page = next.page;
		await next.page.context().setOffline(true);
		await open(next.page, server.url);
		await finger.tap('other', next.page.locator('main a[href*="/game/"]').first());
		await atTable(next.page);
		return next;
	};

	await open(phone.page, server.url);
	await serviceWorkerReady(phone.page);
	await phone.page.context().setOffline(true);
	await setTable(finger, game);

	for (let index = 0; index < KILLED_AFTER; index++) await playTurn(finger, game, index);
	phone = await killed();
	await expect(phone.page.getByText(words.table.progress(KILLED_AFTER + 2, 84))).toBeVisible();
	expect(await pointsSeen(finger)).toEqual(turnOf(game, KILLED_AFTER - 1).scores);

	for (let index = KILLED_AFTER; index < KILLED_WITHIN; index++)
		await playTurn(finger, game, index);
	const half = turnOf(game, KILLED_WITHIN);
	await tapTile(finger, half.tile);
	await tapSpot(finger, half);
	await ghost(finger).waitFor();
	phone = await killed();
	await expect(phone.page.getByText(words.table.progress(KILLED_WITHIN + 2, 84))).toBeVisible();
	// The last tap may not be stored yet; the one before it was. To repeat it is no tap of a turn.
	if (!(await ghost(finger).isVisible())) {
		await expect(paletteTile(finger, half.tile)).toHaveAttribute('aria-pressed', 'true');
		await tapSpot(finger, half, 'other');
	}
	expect(await finish(finger, half)).toBe(true);
	await commit(finger, half);
	expect(await pointsSeen(finger)).toEqual(half.scores);

	for (let index = KILLED_WITHIN + 1; index < game.turns.length; index++)
		await playTurn(finger, game, index);
	tellTaps(finger, game.turns.length);

	await endGame(finger);
	expect(await pointsSeen(finger)).toEqual(game.turns.at(-1)?.scores);
	expect(await walkFinal(finger, namesOf(game))).toBeGreaterThan(3);
	expect(await pointsSeen(finger)).toEqual(game.finalScores);
	expect(await closeBooks(finger, game.players)).toEqual(game.finalScores);
	await phone.close();
});

/** Most taps of a turn, on average. */
const MOST_TAPS = 3.11;

function tellTaps(finger: Finger, turns: number): void {
	const ofTurns = TAPS.filter((kind) => kind !== 'undo' && kind !== 'other');
	const mean = finger.taps(...ofTurns) / turns;
	const each = ofTurns.map((kind) => `${kind} ${String(finger.taps(kind))}`).join(', ');
	console.log(`${String(turns)} turns, ${mean.toFixed(2)} taps each: ${each}`);
	expect(mean).toBeLessThanOrEqual(MOST_TAPS);
}
