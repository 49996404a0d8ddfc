import type { Ruling, Rulings } from '../../engine/rulings';
import { farmersPlayed } from '../../rules/base/rulings';
import { RIVER_RULINGS, startTileIsNotAsked } from '../../rules/river/declared';

/** The boxes whose inn and pig herd are printed here: these count if that box is played, or always. */
const INN_BOX = 'inns-and-cathedrals';
const PIG_BOX = 'traders-and-builders';
/** The box whose volcanoes bar figures anyway. */
const DRAGON_BOX = 'princess-and-dragon';

/** Which edition's twelve tiles are played: those of 2005, or of 2017, where one bend has a garden. */
const RIVER_2_EDITIONS = ['first', 'later'] as const;
/** Whether whoever lays the lake with the volcano lays another tile at once. */
const VOLCANO_TILE = ['further', 'over'] as const;
/** Whether figures may stand on the lake with the volcano. */
const VOLCANO_FIGURE = ['none', 'allowed'] as const;
/** Whether something printed counts only with the box it belongs to. */
const COUNTS = ['box', 'always'] as const;

export const RIVER_2_RULINGS = [
	{
		id: 'river2Tiles',
		choices: RIVER_2_EDITIONS,
		usual: 'first',
		group: 'rules',
		implies: startTileIsNotAsked
	},
	...RIVER_RULINGS,
	{ id: 'riverVolcanoTile', choices: VOLCANO_TILE, usual: 'further', group: 'rules' },
	{
		id: 'riverVolcanoFigure',
		choices: VOLCANO_FIGURE,
		usual: 'none',
		group: 'rules',
		asked: (rulings: Rulings, _: boolean, played: readonly string[]) =>
			farmersPlayed(rulings) && !played.includes(DRAGON_BOX)
	},
	{
		id: 'riverInn',
		choices: COUNTS,
		usual: 'box',
		group: 'rules',
		asked: (_: Rulings, __: boolean, played: readonly string[]) => !played.includes(INN_BOX)
	},
	{
		id: 'riverPigHerd',
		choices: COUNTS,
		usual: 'box',
		group: 'rules',
		asked: (rulings: Rulings, _: boolean, played: readonly string[]) =>
			farmersPlayed(rulings) && !played.includes(PIG_BOX)
	}
] as const satisfies readonly Ruling[];

/** True if the inn counts, and the box that has inns isn't played, which would count it. */
export const innCountsAlone = (rulings: Rulings, played: readonly string[]): boolean =>
	rulings['riverInn'] === 'always' && !played.includes(INN_BOX);

export const pigHerdCounts = (rulings: Rulings, played: readonly string[]): boolean =>
	rulings['riverPigHerd'] === 'always' || played.includes(PIG_BOX);

/** The objections where the river forks: its arms meet; a figure stands on the volcano. */
export const RIVER_2_OBJECTIONS = ['river-fork/joined', 'river-volcano/figure'] as const;
type River2Objection = (typeof RIVER_2_OBJECTIONS)[number];

export const JOINED: River2Objection = 'river-fork/joined';
export const ON_VOLCANO: River2Objection = 'river-volcano/figure';

/** True if nobody may stand on the tile with the volcano; false if the rules of the dragon say so anyway. */
export const volcanoBarsFigures = (rulings: Rulings, played: readonly string[]): boolean =>
	rulings['riverVolcanoFigure'] !== 'allowed' && !played.includes(DRAGON_BOX);
