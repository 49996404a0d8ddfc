import type { Homography } from '../snap/grid/homography';
import { pyramidOf } from '../snap/grid/pyramid';
import type { Reader } from '../snap/read-table';
import type { Corners, Pixels } from '../snap/reading';
import { boardOf } from './board';
import { placeByCorners, placeByItself } from './placing';
import { placeByPart } from './set-up/part-of-board';
import { isInPicture } from './shot';
import { pictureProblems, viewProblems } from './view-problems';
import type { FoundBoard, KnownTable } from './watching';

/**
 * Looks for the board of a game in a picture, or for a part of it: 1 to 3 s here.
 * @param corners the outer corners of the smallest rectangle that holds all laid tiles, clockwise from any of them; without
 * them, the board is found by itself
 */
export function findBoard(
	picture: Pixels,
	corners: Corners | undefined,
	table: KnownTable,
	reader: Reader
): FoundBoard {
	const view = corners
		? placeByCorners(picture, corners, table, reader)
		: findWithoutCorners(picture, table, reader);
	const { tiles, open } = boardOf(reader.looks, table);
	const ofView = view ? viewProblems(picture, view, [...tiles, ...open]) : [];
	return { view, problems: [...pictureProblems(picture), ...ofView] };
}

/** Tiles outside the picture say nothing about how the board lies: if there are some, those inside say more without them. */
function findWithoutCorners(
	picture: Pixels,
	table: KnownTable,
	reader: Reader
): Homography | undefined {
	const whole = placeByItself(picture, table, reader);
	const pyramid = pyramidOf(picture);
	const isInside =
		whole && table.laid.every((spot) => isInPicture({ pyramid, homography: whole }, spot));
	return isInside ? whole : (placeByPart(picture, table, reader) ?? whole);
}
