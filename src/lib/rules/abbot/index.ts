import type { Expansion } from '../base/expansion';
import { abbot } from './abbot';
import { ABBOT_FIGURES } from './figure-art';
import { ABBOT_OUTLINE } from './outline';
import { ABBOT_PRESENTATION } from './presentation';

export const ABBOT: Expansion = {
	...ABBOT_OUTLINE,
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	modules: () => [abbot],
	presentations: [ABBOT_PRESENTATION],
	figures: ABBOT_FIGURES,
	shapes: {}
};
