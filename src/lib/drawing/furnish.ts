import type { TileType } from '../engine/tile';
import type { Area, Ground } from './areas';
import { distanceToEdge, distanceToLine } from './line';
import { CENTRE, distance, plus, UNIT, type Point } from './point';
import { hubOf } from './roads';
import { seeded } from './seed';
import { best, openTo } from './stands';

export const SITE_KINDS = ['house', 'monastery', 'pennant', 'fir', 'tree', 'tuft', 'mark'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Something that stands on the land, by its middle, in units at rotation 0. */
export interface Site {
	readonly kind: SiteKind;
	readonly at: Point;
	/** For a mark: which one. */
	readonly mark?: string;
}

/** Half the room that each kind takes, in units: nothing else stands nearer than the sum of two of them. */
const ROOM: Readonly<Record<SiteKind, number>> = {
	house: 6.2,
	monastery: 18,
	pennant: 8,
	fir: 4.5,
	tree: 4.5,
	tuft: 3,
	mark: 12
};
const TRIES = 240;

/** Puts up buildings, pennants, the printed mark, trees and tufts, clear of all that matters. */
export function furnish(type: TileType, ground: Ground, stands: readonly Point[]): readonly Site[] {
	const random = seeded(type.id);
	const sites: Site[] = [];
	const put = (kind: SiteKind, at: Point): unknown => sites.push({ kind, at });
	for (const segment of type.segments) {
		if (segment.kind === 'monastery') put('monastery', CENTRE);
		if (segment.kind === 'city')
			for (let n = 0; n < segment.pennants; n++)
				put('pennant', pennantSpot(segment.index, ground, stands, sites));
	}
	hamlet(type).forEach((at) => put('house', at));
	if (type.mark) sites.push({ kind: 'mark', at: markSpot(ground, stands), mark: type.mark });
	for (const { kind, many, where } of STREWN)
		strew({
			kind,
			many,
			random,
			sites,
			ground,
			stands: where === 'field' ? stands : [],
			areas: ground.areas.filter((area) => area.kind === where)
		});
	return sites;
}

/** What is strewn over which land, at most how many. */
const STREWN = [
	{ kind: 'house', many: 13, where: 'city' },
	{ kind: 'fir', many: 3, where: 'field' },
	{ kind: 'tree', many: 3, where: 'field' },
	{ kind: 'tuft', many: 9, where: 'field' }
] as const;

/** The houses that stand where roads end without city or monastery. */
function hamlet(type: TileType): readonly Point[] {
	const ends = type.segments.flatMap((s) => (s.kind === 'road' && s.end ? [s.end] : []));
	const hub = hubOf(type);
	const around = (...places: readonly [number, number][]): Point[] =>
		places.map(([x, y]) => plus(hub, { x, y }));
	if (ends.includes('crossing')) return around([0, 0]);
	return ends.includes('village') ? around([2, -6], [8, 5], [-5, 7]) : [];
}

function pennantSpot(
	city: number,
	{ areas }: Ground,
	stands: readonly Point[],
	sites: readonly Site[]
): Point {
	const area = areas[city];
	if (!area) return CENTRE;
	const room = openTo(area, areas);
	return best(spread(), (point) => {
		const clear = Math.min(room(point), distanceToEdge(point));
		if (clear < ROOM.pennant) return -Infinity;
		const apart = Math.min(
			24,
			...[...stands, ...sites.map(({ at }) => at)].map((other) => distance(other, point))
		);
		return apart + Math.min(clear, 12) - 0.05 * (point.x + point.y);
	});
}

function markSpot({ areas }: Ground, stands: readonly Point[]): Point {
	const rooms = areas.filter(({ kind }) => kind === 'field').map((area) => openTo(area, areas));
	return best(spread(), (point) => {
		const clear = Math.max(...rooms.map((room) => room(point)));
		const apart = Math.min(26, ...stands.map((stand) => distance(stand, point)));
		return Math.min(clear, 15) + 0.7 * apart;
	});
}

const spread = (): Point[] =>
	Array.from({ length: 24 * 24 }, (_, i) => ({
		x: 4 + 4 * (i % 24),
		y: 4 + 4 * Math.floor(i / 24)
	}));

interface Strewing {
	readonly kind: SiteKind;
	readonly many: number;
	readonly areas: readonly Area[];
	readonly ground: Ground;
	readonly stands: readonly Point[];
	readonly sites: Site[];
	readonly random: () => number;
}

/** Adds up to so many sites at random where there's room for them. */
function strew({ kind, many, areas, ground, stands, sites, random }: Strewing): void {
	const rooms = areas.map((area) => openTo(area, ground.areas));
	let left = many;
	for (let tried = 0; tried < TRIES && left > 0; tried++) {
		const at = { x: random() * UNIT, y: random() * UNIT };
		const clear = Math.max(-1, ...rooms.map((room) => room(at)));
		const free = sites.every((site) => distance(site.at, at) > ROOM[kind] + ROOM[site.kind] * 0.8);
		const unhidden = stands.every((stand) => distance(stand, at) > ROOM[kind] + 6);
		const offWalls = ground.walls.every(({ line }) => distanceToLine(at, line) > ROOM[kind] + 2);
		if (clear < ROOM[kind] || !free || !unhidden || !offWalls) continue;
		sites.push({ kind, at });
		left--;
	}
}
