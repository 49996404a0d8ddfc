import type { CellCount } from './grid/count-cells';
import type { Progress } from './grid/viewing';
import type { KnownCell, TablePhoto } from './read-table';
import type { Corners, Grid, Pixels, Reading } from './reading';

/** What the worker is told. Of several readings the last one counts. */
export type SnapRequest =
	| { readonly type: 'open'; readonly photo: Pixels; readonly weights: string }
	| { readonly type: 'find'; readonly number: number }
	| { readonly type: 'count'; readonly corners: Corners; readonly number: number }
	| { readonly type: 'read'; readonly table: Omit<TablePhoto, 'photo'>; readonly number: number }
	| { readonly type: 'mend'; readonly known: readonly KnownCell[]; readonly number: number }
	| { readonly type: 'cancel' }
	/** The photo isn't needed any more. What was read in it can still be mended. */
	| { readonly type: 'release' };

/** What the worker answers, with the number of the request. No answer follows for a reading that was cancelled. */
export type SnapReply =
	| ({ readonly type: 'progress'; readonly number: number } & Progress)
	/** If the grid is undefined, nothing sure was found. */
	| { readonly type: 'found'; readonly grid: Grid | undefined; readonly number: number }
	| { readonly type: 'counted'; readonly count: CellCount; readonly number: number }
	| { readonly type: 'read'; readonly reading: Reading; readonly number: number }
	| { readonly type: 'failed'; readonly why: SnapFailure; readonly number: number };

/** Why there is no answer: the weights of the network can't be loaded, or something happened that must not happen. */
export type SnapFailure = 'no-weights' | 'failed';
