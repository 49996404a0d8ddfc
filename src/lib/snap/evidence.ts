/** What a network makes of one cut-out of a photo, before neighbours and the counts of a box are taken into account. */
export interface Evidence {
	/**
	 * Natural logarithms of probabilities: four for each look (see `looks.ts`), by quarter turns clockwise, then that of
	 * another tile, then that of none. Turns in which a look is the same share their probability equally.
	 */
	readonly contents: Float32Array;
	/** Where the centre of the tile lies from that of the cut-out: to the right and down, in tiles. */
	readonly offset: readonly [number, number];
	/** The probability that a figure stands on the tile, by colour in the order of `PLAYER_COLOURS`. */
	readonly figures: Float32Array;
}
