import { describe, expect, it } from 'vitest';
import { spotAhead, turnHeading, type Heading } from '../../src/lib/engine/spot';

const [NORTH, EAST, SOUTH_WEST, NORTH_WEST] = [0, 2, 5, 7] as const;

describe('a direction', () => {
	it('leads straight ahead, over sides and corners', () => {
		expect(spotAhead({ x: 2, y: 2 }, NORTH, 1)).toEqual({ x: 2, y: 1 });
		expect(spotAhead({ x: 2, y: 2 }, EAST, 3)).toEqual({ x: 5, y: 2 });
		expect(spotAhead({ x: 2, y: 2 }, SOUTH_WEST, 2)).toEqual({ x: 0, y: 4 });
		expect(spotAhead({ x: 2, y: 2 }, NORTH_WEST, 3)).toEqual({ x: -1, y: -1 });
	});

	it('turns with its tile by two eighths a quarter, and is the same again after four', () => {
		const turned: readonly Heading[] = ([0, 1, 2, 3] as const).map((n) =>
			turnHeading(NORTH_WEST, n)
		);
		expect(turned).toEqual([7, 1, 3, 5]);
		expect(turnHeading(turnHeading(NORTH_WEST, 3), 1)).toBe(NORTH_WEST);
	});
});
