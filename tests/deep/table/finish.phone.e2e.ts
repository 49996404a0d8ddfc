import type { Page } from '@playwright/test';
import { lightsUp } from '../../../src/routes/game/board/parts/finish/timeline';
import { historyWords, replayWords } from '../../../src/lib/words/en/history';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { nextFrames } from '../../e2e/support/frames';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import { commit, ghost, layOut, pointsSeen, tapTile } from '../../e2e/table/support/turns';

const game = recorded('base', 'base-141');
/** The turn with this index completes a city of nine tiles and two pennants, which two players share. */
const SHARED = 56;
const PAID = 22;
const TILES = 9;
const turn = turnOf(game, SHARED);

declare global {
	interface Window {
		/** The animations of a finish, which wait at their beginning. */
		held?: Animation[];
		/** How often the page asked for a loudspeaker, and how many tones it struck. */
		heard?: { contexts: number; tones: number };
	}
}

/** From now on every page lets the animations of a finish wait. */
const holdFinish = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const held: Animation[] = [];
		window.held = held;
		const { animate } = Object.getOwnPropertyDescriptors(Element.prototype);
		Element.prototype.animate = function (...given) {
			const animation = (animate.value as Element['animate']).apply(this, given);
			if (animation.id !== 'finish') return animation;
			animation.pause();
			animation.currentTime = 0;
			held.push(animation);
			return animation;
		};
	});

/** Shows a moment of what waits, in ms from its beginning: how many tiles are lit, and the sum beside them. */
const momentOf = (page: Page, time: number): Promise<{ lit: number; sum: string | undefined }> =>
	page.evaluate((now) => {
		for (const animation of window.held ?? []) animation.currentTime = now;
		const lights = [...document.querySelectorAll('[data-light]')];
		const column = document.querySelector('[data-steps]');
		const middle = (element: Element | null | undefined): number => {
			const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
			return top + height / 2;
		};
		const numbers = [...(column?.children ?? [])];
		const window_ = middle(column?.parentElement);
		const shown = numbers.find((number) => Math.abs(middle(number) - window_) < 3);
		return {
			lit: lights.filter((light) => Number(getComputedStyle(light).opacity) > 0).length,
			sum: shown?.textContent
		};
	}, time);

/** When the last of what waits ends, in ms of its own time, delays included. */
const endOf = (page: Page): Promise<number> =>
	page.evaluate(() =>
		Math.max(
			...(window.held ?? []).map(({ effect }) => Number(effect?.getComputedTiming().endTime))
		)
	);

/** Lays the tile that finishes the city, and waits until that shows. */
async function finishCity(page: Page): Promise<Finger> {
	await holdFinish(page);
	await bringIn(page, game, SHARED);
	const finger = new Finger(page);
	await layOut(finger, turn);
	await commit(finger, turn);
	return finger;
}

const shown = (page: Page) => page.locator('[data-finish]');

test('a finished city lights up tile by tile while its sum grows, and all is over within 900 ms', async ({
	page
}) => {
	const finger = await finishCity(page);
	await expect(page.locator('[data-light]')).toHaveCount(TILES);
	expect(await pointsSeen(finger), 'the scores are right at once').toEqual(turn.scores);
	const steps = await page.locator('[data-steps]').getAttribute('data-steps');
	expect(steps?.split(' ').map(Number).at(-1)).toBe(PAID);
	for (const [index, sum] of (steps?.split(' ') ?? []).entries())
		expect(await momentOf(page, lightsUp(index, TILES) + 5)).toEqual({
			lit: index + 1,
			sum: scoringWords.signed(Number(sum))
		});
	await expect(page.locator('[data-flight]')).toHaveCount(2);
	await expect(page.locator('[data-roll]')).toHaveCount(2);
	expect(await endOf(page)).toBeLessThan(900);
	expect(await endOf(page)).toBeGreaterThan(500);

	await page.evaluate(() => {
		for (const animation of window.held ?? []) animation.play();
	});
	await expect(shown(page)).toHaveCount(0);
	await expect(page.locator('[data-roll]')).toHaveCount(0);
});

