import { common } from './common';
import { result } from './result';
import { home } from './home';
import { formatDate, counted } from './format';
import { part } from '../parts';

const many = (n: number): string => counted(n, 'tile', 'tiles').replace(' ', '\u00a0');

/** Words on the picture of a game. Only what paints it loads them. */
export const picture = {
	app: common.app,
	won: result.won,
	tied: result.tied,
	alone: result.aloneScore,
	/** For a running game: the number of drawn tiles that were laid. */
	running: (laid: number, all: number): string => `In play: ${home.progress(laid, all)}`,
	building: 'Table in progress',
	/** When it was played, in ms since 1970 UTC. */
	day: (time: number): string => formatDate(new Date(time)),
	/** What was played, and the number of tiles once the game is over. */
	played: (box: string, expansions: readonly string[], lie?: number): string =>
		[home.played(box, expansions), ...(lie === undefined ? [] : [many(lie)])].join(' · '),
	/** Below the code. */
	scan: 'Scan me to replay the game',
	/** For a game that is too long for a code. */
	open: 'Open this picture in Tilekeep: the whole game is in it'
} as const;

/** The same in the language that is spoken. */
export const pictureWords = part('picture', picture);
