import type { SegmentKind, TileType } from '../engine/tile';
import type { Ground } from './areas';
import { distanceToLine } from './line';
import { best, type Plot } from './plots';
import { CENTRE, distance, plus, type Point } from './point';
import { hubOf } from './roads';
import { seeded } from './seed';

export const SITE_KINDS = [
	'house',
	'cottage',
	'gable',
	'monastery',
	'pennant',
	'fir',
	'tree',
	'tuft',
	'mark'
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Something that stands on the land, by its middle, in units at rotation 0. */
export interface Site {
	readonly kind: SiteKind;
	readonly at: Point;
	/** For a mark: which one. */
	readonly mark?: string;
}

/** Half the room that each kind takes, in units: two of them never stand nearer than the sum of theirs. */
const ROOM: Readonly<Record<SiteKind, number>> = {
	house: 5.6,
	cottage: 5.6,
	gable: 5,
	monastery: 18,
	pennant: 8.5,
	fir: 4,
	tree: 4,
	tuft: 4,
	mark: 14
};

/** How far what is strewn stands off the plots' grid, in units, so that nobody sees the grid. */
const ASTRAY = 1;

/** Half the thickness of a wall and its towers, in units. */
const FROM_WALL = 2.6;
const FROM_GATE = 5;

interface Strewn {
	readonly kind: SiteKind;
	readonly most: number;
	readonly land: SegmentKind;
	/** Stands together rather than all over the land. */
	readonly copse?: boolean;
}

/** What is strewn over which land, and how many at most. */
const STREWN: readonly Strewn[] = [
	{ kind: 'house', most: 6, land: 'city' },
	{ kind: 'gable', most: 6, land: 'city' },
	{ kind: 'cottage', most: 12, land: 'city' },
	{ kind: 'fir', most: 4, land: 'field', copse: true },
	{ kind: 'tree', most: 3, land: 'field', copse: true },
	{ kind: 'tuft', most: 7, land: 'field' }
];

/** Puts up buildings, pennants, the printed mark, trees and tufts, clear of all that matters. */
export function furnish(
	type: TileType,
	{ walls, arms }: Ground,
	plots: readonly Plot[],
	stands: readonly Point[]
): readonly Site[] {
	const sites: Site[] = [...buildings(type)];
	for (const segment of type.segments)
		if (segment.kind === 'city')
			for (let n = 0; n < segment.pennants; n++)
				sites.push(
					...pennant(
						plots.filter(({ area }) => area.index === segment.index),
						sites,
						stands
					)
				);
	if (type.mark !== undefined) sites.push(...markOn(type.mark, plots, stands));
	const gates = arms.flatMap(({ end }) => (end.kind === 'gate' ? [end.left.at, end.right.at] : []));
	const random = seeded(type.id);
	const shuffled = plots
		.map((plot) => ({ ...plot, at: astray(plot.at, random), rank: random() }))
		.sort((a, b) => a.rank - b.rank);
	for (const { kind, most, land, copse } of STREWN) {
		const open = shuffled.filter(
			({ at, area, room }) =>
				area.kind === land &&
				room > ROOM[kind] + ASTRAY &&
				walls.every(({ line }) => distanceToLine(at, line) > ROOM[kind] + FROM_WALL) &&
				gates.every((gate) => distance(at, gate) > ROOM[kind] + FROM_GATE)
		);
		strew(kind, most, copse ? gathered(open) : open, sites, land === 'field' ? stands : []);
	}
	return sites;
}

/** The monastery, and the houses that stand where roads end without a city or monastery. */
function buildings(type: TileType): readonly Site[] {
	if (type.segments.some(({ kind }) => kind === 'monastery'))
		return [{ kind: 'monastery', at: CENTRE }];
	const ends = type.segments.map((segment) => segment.kind === 'road' && segment.end);
	const houses = (...steps: readonly [number, number][]): Site[] =>
		steps.map(([x, y]) => ({ kind: 'house', at: plus(hubOf(type), { x, y }) }));
	if (ends.includes('crossing')) return houses([0, 0]);
	return ends.includes('village') ? houses([1, -9], [11, 2], [-1, 10]) : [];
}

function pennant(plots: readonly Plot[], sites: readonly Site[], stands: readonly Point[]): Site[] {
	const others = [...stands, ...sites.map(({ at }) => at)];
	const found = best(plots, ({ at, room }) => {
		const apart = Math.min(24, ...others.map((other) => distance(other, at)));
		return room < ROOM.pennant ? -Infinity : apart + Math.min(room, 12) - 0.05 * (at.x + at.y);
	});
	return found ? [{ kind: 'pennant', at: found.at }] : [];
}

function markOn(mark: string, plots: readonly Plot[], stands: readonly Point[]): Site[] {
	const fields = plots.filter(({ area }) => area.kind === 'field');
	const found = best(fields, ({ at, room }) => {
		const apart = Math.min(24, ...stands.map((stand) => distance(stand, at)));
		return 1.6 * Math.min(room, 20) + 0.5 * apart;
	});
	return found ? [{ kind: 'mark', at: found.at, mark }] : [];
}

/** Adds sites of a kind on the plots, in their order, wherever nothing else stands in the way. */
function strew(
	kind: SiteKind,
	most: number,
	plots: readonly Plot[],
	sites: Site[],
	stands: readonly Point[]
): void {
	let left = most;
	for (const { at } of plots) {
		if (left === 0) return;
		const free = sites.every((site) => distance(site.at, at) >= ROOM[kind] + ROOM[site.kind]);
		if (!free || stands.some((stand) => distance(stand, at) < ROOM[kind] + 6)) continue;
		sites.push({ kind, at });
		left--;
	}
}

const astray = ({ x, y }: Point, random: () => number): Point => ({
	x: x + (2 * random() - 1) * ASTRAY,
	y: y + (2 * random() - 1) * ASTRAY
});

/** The plots in order of their distance from the first one, roughly. */
const gathered = <T extends Plot & { readonly rank: number }>(
	plots: readonly T[]
): readonly T[] => {
	const [first] = plots;
	const away = ({ at, rank }: T): number => (first ? distance(at, first.at) : 0) + 12 * rank;
	return [...plots].sort((a, b) => away(a) - away(b));
};
