import { featureAt } from '../../engine/board';
import type { Game } from '../../engine/game';
import type { Piece } from '../../engine/piece';
import type { Place, Spot } from '../../engine/spot';
import type { FigureMove, NamedPlace, Numbering } from './events';

/** A place with the kind of the feature there. */
export const namedPlace = (game: Game, { x, y, segment }: Place): NamedPlace => ({
	x,
	y,
	segment,
	kind: featureAt(game.board, { x, y, segment })?.kind ?? 'field'
});

/** A place with its segment renumbered. */
export const renumberedPlace = <P extends Place>(place: P, number: Numbering): P => ({
	...place,
	segment: number(place)
});

/** The move of a figure to a place; empty if there is no feature at the place. */
export function figureMove(
	game: Game,
	figure: Pick<FigureMove, 'player' | 'piece'>,
	place: Place
): readonly FigureMove[] {
	const onto = featureAt(game.board, place)?.kind;
	return onto ? [{ ...figure, to: { place, onto } }] : [];
}

/** The move of a figure to a tile as a whole. */
export const figureMoveToTile = (
	figure: Pick<FigureMove, 'player' | 'piece'>,
	{ x, y }: Spot,
	mark?: string
): FigureMove => ({
	...figure,
	to: { place: { x, y, segment: 0 }, ...(mark !== undefined && { mark }) }
});

/** Figures sent home in this turn so far, or since play on an existing table began. */
export const sentHomeInTurn = ({ history, turn }: Game): readonly Piece[] =>
	history
		.slice(turn?.since ?? 0)
		.flatMap(({ settlements }) => settlements.flatMap(({ home }) => home));
