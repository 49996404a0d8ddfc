import { describe, expect, it } from 'vitest';
import { playerName, playerNames, withNames } from '../../src/lib/words';

describe('what a player is called', () => {
	it.each([
		[{ name: 'Ana', colour: 'red' }, 'Ana'],
		[{ name: '', colour: 'red' }, 'Red'],
		// As games before version 0.7 stored a seat without a name.
		[{ name: 'Grey', colour: 'grey' }, 'Grey'],
		// Somebody who is really called so.
		[{ name: 'Grey', colour: 'red' }, 'Grey'],
		// Isolated, so that what stands beside it keeps its place.
		[{ name: 'דנה', colour: 'red' }, '\u2068דנה\u2069'],
		// With what nobody sees, as it may be received.
		[{ name: 'Ann\u202eabc', colour: 'red' }, 'Annabc'],
		[{ name: '\u200b', colour: 'red' }, 'Red'],
		[{ name: '\u202aGrey\u202c', colour: 'grey' }, 'Grey']
	] as const)('%j: %s', (player, called) => {
		expect(playerName(player)).toBe(called);
		expect(playerNames([player])).toEqual([called]);
		expect(withNames([player])).toEqual([{ ...player, name: called }]);
		expect(withNames(withNames([player]))).toEqual([{ ...player, name: called }]);
	});
});
