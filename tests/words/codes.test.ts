import { expect, it } from 'vitest';
import { questions } from '../../src/lib/words/en/questions';
import { objection } from '../../src/lib/words/en/objections';
import { refusals } from '../../src/lib/words/en/refusals';
import { scoring } from '../../src/lib/words/en/scoring';
import { declared } from '../tools/games/codes';

const sumOf = (countable: string): string =>
	scoring.sum({ player: 0, points: 6, lines: [{ count: 2, of: countable, each: 3 }] });

/** The kinds of codes, and what is said of one of them. */
it.each([
	['objections', (code: string) => objection({ code, sides: [0] })],
	['nonsense', refusals.nonsense],
	[
		'occasions',
		(code: string) => scoring.title(code, code.startsWith('manual/') ? 'manual' : 'city')
	],
	['questions', (code: string) => questions.of(code, 'Ann', 1).question]
] as const)('every code among the %s that a module declares has its words', (kind, says) => {
	expect(declared(kind).length).toBeGreaterThan(2);
	for (const code of declared(kind)) expect(says(code)).not.toBe(code);
	expect(says('nobody/declared-it')).toBe('nobody/declared-it');
});

it('every countable that a module declares has its words', () => {
	expect(declared('countables').map(sumOf)).toEqual(
		expect.arrayContaining([
			'2 tiles × 3 = 6',
			'2 pennants × 3 = 6',
			'2 completed cities × 3 = 6',
			'2 majorities × 3 = 6',
			'2 kings × 3 = 6',
			'2 robber barons × 3 = 6',
			'2 completed roads × 3 = 6'
		])
	);
});
