import type { Expansion } from '../base/expansion';
import { GINGERBREAD_FIGURES } from './figure-art';
import { gingerbread } from './gingerbread';
import { GINGERBREAD_OUTLINE } from './outline';
import { GINGERBREAD_PRESENTATION } from './presentation';
import { GINGERBREAD_COUNTS } from './tiles';

export const GINGERBREAD: Expansion = {
	...GINGERBREAD_OUTLINE,
	tiles: [],
	counts: () => GINGERBREAD_COUNTS,
	ownTiles: [],
	modules: () => [gingerbread],
	presentations: [GINGERBREAD_PRESENTATION],
	figures: GINGERBREAD_FIGURES,
	shapes: {}
};
