import type { ExpansionRules } from '../../rules/base/expansion';
import { TUNNEL_FIGURES } from './figure-art';
import { TUNNEL_MARKS } from './mark-art';
import { TUNNEL_PRESENTATION } from './presentation';
import { TUNNEL_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { TUNNEL_COUNTS, TUNNEL_TILES } from './tiles';
import { tunnels } from './tunnels';

/** The rules and tiles of The Tunnel. */
export const RULES: ExpansionRules = {
	tiles: TUNNEL_TILES,
	counts: () => TUNNEL_COUNTS,
	ownTiles: [],
	modules: (rulings) => [tunnels(rulings)],
	presentations: [TUNNEL_PRESENTATION],
	figures: TUNNEL_FIGURES,
	marks: TUNNEL_MARKS,
	shapes: SHAPES,
	scoring: TUNNEL_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
