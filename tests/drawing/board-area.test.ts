import { areaOfInterest, keptInView } from '$lib/drawing/board/board-area';
import { expect, it } from 'vitest';

const ANSWER = { places: [{ x: 3, y: 0, segment: 0 }], label: '' };
const SCENE = {
	tiles: [],
	mismatches: [],
	figures: [],
	spots: [],
	ghost: undefined,
	picked: undefined,
	dimmed: false,
	choices: [ANSWER]
};
/** From a tower to its right, and far to its left. */
const REACH = [0, 1, 2, 3, -1, -2, -3].map((x) => ({ x, y: 0 }));

it('shows where the reach of a question begins, beside its answers, and not all of it', () => {
	const { left, right } = areaOfInterest({ ...SCENE, reach: REACH });
	expect(left).toBeCloseTo(-1.2);
	expect(right).toBeCloseTo(5.2);
	expect(keptInView({ ...SCENE, reach: REACH })).toContainEqual({ x: 0, y: 0 });
});

it('shows the answers alone without a reach', () => {
	expect(areaOfInterest(SCENE).left).toBe(1.8);
});
