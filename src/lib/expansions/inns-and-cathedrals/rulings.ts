import type { Ruling } from '../../engine/rulings';
import { playedRuling } from '../../rules/base/rulings';

/** Whose tiles are played: the first edition's, or those of the second and third. */
const INN_TILES = ['first', 'later'] as const;

export const INN_RULINGS = [
	{ id: 'innTiles', choices: INN_TILES, usual: 'first', group: 'rules' },
	playedRuling('bigFollowers')
] as const satisfies readonly Ruling[];
