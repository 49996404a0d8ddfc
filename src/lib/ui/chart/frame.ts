/** Where things lie on a plot, in pixels. */
export interface Frame {
	/** From left to right, one for each thing that can be read. */
	readonly stops: readonly number[];
	/** The height at which so many points lie. */
	readonly y: (points: number) => number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** How large letters are. */
	readonly letter: number;
}
