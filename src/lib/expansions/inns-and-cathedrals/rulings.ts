import type { Ruling, Rulings } from '../../engine/rulings';
import { playedRuling } from '../../rules/base/rulings';

/** Which tiles are played: the first edition's, those of the second and third, or those printed in 2025. */
const INN_TILES = ['first', 'later', 'print-2025'] as const;
export type InnEdition = (typeof INN_TILES)[number];
/** What a road with an inn or a city with a cathedral pays if it is unfinished at the end: nothing, or as much as without. */
const UNFINISHED_SIGNS = ['nothing', 'as-without'] as const;

export const INN_RULINGS = [
	{ id: 'innTiles', choices: INN_TILES, usual: 'first', group: 'rules' },
	{
		id: 'unfinishedSigns',
		choices: UNFINISHED_SIGNS,
		usual: 'nothing',
		late: true,
		group: 'rules'
	},
	playedRuling('bigFollowers')
] as const satisfies readonly Ruling[];

export const innTilesOf = (rulings: Rulings): InnEdition =>
	INN_TILES.find((edition) => edition === rulings['innTiles']) ?? 'first';
