import { tileAt } from '../../engine/board';
import type { Game } from '../../engine/game';
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
				count: (game, followers) => Math.min(1, countOnHills(game, followers))
			}
});

/** How many of some followers stand on hills. */
const countOnHills = ({ board }: Game, followers: readonly Piece[]): number =>
	followers.filter(({ at }) => {
		const tile = tileAt(board, at);
		return tile && isHill(tile.type);
	}).length;
