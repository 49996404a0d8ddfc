import { figureScale } from '../../drawing/figures/arrange-figures';
import {
	delayOf,
	figureFrames,
	FLIGHT_TIME,
	pointsFrames,
	type Flight,
	type Frame,
	type ScreenPoint
} from '../../drawing/board/flight';
import { UNIT, type Point } from '../../drawing/geometry/point';
import type { Corner, Place } from '../../engine/spot';
import { wantsStill } from '../kit/motion';

/** Position of a place in the window, in pixels; undefined when out of view. */
export type Locate = (place: Place, corner?: Corner) => ScreenPoint | undefined;

/** A flight as it is shown. */
export interface Flying {
	readonly flight: Flight;
	/** Height of a figure at the start, in pixels; points have their own size. */
	readonly size: number;
	readonly frames: readonly Frame[];
	/** Delay and duration, in ms. */
	readonly delay: number;
	readonly duration: number;
	/** The element that counts it from then on. */
	readonly goal: Element;
}

/** Side of a figure's picture, in units: room for the largest figure, standing or lying. */
export const PICTURE = 40;
/** Distance between points that start side by side, centre to centre, in pixels. */
const ASIDE = 72;
/** Duration of the bounce when something arrives, in ms. */
const SWELL = 140;

/** True when nothing should move: the page is hidden, or reduced motion is preferred. */
export const isCalm = (): boolean => document.hidden || wantsStill();

/** The flights whose start is visible, with their keyframes. Measures the page once. */
export function startFlights(flights: readonly Flight[], locate: Locate, strip: Element): Flying[] {
	return flights.flatMap((flight, index) => {
		const corner = flight.kind === 'figure' ? flight.corner : undefined;
		const from = locate(flight.from, corner);
		const goal = goalOf(strip, flight);
		if (!from || !goal) return [];
		const timing = { delay: delayOf(index, flights.length), duration: FLIGHT_TIME[flight.kind] };
		return [{ flight, goal, ...timing, ...courseOf(flight, from, goal.getBoundingClientRect()) }];
	});
}

/** The element of the score strip that counts it. */
function goalOf(strip: Element, flight: Flight): Element | undefined {
	const player = strip.querySelectorAll('li')[flight.player];
	return player?.querySelector(shownAs(flight)) ?? undefined;
}

function shownAs(flight: Flight): string {
	if (flight.kind === 'points') return '[data-points]';
	return flight.piece === 'follower' ? '[data-hand]' : `[data-other="${flight.piece}"]`;
}

function courseOf(
	flight: Flight,
	from: ScreenPoint,
	goal: DOMRect
): Pick<Flying, 'size' | 'frames'> {
	const to: Point = { x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 };
	if (flight.kind === 'points') {
		const x = inWindow(from.x + flight.aside * ASIDE);
		return { size: 0, frames: pointsFrames({ x, y: from.y }, to) };
	}
	const size = (PICTURE * figureScale(from.size) * from.size) / UNIT;
	return { size, frames: figureFrames(from, to, goal.height / size) };
}

/** The nearest x at which points are fully visible. */
const inWindow = (x: number): number =>
	Math.max(ASIDE / 2, Math.min(x, window.innerWidth - ASIDE / 2));

/** Lets an element of the score strip bounce. */
export function bounce(element: Element): void {
	element.animate(
		[{ transform: 'scale(1)' }, { transform: 'scale(1.2)' }, { transform: 'scale(1)' }],
		{
			duration: SWELL,
			easing: 'ease-in-out'
		}
	);
}
