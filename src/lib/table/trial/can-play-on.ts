import { tilesLeft, type Game } from '../../engine/game';
import { nextQuestion } from '../../engine/question';
import { whyNotCovered } from '../../lookahead/from-game';

/** True if a game can go on against the app: by rules that the app knows, with tiles that it knows, and some left to draw. */
export const canPlayOn = (game: Game): boolean =>
	game.phase === 'playing' &&
	game.unseen === 0 &&
	tilesLeft(game) > 0 &&
	!nextQuestion(game) &&
	isKnown(game) &&
	!whyNotCovered(game);

/** True if all tiles on the table are those of the box. */
const isKnown = ({ board, rules, left }: Game): boolean =>
	board.order.every(({ type }) => rules.counts.has(type.id) && !type.runsOn) &&
	[...left.values()].every((count) => count >= 0);
