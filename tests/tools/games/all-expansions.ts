import { loadExistingTables } from '../../../src/lib/rules/base/existing-recorder';
import { BOX_IDS, EXPANSION_IDS } from '../../../src/lib/rules/ids';
import { loadExpansions } from '../../../src/lib/rules/loading';
import { loadBoxShapes } from '../../../src/lib/rules/shape-tables';

import '../../../src/lib/drawing/layers/all-marks';
import '../../../src/lib/drawing/layers/all-signs';
import '../../../src/lib/drawing/water/all-water';
import '../../../src/lib/words/en/boxes/all';

/* Whoever imports this replays and draws games with any expansion. */
await Promise.all([
	loadExpansions(EXPANSION_IDS),
	loadExistingTables(),
	...BOX_IDS.map(loadBoxShapes)
]);
