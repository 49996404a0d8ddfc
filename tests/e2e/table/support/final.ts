import { expect } from '@playwright/test';
import { resultWords } from '../../../../src/lib/words/en/result';
import { words } from '../../../../src/lib/words/en/table';
import type { Finger } from './finger';
import { pointsSeen } from './turns';

/** Ends the game after its last tile. */
export async function endGame(finger: Finger): Promise<void> {
	await finger.press(words.table.end);
	await finger.page.locator('main[data-phase="ended"]').waitFor();
}

/** The points that the step on the screen gives each player, by name. */
async function awardsSeen({ page }: Finger): Promise<ReadonlyMap<string, number>> {
	const told = await page.locator('.final p.award b').allTextContents();
	return new Map(
		told.map((text) => {
			const [, name = '', points] = /^(.*) \+(\d+)$/.exec(text) ?? [];
			return [name, Number(points)];
		})
	);
}

/** How many steps of all kinds have been shown, and how many there are. */
async function stepSeen({ page }: Finger): Promise<readonly [number, number]> {
	const counts = await page.locator('.final .count').allTextContents();
	const pairs = counts.map((text) => text.split(' of ').map(Number));
	const sum = (place: number): number => pairs.reduce((all, pair) => all + (pair[place] ?? NaN), 0);
	return [sum(0), sum(1)];
}

/**
 * Walks through the final scoring. At every step the points on the strip must have grown by what the step says, no more
 * and no less. Returns the number of steps.
 */
export async function walkFinal(finger: Finger, names: readonly string[]): Promise<number> {
	let before = await pointsSeen(finger);
	for (let step = 1; ; step++) {
		await finger.press(step === 1 ? resultWords.begin : resultWords.next);
		await expect.poll(async () => (await stepSeen(finger))[0]).toBe(step);
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
	await expect(finger.page.getByText(resultWords.balanced)).toBeVisible();
	await finger.press(resultWords.closeGame);
	await finger.page.locator('main[data-phase="closed"] [data-total]').first().waitFor();
	await expect(finger.page.locator('[data-counting]')).toHaveCount(0);
	const seats = Array.from({ length: players }, (_, seat) => String(seat));
	const totals = seats.map((seat) => finger.page.locator(`[data-total="${seat}"]`).innerText());
	return (await Promise.all(totals)).map(Number);
}
