import { arrangeFigures, placedBy } from '$lib/drawing/figures/arrange-figures';
import { distance } from '$lib/drawing/geometry/point';
import type { BoardFigure } from '$lib/drawing/board/scene';
import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import { expect, it } from 'vitest';

const type = tileType(tileId('base-D'));
const tiles = [
	{ x: 0, y: 0, type, rotation: 0, order: 0 },
	{ x: 1, y: 0, type, rotation: 2, order: 1 }
] as const;
const on = (x: number, segment: number, kind = 'follower'): BoardFigure => ({
	at: { x, y: 0, segment },
	kind,
	colour: 'red',
	lying: false
});
const places = (figures: readonly BoardFigure[]) =>
	arrangeFigures(figures, tiles).map(({ at, aside }) => ({ x: at.x + aside, y: at.y }));

it('a single figure stands at its segment’s point', () => {
	const [alone] = arrangeFigures([on(0, 0)], tiles);
	expect(alone?.aside).toBe(0);
});

it('figures on one segment stand side by side without overlap, each with its own key', () => {
	const crowd = [on(0, 0), on(0, 0, 'mayor'), on(0, 0, 'gingerbread-man')];
	const [a, b, c] = places(crowd);
	for (const [one, other] of [
		[a, b],
		[b, c]
	])
		expect(one && other && distance(one, other)).toBeGreaterThan(14);
	expect(new Set(arrangeFigures(crowd, tiles).map(({ key }) => key)).size).toBe(3);
});

it('lying figures take more room than standing ones', () => {
	const apart = (lying: boolean): number => {
		const [a, b] = places([on(0, 0), on(0, 0)].map((figure) => ({ ...figure, lying })));
		return a && b ? distance(a, b) : 0;
	};
	expect(apart(true)).toBeGreaterThan(1.4 * apart(false));
});

it('figures on different segments are placed independently', () => {
	expect(arrangeFigures([on(0, 0), on(0, 1), on(1, 0)], tiles).map(({ aside }) => aside)).toEqual([
		0, 0, 0
	]);
});

it('a figure with a corner stands on that corner of the spot, whatever the rotation', () => {
	const barn = (x: number, corner: 0 | 1 | 2 | 3) => ({ ...on(x, 3, 'barn'), corner });
	expect(places([barn(0, 2)])).toEqual([{ x: 100, y: 100 }]);
	expect(places([barn(1, 0)])).toEqual([{ x: 100, y: 0 }]);
	expect(places([barn(0, 1), barn(1, 0)])[0]?.x).toBeLessThan(100);
});

it('a figure on a whole tile is raised from its rim', () => {
	const dragon = { at: { x: 0, y: 0 }, kind: 'dragon', colour: undefined, lying: false } as const;
	const [lies, stands] = [false, true].map((raised) => {
		const [one] = arrangeFigures([{ ...dragon, raised }], tiles);
		return one && placedBy(one, 1.2)[5];
	});
	expect(lies).toBe(90);
	expect(stands).toBeLessThan(80);
});

it('figures on top of a stack stand side by side up there, and are drawn over it', () => {
	const up = (kind: string, onMark: number): BoardFigure => ({
		at: { x: 0, y: 0 },
		kind,
		colour: undefined,
		lying: false,
		onMark
	});
	const placed = arrangeFigures([up('fairy', 20), up('tower-of-1', 0), up('follower', 20)], tiles);
	expect(placed.map(({ look, above }) => [look.kind, above])).toEqual([
		['tower-of-1', 0],
		['fairy', 20],
		['follower', 20]
	]);
	const [tower, fairy, follower] = placed.map(({ aside }) => aside);
	expect(tower).toBe(0);
	expect((follower ?? 0) - (fairy ?? 0)).toBeGreaterThan(14);
	expect(new Set(placed.map(({ key }) => key)).size).toBe(3);
});
