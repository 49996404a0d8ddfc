import type { PackedPart } from '../presentation/packed';
import { GINGERBREAD_MOVED, GINGERBREAD_STOOD } from './events';

/** The numbers of The Gingerbread Man in packed games. */
export const GINGERBREAD_PACKED: PackedPart = {
	expansions: [[1, 'gingerbread']],
	tiles: [1, 2, 3, 4, 5, 6].map((number) => [48 + number, `gingerbread-${String(number)}`]),
	rulings: [[20, 'gingerbreadMoves', ['once', 'twice']]],
	events: [
		[14, GINGERBREAD_MOVED, { player: 'same', from: 'place?', to: 'place' }],
		[15, GINGERBREAD_STOOD, { to: 'place' }]
	]
};
