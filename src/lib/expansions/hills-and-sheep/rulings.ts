import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's tiles are played: those of 2014, or those of 2018, of which one has a garden. */
const HILL_TILES = ['first', 'later'] as const;
/** Who wins a tie: whoever has a follower on a hill, or the most of them. */
const HILL_TIE = ['any', 'most'] as const;

export const HILLS_RULINGS = [
	{ id: 'hillTiles', choices: HILL_TILES, usual: 'first', group: 'rules' },
	{ id: 'hillTie', choices: HILL_TIE, usual: 'any', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True for the tiles of the later edition. */
export const hasGarden = (rulings: Rulings): boolean => rulings['hillTiles'] === 'later';

/** True if the most followers on hills win a tie. */
export const mostOnHillsWin = (rulings: Rulings): boolean => rulings['hillTie'] === 'most';

/** The objection to a shepherd on a field where one already stands. */
export const HILLS_OBJECTIONS = ['flocks/shepherd-there'] as const;
export type HillsObjection = (typeof HILLS_OBJECTIONS)[number];
