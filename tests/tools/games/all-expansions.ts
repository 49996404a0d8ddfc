import { loadExistingTables } from '../../../src/lib/rules/base/existing-recorder';
import { BOX_IDS } from '../../../src/lib/rules/boxes';
import { EXPANSION_IDS } from '../../../src/lib/rules/declared';
import { loadExpansions } from '../../../src/lib/rules/loading';
import { loadBoxShapes } from '../../../src/lib/rules/loading';
import { loadWordsOf } from '../../../src/lib/words/load-expansions';
import { LANGUAGE_TAGS } from '../../../src/lib/words/tags';

import '../../../src/lib/drawing/layers/winter-marks';
import '../../../src/lib/drawing/water/all-water';

/* Whoever imports this replays and draws games with any expansion. */
await Promise.all([
	loadExpansions(EXPANSION_IDS),
	loadExistingTables(),
	...BOX_IDS.map(loadBoxShapes),
	...LANGUAGE_TAGS.map((tag) => loadWordsOf(EXPANSION_IDS, tag))
]);
