import type { Ruling, Rulings } from '../../engine/rulings';

/** How often he moves when his own tile completes the city in which he stands: once, or for the city and for the tile. */
const GINGERBREAD_MOVES = ['once', 'twice'] as const;

/** The open questions of the Gingerbread Man. */
export const GINGERBREAD_RULINGS = [
	{ id: 'gingerbreadMoves', choices: GINGERBREAD_MOVES, usual: 'once', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True when he moves for the completed city first, and then for the tile. */
export const movesTwice = (rulings: Rulings): boolean => rulings['gingerbreadMoves'] === 'twice';
