import type { ReturningFigure } from '$lib/drawing/board/finish';
import { figureScale } from '$lib/drawing/figures/arrange-figures';
import { UNIT } from '$lib/drawing/geometry/point';
import type { ScreenPoint } from '../view';
import { homeFrames } from './timeline';

/** Where a figure stands in the window once the view rests, in pixels; undefined when that is out of view. */
export type Locate = (figure: ReturningFigure) => ScreenPoint | undefined;

/** A figure on its way home. */
export interface Flying {
	readonly figure: ReturningFigure;
	/** Height of its picture at the start, in pixels. */
	readonly size: number;
	readonly frames: ReturnType<typeof homeFrames>;
	/** The element of the score strip that counts it. */
	readonly goal: Element;
}

/** Side of a figure's picture, in units: room for the largest figure, standing or lying. */
export const PICTURE = 40;

/** The figures that can be seen where they stand, with their way to the score strip. Measures the page once. */
export function figuresOnTheirWay(
	home: readonly ReturningFigure[],
	locate: Locate,
	strip: Element
): readonly Flying[] {
	return home.flatMap((figure) => {
		const from = locate(figure);
		const goal = goalOf(strip, figure);
		if (!from || !goal) return [];
		const { x, y, width, height } = goal.getBoundingClientRect();
		const size = (PICTURE * figureScale(from.size) * from.size) / UNIT;
		const frames = homeFrames(from, { x: x + width / 2, y: y + height / 2 }, height / size);
		return [{ figure, goal, size, frames }];
	});
}

/** The element of the score strip that counts a figure. */
function goalOf(strip: Element, { player, kind }: ReturningFigure): Element | undefined {
	const counted = kind === 'follower' ? '[data-hand]' : `[data-other="${kind}"]`;
	return strip.querySelectorAll('li')[player]?.querySelector(counted) ?? undefined;
}
