import type { Reader } from '../snap/read-table';
import type { Corners, Pixels } from '../snap/reading';
import { boardOf } from './board';
import { placeByCorners, placeByItself } from './placing';
import { pictureProblems, viewProblems } from './view-problems';
import type { FoundBoard, KnownTable } from './watching';

/**
 * Looks for the board of a game in a picture: about 1 s here.
 * @param corners the outer corners of the smallest rectangle that holds all laid tiles, clockwise from any of them; found without
 */
export function findBoard(
	picture: Pixels,
	corners: Corners | undefined,
	table: KnownTable,
	reader: Reader
): FoundBoard {
	const view = corners
		? placeByCorners(picture, corners, table, reader)
		: placeByItself(picture, table, reader);
	const { tiles, open } = boardOf(reader.looks, table);
	const ofView = view ? viewProblems(picture, view, [...tiles, ...open]) : [];
	return { view, problems: [...pictureProblems(picture), ...ofView] };
}
