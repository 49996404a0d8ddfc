import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUESTION_TIMINGS } from '../src/lib/engine/event';

/** The timings in the README's table, in its order. */
function timingsTold(): readonly string[] {
	const [, section = ''] = readFileSync('README.md', 'utf8').split('## The steps of a turn');
	return [...(section.split('\n## ')[0] ?? '').matchAll(/^\|[^|]*\| `(\w+)` +\|/gm)].map(
		([, timing = '']) => timing
	);
}

/**
 * In which order the rules of the expansions let things happen in a turn, with the step to which each belongs: the small
 * expansions of the Big Boxes, then the large ones. In both lists nothing may come before what stands above it.
 */
const ORDERS = {
	'of the small expansions': [
		['whoever laid the tile puts a robber on the score track', 'tile'],
		['ingots are put on tiles', 'tile'],
		['the mage or the witch is placed or moved', 'tile'],
		['a figure flies', 'action'],
		['a ferry is laid on the new lake', 'second'],
		['ferries move', 'moves'],
		['others put robbers on the score track', 'moves'],
		['wagons drive on', 'scored'],
		['a crop circle adds or takes followers', 'everybody']
	],
	'of the large expansions': [
		['a volcano brings the dragon', 'tile'],
		['one action instead of a figure', 'action'],
		['the phantom follows', 'second'],
		['a flock grows or is driven home', 'gathered'],
		['the dragon moves', 'moves'],
		['a city becomes a castle', 'built'],
		['wagons drive on', 'scored'],
		['a knight flees from a besieged city', 'everybody']
	]
} as const;

describe('the steps of a turn', () => {
	it('are in the README as the engine has them', () => {
		expect(timingsTold()).toEqual(QUESTION_TIMINGS);
	});

	it.each(Object.entries(ORDERS))('keep the order %s', (_, order) => {
		const steps = order.map(([, timing]) => QUESTION_TIMINGS.indexOf(timing));
		expect(steps).toEqual(steps.toSorted((a, b) => a - b));
	});
});
