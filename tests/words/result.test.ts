import { expect, it } from 'vitest';
import { contractWords } from '../../src/lib/words/en/contract';
import { reviewWords } from '../../src/lib/words/en/review';
import { resultWords } from '../../src/lib/words/en/result';
import { words as homeWords } from '../../src/lib/words/en/home';

const NAMES = ['Ana', 'Ben'];
const TIED = { names: NAMES, again: true };
const WON = { names: ['Ana'], again: false };

it.each([
	['the final result', resultWords.tied(NAMES, 52)],
	['the review', reviewWords.tied(NAMES, 52)],
	['the list of games', homeWords.home.won([], 52)],
	['the other rules, when they make no difference', contractWords.otherWinners(TIED, [])],
	['the other rules', contractWords.otherWinners(TIED, [{ ...WON, rules: [] }])]
])('a tie without a winner means another game: %s', (_, text) => {
	expect(text).toMatch(/: another game decides/);
});

it('another game is mentioned only for ties', () => {
	expect(contractWords.otherWinners(WON, [])).not.toMatch(/another game/);
});
