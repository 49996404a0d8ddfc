import { describe, expect, it } from 'vitest';
import { arrangeFigures, placedBy } from '../../src/lib/drawing/figures/arrange-figures';
import { shapesOf } from '../../src/lib/drawing/tile/shapes';
import { ALL_ROTATIONS, type Side } from '../../src/lib/engine/spot';
import { FERRY_TILES } from '../../src/lib/expansions/ferries/tiles';
import { TUNNEL_TILES } from '../../src/lib/expansions/tunnel/tiles';
import '../tools/games/all-expansions';

/** Both ends of what lies across a lake on the spot at (2, 1), in units. */
function endsOf(
	type: (typeof FERRY_TILES)[number],
	rotation: 0 | 1 | 2 | 3,
	across: readonly Side[]
) {
	const figure = { at: { x: 2, y: 1 }, kind: 'ferry', colour: undefined, lying: false, across };
	const [placed] = arrangeFigures([figure], [{ x: 2, y: 1, type, rotation }]);
	if (!placed) throw new Error('It isn’t drawn.');
	const [a, b, , , x, y] = placedBy(placed, 9);
	// The boat is 30 units long, with its middle where it is drawn.
	return [-15, 15].map((along) => ({ x: x + a * along - 200, y: y + b * along - 100 }));
}

describe('what joins two roads over a lake', () => {
	it.each(
		FERRY_TILES.flatMap((type) => ALL_ROTATIONS.map((turn) => [type.id, turn, type] as const))
	)('of %s turned %i reaches from shore to shore', (_, rotation, type) => {
		const { mark } = shapesOf(type);
		expect(mark).toBeDefined();
		const [west, east] = endsOf(type, rotation, [3, 1]);
		expect((east?.x ?? 0) - (west?.x ?? 0)).toBeCloseTo(30);
		expect(east?.y).toBeCloseTo(west?.y ?? 0);
		const [north, other] = endsOf(type, rotation, [0, 1]);
		expect((other?.x ?? 0) - (north?.x ?? 0)).toBeCloseTo(15);
		expect((other?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(15);
	});
});

it('what lies in a mouth is drawn where its road enters the hill, no smaller than figures', () => {
	const [type] = TUNNEL_TILES;
	if (!type) throw new Error('There is no hill.');
	const [x, y] = [0, 0];
	const hill = shapesOf(type).mark;
	const placed = arrangeFigures(
		([1, 3] as const).map((side) => ({
			at: { x, y },
			kind: 'tunnel-circle',
			colour: 'red',
			lying: false,
			across: [side]
		})),
		[{ x, y, type, rotation: 0 }]
	);
	expect(placed.map(({ at }) => [at.x - (hill?.x ?? 0), at.y - (hill?.y ?? 0)])).toEqual([
		[15, 0],
		[-15, 0]
	]);
	expect(new Set(placed.map(({ key }) => key)).size).toBe(2);
	expect(placed.map((one) => placedBy(one, 2).slice(0, 4))).toEqual([
		[2, 0, 0, 2],
		[2, 0, 0, 2]
	]);
});

it('what lies over a side is drawn in its middle, half on the next tile', () => {
	const [type] = TUNNEL_TILES;
	if (!type) throw new Error('There is no tile.');
	const tile = { x: 2, y: 1, type, rotation: 0 } as const;
	const castle = { at: { x: 2, y: 1 }, kind: 'castle', colour: undefined, lying: false };
	const middles = ([0, 1, 2, 3] as const).map(
		(over) => arrangeFigures([{ ...castle, over }], [tile])[0]?.at
	);
	expect(middles).toEqual([
		{ x: 250, y: 100 },
		{ x: 300, y: 150 },
		{ x: 250, y: 200 },
		{ x: 200, y: 150 }
	]);
});
