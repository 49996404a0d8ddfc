import { expect, it } from 'vitest';
import { winnersOf } from '../../src/lib/rules/base/ties';

it.each([
	['most points win', [7, 9, 3], 1, 'again', [1]],
	['who began wins too, without a tie', [9, 7], 0, 'non-starter', [0]],
	['a tie is shared', [9, 9, 3], 0, 'shared', [0, 1]],
	['a tie is shared where nothing was said', [9, 9, 3], 0, undefined, [0, 1]],
	['a tie of all is nobody’s win', [9, 9, 9], 0, 'again', []],
	['who began loses the tie', [9, 9, 3], 1, 'non-starter', [0]],
	['the others of a tie share', [9, 4, 9, 9], 2, 'non-starter', [0, 3]],
	['who began and has less is no matter', [9, 4, 9], 1, 'non-starter', [0, 2]],
	['who began wins the tie', [9, 9, 3], 1, 'starter', [1]],
	['a tie of others is shared', [9, 4, 9], 1, 'starter', [0, 2]],
	['one alone wins', [5], 0, 'non-starter', [0]],
	['below zero there is a winner as well', [-3, -2], 0, 'again', [1]]
] as const)('%s', (_, scores, first, ties, winners) => {
	expect(winnersOf(scores, ties ? { ties } : {}, first)).toEqual(winners);
});
