import type { PieceKindId } from '../../engine/piece';
import { FIGURES } from '../../rules/art';
import type { FigureShape, FigureShapes } from '../../rules/presentation/art';

/** About how high a figure stands, in units. */
export const FIGURE_HEIGHT = 27;

/** The shapes for a kind of figure; those of a follower for one that has none of its own. */
function shapesOf(kind: PieceKindId): FigureShapes {
	const shapes = FIGURES.get(kind) ?? FIGURES.get('follower');
	if (!shapes) throw new Error('Nobody draws a follower.');
	return shapes;
}

/** The shape of a kind of figure. One that never lies down is drawn as a lying follower. */
export function figureShape(kind: PieceKindId, lying = false): FigureShape {
	const { standing, lying: asleep } = shapesOf(kind);
	if (!lying) return standing;
	return asleep ?? shapesOf('follower').lying ?? standing;
}
