import type { Side } from '../../engine/spot';
import type { AreaSegment, TileType } from '../../engine/tile';
import { curve, reverse } from '../geometry/courses';
import { sideAfter, turnPoint, type Line, type Point } from '../geometry/point';

/** A city that crosses another one on a bridge between two walls, above the lower city's houses. */
export interface CityBridge {
	readonly over: AreaSegment;
	readonly under: AreaSegment;
}

/** Half the width of a bridge, in units, between the middles of its two walls. */
const BRIDGE_HALF = 9.5;
/** How far from the tile's side a bridge ends if it ends in a field, in units. */
const BRIDGE_END = 15;
const at = (x: number, y: number): Point => ({ x, y });

/** The bridge of a tile on which two cities cross; undefined on all others. */
export function cityBridgeIn({ segments }: TileType): CityBridge | undefined {
	for (const under of segments) {
		if (under.kind !== 'city' || under.under === undefined) continue;
		const over = segments[under.under];
		if (over?.kind === 'city') return { over, under };
	}
	return undefined;
}

interface Gap {
	readonly opens: Side;
	readonly span: number;
}

/** Half the wall around a cap (a city on one side only) in the west, from the north-west corner to the bridge. */
const CAP: Line = [
	...curve(at(0, 0), at(21.5, 42), at(21.5, 58), at(0, 100)).filter(
		({ y }) => y < 50 - BRIDGE_HALF
	),
	at(15.5, 50 - BRIDGE_HALF)
];
const mirror = (line: Line): Point[] => reverse(line).map(({ x, y }) => at(x, 100 - y));

/** Wall of a band (a city on two opposite sides): along a cap, the bridge and the cap at the other end. The field lies north. */
const BAND: Line = [...CAP, ...reverse(CAP).map(({ x, y }) => at(100 - x, y))];
/** Wall of a cap with a bridge that ends in a field: along the cap and around the bridge. The field lies east. */
const PIER: Line = [
	...CAP,
	at(100 - BRIDGE_END - 6, 50 - BRIDGE_HALF),
	at(100 - BRIDGE_END, 50 - BRIDGE_HALF + 6),
	at(100 - BRIDGE_END, 50 + BRIDGE_HALF - 6),
	at(100 - BRIDGE_END - 6, 50 + BRIDGE_HALF),
	...mirror(CAP)
];

/** The course of the upper city's wall, clockwise from the north-west corner over the gap. Throws when no bridge fits there. */
export function overCourse({ span }: Gap, { over }: CityBridge): Line {
	if (span === 1) return BAND;
	if (span === 3) return PIER;
	throw new Error(`City ${String(over.index)} of a tile is no bridge.`);
}

const NEAR = curve(at(0, 0), at(46, 38), at(54, 38), at(100, 0));
const FAR = curve(at(0, 0), at(44, 52), at(56, 52), at(100, 0));

/** The course of the lower city's wall. It leaves room for the field enclosed behind a cap of the upper city. */
export function underCourse({ opens, span }: Gap, { over, under }: CityBridge): Line {
	if (span !== 1 || !under.sides.includes(sideAfter(opens, 1)))
		throw new Error(`City ${String(under.index)} of a tile passes under no bridge.`);
	return over.sides.includes(opens) ? FAR : NEAR;
}

const DECK: Line = [
	at(15.5, 50 - BRIDGE_HALF),
	at(84.5, 50 - BRIDGE_HALF),
	at(84.5, 50 + BRIDGE_HALF),
	at(15.5, 50 + BRIDGE_HALF)
];
const PIER_DECK: Line = PIER.slice(CAP.length - 1, PIER.length - CAP.length + 1);

/** The free lane on the tile's bridge, on which no house stands; empty if no cities cross. */
export function decksIn(type: TileType): readonly Line[] {
	const [side, other] = cityBridgeIn(type)?.over.sides ?? [];
	if (side === undefined) return [];
	const deck = other === undefined ? PIER_DECK : DECK;
	return [deck.map((point) => turnPoint(point, sideAfter(side, 1)))];
}
