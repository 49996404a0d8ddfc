import { beforeAll, expect, it, vi } from 'vitest';
import type { AnySays } from '../../src/lib/words/expansion';
import { LANGUAGE_TAGS } from '../../src/lib/words/tags';

/** An expansion whose rules and help lie apart, one of its rules, and one whose words are one file. */
const APART = 'abbey-and-mayor';
const RULE = 'WAGON-1';
const TOGETHER = 'king-and-robber';

// All words are loaded before each file of tests: here none is.
beforeAll(() => {
	vi.resetModules();
});

it.each(LANGUAGE_TAGS)('%s: rules and help that lie apart come for readers only', async (tag) => {
	const { loadWordsOf } = await import('../../src/lib/words/load-expansions');
	const { boxesIn } = await import('../../src/lib/words/spoken-expansions');
	const boxes = boxesIn<AnySays>(tag);
	await loadWordsOf([APART, TOGETHER], tag, false);
	expect(boxes.title[APART]).toBeTypeOf('string');
	expect([boxes.rules[RULE], boxes.help[APART]]).toEqual([undefined, undefined]);
	expect(boxes.help[TOGETHER]).toMatchObject({ id: TOGETHER });
	await loadWordsOf([APART, TOGETHER], tag);
	expect(boxes.rules[RULE]).toHaveLength(2);
	expect(boxes.help[APART]).toMatchObject({ id: APART });
	expect(boxes.title[APART]).toBeTypeOf('string');
});
