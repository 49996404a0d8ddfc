import { expect } from '@playwright/test';
import { words } from '../../../../src/lib/words/table';
import type { Finger } from './finger';
import { pointsSeen } from './turns';

/** Ends the game after its last tile. */
export async function endGame(finger: Finger): Promise<void> {
	await finger.press(words.table.end);
	await finger.page.locator('main[data-phase="ended"]').waitFor();
}

/** The points that the step on the screen gives each player, by name. */
async function awardsSeen({ page }: Finger): Promise<ReadonlyMap<string, number>> {
	const told = await page.locator('.final .award b').allTextContents();
	return new Map(
		told.map((text) => {
			const [, name = '', points] = /^(.*) \+(\d+)$/.exec(text) ?? [];
			return [name, Number(points)];
		})
	);
}

/** The numbers of the step on the screen and of the last one. */
async function stepSeen({ page }: Finger): Promise<readonly [number, number]> {
	const [step = 0, last = 0] = (await page.locator('.final h2 > span').innerText())
		.split(' of ')
		.map(Number);
	return [step, last];
}

/**
 * Walks through the final scoring. At every step the points on the strip must have grown by what the step says, no more
 * and no less. Returns the number of steps.
 */
export async function walkFinal(finger: Finger, names: readonly string[]): Promise<number> {
	let before = await pointsSeen(finger);
	for (let step = 1; ; step++) {
		await finger.press(step === 1 ? words.final.begin : words.final.next);
		await expect(finger.page.locator('.final h2 > span')).toHaveText(
			new RegExp(`^${String(step)} of`)
		);
		const [, last] = await stepSeen(finger);
		const awards = await awardsSeen(finger);
		const after = await pointsSeen(finger);
		const grown = names.map((name, seat) => (before[seat] ?? 0) + (awards.get(name) ?? 0));
		expect(after, `final scoring, step ${String(step)} of ${String(last)}`).toEqual(grown);
		if (step === last) return last;
		before = after;
	}
}

/** Closes the game, and reads each player's total from the summary, in the order of the seats. */
export async function closeBooks(finger: Finger, players: number): Promise<readonly number[]> {
	await expect(finger.page.getByText(words.final.balanced)).toBeVisible();
	await finger.press(words.final.closeGame);
	await finger.page.locator('main[data-phase="closed"]').waitFor();
	const seats = Array.from({ length: players }, (_, seat) => String(seat));
	const totals = seats.map((seat) => finger.page.locator(`[data-total="${seat}"]`).innerText());
	return (await Promise.all(totals)).map(Number);
}
