import type { Ruling, Rulings } from '../../engine/rulings';

/** Which edition's thirty tiles are played: those of 2005, or the later ones, with two gardens and without a pennant. */
const DRAGON_TILES = ['first', 'later'] as const;
/** When the dragon moves: before what the turn has completed is scored, or after. */
const DRAGON_MOVES = ['before', 'after'] as const;
/** Whether whoever may send a knight home must. */
const PRINCESS_SENDS = ['may', 'must'] as const;
/** Where the fairy stands: beside a follower, or on a tile with all that stand there. */
const FAIRY_STANDS = ['follower', 'tile'] as const;
/** What a turn begins with for a player with several figures on her tile. */
const FAIRY_AT_START = ['once', 'each'] as const;
/** Who is paid where several followers of a scored feature stand on her tile. */
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

/** True for the tiles of the later editions. */
export const hasLaterDragonTiles = (rulings: Rulings): boolean =>
	rulings['dragonTiles'] === 'later';

/** What is objected to: a dragon tile before any volcano, a figure on a volcano or with the dragon, one in spite of a princess. */
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
