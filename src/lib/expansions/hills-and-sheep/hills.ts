import { tileAt, type Board } from '../../engine/board';
import type { RuleModule } from '../../engine/module';
import type { Piece } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { mostOnHillsWin } from './rulings';
import { isHill } from './tiles';

/** Hills: a tile lies hidden under each, and followers on them win ties. */
export const hills = (rulings: Rulings): RuleModule => ({
	id: 'hills',
	hidesAnother: isHill,
	tieBreak: mostOnHillsWin(rulings)
		? { rule: 'HILL-5', rulings: ['hillTie'], count: countOnHills }
		: {
				rule: 'HILL-4',
				rulings: ['hillTie'],
				count: (board, followers) => Math.min(1, countOnHills(board, followers))
			}
});

/** How many of some followers stand on hills. */
const countOnHills = (board: Board, followers: readonly Piece[]): number =>
	followers.filter(({ at }) => {
		const tile = tileAt(board, at);
		return tile && isHill(tile.type);
	}).length;
