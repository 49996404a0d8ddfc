import { DARMSTADTIUM } from '../../../src/lib/expansions/darmstadt/tiles';
import type { Glue } from '../../tools/games/glue';
import { paidApart } from '../../tools/games/paid-apart';

/* Darmstadt in recorded games. */

/** Records name a tile of each player's, not that of the church. */
const churches = paidApart({
	file: 'darmstadt',
	feature: 'church',
	occasion: 'darmstadt/most',
	isWithoutTile: true
});

export default {
	...churches,
	items: { [DARMSTADTIUM]: { each: 0, ours: ([, , points]) => [DARMSTADTIUM, 1, points] } },
	damages: [
		...churches.damages,
		{
			what: 'awards',
			file: 'darmstadt',
			has: ({ awards = [] }) =>
				awards.some(({ items }) => items.some(([of]) => of === DARMSTADTIUM)),
			change: ({ awards }) => awards?.forEach(({ items }) => items.pop())
		}
	]
} satisfies Glue;
