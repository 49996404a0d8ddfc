import {
	isOpenMouth,
	neighbourAt,
	openSidesOf,
	tileAt,
	type Board,
	isEdgeBetween,
	isOffTable
} from '../../../engine/board';
import {
	isLainOn,
	partsOf,
	placeOf,
	sidesOf,
	type Feature,
	type Part
} from '../../../engine/feature';
import { around, beside, type Side, type Spot } from '../../../engine/spot';
import type { OpenEnd } from './types';

/** What is missing until a feature is completed: {@link Feature.open} entries; empty for a feature that is never completed. */
export function openEnds(board: Board, feature: Feature): readonly OpenEnd[] {
	if (feature.kind === 'field' || isLainOn(feature)) return [];
	const ends = feature.first.segment.shape === 'centre' ? emptyAround : openSides;
	return partsOf(feature).flatMap((part) => [...ends(board, part), ...openMouth(board, part)]);
}

function openMouth(board: Board, part: Part): readonly OpenEnd[] {
	if (!isOpenMouth(board, part)) return [];
	const { tile, segment } = part;
	const from = placeOf(part);
	return sidesOf(tile, segment.index).map((side) => ({ from, side, spot: tile.spot, mouth: true }));
}

const emptyAround = (board: Board, part: Part): readonly OpenEnd[] =>
	around(part.tile)
		.filter((spot) => !tileAt(board, spot) && !isEdgeBetween(board, part.tile, spot))
		.map((spot) => ({ from: placeOf(part), spot, ...beyond(board, spot) }));

const openSides = (board: Board, part: Part): readonly OpenEnd[] =>
	openSidesOf(board, part).map((side) => openSide(board, part, side));

/** An open side: without a neighbour, or beside different terrain. */
function openSide(board: Board, part: Part, side: Side): OpenEnd {
	const end = { from: placeOf(part), side, spot: beside(part.tile, side) };
	return neighbourAt(board, part.tile, side)
		? { ...end, never: true }
		: { ...end, ...beyond(board, end.spot) };
}

/** Marks a spot beyond the table: it stays empty. */
const beyond = (board: Board, spot: Spot): Pick<OpenEnd, 'never' | 'offTable'> =>
	isOffTable(board, spot) ? { never: true, offTable: true } : {};
