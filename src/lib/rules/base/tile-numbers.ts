import { tilesLeft, type Game } from '../../engine/game';
import { ENDED, isLaid } from './events';

/*
 * Tiles are numbered in the order in which they come to lie on the table, whoever they belong to: the start tile, or the
 * first tile of an existing table, is 1. A turn and its answers have the number of the turn's tile, and so does what was done
 * before that tile was laid. Every screen, list and table uses these numbers.
 */

/** The number of a turn's tile; 0 before the first turn, `final` for the final scoring and what follows. */
export type TurnNumber = number | 'final';

/** The number of the tile laid last; 0 on an empty table. */
export const lastTileNumber = ({ board }: Game): number => board.order.length;

/** The number of the turn at each event. */
export function turnNumbers({ board, history }: Game): readonly TurnNumber[] {
	let tile = board.order.length - history.filter(({ event }) => isLaid(event)).length;
	let turn: TurnNumber = 0;
	return history.map(({ event, before }) => {
		if (event.type === ENDED) turn = 'final';
		else if (isLaid(event)) turn = ++tile;
		return before ? tile + 1 : turn;
	});
}

/** The number of the turn that the last event belongs to. */
export const turnNumber = (game: Game): TurnNumber => turnNumbers(game).at(-1) ?? 0;

/**
 * All tiles of the table: laid, turned up, left to draw, set aside, and the players' own, laid or not. Own tiles count from the start,
 * so the number stays the same throughout a game. It only grows by tiles that the box doesn't have, and shrinks by tiles that lie
 * hidden under others.
 */
export const tilesInAll = (game: Game): number =>
	game.board.order.length +
	game.turnedUp.length +
	tilesLeft(game) +
	game.aside.length +
	game.stock.reduce((sum, own) => sum + copiesIn(own.values()), 0);

const copiesIn = (counts: Iterable<number>): number =>
	[...counts].reduce((sum, count) => sum + Math.max(0, count), 0);
