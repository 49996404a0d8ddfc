import { common } from './common';
import { counted } from './format';
import { part } from '../parts';

/** Words of the broadcast of a followed game, for a stream. They come with it. */
export const broadcast = {
	open: 'Broadcast view',
	openHint: 'For a stream: the board and the scores on a transparent background.',
	address: 'The address of the broadcast',
	/** How to use the address: of a game that comes by a relay, or over a direct connection. */
	how: (relay: boolean): string =>
		relay
			? 'In your streaming program, add a browser source with this address, 1920 × 1080 pixels. It connects by itself.'
			: 'In your streaming program, add a browser source with this address, 1920 × 1080 pixels. Open it with “Interact”, and paste the link of a new code.',
	here: 'Show it here',
	hereHint: 'Back, or the Escape key, returns to the game.',
	/** Beside the board, while it isn’t seen as it is now. */
	lost: 'Connection lost. This is the last known board.',
	tilesLeft: (n: number): string =>
		n === 0 ? 'No tiles left' : counted(n, 'tile left', 'tiles left'),
	/** Above the name of the tile that is about to be laid. */
	inHand: 'In hand',
	leads: (name: string, ahead: number): string => `${name} leads by ${common.points(ahead)}`,
	level: (names: readonly string[]): string => `${common.list(names)} are level`
} as const;

/** The same in the language that is spoken. */
export const broadcastWords = part('broadcast', broadcast);
