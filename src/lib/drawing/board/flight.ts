import type { PlayerColour } from '../../engine/colours';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner, Place } from '../../engine/spot';
import { plus, rightOf, times, unit, minus, distance, type Point } from '../geometry/point';

/** Something that flies from a place on the board to its player in the score strip. */
interface FlightBase {
	readonly player: PlayerIndex;
	readonly colour: PlayerColour;
	readonly from: Place;
}

/** Points that fly to a player's score. */
export interface PointsFlight extends FlightBase {
	readonly kind: 'points';
	readonly points: number;
	/** Sideways shift at the start, in its own widths: several awards may start at one place. */
	readonly aside: number;
}

/** A figure that returns to its player. */
export interface FigureFlight extends FlightBase {
	readonly kind: 'figure';
	readonly piece: PieceKindId;
	/** The corner of the spot, for a figure that stood where four tiles meet. */
	readonly corner?: Corner;
}
export type Flight = PointsFlight | FigureFlight;

/** All flights caused by the last step of a game. */
export interface FlightBatch {
	/** Number of the step. When it changes by anything but +1, somebody browses the past, and nothing flies. */
	readonly moment: number;
	readonly flights: readonly Flight[];
}

/** A point of the board on the screen. */
export interface ScreenPoint extends Point {
	/** Size of a tile there, in pixels. */
	readonly size: number;
}

/** Duration of each kind, in ms; below it the delay between two starts, and the most for all of a batch. */
export const FLIGHT_TIME = { points: 480, figure: 440 } as const satisfies Record<
	Flight['kind'],
	number
>;
const STAGGER = 40;
const STAGGER_AT_MOST = 80;

/** Delay of a flight after the first of its batch, in ms. */
export const delayOf = (index: number, count: number): number =>
	count < 2 ? 0 : (index * Math.min(STAGGER * (count - 1), STAGGER_AT_MOST)) / (count - 1);

/** Height of an arc as a share of its length, and at most, in pixels. */
const BULGE = 0.16;
const BULGE_AT_MOST = 60;

/** The point of an arc at a share of its length. The arc bulges upwards. @internal */
export function onArc(from: Point, to: Point, share: number): Point {
	const straight = plus(from, times(minus(to, from), share));
	const aside = rightOf(unit(minus(to, from)));
	const bulge = Math.min(BULGE_AT_MOST, BULGE * distance(from, to)) * 4 * share * (1 - share);
	return plus(straight, times(aside, aside.y > 0 ? -bulge : bulge));
}

/** Slow at the start and at the end. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/** A keyframe for the Web Animations API. */
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

/** Number of straight pieces that make up an arc. */
const PIECES = 10;
const shares = Array.from({ length: PIECES + 1 }, (_, n) => n / PIECES);

/** How far points rise before they fly, in pixels, and for what share of their time. */
const RISE = 26;
const RISEN = 0.3;

/** Points rise from their feature, then fly to the score and vanish there. */
export function pointsFrames(from: Point, to: Point): readonly Frame[] {
	const top = { x: from.x, y: from.y - RISE };
	const arc = shares.map((share) =>
		frame(RISEN + (1 - RISEN) * share, onArc(top, to, eased(share)), {
			scale: 1 - 0.4 * eased(share),
			opacity: share === 1 ? 0 : 1
		})
	);
	return [frame(0, from, { scale: 0.5, opacity: 0 }), frame(0.14, top, { scale: 1.12 }), ...arc];
}

/** How far a walking figure tilts to each side, in degrees, and the number of steps. */
const TILT = 7;
const STEPS = 5;

/** A figure walks home and shrinks to the share `shrinks` of its size. */
export const figureFrames = (from: Point, to: Point, shrinks: number): readonly Frame[] =>
	shares.map((share) =>
		frame(share, onArc(from, to, eased(share)), {
			scale: 1 + (shrinks - 1) * eased(share),
			tilt: TILT * Math.sin(Math.PI * STEPS * share),
			opacity: share === 1 ? 0 : 1
		})
	);
