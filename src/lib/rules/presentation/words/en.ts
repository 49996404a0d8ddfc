/* What is said in English of signs that several expansions print on their tiles. */

/** An inn at a road. */
export const inn = {
	printed: { inn: 'Inn: where it counts, a completed road with it pays 2 points a tile.' },
	signs: { inn: { name: 'Inn', with: 'with an inn' } }
};

/** A volcano. */
export const volcano = {
	printed: {
		volcano: 'Volcano: no figure is placed on this tile, unless your rules allow it.'
	},
	marks: { volcano: 'volcano' }
};
