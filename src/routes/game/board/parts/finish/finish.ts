import type { ReturningFigure } from '$lib/drawing/board/finish';
import { figureScale } from '$lib/drawing/figures/arrange-figures';
import { UNIT } from '$lib/drawing/geometry/point';
import type { ScreenPoint } from '../view';
import { homeFrames, PICTURE, type Flying } from './timeline';

/* Shows that a feature is finished. A table loads this when a turn begins. */

export { default as Flights } from './Flights.svelte';
export { default as Lights } from './Lights.svelte';

/** Returns where a figure stands in the window when the view has come to rest, in pixels; undefined if that is out of view. */
export type Locate = (figure: ReturningFigure) => ScreenPoint | undefined;

/** The figures whose place is in view, with their way to the score strip. Measures the page once. */
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
