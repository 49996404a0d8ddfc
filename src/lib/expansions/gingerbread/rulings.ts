import type { Ruling } from '../../engine/rulings';

/** How often he moves when his own tile completes his city: once, or for the city and for the tile. */
const GINGERBREAD_MOVES = ['once', 'twice'] as const;
/** Whether his tiles are known, or described by the players, as in games that began before they were known. */
const GINGERBREAD_TILES = ['known', 'described'] as const;
export type GingerbreadTiles = (typeof GINGERBREAD_TILES)[number];

export const GINGERBREAD_RULINGS = [
	{ id: 'gingerbreadMoves', choices: GINGERBREAD_MOVES, usual: 'once', group: 'rules' },
	{
		id: 'gingerbreadTiles',
		choices: GINGERBREAD_TILES,
		usual: 'known',
		unrecorded: 'described',
		retired: { described: { gingerbreadTiles: 'known' } },
		group: 'rules',
		// Nobody has to choose: a new game has the known tiles, and an older one keeps those it has.
		asked: () => false
	}
] as const satisfies readonly Ruling[];

/** The ids of the tiles that players described before they were known. */
export const DESCRIBED_IDS = [1, 2, 3, 4, 5, 6].map((number) => `gingerbread-${String(number)}`);
