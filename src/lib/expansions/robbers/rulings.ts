import type { Ruling } from '../../engine/rulings';

/** Which edition's eight tiles are played: those of 2012, or later ones, of which one has a garden. */
const ROBBER_TILES = ['first', 'later'] as const;
/** Who else may place a robber: the next player, every player, or all of them before the tile is laid. */
const ROBBERS = ['next', 'every', 'before'] as const;
/** What robbers on the track do at the end: 3 points each, rob once more, or nothing. */
const AT_END = ['three', 'rob', 'nothing'] as const;

export const ROBBERS_RULINGS = [
	{ id: 'robberTiles', choices: ROBBER_TILES, usual: 'first', group: 'rules' },
	{ id: 'robbers', choices: ROBBERS, usual: 'next', group: 'rules' },
	{ id: 'robbersAtEnd', choices: AT_END, usual: 'three', group: 'rules' }
] as const satisfies readonly Ruling[];
