import type { Ruling } from '../../engine/rulings';

/** Which crop circles lie on the table: those of 2010, those of 2012 and of the Big Boxes, or both. */
const CIRCLE_TILES = ['first', 'second', 'both'] as const;
/** Whether a player who can add a follower must. */
const CIRCLE_ADD = ['may', 'must'] as const;

export const CIRCLE_RULINGS = [
	{ id: 'circleTiles', choices: CIRCLE_TILES, usual: 'first', group: 'rules' },
	{ id: 'circleAdd', choices: CIRCLE_ADD, usual: 'may', group: 'rules' }
] as const satisfies readonly Ruling[];
