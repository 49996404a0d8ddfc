/**
 * Solves a system of linear equations by elimination with pivots.
 * @param rows one equation for each unknown: the factors, then the right side. They are overwritten.
 * @returns the unknowns; not finite if the equations don't decide them
 */
export function solve(rows: readonly Float64Array[]): Float64Array {
	const left = [...rows];
	const ordered = rows.map((_, column) => {
		const pivot = takeLargest(left, column);
		for (const row of left) subtract(row, pivot, (row[column] ?? 0) / (pivot[column] ?? 0));
		return pivot;
	});
	const unknowns = new Float64Array(rows.length);
	for (const [column, row] of [...ordered.entries()].reverse()) {
		const known = unknowns.reduce((sum, value, at) => sum + value * (row[at] ?? 0), 0);
		unknowns[column] = ((row[rows.length] ?? 0) - known) / (row[column] ?? 0);
	}
	return unknowns;
}

function takeLargest(rows: Float64Array[], column: number): Float64Array {
	const size = (row: Float64Array | undefined): number => Math.abs(row?.[column] ?? 0);
	const at = rows.reduce((best, row, index) => (size(row) > size(rows[best]) ? index : best), 0);
	const [row] = rows.splice(at, 1);
	if (!row) throw new Error('There are fewer equations than unknowns.');
	return row;
}

function subtract(row: Float64Array, other: Float64Array, factor: number): void {
	for (const [at, value] of other.entries()) row[at] = (row[at] ?? 0) - factor * value;
}
