import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's thirty tiles are played: those of 2005, or the later ones, with two gardens and without a pennant. */
const DRAGON_TILES = ['first', 'later'] as const;
/** When the dragon moves: before or after scoring what the turn has completed. */
const DRAGON_MOVES = ['before', 'after'] as const;
/** Whether whoever may send a knight home must do so. */
const PRINCESS_SENDS = ['may', 'must'] as const;
/** Where the fairy stands: beside a follower, or on a tile with all figures there. */
const FAIRY_STANDS = ['follower', 'tile'] as const;
/** How often a player with several figures on her tile is paid when the turn begins. */
const FAIRY_AT_START = ['once', 'each'] as const;
/** Who is paid if several followers of a scored feature stand on her tile. */
const FAIRY_SCORED = ['first', 'each'] as const;
/** Who may go through a portal: every follower, or neither mayor nor wagon. */
const PORTAL_FIGURES = ['all', 'plain'] as const;

const onTile = (rulings: Rulings): boolean => rulings['fairy'] === 'tile';

export const DRAGON_RULINGS = [
	{ id: 'dragonTiles', choices: DRAGON_TILES, usual: 'first', group: 'rules' },
	{ id: 'dragonMoves', choices: DRAGON_MOVES, usual: 'before', group: 'rules' },
	{ id: 'princess', choices: PRINCESS_SENDS, usual: 'may', group: 'rules' },
	{ id: 'fairy', choices: FAIRY_STANDS, usual: 'follower', group: 'rules' },
	{ id: 'fairyAtStart', choices: FAIRY_AT_START, usual: 'once', group: 'rules', asked: onTile },
	{ id: 'fairyScored', choices: FAIRY_SCORED, usual: 'first', group: 'rules', asked: onTile },
	{
		id: 'portalFigures',
		choices: PORTAL_FIGURES,
		usual: 'all',
		group: 'rules',
		asked: (_: Rulings, __: boolean, played: readonly string[]) =>
			played.includes('abbey-and-mayor')
	}
] as const satisfies readonly Ruling[];

/** True if the tiles of the later editions are played. */
export const hasLaterDragonTiles = (rulings: Rulings): boolean =>
	rulings['dragonTiles'] === 'later';

/**
 * The objections: to a tile with the dragon before any volcano; to a figure on a volcano, on the tile of the dragon, or put
 * although a princess must send a knight home.
 */
export const DRAGON_OBJECTIONS = [
	'dragon/asleep',
	'dragon/volcano',
	'dragon/here',
	'princess/must'
] as const;
type DragonObjection = (typeof DRAGON_OBJECTIONS)[number];

export const ASLEEP: DragonObjection = 'dragon/asleep';
export const ON_VOLCANO: DragonObjection = 'dragon/volcano';
export const WITH_DRAGON: DragonObjection = 'dragon/here';
export const MUST_SEND: DragonObjection = 'princess/must';
