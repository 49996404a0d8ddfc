import { edgeOf, neighbourAt, tileAt, type Board } from '../../../engine/board';
import { partsOf, placeOf, type Feature, type Part } from '../../../engine/feature';
import { ALL_SIDES, around, beside, opposite, type Side } from '../../../engine/spot';
import type { OpenEnd } from './types';

/** What a feature misses until it is completed: as many as its {@link Feature.open}. */
export function openEnds(board: Board, feature: Feature): readonly OpenEnd[] {
	if (feature.kind === 'field') return [];
	const ends = feature.kind === 'monastery' ? emptyAround : openSides;
	return partsOf(feature).flatMap((part) => ends(board, part));
}

const emptyAround = (board: Board, part: Part): readonly OpenEnd[] =>
	around(part.tile)
		.filter((spot) => !tileAt(board, spot))
		.map((spot) => ({ from: placeOf(part), spot }));

function openSides(board: Board, part: Part): readonly OpenEnd[] {
	const { tile, segment } = part;
	const { through, edges } = tile.type.oriented[tile.rotation];
	return ALL_SIDES.filter((side) => through[side] === segment.index).flatMap((side): OpenEnd[] => {
		const end = { from: placeOf(part), side, spot: beside(tile, side) };
		const theirs = shownAt(board, part, side);
		if (theirs === undefined) return [end];
		return theirs === edges[side] || theirs === 'any' ? [] : [{ ...end, never: true }];
	});
}

function shownAt(board: Board, { tile }: Part, side: Side) {
	const neighbour = neighbourAt(board, tile, side);
	return neighbour && edgeOf(neighbour, opposite(side));
}
