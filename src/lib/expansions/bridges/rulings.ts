import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's tiles are played: those of 2010, or those of 2017, of which one has a garden. */
const BRIDGE_TILES = ['first', 'later'] as const;
/** Where a bridge may be laid that the tile doesn't need: on the tile or one beside it, or on the tile only. */
const FREE_BRIDGE = ['beside', 'here'] as const;
/** Which of several features completed at once a castle is paid for: the one that the lord's player chooses, or the best. */
const CASTLE_CHOICE = ['chosen', 'best'] as const;
/** How the tiles of a bazaar are dealt: players bid for them, or each takes one. */
const BAZAAR = ['auction', 'choose'] as const;
/** When a bazaar that was drawn during a round has its auction: after that round, or never. */
const BAZAAR_IN_BAZAAR = ['after', 'none'] as const;
/** What comes first if a bazaar earns a second part of the turn: its auction with the round, or that part. */
const BAZAAR_AND_BUILDER = ['auction', 'part'] as const;

export const BRIDGES_RULINGS = [
	{ id: 'bridgeTiles', choices: BRIDGE_TILES, usual: 'first', group: 'rules' },
	{ id: 'freeBridge', choices: FREE_BRIDGE, usual: 'beside', group: 'rules' },
	{ id: 'castleChoice', choices: CASTLE_CHOICE, usual: 'chosen', group: 'rules' },
	{ id: 'bazaar', choices: BAZAAR, usual: 'auction', group: 'rules' },
	{ id: 'bazaarInBazaar', choices: BAZAAR_IN_BAZAAR, usual: 'after', group: 'rules' },
	{ id: 'bazaarAndBuilder', choices: BAZAAR_AND_BUILDER, usual: 'auction', group: 'rules' }
] as const satisfies readonly Ruling[];

/** True if a bridge that a tile doesn't need may lie on one beside it. */
export const bridgesAreFree = ({ freeBridge }: Rulings): boolean => freeBridge !== 'here';

/** True if the lord's player chooses what a castle is paid for. */
export const lordsChoose = ({ castleChoice }: Rulings): boolean => castleChoice !== 'best';
