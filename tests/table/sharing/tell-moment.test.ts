import { expect, it } from 'vitest';
import type { GameRecord } from '../../../src/lib/record';
import { reviewOf } from '../../../src/lib/review';
import { tellMoment } from '../../../src/routes/picture';
import { RECORDS } from '../../record/records';

function recordedGame(id: string): GameRecord {
	const record = RECORDS.find(({ header }) => header.id === id);
	if (!record) throw new Error(`There is no game ${id}.`);
	return record;
}
const SWING = recordedGame('abbey-156');
const TIE = recordedGame('base-141');

it('a story tells what the review tells first, if the headline hasn’t told it yet', () => {
	expect(tellMoment(SWING)).toBe(
		'After the last tile, Ana led Björn by 13, but the final scoring made it 105 to 100 for Björn.'
	);
	expect(reviewOf(TIE).moments[0]?.kind).toBe('tie');
	expect(tellMoment(TIE)).toMatch(/^Björn and .+ shared a city of 9 tiles: 22 points each\.$/);
});

it('nothing is told of a game that is being played', () => {
	const entries = SWING.entries.slice(0, 60);
	expect(reviewOf({ ...SWING, entries }).moments).not.toEqual([]);
	expect(tellMoment({ ...SWING, entries })).toBe('');
});
