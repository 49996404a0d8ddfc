import { describe, expect, it } from 'vitest';
import { PLAYER_PROBLEMS } from '../../src/lib/record';
import { STORE_PROBLEMS } from '../../src/lib/store/problem';
import { words } from '../../src/lib/words';
import { gameFileWords } from '../../src/lib/words/en/game-file';

const sentence = /^[A-Z“].*[^.]\.$/;

describe('sentences', () => {
	it.each(STORE_PROBLEMS)('about the store: %s', (code) => {
		expect(words.storage.store(code)).toMatch(sentence);
	});

	it.each(PLAYER_PROBLEMS)('about players in a file: %s', (code) => {
		const problem = { code, player: 1, other: 0 };
		const said = gameFileWords.players(problem);
		expect(said).toMatch(sentence);
		expect(gameFileWords.refused({ code: 'wrong-players', problem })).toBe(said);
	});

	it('numbers players from 1', () => {
		expect(gameFileWords.players({ code: 'same-colour', player: 2, other: 0 })).toBe(
			'Player 1 and player 3 in this file have the same colour.'
		);
	});

	it('say where a file is broken, and how large it is', () => {
		expect(gameFileWords.refused({ code: 'not-json', line: 3, column: 12 })).toBe(
			'This file isn’t valid JSON at line 3, column 12, so it can’t be a game file.'
		);
		expect(gameFileWords.refused({ code: 'not-json', line: 1, column: 1 })).toBe(
			'This file isn’t a Tilekeep game.'
		);
		expect(gameFileWords.refused({ code: 'too-large', bytes: 6_240_000, most: 5_000_000 })).toBe(
			'This file is 6.2 MB. Tilekeep opens at most 5 MB.'
		);
		expect(gameFileWords.refused({ code: 'no-access' })).toMatch(sentence);
		expect(
			gameFileWords.refused({ code: 'cannot-replay', turn: 7, refusal: { nonsense: 'spot-taken' } })
		).toBe(
			'Entry 7 of the game in this file isn’t possible: it lays a tile on a spot that is taken.'
		);
	});
});
