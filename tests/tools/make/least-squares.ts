/** Sums for least squares of one number by several others. */
export class Sums {
	readonly #products: number[][];
	readonly #targets: number[];

	constructor(readonly count: number) {
		this.#products = Array.from({ length: count }, () => Array<number>(count).fill(0));
		this.#targets = Array<number>(count).fill(0);
	}

	/** Adds one case: what was counted, and what it came to. */
	add(counts: readonly number[], target: number): void {
		counts.forEach((one, row) => {
			if (one === 0) return;
			const products = this.#products[row] ?? [];
			counts.forEach((other, column) => (products[column] = (products[column] ?? 0) + one * other));
			this.#targets[row] = (this.#targets[row] ?? 0) + one * target;
		});
	}

	/** The coefficients that fit best; `damping` keeps those of rare counts small. */
	solve(damping: number): number[] {
		const rows = this.#products.map((row, at) => [
			...row.map((value, column) => value + (column === at ? damping : 0)),
			this.#targets[at] ?? 0
		]);
		rows.forEach((row, at) => {
			for (const other of rows) if (other !== row) subtract(other, row, at);
		});
		return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
	}
}

/** Takes a multiple of a row from another one, so that this has zero in a column. */
function subtract(from: number[], row: readonly number[], column: number): void {
	const factor = (from[column] ?? 0) / (row[column] ?? 1);
	row.forEach((value, at) => (from[at] = (from[at] ?? 0) - factor * value));
}
