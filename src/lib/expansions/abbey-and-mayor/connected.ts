import { neighbourAt, type Board } from '../../engine/board';
import {
	featureOf,
	openingParts,
	partsOf,
	type Feature,
	type LaidTile,
	type Part
} from '../../engine/feature';
import { ALL_SIDES, opposite } from '../../engine/spot';
import { meetsCrossing } from '../../rules/base/trees';

/** What a crossing connects: all roads that meet there, or, in older games, only those that end there. */
export type CrossingRoads = 'meeting' | 'ending';

/**
 * The roads, cities and monasteries directly connected with a feature: a road with the city or monastery where it
 * ends or whose door it passes, roads that meet at one crossing, a monastery with the city it stands in, and whatever
 * lies across a wildcard side.
 */
export function connectedWith(
	board: Board,
	feature: Feature,
	crossing: CrossingRoads
): readonly Feature[] {
	const found = new Set<Feature>();
	for (const part of partsOf(feature))
		for (const other of [...onTile(part, crossing), ...acrossEdges(board, part)])
			found.add(featureOf(other));
	found.delete(feature);
	return [...found];
}

/** Connected segments of the same tile. */
const onTile = (part: Part, crossing: CrossingRoads): readonly Part[] =>
	part.tile.parts.filter(
		(other) => other !== part && (leads(part, other, crossing) || leads(other, part, crossing))
	);

/** True when one segment leads to the other through a gate, door or crossing, or stands in it. */
function leads(
	{ tile, segment: from }: Part,
	{ segment: to }: Part,
	crossing: CrossingRoads
): boolean {
	if (from.kind === 'monastery') return from.inside === to.index;
	if (from.kind !== 'road') return false;
	if (tile.type.passesDoor && from.end === undefined) return to.kind === 'monastery';
	if (from.end === 'city') return from.gate === to.index;
	if (from.end === 'monastery') return to.kind === 'monastery';
	if (from.end !== 'crossing' || !meetsCrossing(to)) return false;
	return crossing === 'meeting' || (to.kind === 'road' && to.end === 'crossing');
}

/** Neighbours' segments across a wildcard side. */
function acrossEdges(board: Board, { tile, segment }: Part): readonly Part[] {
	if (segment.kind === 'field') return [];
	return ALL_SIDES.flatMap((side) => {
		const neighbour = neighbourAt(board, tile, side);
		if (!neighbour || !openingParts(tile, side).some((part) => part.segment === segment)) return [];
		const closed = isGround(tile, side) || isGround(neighbour, opposite(side));
		return closed ? openingParts(neighbour, opposite(side)) : [];
	});
}

const isGround = ({ type, rotation }: LaidTile, side: number): boolean =>
	type.oriented[rotation].edges[side] === 'any';
