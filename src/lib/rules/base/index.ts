import type { TileSet } from './expansion';
import { BASE_COUNTS, BASE_TILES } from './tiles';

/** The tiles of the base game, which lie in every box. How its events are packed is in share/packed/events.ts. */
export const BASE: TileSet = {
	tiles: BASE_TILES,
	counts: () => BASE_COUNTS,
	packed: {
		boxes: [[0, 'base-c1']],
		pieces: [[0, 'follower']],
		tiles: Array.from('ABCDEFGHIJKLMNOPQRSTUVWX', (letter, index) => [index, `base-${letter}`]),
		rulings: [
			[0, 'farmers', ['on', 'off']],
			[1, 'farmRule', ['third', 'second', 'first']],
			[2, 'smallCity', ['4', '2']],
			[3, 'unfinished', ['score', 'nothing']],
			[4, 'ties', ['shared', 'again', 'non-starter', 'starter']],
			[5, 'unplayable', ['aside', 'bag']],
			[6, 'filledHole', ['no', 'turn']],
			[7, 'edge', ['none', 'limits', 'completes', 'extends', 'shifts']],
			[8, 'tableWidth', ['21']],
			[9, 'tableHeight', ['21']],
			[10, 'trees', ['end', 'run-on']],
			[11, 'buying', ['no', 'yes']],
			[12, 'starter', ['youngest', 'chosen', 'lot', 'roads', 'decides']],
			[13, 'aids', ['helper', 'clear', 'referee']],
			[21, 'startTile', ['first', 'bag']],
			[22, 'hand', ['one', 'three']],
			[31, 'followers', ['7', '5', '6', '8', '9', '10']]
		]
	}
};
