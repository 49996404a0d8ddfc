import type { Ruling, Rulings } from '../../engine/rulings';

/** How often he moves when his own tile completes his city: once, or for the city and for the tile. */
const GINGERBREAD_MOVES = ['once', 'twice'] as const;

export const GINGERBREAD_RULINGS = [
	{ id: 'gingerbreadMoves', choices: GINGERBREAD_MOVES, usual: 'once', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True when he moves for the completed city first, and then for the tile. */
export const movesTwice = (rulings: Rulings): boolean => rulings['gingerbreadMoves'] === 'twice';
