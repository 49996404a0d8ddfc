import type { PlayerColour } from '../../engine/colours';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner, Place } from '../../engine/spot';
import { plus, rightOf, times, unit, minus, distance, type Point } from '../geometry/point';

/** What sets out from a place on the board to its owner in the score strip. */
interface FlightBase {
	readonly player: PlayerIndex;
	readonly colour: PlayerColour;
	readonly from: Place;
}

/** Points on their way to a player's score. */
export interface PointsFlight extends FlightBase {
	readonly kind: 'points';
	readonly points: number;
	/** How far it starts beside the place, in its own widths: several awards may come from one. */
	readonly aside: number;
}

/** A figure on its way home. */
export interface FigureFlight extends FlightBase {
	readonly kind: 'figure';
	readonly piece: PieceKindId;
	/** The corner of the spot where it stood, for a figure that stood where four tiles meet. */
	readonly corner?: Corner;
}
export type Flight = PointsFlight | FigureFlight;

/** What the last step of a game set moving. */
export interface FlightBatch {
	/** Grows by one with each step; where it grows by more, or shrinks, somebody leafs through the game. */
	readonly moment: number;
	readonly flights: readonly Flight[];
}

/** A point of the board on the screen. */
export interface ScreenPoint extends Point {
	/** Size of a tile there, in pixels. */
	readonly size: number;
}

/** How long each takes, in ms; and within what time all of one departure set out, one after the other. */
export const FLIGHT_TIME = { points: 480, figure: 440 } as const satisfies Record<
	Flight['kind'],
	number
>;
const STAGGER = 40;
const STAGGER_AT_MOST = 80;

/** How long after the first a flight sets out, in ms. */
export const delayOf = (index: number, count: number): number =>
	count < 2 ? 0 : (index * Math.min(STAGGER * (count - 1), STAGGER_AT_MOST)) / (count - 1);

/** How far an arc bulges, as a share of its length, and at most, in pixels. */
const BULGE = 0.16;
const BULGE_AT_MOST = 60;

/** The point of a gentle arc from one place to another that lies at a share of the way; it bulges away from below. */
export function onArc(from: Point, to: Point, share: number): Point {
	const straight = plus(from, times(minus(to, from), share));
	const aside = rightOf(unit(minus(to, from)));
	const bulge = Math.min(BULGE_AT_MOST, BULGE * distance(from, to)) * 4 * share * (1 - share);
	return plus(straight, times(aside, aside.y > 0 ? -bulge : bulge));
}

/** Slow at first, slow at last. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** A moment of a flight, as the browser's animations take it. */
export interface Frame {
	readonly offset: number;
	readonly transform: string;
	readonly opacity: number;
}

interface Pose {
	readonly scale: number;
	/** In degrees. */
	readonly tilt?: number;
	readonly opacity?: number;
}

const frame = (offset: number, { x, y }: Point, { scale, tilt = 0, opacity = 1 }: Pose): Frame => ({
	offset,
	transform: `translate(${px(x)}, ${px(y)}) rotate(${tilt.toFixed(1)}deg) scale(${scale.toFixed(3)})`,
	opacity
});
const px = (value: number): string => `${value.toFixed(1)}px`;

/** Number of pieces in which a way is gone; between them it's straight. */
const PIECES = 10;
const shares = Array.from({ length: PIECES + 1 }, (_, n) => n / PIECES);

/** How far points rise from their feature before they fly, in pixels, and until when, as a share of their time. */
const RISE = 26;
const RISEN = 0.3;

/** Points rise where they were made, and fly to the score, in which they vanish. */
export function pointsFrames(from: Point, to: Point): readonly Frame[] {
	const top = { x: from.x, y: from.y - RISE };
	const way = shares.map((share) =>
		frame(RISEN + (1 - RISEN) * share, onArc(top, to, eased(share)), {
			scale: 1 - 0.4 * eased(share),
			opacity: share === 1 ? 0 : 1
		})
	);
	return [frame(0, from, { scale: 0.5, opacity: 0 }), frame(0.14, top, { scale: 1.12 }), ...way];
}

/** How far a walking figure tilts to either side, in degrees, and how often. */
const TILT = 7;
const STEPS = 5;

/** A figure walks home, and grows as small as those that are counted there: `shrinks` is that share of its size. */
export const figureFrames = (from: Point, to: Point, shrinks: number): readonly Frame[] =>
	shares.map((share) =>
		frame(share, onArc(from, to, eased(share)), {
			scale: 1 + (shrinks - 1) * eased(share),
			tilt: TILT * Math.sin(Math.PI * STEPS * share),
			opacity: share === 1 ? 0 : 1
		})
	);
