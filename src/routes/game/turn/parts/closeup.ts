import type { Point } from '$lib/drawing/geometry/point';
import type { PlayerColour } from '$lib/engine/colours';
import type { Corner, Spot } from '$lib/engine/spot';
import type { CloseupBadge } from './closeup-badges';

/** The corners of the close-up, in hundredths of the tile. */
export const CORNER_POINTS = [
	{ x: 0, y: 0 },
	{ x: 100, y: 0 },
	{ x: 100, y: 100 },
	{ x: 0, y: 100 }
] as const;

/** A kind of figure on a segment of the tile. */
export interface FigurePlace {
	readonly piece: string;
	readonly segment: number;
	/** The corner of the spot, for a figure that stands on one. */
	readonly corner?: Corner | undefined;
}

/** Where a figure can be put. */
export interface PlaceOption extends FigurePlace {
	/** True when the rules object to it. */
	readonly occupied: boolean;
	/** Colour of the figure that stands here. */
	readonly on?: PlayerColour | 'nobody';
}

/** Where points are paid: on segments of the tile, beside it (−1 to 1 tiles each way), or for a figure if it is put there. */
type PaidAt =
	| { readonly segments: readonly number[] }
	| { readonly beside: Spot }
	| { readonly figure: FigurePlace };

/** Points that a turn will pay. */
export type CloseupPayment = PaidAt & {
	/** What the picture shows, a short line for each player. */
	readonly lines: readonly string[];
	/** The same for the names of places. */
	readonly says: readonly string[];
};

export const isSamePlace = (a: FigurePlace, b: FigurePlace): boolean =>
	a.piece === b.piece && a.segment === b.segment && a.corner === b.corner;

/** True for points that a tap on this place pays. */
export function paysAt(payment: CloseupPayment, place: FigurePlace): boolean {
	if ('figure' in payment) return isSamePlace(payment.figure, place);
	return (
		'segments' in payment && place.corner === undefined && payment.segments.includes(place.segment)
	);
}

/** Half a tile and half of what is shown of its neighbours, in hundredths of the tile. */
const TO_NEIGHBOUR = 63;

/** The badges for points that will be paid, each at its place; `pointOf` is where a figure would stand. */
export const badgesOf = (
	payments: readonly CloseupPayment[],
	pointOf: (place: Pick<FigurePlace, 'segment' | 'corner'>) => Point
): readonly CloseupBadge[] =>
	payments.map((payment) => ({
		at: pointPaid(payment, pointOf),
		lines: payment.lines,
		ifPlaced: 'figure' in payment
	}));

function pointPaid(payment: CloseupPayment, pointOf: Parameters<typeof badgesOf>[1]): Point {
	if ('figure' in payment) return pointOf(payment.figure);
	if ('segments' in payment) return pointOf({ segment: payment.segments[0] ?? 0 });
	const { x, y } = payment.beside;
	return { x: 50 + TO_NEIGHBOUR * x, y: 50 + TO_NEIGHBOUR * y };
}
