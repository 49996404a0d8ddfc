/** Measures of a plot, in pixels. */
export interface Frame {
	/** The x of each value, from left to right. */
	readonly stops: readonly number[];
	/** The y of a number of points. */
	readonly y: (points: number) => number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** Font size. */
	readonly letter: number;
}
