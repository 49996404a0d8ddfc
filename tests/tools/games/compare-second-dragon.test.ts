import { describe, expect, it } from 'vitest';
import { playSecondDragon } from './compare-second-dragon';
import './all-expansions';

/** A run as `npm run second -- dragon` does of many more. */
const SEEDS = Array.from({ length: 40 }, (_, index) => 1 + index);
/** What has to happen in it. */
const STEPS = [
	'action set',
	'action portal',
	'action climb',
	'action floor',
	'action fairy',
	'action princess',
	'capture capture',
	'capture pass',
	'second set',
	'dragon',
	'ransom'
];

describe('random games with dragon, tower and phantom', () => {
	const happened = new Map<string, number>();

	it.each(SEEDS)('of seed %i are the same reckoned twice', (seed) => {
		expect(playSecondDragon(seed, 2, happened).difference).toBeUndefined();
	});

	it('have all that may be done in them', () => {
		expect(STEPS.filter((step) => (happened.get(step) ?? 0) < 3)).toEqual([]);
	});
});
