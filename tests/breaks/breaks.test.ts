import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKS, brokenText } from './breaks';

test.each(BREAKS)('can still be made: $name', (one) => {
	const text = readFileSync(one.file, 'utf8');
	expect(brokenText(text, one)).not.toBe(text);
});

test('the browser tests that breaks name are there', () => {
	const named = BREAKS.flatMap(({ browser }) => browser);
	const there = (path: string) =>
		['e2e', 'deep'].some((folder) => existsSync(`tests/${folder}/${path}`));
	expect(named.filter((path) => !there(path))).toEqual([]);
});
