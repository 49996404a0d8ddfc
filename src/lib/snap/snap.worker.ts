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
export { CUT_OUT, CUT_OUT_BYTES, cutOut } from './grid/cut-out';
export { cornersIn, homographyOfGrid } from './grid/homography';
export { centreOf, fitted, straight } from './grid/placement';
export { pyramidOf } from './grid/pyramid';
export type { View } from './grid/cut-out';
export type { Cells, Placement, Sighting } from './grid/placement';
export { Network } from './network/network';
export { readWeights } from './network/weights';
export type { Weights } from './network/weights';
