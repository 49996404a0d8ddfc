import { describe, expect, it } from 'vitest';
import { playerName, playerNames, withNames } from '../../src/lib/words/player-name';

describe('what a player is called', () => {
	it.each([
		[{ name: 'Ana', colour: 'red' }, 'Ana'],
		[{ name: '', colour: 'red' }, 'Red'],
		// As games before version 0.7 stored a seat without a name.
		[{ name: 'Grey', colour: 'grey' }, 'Grey'],
		// Somebody who is really called so.
		[{ name: 'Grey', colour: 'red' }, 'Grey']
	] as const)('%j: %s', (player, called) => {
		expect(playerName(player)).toBe(called);
		expect(playerNames([player])).toEqual([called]);
		expect(withNames([player])).toEqual([{ ...player, name: called }]);
	});
});
