import { neighbourAt, type Board } from '../../engine/board';
import { featureOf, partsOf, type Feature, type LaidTile, type Part } from '../../engine/feature';
import { ALL_SIDES, opposite } from '../../engine/spot';

/**
 * The roads, cities and monasteries that are directly connected with a feature: a road with the city at whose gate and
 * the monastery at which it ends, roads with each other that end at one crossing, a monastery with the city in which it
 * stands, and whatever shares an edge with ground that closes its neighbours.
 */
export function connectedWith(board: Board, feature: Feature): readonly Feature[] {
	const found = new Set<Feature>();
	for (const part of partsOf(feature))
		for (const other of [...onTile(part), ...acrossEdges(board, part)]) found.add(featureOf(other));
	found.delete(feature);
	return [...found];
}

/** Segments of the same tile that a segment is connected with. */
const onTile = (part: Part): readonly Part[] =>
	part.tile.parts.filter((other) => other !== part && (leads(part, other) || leads(other, part)));

/** True when one segment leads to the other: through a gate, a door or a crossing, or standing in it. */
function leads({ segment: from }: Part, { segment: to }: Part): boolean {
	if (from.kind === 'monastery') return from.inside === to.index;
	if (from.kind !== 'road') return false;
	if (from.end === 'city') return from.gate === to.index;
	if (from.end === 'monastery') return to.kind === 'monastery';
	return from.end === 'crossing' && to.kind === 'road' && to.end === 'crossing';
}

/** Segments of neighbours across an edge that one of the two closes. */
function acrossEdges(board: Board, { tile, segment }: Part): readonly Part[] {
	if (segment.kind === 'field') return [];
	return ALL_SIDES.flatMap((side) => {
		const neighbour = throughAt(tile, side) === segment.index && neighbourAt(board, tile, side);
		if (!neighbour) return [];
		const closed = isGround(tile, side) || isGround(neighbour, opposite(side));
		const other = neighbour.parts[throughAt(neighbour, opposite(side))];
		return closed && other ? [other] : [];
	});
}

const throughAt = ({ type, rotation }: LaidTile, side: number): number =>
	type.oriented[rotation].through[side] ?? -1;

const isGround = ({ type, rotation }: LaidTile, side: number): boolean =>
	type.oriented[rotation].edges[side] === 'any';
