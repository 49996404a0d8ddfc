import { distance, plus, turnPoint, type Point } from '$lib/drawing/geometry/point';
import { groundAt, standingPoint } from '$lib/drawing/tile/hit-test';
import type { PlayerColour } from '$lib/engine/colours';
import type { FigurePlace } from '$lib/engine/piece';
import type { Rotation, Spot } from '$lib/engine/spot';
import type { TileType } from '$lib/engine/tile';
import type { DraftFigure } from '$lib/record';
import type { FigureOnTile } from '$lib/words/values';

/** The corners of the close-up, in hundredths of the tile. */
const CORNER_POINTS = [
	{ x: 0, y: 0 },
	{ x: 100, y: 0 },
	{ x: 100, y: 100 },
	{ x: 0, y: 100 }
] as const;

/** A place where a figure can be put. */
export interface PlaceOption extends DraftFigure {
	/** True if the rules object to it. */
	readonly occupied: boolean;
	/** Colour of the figure that stands here. */
	readonly on?: PlayerColour | 'nobody';
}

/** Where points are paid: on segments of the tile, beside it (−1 to 1 tiles each way), or for a figure if it is put there. */
type PaidAt =
	| { readonly segments: readonly number[] }
	| { readonly beside: Spot }
	| { readonly figure: DraftFigure };

/** Points that a turn will pay. */
export type CloseupPayment = PaidAt & {
	/** What the picture shows: a short line for each player. */
	readonly lines: readonly string[];
	/** The same for the names of places. */
	readonly says: readonly string[];
};

export const isSamePlace = (a: DraftFigure, b: DraftFigure): boolean =>
	a.piece === b.piece && a.segment === b.segment && a.corner === b.corner && a.lying === b.lying;

/** True if a tap on this place earns these points. */
export function paysAt(payment: CloseupPayment, place: DraftFigure): boolean {
	if ('figure' in payment) return isSamePlace(payment.figure, place);
	return (
		'segments' in payment &&
		place.corner === undefined &&
		!place.lying &&
		payment.segments.includes(place.segment)
	);
}

/** Returns the outline, in hundredths of the tile, within which a tap on a turned tile is for its picture. */
export function pictureArea(mark: Point, rotation: Rotation): string {
	const { x, y } = turnPoint(mark, rotation);
	return `M${String(x - 16)} ${String(y)}a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z`;
}

/** Returns what a figure at a place of a turned tile stands on. */
export const figureOn = (
	type: TileType,
	rotation: Rotation,
	{ piece, segment, corner, lying }: DraftFigure
): FigureOnTile =>
	corner === undefined
		? { piece, ...groundAt(type, rotation, segment), lies: lying === true }
		: { piece, corner };

/**
 * Returns where a figure at a place of a turned tile is shown, in hundredths of the tile. A figure that would lie is shown beside
 * one that would stand, on the side with the most room.
 */
export function pointOn(
	type: TileType,
	rotation: Rotation,
	{ segment, corner, lying }: FigurePlace
): Point {
	if (corner !== undefined) return CORNER_POINTS[corner];
	const stands = standingPoint(type, rotation, segment);
	if (!lying) return stands;
	const others = type.segments
		.filter(({ index }) => index !== segment)
		.map(({ index }) => standingPoint(type, rotation, index));
	const free = (at: Point): number => Math.min(...others.map((other) => distance(at, other)));
	return ASIDE.map((way) => plus(stands, way)).reduce((a, b) => (free(b) > free(a) ? b : a));
}

/** Steps to a place beside another one, a little longer than its width. */
const ASIDE = [
	{ x: 24, y: 0 },
	{ x: 0, y: 24 },
	{ x: -24, y: 0 },
	{ x: 0, y: -24 }
] as const;

/** Half a tile, plus half of what is shown of its neighbours, in hundredths of the tile. */
const TO_NEIGHBOUR = 63;

/** Returns the badges for points that will be paid, each at its place. `pointOf` returns where a figure would stand. */
export const badgesOf = (
	payments: readonly CloseupPayment[],
	pointOf: (place: FigurePlace) => Point
): readonly CloseupBadge[] =>
	payments.map((payment) => ({
		at: pointOfPayment(payment, pointOf),
		lines: payment.lines,
		ifPlaced: 'figure' in payment
	}));

