import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCORING } from '../../src/lib/rules/scoring-topics';
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
	const topics = SCORING.flatMap((box) => box.topics).slice(0, 3);
	for (const { id } of topics) render(TopicPictures, { topic: id, titles: {}, waitForTurn });
	const drawn: number[] = [];
	await runNext();
	while (tasks.length > 0) {
		drawn.push(screen.queryAllByRole('figure').length);
		await runNext();
	}
	const all = topics.flatMap(({ examples }) => examples).length;
	expect(all).toBeGreaterThan(topics.length);
	expect(drawn).toEqual(Array.from({ length: all }, (_, index) => index));
	expect(screen.getAllByRole('figure')).toHaveLength(all);
});
