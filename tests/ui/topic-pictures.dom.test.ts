import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scoringTopics } from '../../src/lib/rules/scoring-topics';
import { waitForTurn } from '../../src/routes/help/topic-pictures';
import TopicPictures from '../../src/routes/help/TopicPictures.svelte';

/** Tasks that wait to be run. */
const tasks: (() => void)[] = [];

beforeEach(() => {
	vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** Runs the next task, and what it puts off until it has returned. */
async function runNext(): Promise<void> {
	tasks.shift()?.();
	await new Promise(setImmediate);
}

it('the pictures of the help are drawn in a task each, so that none keeps the page long', async () => {
	const topics = scoringTopics()
		.flatMap((box) => box.topics)
		.slice(0, 3);
	for (const { id } of topics) render(TopicPictures, { topic: id, titles: {}, waitForTurn });
	// Each number once: what another file left behind may run a task of its own in between.
	const drawn = new Set<number>();
	await runNext();
	while (tasks.length > 0) {
		drawn.add(screen.queryAllByRole('figure').length);
		await runNext();
	}
	const all = topics.flatMap(({ examples }) => examples).length;
	expect(all).toBeGreaterThan(topics.length);
	expect([...drawn].filter((count) => count < all)).toEqual(
		Array.from({ length: all }, (_, index) => index)
	);
	expect(screen.getAllByRole('figure')).toHaveLength(all);
});
