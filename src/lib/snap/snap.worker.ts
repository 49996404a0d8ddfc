/*
 * Reads photos in a thread of its own. So far only the contract of its parts: what is exported here stays exported there
 * until the worker itself uses it.
 */
export type { Evidence } from './evidence';
export { lookFinder, looksOf, looksOfLines } from './looks';
export type { FoundLook, Look, LookFinder } from './looks';
export type {
	CellContent,
	Corners,
	Grid,
	GridCell,
	Pixels,
	Point,
	ReadCell,
	ReadFigure,
	Reading
} from './reading';