function pointOfPayment(payment: CloseupPayment, pointOf: Parameters<typeof badgesOf>[1]): Point {
	if ('figure' in payment) return pointOf(payment.figure);
	if ('segments' in payment) return pointOf({ segment: payment.segments[0] ?? 0 });
	const { x, y } = payment.beside;
	return { x: 50 + TO_NEIGHBOUR * x, y: 50 + TO_NEIGHBOUR * y };
}

/** Text on the close-up of a tile. Lengths are in hundredths of the tile. */
export interface CloseupBadge {
	/** The point it belongs to. */
	readonly at: Point;
	readonly lines: readonly string[];
	/** True if it only holds for a figure that is put there. */
	readonly ifPlaced: boolean;
}

/** A badge with the middle and size of its box. */
interface PlacedBadge extends CloseupBadge, Box {}

interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** What limits the badges: the size of their text, and the places that they must leave free. */
interface Room {
	/** Size of the text. */
	readonly text: number;
	/** Middles of the places that can be tapped. */
	readonly places: readonly Point[];
}

/** How much of the tiles around the close-up shows. */
export const CLOSEUP_MARGIN = 26;
/** Radius of a place. */
const PLACE_RADIUS = 10.5;

/** How far a badge may reach over the outline of a place. */
const SLACK = 3;

/** Widths and heights in sizes of the text, a little more than the typeface needs. */
const LETTER = 0.58;
const LINE = 1.2;
const PADDING = 0.7;

/** Puts each badge beside its point. As far as there is room, it covers no place and no other badge. */
export function placeBadges(
	badges: readonly CloseupBadge[],
	{ text, places }: Room
): readonly PlacedBadge[] {
	const kept: Box[] = places.map(({ x, y }) => ({
		x,
		y,
		width: 2 * PLACE_RADIUS - SLACK,
		height: 2 * PLACE_RADIUS - SLACK
	}));
	return badges.map((badge) => {
		const size = {
			width: (Math.max(...badge.lines.map(({ length }) => length)) * LETTER + PADDING) * text,
			height: (badge.lines.length * LINE + PADDING / 2) * text
		};
		const costs = around(badge.at, size).map((box) => ({ box, cost: costOf(box, badge.at, kept) }));
		const { box } = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
		kept.push(box);
		return { ...badge, ...box };
	});
}

/** Boxes around a point, from near to far, all within the close-up. */
function around(
	{ x, y }: Point,
	{ width, height }: Omit<Box, 'x' | 'y'>
): readonly [Box, ...Box[]] {
	const down = PLACE_RADIUS + height / 2 + 1;
	const aside = PLACE_RADIUS + width / 2 + 1;
	const box = (dx: number, dy: number): Box => ({
		x: within(x + dx, width),
		y: within(y + dy, height),
		width,
		height
	});
	const further = [1.5, 2.2, 3].flatMap((far) =>
		[-1, -0.5, 0, 0.5, 1].flatMap((way) => [
			box(way * aside, far * down),
			box(way * aside, -far * down),
			box(far * aside, way * down),
			box(-far * aside, way * down)
		])
	);
	return [box(0, 0), box(0, down), box(0, -down), box(aside, 0), box(-aside, 0), ...further];
}

const within = (middle: number, length: number): number =>
	Math.min(
		Math.max(middle, length / 2 - CLOSEUP_MARGIN + 1),
		100 + CLOSEUP_MARGIN - 1 - length / 2
	);

/** Returns the cost of a box. Covering something costs more than being farther away; a little of its own place may be covered. */
function costOf(box: Box, at: Point, kept: readonly Box[]): number {
	const isOwn = ({ x, y }: Point): boolean => x === at.x && y === at.y;
	const covered = kept.reduce(
		(sum, other) => sum + overlap(box, other) * (isOwn(other) ? 0.4 : 4),
		0
	);
	const strays = kept.some((other) => distance(box, other) < distance(box, at));
	return covered + distance(box, at) + (strays ? STRAY : 0);
}

/** Cost of a badge that is nearer to another place than to its own. */
const STRAY = 30;

const overlap = (a: Box, b: Box): number =>
	Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
	Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));
