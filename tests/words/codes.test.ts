import { expect, it } from 'vitest';
import { questions } from '../../src/lib/words/en/table';
import { objection } from '../../src/lib/words/en/objections';
import { refusals } from '../../src/lib/words/en/troubles';
import { scoring } from '../../src/lib/words/en/scoring';
import { BASE_CODES } from '../../src/lib/rules/base/codes';
import { declared } from '../tools/games/codes';

/** What so many of something that is counted are called in a sum. */
const calledInSum = (countable: string, count: number): string => {
	const lines = [{ count, of: countable, each: 3 }];
	const sum = scoring.sum({ player: 0, points: 3 * count, lines });
	return /^\d+ (.+) × 3/.exec(sum)?.[1] ?? sum;
};

const hasWords = (countable: string): boolean =>
	[1, 2].some((count) => calledInSum(countable, count) !== countable);

/** The kinds of codes, and what is said of one of them. */
it.each([
	['objections', (code: string) => objection({ code, sides: [0] })],
	['nonsense', refusals.nonsense],
	[
		'occasions',
		(code: string) =>
			scoring.title({ occasion: code, kind: code.startsWith('manual/') ? 'manual' : 'city' })
	],
	['questions', (code: string) => questions.of(code, 'Ann', 1).question]
] as const)('every code among the %s that a module declares has its words', (kind, says) => {
	expect(declared(kind).length).toBeGreaterThan(2);
	for (const code of declared(kind)) expect(says(code)).not.toBe(code);
	expect(says('nobody/declared-it')).toBe('nobody/declared-it');
});

it('every countable that a module declares has its words', () => {
	const countables = declared('countables');
	for (const one of BASE_CODES.countables) expect(countables).toContain(one);
	expect(countables.length).toBeGreaterThan(BASE_CODES.countables.length);
	for (const one of countables) expect(hasWords(one), one).toBe(true);
	expect(hasWords('nobody declared it')).toBe(false);
	expect(BASE_CODES.countables.map((one) => calledInSum(one, 2))).toEqual([
		'tiles',
		'pennants',
		'completed cities',
		'majorities'
	]);
});