test('a tap while a city is finished works at once and ends it', async ({ page }) => {
	const finger = await finishCity(page);
	await expect(shown(page)).toHaveCount(2);
	await tapTile(finger, turnOf(game, SHARED + 1).tile);
	await expect(page.locator('[data-tile][aria-pressed="true"]')).toHaveCount(1);
	await expect(shown(page)).toHaveCount(0);
	await expect(page.locator('[data-roll]')).toHaveCount(0);
	expect(await pointsSeen(finger)).toEqual(turn.scores);
});

test('a finger that goes down ends it before it is lifted', async ({ page }) => {
	await finishCity(page);
	await expect(shown(page)).toHaveCount(2);
	await page.locator('.frame').dispatchEvent('pointerdown');
	await expect(shown(page)).toHaveCount(0);
});

test('undo in the middle of it leaves nothing of it', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	const finger = await finishCity(page);
	await expect(shown(page)).toHaveCount(2);
	// By a script, which puts no finger down.
	await page
		.getByRole('button', { name: words.common.undo, exact: true })
		.evaluate((button: HTMLElement) => {
			button.click();
		});
	await expect(ghost(finger)).toBeVisible();
	await expect(shown(page)).toHaveCount(0);
	await expect(page.locator('[data-roll]')).toHaveCount(0);
	expect(await pointsSeen(finger)).toEqual(turnOf(game, SHARED - 1).scores);
	expect(errors).toEqual([]);
});

test('with reduced motion nothing moves, and it is announced', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const finger = await finishCity(page);
	const said = page.getByRole('status').filter({ hasText: String(PAID) });
	await expect(said).toBeAttached();
	await nextFrames(page);
	expect(await page.evaluate(() => window.held?.length)).toBe(0);
	await expect(shown(page)).toHaveCount(0);
	expect(await pointsSeen(finger)).toEqual(turn.scores);
});

test('a replay and a look back show none of it', async ({ page }) => {
	await holdFinish(page);
	await bringIn(page, game, SHARED + 1);
	await page.goto(`${page.url()}&at=${String(SHARED)}`);
	await page.goto(`${page.url()}&replay`);
	const slider = page.getByRole('slider', { name: historyWords.sliderLabel });
	await expect(slider).toHaveValue(String(SHARED + 1), { timeout: 120_000 });
	await expect(page.getByRole('button', { name: replayWords.play, exact: true })).toBeVisible();
	expect(await page.evaluate(() => window.held?.length)).toBe(0);
});

/** From now on every page counts the sounds that it makes. */
const listen = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const heard = { contexts: 0, tones: 0 };
		window.heard = heard;
		const { start } = Object.getOwnPropertyDescriptors(AudioScheduledSourceNode.prototype);
		AudioScheduledSourceNode.prototype.start = function (...given) {
			heard.tones++;
			(start.value as AudioScheduledSourceNode['start']).apply(this, given);
		};
		window.AudioContext = class extends AudioContext {
			constructor() {
				super();
				heard.contexts++;
			}
		};
	});
const heard = (page: Page) => page.evaluate(() => window.heard);

test('without the setting no sound is made, and nothing for it is loaded', async ({ page }) => {
	await listen(page);
	await finishCity(page);
	await expect(shown(page)).toHaveCount(2);
	expect(await heard(page)).toEqual({ contexts: 0, tones: 0 });
});

test('with it a turn sounds once, and neither a start nor an undo does', async ({ page }) => {
	await listen(page);
	await page.addInitScript(() => {
		localStorage.setItem('tilekeep:sounds', 'on');
	});
	await bringIn(page, game, SHARED);
	const finger = new Finger(page);
	await layOut(finger, turn);
	expect(await heard(page)).toEqual({ contexts: 1, tones: 0 });
	await commit(finger, turn);
	// Two tones of the wood, and two of each of the six bars.
	await expect.poll(() => heard(page)).toEqual({ contexts: 1, tones: 2 + 2 * 6 });
	await finger.press(words.common.undo, 'undo');
	await expect(ghost(finger)).toBeVisible();
	await nextFrames(page);
	expect((await heard(page))?.tones).toBe(2 + 2 * 6);
	await page.reload();
	await expect(ghost(finger)).toBeVisible();
	await nextFrames(page);
	expect((await heard(page))?.tones).toBe(0);
});
