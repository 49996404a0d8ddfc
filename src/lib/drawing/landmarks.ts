import type { CitySegment, TileType } from '../engine/tile';
import { best, type Plot } from './plots';
import { CENTRE, distance, plus, type Point } from './point';
import type { Arm } from './arm';
import { hubOf } from './hub';
import { FROM_WALL, ROOM, type Site } from './site';

/** All that a tile must show wherever there's room: gates, buildings at the ends of roads, pennants, the printed mark. */
export function landmarksOf(
	type: TileType,
	arms: readonly Arm[],
	plots: readonly Plot[],
	stands: readonly Point[]
): readonly Site[] {
	const built = [...gates(arms), ...buildings(type)];
	const cities = type.segments.filter((segment) => segment.kind === 'city');
	const pennants = cities.flatMap((city) =>
		pennantsIn(city, plots, [...stands, ...built.map(({ at }) => at)])
	);
	const marks = type.mark === undefined ? [] : markOn(type.mark, plots, stands);
	return [...built, ...pennants, ...marks];
}

const gates = (arms: readonly Arm[]): readonly Site[] =>
	arms
		.flatMap(({ end }) => (end.kind === 'gate' ? [end.left.at, end.right.at] : []))
		.map((at) => ({ kind: 'gate', at }));

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

/** A city's pennants, each as far as may be from the stands, the buildings and one another. */
function pennantsIn(city: CitySegment, plots: readonly Plot[], others: readonly Point[]): Site[] {
	const open = plots.filter(
		({ area, room, fromWall }) =>
			area.index === city.index && room > ROOM.pennant && fromWall > ROOM.pennant + FROM_WALL
	);
	const placed: Site[] = [];
	for (let n = 0; n < city.pennants; n++) {
		const taken = [...others, ...placed.map(({ at }) => at)];
		const found = best(open, ({ at, room }) => {
			const apart = Math.min(24, ...taken.map((other) => distance(other, at)));
			return apart + Math.min(room, 12) - 0.05 * (at.x + at.y);
		});
		if (found) placed.push({ kind: 'pennant', at: found.at });
	}
	return placed;
}

function markOn(mark: string, plots: readonly Plot[], stands: readonly Point[]): Site[] {
	const fields = plots.filter(({ area }) => area.kind === 'field');
	const found = best(fields, ({ at, room }) => {
		const apart = Math.min(24, ...stands.map((stand) => distance(stand, at)));
		return 1.6 * Math.min(room, 20) + 0.5 * apart;
	});
	return found ? [{ kind: 'mark', at: found.at, mark }] : [];
}
