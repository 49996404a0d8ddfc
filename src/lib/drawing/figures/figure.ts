import type { PieceKindId } from '../../engine/piece';
import { FIGURES } from '../../rules/art';
import type { Lying } from '../board/scene';
import type { FigureShape, FigureShapes } from '../../rules/presentation/art';

/** Approximate height of a standing figure, in units. */
export const FIGURE_HEIGHT = 27;

/** The shapes of a kind of figure. A kind without shapes looks like a follower. */
function shapesOf(kind: PieceKindId): FigureShapes {
	const shapes = FIGURES.get(kind) ?? FIGURES.get('follower');
	if (!shapes) throw new Error('Nobody draws a follower.');
	return shapes;
}

/** True when a kind of figure lies on fields; others stand there, as animals do. */
export const mayLie = (kind: PieceKindId): boolean => shapesOf(kind).lying !== undefined;

/** True for a figure whose standing shape is drawn on its side: it lies, and its kind has no lying shape. */
export const isOnSide = (kind: PieceKindId, lying: Lying): boolean =>
	lying === 'tipped' && !mayLie(kind);

/** The shape of a kind of figure. One that has no lying shape stands on fields, too. */
export function figureShape(kind: PieceKindId, lying: Lying = false): FigureShape {
	const { standing, lying: asleep } = shapesOf(kind);
	return lying ? (asleep ?? standing) : standing;
}
