import { type Segment, type TileId, type TileType } from '../engine/tile';
import { fieldAtCorner } from '../engine/corners';
import {
	keyAt,
	turnHalf,
	turnSide,
	type Corner,
	type Place,
	type Rotation,
	type Spot,
	type SpotKey
} from '../engine/spot';
import { TILES, type TableEvent } from '../rules/catalogue';
import type { Numbering } from '../rules/presentation/events';
import { presentationOf } from '../rules/presentations';
import { readLine } from '../custom-tiles/read';
import { customTileType } from '../custom-tiles/tile';
import type { Laid, TileDescription } from '../rules/base/events';
import { hasCrossing, laidType } from '../rules/base/trees';

/** Designs by id. */
export type TileTypes = ReadonlyMap<TileId, TileType>;

/** The design that the table tells; undefined when what it says is no tile. @internal */
export const customTypeOf = (id: TileId, told: TileDescription): TileType | undefined =>
	readLine(told.line).ok ? customTileType({ id, ...told }) : undefined;

/** What is told with a design when it's laid: nothing for one that a list knows. */
export const descriptionOf = ({ id, line, mark, name }: TileType): TileDescription | undefined =>
	TILES.has(id) ? undefined : { line, ...(mark && { mark }), ...(name && { name }) };

/** The designs that a game's events tell, each as it was told last. */
export function customTilesIn(events: readonly TableEvent[]): TileTypes {
	const found = new Map<TileId, TileType>();
	for (const event of events) {
		const told = descriptionIn(event);
		const type = told && customTypeOf(told.tile, told.told);
		if (type) found.set(type.id, type);
	}
	return found;
}

/** What an event tells of a design; nothing of one that a list knows, whatever the event says. */
function descriptionIn(event: TableEvent): { tile: TileId; told: TileDescription } | undefined {
	if (!('told' in event) || TILES.has(event.tile)) return undefined;
	return event.told && { tile: event.tile, told: event.told };
}

/** True for an event whose telling is no tile. */
export function describesNoTile(event: TableEvent): boolean {
	const description = descriptionIn(event);
	return description !== undefined && !readLine(description.told.line).ok;
}

/** True for an event that tells another design than the one that holds. */
function isPointsCorrection(event: TableEvent, types: TileTypes): boolean {
	const description = descriptionIn(event);
	return description !== undefined && types.get(description.tile)?.line !== description.told.line;
}

/** A tile that lies on a spot: its design as it was known then, and how it is turned. */
interface KnownTile {
	readonly type: TileType | undefined;
	readonly rotation: Rotation;
}

/** The tiles on the table as they were known at each event: by these designs the segments were numbered then. */
export class KnownTiles {
	readonly #types: Map<TileId, TileType>;
	readonly #lying = new Map<SpotKey, Pick<Laid, 'tile' | 'trees' | 'rotation'>>();

	/** @param types the designs known from the start */
	constructor(types: TileTypes) {
		this.#types = new Map(types);
	}

	/** The next event: it may tell a design, or lay a tile. */
	take(event: TableEvent): void {
		const told = descriptionIn(event);
		const type = told && customTypeOf(told.tile, told.told);
		if (type) this.#types.set(type.id, type);
		if (event.type === 'base/laid' || event.type === 'base/placed')
			this.#lying.set(keyAt(event.x, event.y), event);
	}

	/** The tile on a spot; undefined where none lies yet. `types` are the designs as known otherwise. */
	at({ x, y }: Spot, types: TileTypes = this.#types): KnownTile | undefined {
		const laid = this.#lying.get(keyAt(x, y));
		return laid && { type: laidType(types, laid), rotation: laid.rotation };
	}
}

/**
 * The events with the places on told tiles numbered as in the designs `types`: what was said about a tile before it was
 * corrected was said about the segments of its former design.
 */
export function renumbered(events: readonly TableEvent[], types: TileTypes): readonly TableEvent[] {
	if (!events.some((event) => isPointsCorrection(event, types))) return events;
	const known = new KnownTiles(NOTHING_KNOWN);
	return events.map((event) => {
		known.take(event);
		const number: Numbering = (place) =>
			samePlaceOn(known.at(place), known.at(place, types), place);
		return renumberedEvent(event, number, types);
	});
}

const NOTHING_KNOWN: TileTypes = new Map();

/** One event with every segment in it put through `number`; a figure on a corner stands on the field that lies there. */
function renumberedEvent(event: TableEvent, number: Numbering, types: TileTypes): TableEvent {
	if (event.type !== 'base/laid') return withPlaces(event, number);
	const { trees, ...bare } = event;
	const type = types.get(event.tile);
	return withPlaces(trees && type && !hasCrossing(type) ? bare : event, number);
}

/** A segment on which something stands, or a corner: there it stands on the field. */
type FigurePlace = Place & { readonly corner?: Corner | undefined };

/** An event with the segment at each place of which it tells numbered anew. */
export const withPlaces = (event: TableEvent, number: Numbering): TableEvent =>
	(presentationOf(event)?.renumbered?.(event, number) ?? event) as TableEvent;

/** A number that no tile has. */
const NO_SEGMENT = 15;

/** The number of the segment where something stands, when another tile lies there than was known. */
export function samePlaceOn(
	from: KnownTile | undefined,
	to: KnownTile | undefined,
	{ segment, corner }: FigurePlace
): number {
	if (!from || !to) return segment;
	if (corner === undefined) return sameSegment(from.type, to.type, segment, turnsFrom(from, to));
	return (to.type && fieldAtCorner(to.type, to.rotation, corner)) ?? NO_SEGMENT;
}

const turnsFrom = (from: KnownTile, to: KnownTile): Rotation =>
	((from.rotation - to.rotation + 4) % 4) as Rotation;

/**
 * The segment that lies where another design has one: the same land with most of its sides; a number that no tile has
 * where there's none. One of the same design keeps its number, however the tile is turned.
 * @param turns by how much more the tile was turned than it is now
 */
function sameSegment(
	from: TileType | undefined,
	to: TileType | undefined,
	segment: number,
	turns: Rotation = 0
): number {
	const was = from?.segments[segment];
	if (!was || !to || from.line === to.line) return segment;
	const edges = edgesReached(was, turns);
	const shared = (other: Segment): number =>
		other.kind === was.kind ? edgesReached(other).filter((at) => edges.includes(at)).length : -1;
	const [best] = to.segments.toSorted((a, b) => shared(b) - shared(a));
	return best && shared(best) >= (edges.length > 0 ? 1 : 0) ? best.index : NO_SEGMENT;
}

/** Where a segment comes to the edge of the tile, turned: half-edges or sides; an enclosed field by a number of its own. */
function edgesReached(segment: Segment, turns: Rotation = 0): readonly number[] {
	if (segment.kind !== 'field') return segment.sides.map((side) => turnSide(side, turns));
	return segment.near === undefined
		? segment.halves.map((half) => turnHalf(half, turns))
		: [8 + turnSide(segment.near, turns)];
}
