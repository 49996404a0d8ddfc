import {
	badgeScale,
	badgesBeside,
	badgesNear,
	firstClearPoint,
	CORNER_BADGES,
	placeBadges
} from '$lib/drawing/board/badges';
import {
	hatchPath,
	landPath,
	landOfPlaces,
	rimPath,
	dimmedPath
} from '$lib/drawing/board/highlight';
import { pointsToKeepClear, contactPoint } from '$lib/drawing/board/keep-clear';
import { PLAYER_COLOURS } from '$lib/drawing/figures/player-symbols';
import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import { describe, expect, it } from 'vitest';

const type = tileType(tileId('base-D'));
/** Two tiles whose roads meet; the second lies upside down. */
const tiles = [
	{ x: 0, y: 0, type, rotation: 0 },
	{ x: 1, y: 0, type, rotation: 2 }
] as const;
const segmentOf = (kind: string): number => type.segments.findIndex((each) => each.kind === kind);
const both = (segment: number) => tiles.map(({ x, y }) => ({ x, y, segment }));

/** The lines of a path, point by point; closed ones end where they began. */
const linesIn = (path: string): readonly (readonly (readonly number[])[])[] =>
	path
		.split('M')
		.slice(1)
		.map((line) => {
			const points = line
				.replace('Z', '')
				.split('L')
				.map((word) => (word.match(/-?[\d.]+/g) ?? []).map(Number));
			return line.endsWith('Z') ? [...points, ...points.slice(0, 1)] : points;
		});

/** Number of pieces of a path that lie on the side between the two tiles. */
const alongSeam = (path: string): number => {
	const onSeam = ([x = NaN]: readonly number[]): boolean => Math.abs(x - 100) < 0.1;
	return linesIn(path)
		.flatMap((line) => line.slice(1).map((to, i) => onSeam(to) && onSeam(line[i] ?? [])))
		.filter(Boolean).length;
};

describe('the land of a feature', () => {
	const road = landOfPlaces(tiles, both(segmentOf('road')));

	it('is placed where its tiles lie; places without a tile are skipped', () => {
		expect(road.map(({ corner }) => corner.x)).toEqual([0, 100]);
		expect(landOfPlaces(tiles, [{ x: 5, y: 5, segment: 0 }])).toEqual([]);
	});

	it('has a rim without the side where two tiles meet', () => {
		expect(alongSeam(landPath(road))).toBeGreaterThan(0);
		expect(linesIn(rimPath(road)).length).toBeGreaterThan(1);
		expect(alongSeam(rimPath(road))).toBe(0);
	});

	it('isn’t dimmed with the other tiles', () => {
		const veil = dimmedPath(tiles, road);
		expect(veil.endsWith(landPath(road))).toBe(true);
		expect(veil.startsWith('M0 0h100v100h-100zM100 0h100v100h-100z')).toBe(true);
	});
});

describe('numbers', () => {
	it('stand in the first corner that is free', () => {
		expect(firstClearPoint(CORNER_BADGES, [])).toEqual({ x: 20, y: 20 });
		expect(firstClearPoint(CORNER_BADGES, [{ x: 25, y: 25 }])).toEqual({ x: 80, y: 20 });
		expect(firstClearPoint([], [])).toBeUndefined();
	});

	it('stand as far away as possible where no place is free', () => {
		const keepClear = [...CORNER_BADGES.slice(0, 3), { x: 70, y: 70 }];
		expect(firstClearPoint(CORNER_BADGES, keepClear)).toEqual({ x: 80, y: 80 });
	});

	it('stand near the highlighted part of their tile, on the tile', () => {
		expect(badgesNear(undefined)).toEqual(CORNER_BADGES);
		expect(badgesNear({ x: 50, y: 50 })[0]).toEqual({ x: 50, y: 18 });
		expect(badgesNear({ x: 85, y: 85 })[0]).toEqual({ x: 80, y: 80 });
	});

	it('keep a distance from each other that grows with their size', () => {
		const badge = { points: [0, 40, 80].map((x) => ({ x, y: 0 })), keepClear: [] };
		const xs = (scale: number) => placeBadges([badge, badge], scale).map(({ x }) => x);
		expect(xs(1)).toEqual([0, 40]);
		expect(xs(1.9)).toEqual([0, 80]);
	});

	it('keep clear of figures and pennants on their tile, not of those on others', () => {
		const [tile] = tiles;
		const figure = { kind: 'follower', colour: 'red', lying: false } as const;
		const on = (x: number) => ({ ...figure, at: { x, y: 0, segment: 0 } });
		expect(pointsToKeepClear(tile, [on(1)])).toEqual([]);
		expect(pointsToKeepClear(tile, [on(0)])).toHaveLength(1);
		const shielded = { x: 0, y: 0, type: tileType(tileId('base-C')), rotation: 0 } as const;
		expect(pointsToKeepClear(shielded, [])).toHaveLength(1);
	});

	it('are as large at 40 pixels a tile as at 60, and limited below that', () => {
		expect(40 * badgeScale(40)).toBeCloseTo(60 * badgeScale(60));
		expect(badgeScale(200)).toBe(1);
		expect(badgeScale(5)).toBeLessThan(2);
		expect(badgesBeside({ x: 50, y: 50 })[0]).toEqual({ x: 50, y: 50 });
	});
});

describe('farms', () => {
	it('can be told apart without colour: each owner has a hatching, and farms without an owner another one', () => {
		const all = [...PLAYER_COLOURS.map(hatchPath), hatchPath(undefined)];
		expect(new Set(all).size).toBe(all.length);
	});

	it('meet a city on the tile where its wall borders one of their own fields', () => {
		const [tile] = tiles;
		const city = segmentOf('city');
		const beside = type.segments.findIndex(
			(each) => each.kind === 'field' && each.cities.includes(city)
		);
		expect(contactPoint(tile, city, [{ x: 0, y: 0, segment: beside }])).toBeDefined();
		expect(contactPoint(tile, city, [{ x: 1, y: 0, segment: beside }])).toBeUndefined();
	});
});
