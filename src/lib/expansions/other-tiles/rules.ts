import type { ExpansionRules } from '../../rules/base/expansion';
import type { OtherTilesId } from './boxes';
import { OTHER_MARKS } from './mark-art';
import SHAPES from './shapes.json' with { type: 'json' };
import { countsOf, tilesOf } from './tiles';

/** The tiles of a box. It has no rules of its own. */
export const rulesOf = (box: OtherTilesId): ExpansionRules => ({
	tiles: tilesOf(box),
	counts: () => countsOf(box),
	ownTiles: [],
	modules: () => [],
	presentations: [],
	figures: {},
	marks: OTHER_MARKS,
	shapes: SHAPES[box],
	scoring: { box: 'base-c1', topics: [] },
	words: {
		en: async () => ({ words: (await import('./words/en')).wordsOf(box) }),
		de: async () => ({ words: (await import('./words/de')).wordsOf(box) }),
		fr: async () => ({ words: (await import('./words/fr')).wordsOf(box) }),
		ro: async () => ({ words: (await import('./words/ro')).wordsOf(box) })
	}
});
