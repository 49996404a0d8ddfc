import { words } from '../../src/lib/words/en/table';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { openPhone, type Phone } from './support/phone';
import { expect, test } from './support/test';
import { Finger } from './table/support/finger';
import { recorded, turnOf } from './table/support/games';
import { atTable, setTable } from './table/support/setup';
import {
	commit,
	finish,
	ghost,
	paletteTile,
	playTurn,
	pointsSeen,
	tapSpot,
	tapTile
} from './table/support/turns';

test.use({ serviceWorkers: 'allow' });

const game = recorded('winter', 'winter-117');
/** The browser is killed as soon as the screen has confirmed this turn, and again when the next tile lies there. */
const KILLED_AFTER = 3;

test('a game goes on without the server after the browser was killed, between two turns and within one', async ({}, info) => {
	const server = await serve();
	const profile = info.outputPath('profile');
	let phone = await openPhone(profile);
	const finger = new Finger(phone.page);

	/** Kills the browser, opens another, and goes on with the game from the first page. */
	const killed = async (): Promise<Phone> => {
		await phone.kill();
		const next = await openPhone(profile, { reducedMotion: 'reduce' });
		finger.page = next.page;
		await open(next.page, server.url);
		await finger.tap('other', next.page.locator('main a[href*="/game/"]').first());
		await atTable(next.page);
		await expect(
			next.page.getByText(words.table.progress(KILLED_AFTER + 2, game.turns.length + 1))
		).toBeVisible();
		expect(await pointsSeen(finger)).toEqual(turnOf(game, KILLED_AFTER - 1).scores);
		return next;
	};

	await open(phone.page, server.url);
	await serviceWorkerReady(phone.page);
	await server.close();
	await setTable(finger, game);
	for (let index = 0; index < KILLED_AFTER; index++) await playTurn(finger, game, index);
	phone = await killed();

	const half = turnOf(game, KILLED_AFTER);
	await tapTile(finger, half.tile);
	await tapSpot(finger, half);
	await ghost(finger).waitFor();
	phone = await killed();
	// The last tap may not be stored yet; the one before it was.
	if (!(await ghost(finger).isVisible())) {
		await expect(paletteTile(finger, half.tile)).toHaveAttribute('aria-pressed', 'true');
		await tapSpot(finger, half);
	}
	expect(await finish(finger, half)).toBe(true);
	await commit(finger, half);
	expect(await pointsSeen(finger)).toEqual(half.scores);
	await phone.close();
});
