import type { Ruling } from '../../engine/rulings';

/** Which edition's eighteen tiles are played: those of 2006, or later ones, of which two have a garden. */
const TOWER_TILES = ['first', 'later'] as const;
/** Whether a ransom may be paid by somebody with fewer points than it costs, who then falls below 0. */
const RANSOM_BELOW = ['no', 'yes'] as const;
/** Who says which kind of figure comes home by an exchange: whoever captured, or the other player. */
const EXCHANGE_BY = ['capturer', 'other'] as const;

export const TOWER_RULINGS = [
	{ id: 'towerTiles', choices: TOWER_TILES, usual: 'first', group: 'rules' },
	{ id: 'ransomBelow', choices: RANSOM_BELOW, usual: 'no', group: 'rules' },
	{ id: 'exchangeBy', choices: EXCHANGE_BY, usual: 'capturer', group: 'rules' }
] as const satisfies readonly Ruling[];

/** The objections to a ransom: another one was paid in the turn, or there are too few points for it. */
export const TOWER_OBJECTIONS = ['tower/ransomed-before', 'tower/too-few-points'] as const;
type TowerObjection = (typeof TOWER_OBJECTIONS)[number];

export const RANSOMED_BEFORE: TowerObjection = 'tower/ransomed-before';
export const TOO_FEW_POINTS: TowerObjection = 'tower/too-few-points';
