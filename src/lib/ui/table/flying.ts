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

/** Where what stands on a place is seen in the window, in pixels; undefined when it's out of sight. */
export type Locate = (place: Place, corner?: Corner) => ScreenPoint | undefined;

/** A flight as it is shown. */
export interface Flying {
	readonly flight: Flight;
	/** Height of a figure's picture in pixels as it sets out; points have their own size. */
	readonly size: number;
	readonly frames: readonly Frame[];
	/** When it sets out, and how long it takes, in ms. */
	readonly delay: number;
	readonly duration: number;
	/** What counts it from then on. */
	readonly goal: Element;
}

/** Side of a figure's picture in units: room for a barn, lying or standing. */
export const PICTURE = 40;
/** From the middle of points to the middle of those beside them, in pixels. */
const ASIDE = 72;
/** How long a number swells when something has come to it, in ms. */
const SWELL = 140;

/** True where nothing is to move: nobody sees it, or nobody wants it. */
export const isCalm = (): boolean => document.hidden || wantsStill();

/** The flights that can be seen setting out, from where they are to where they are counted. Measures the page once. */
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

/** Where in the score strip it is counted. */
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

/** The nearest place across the window where points are seen whole. */
const inWindow = (x: number): number =>
	Math.max(ASIDE / 2, Math.min(x, window.innerWidth - ASIDE / 2));

/** Lets what has its place in the score strip swell for a moment. */
export function bounce(element: Element): void {
	element.animate(
		[{ transform: 'scale(1)' }, { transform: 'scale(1.2)' }, { transform: 'scale(1)' }],
		{
			duration: SWELL,
			easing: 'ease-in-out'
		}
	);
}
