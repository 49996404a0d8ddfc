import { describe, expect, it } from 'vitest';
import { personKey } from '../../../src/lib/record';
import { renamePerson } from '../../../src/lib/review/people';
import { isTaken } from '../../../src/lib/table/library/people';
import { closed } from '../../review/summaries';

const ana = { id: personKey('Ana'), name: 'Ana' };
const asRecorded = [
	closed(1, { Ana: 90, Ben: 80 }),
	closed(2, { Ana: 3, Cleo: 4, Red: 5 }, { state: 'playing' })
];

describe('a name for Ana', () => {
	it.each([
		['Ben', true],
		[' BEN ', true],
		// Who has played no game to its end yet sits at one table with her.
		['Cleo', true],
		['Red', true],
		// Whoever sits down without a name will be called so.
		['Green', true],
		// There was no pink when colours were stored as names.
		['Pink', false],
		['ANA', false],
		['Anna', false]
	])('is taken, “%s”: %s', (name, taken) => {
		expect(isTaken({ asRecorded, people: [] }, ana, name)).toBe(taken);
	});

	it('stays theirs who have it in a game, whatever they are called now', () => {
		const ben = { id: personKey('Ben'), name: 'Ben' };
		const people = renamePerson([], ben, 'Benjamin', new Set([personKey('Ben')]));
		expect(isTaken({ asRecorded, people }, ana, 'Benjamin')).toBe(true);
		expect(isTaken({ asRecorded, people }, ben, 'Ben')).toBe(false);
		expect(isTaken({ asRecorded, people }, ana, 'Ben')).toBe(true);
	});
});
