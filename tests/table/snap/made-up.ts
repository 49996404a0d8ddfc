import { ok } from '../../../src/lib/engine/result';
import { tileId } from '../../../src/lib/engine/tile';
import type { KnownCell } from '../../../src/lib/snap/read-table';
import type { CellContent, ReadCell, Reading } from '../../../src/lib/snap/reading';
import type { TableReader } from '../../../src/lib/snap/table-reader';

/** A tile of the base game on a cell. */
export const tile = (letter: string, rotation: 0 | 1 | 2 | 3 = 0): CellContent => ({
	kind: 'tile',
	tile: tileId(`base-${letter}`),
	rotation
});

export const EMPTY: CellContent = { kind: 'empty' };
export const OTHER: CellContent = { kind: 'other' };

/** A reading, row by row; those of `unsure` aren't sure, by their place in the list. */
export function reading(
	columns: number,
	contents: readonly CellContent[],
	unsure: readonly number[] = []
): Reading {
	const rows = Math.ceil(contents.length / columns);
	const [right, bottom] = [columns * 100, rows * 100];
	const cells = contents.map((content, index): ReadCell => ({
		cell: { column: index % columns, row: Math.floor(index / columns) },
		content,
		sure: !unsure.includes(index),
		next: unsure.includes(index) ? [tile('V', 1), tile('U'), EMPTY] : []
	}));
	const corners = [
		{ x: 0, y: 0 },
		{ x: right, y: 0 },
		{ x: right, y: bottom },
		{ x: 0, y: bottom }
	] as const;
	return { grid: { corners, columns, rows }, cells, figures: [] };
}

/** A reader in tests only: it reads what it is told to. */
export class MadeUpReader implements TableReader {
	readonly mends: (readonly KnownCell[])[] = [];
	/** Readings after the first one; the last one stays. */
	later: Reading[] = [];
	closed = 0;
	cancelled = 0;

	constructor(readonly first: Reading) {}

	find: TableReader['find'] = () => Promise.resolve(ok(undefined));
	count: TableReader['count'] = () => Promise.resolve(ok({ columns: 5, rows: 4, sure: true }));
	read: TableReader['read'] = () => Promise.resolve(ok(this.first));
	mend: TableReader['mend'] = (known) => {
		this.mends.push(known);
		return Promise.resolve(ok(this.later.shift() ?? this.first));
	};
	cancel = (): void => {
		this.cancelled++;
	};
	close = (): void => {
		this.closed++;
	};
}
