import { describe, expect, it } from 'vitest';
import { contrast } from '../tools/source/colour';
import { palette, SCHEMES, type Scheme } from './palette';

const colours = palette();

function of(name: string, scheme: Scheme) {
	const pair = colours.get(name);
	if (!pair) throw new Error(`The palette has no ${name}.`);
	return pair[scheme];
}

/** Least contrast of each colour with the grounds on which it is used. */
const owed: readonly (readonly [least: number, over: string, grounds: string])[] = [
	[7, 'ink', 'paper paper-raised paper-sunken accent-soft warn-soft'],
	[4.5, 'ink-soft', 'paper paper-raised paper-sunken accent-soft warn-soft'],
	[4.5, 'accent', 'paper paper-raised paper-sunken accent-soft'],
	[4.5, 'warn', 'paper paper-raised paper-sunken warn-soft'],
	[4.5, 'accent-ink', 'accent'],
	[4.5, 'paper', 'ink'],
	[3, 'wood', 'paper paper-raised paper-sunken'],
	[3, 'edge', 'paper paper-raised paper-sunken'],
	[3, 'focus', 'paper paper-raised paper-sunken accent-soft warn-soft'],
	[3, 'focus-on-ink', 'ink']
];

const cases = owed.flatMap(([least, over, grounds]) =>
	SCHEMES.flatMap((scheme) => grounds.split(' ').map((ground) => ({ least, over, ground, scheme })))
);

describe('the palette', () => {
	it.each(cases)('has $over on $ground at $least:1 in the $scheme scheme', (one) => {
		const got = contrast(of(one.over, one.scheme), of(one.ground, one.scheme));
		expect(got).toBeGreaterThanOrEqual(one.least);
	});
});
