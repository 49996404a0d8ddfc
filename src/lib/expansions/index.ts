import type { Interplay } from '../rules/base/expansion';
import { ABBEY_AND_MAYOR } from './abbey-and-mayor';
import { ABBOT } from './abbot';
import { UNDER_THE_BIG_TOP } from './big-top';
import { BRIDGES } from './bridges';
import { CROP_CIRCLES } from './crop-circles';
import { DARMSTADT } from './darmstadt';
import { FERRIES } from './ferries';
import { FESTIVAL } from './festival';
import { FLYING_MACHINES } from './flying-machines';
import { GINGERBREAD } from './gingerbread';
import { GOLD_MINES } from './gold-mines';
import { HILLS_AND_SHEEP } from './hills-and-sheep';
import { GQ11 } from './gq11';
import { INNS_AND_CATHEDRALS } from './inns-and-cathedrals';
import { KING_AND_ROBBER } from './king-and-robber';
import { LABYRINTH } from './labyrinth';
import { LITTLE_BUILDINGS } from './little-buildings';
import { MAGE_AND_WITCH } from './mage-and-witch';
import { MESSAGES } from './messages';
import { MONASTERIES } from './monasteries';
import { OTHER_TILES } from './other-tiles';
import { PHANTOM } from './phantom';
import { PRINCESS_AND_DRAGON } from './princess-and-dragon';
import { RIVER } from './river';
import { RIVER_2 } from './river-2';
import { ROBBERS } from './robbers';
import { RUSSIAN_PROMOS } from './russian-promos';
import { SHRINES } from './shrines';
import { SIEGE } from './siege';
import { SPIEL_DOCH } from './spiel-doch';
import { TOWER } from './tower';
import { TRADERS_AND_BUILDERS } from './traders-and-builders';
import { TUNNEL } from './tunnel';
import { WATCHTOWERS } from './watchtowers';
import { WIND_ROSES } from './wind-roses';

/** The expansions that can be played with any box, in the order of every list: first those that lie in a box. */
export const EXPANSIONS = [
	RIVER,
	ABBOT,
	INNS_AND_CATHEDRALS,
	TRADERS_AND_BUILDERS,
	RIVER_2,
	ABBEY_AND_MAYOR,
	KING_AND_ROBBER,
	GOLD_MINES,
	MAGE_AND_WITCH,
	FLYING_MACHINES,
	CROP_CIRCLES,
	FERRIES,
	ROBBERS,
	MESSAGES,
	PRINCESS_AND_DRAGON,
	TOWER,
	SHRINES,
	SIEGE,
	FESTIVAL,
	PHANTOM,
	UNDER_THE_BIG_TOP,
	WATCHTOWERS,
	DARMSTADT,
	WIND_ROSES,
	LITTLE_BUILDINGS,
	MONASTERIES,
	HILLS_AND_SHEEP,
	LABYRINTH,
	TUNNEL,
	GQ11,
	RUSSIAN_PROMOS,
	SPIEL_DOCH,
	BRIDGES,
	GINGERBREAD,
	...OTHER_TILES
] as const;

/** What applies only if certain expansions are played together, and belongs to none of them. */
const INTERPLAYS: readonly Interplay[] = [
	{
		// One spring and one lake stay in the box.
		needs: ['river', 'river-2'],
		tilesLeftOut: 2,
		load: async () => (await import('./together/two-rivers')).TWO_RIVERS_RULES
	},
	{
		needs: ['siege', 'traders-and-builders'],
		tilesLeftOut: 0,
		load: async () => (await import('./together/pigs-and-sieges')).PIG_AND_SIEGE_RULES
	},
	{
		needs: ['siege', 'river-2'],
		tilesLeftOut: 0,
		load: async () => (await import('./together/pigs-and-sieges')).HERD_AND_SIEGE_RULES
	},
	{
		needs: ['siege', 'gq11'],
		tilesLeftOut: 0,
		load: async () => (await import('./together/pigs-and-sieges')).OTHER_HERD_AND_SIEGE_RULES
	},
	{
		needs: ['robbers', 'messages'],
		tilesLeftOut: 0,
		load: async () => (await import('./together/robbers-and-messages')).ROBBERS_AND_MESSAGES_RULES
	}
];

/** What applies if these expansions are played together. */
export const interplaysOf = (ids: readonly string[]) =>
	INTERPLAYS.filter(({ needs }) => needs.every((need) => ids.includes(need)));
