/**
 * Multiplies two matrices of numbers, row by row: `result[i * columns + j]` is the product of row `i` of `left` with row `j` of
 * `right`, both `depth` long. Reading a photo is mostly this. Rows come in pairs and columns in fours, so that eight sums stay
 * in registers. The numbers are doubles, because engines turn each single-precision number into one. Throws for other sizes.
 */
export function multiplyRows(
	left: Float64Array,
	rows: number,
	right: Float64Array,
	columns: number,
	depth: number,
	result: Float64Array
): void {
	if (rows % 2 !== 0 || columns % 4 !== 0)
		throw new Error('Rows come in pairs, and columns in fours.');
	for (let row = 0; row < rows; row += 2)
		for (let column = 0; column < columns; column += 4)
			multiplyBlock(
				left,
				row * depth,
				right,
				column * depth,
				depth,
				result,
				row * columns + column,
				columns
			);
}

/** The products of two rows of the left matrix with four of the right one, from where these rows begin. */
function multiplyBlock(
	left: Float64Array,
	from: number,
	right: Float64Array,
	against: number,
	depth: number,
	result: Float64Array,
	at: number,
	columns: number
): void {
	let a = 0;
	let b = 0;
	let c = 0;
	let d = 0;
	let e = 0;
	let f = 0;
	let g = 0;
	let h = 0;
	for (let step = 0; step < depth; step++) {
		const upper = left[from + step] ?? 0;
		const lower = left[from + depth + step] ?? 0;
		const first = right[against + step] ?? 0;
		const second = right[against + depth + step] ?? 0;
		const third = right[against + 2 * depth + step] ?? 0;
		const fourth = right[against + 3 * depth + step] ?? 0;
		a += upper * first;
		b += upper * second;
		c += upper * third;
		d += upper * fourth;
		e += lower * first;
		f += lower * second;
		g += lower * third;
		h += lower * fourth;
	}
	result.set([a, b, c, d], at);
	result.set([e, f, g, h], at + columns);
}
