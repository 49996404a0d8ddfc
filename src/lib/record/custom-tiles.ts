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
import { customTileType } from '../custom-tiles/tile';
import { LAID, PLACED, type Laid, type TileDescription } from '../rules/base/events';
import { hasCrossing, laidType } from '../rules/base/trees';
import type { Header } from './header-shape';

/** Designs by id. */
export type TileTypes = ReadonlyMap<TileId, TileType>;

/**
 * The design in a description; undefined if its line can't be read. Whether it could be printed like this was checked when the
 * record came from elsewhere, see `record-problem.ts`. @internal
 */
export function customTypeOf(id: TileId, description: TileDescription): TileType | undefined {
	try {
		return customTileType({ id, ...description });
	} catch {
		return undefined;
	}
}

/** The description stored with a tile that is laid; undefined for a design of the catalogue. */
export const descriptionOf = ({ id, line, mark, name }: TileType): TileDescription | undefined =>
	TILES.has(id) ? undefined : { line, ...(mark && { mark }), ...(name && { name }) };

/** The designs described in a game's header and events, each by its last description. */
export function describedTypes(
	events: readonly TableEvent[],
	{ told = [] }: Pick<Header, 'told'> = {}
): TileTypes {
	const described = [
		...told.map(({ id, line, mark, name }) => ({ tile: id, told: { line, mark, name } })),
		...events.flatMap((event) => descriptionIn(event) ?? [])
	];
	const types = described.flatMap((one) => customTypeOf(one.tile, one.told) ?? []);
	return new Map(types.map((type) => [type.id, type]));
}

/** True if a tile is described anywhere in events, entries or amendments: only then their JSON has the field `told`. */
export const describesTiles = (events: unknown): boolean =>
	JSON.stringify(events).includes('"told":');

/** The description in an event; undefined for a design of the catalogue. */
export function descriptionIn(
	event: TableEvent
): { tile: TileId; told: TileDescription } | undefined {
	if (!('told' in event) || TILES.has(event.tile)) return undefined;
	return event.told && { tile: event.tile, told: event.told };
}

/** True for an event whose description differs from the current one. */
function isPointsCorrection(event: TableEvent, types: TileTypes): boolean {
	const description = descriptionIn(event);
	return description !== undefined && types.get(description.tile)?.line !== description.told.line;
}

/** A tile on a spot: its design as known at the time, and its rotation. */
interface KnownTile {
	readonly type: TileType | undefined;
	readonly rotation: Rotation;
}

/** The tiles on the table as they were known at each event. Their designs decided the segment numbers at the time. */
export class KnownTiles {
	readonly #types: Map<TileId, TileType>;
	readonly #lying = new Map<SpotKey, Pick<Laid, 'tile' | 'trees' | 'rotation'>>();

	/** @param types designs known from the start */
	constructor(types: TileTypes) {
		this.#types = new Map(types);
	}

	/** Takes the next event, which may describe a design or lay a tile. */
	take(event: TableEvent): void {
		const described = descriptionIn(event);
		const type = described && customTypeOf(described.tile, described.told);
		if (type) this.#types.set(type.id, type);
		if (event.type === LAID || event.type === PLACED)
			this.#lying.set(keyAt(event.x, event.y), event);
	}

	/** The tile on a spot; undefined if there is none yet. `types` are the known designs, if not those of the events. */
	at({ x, y }: Spot, types: TileTypes = this.#types): KnownTile | undefined {
		const laid = this.#lying.get(keyAt(x, y));
		return laid && { type: laidType(types, laid), rotation: laid.rotation };
	}
}

/**
 * The events renumbered for the designs in `types`, because events before a correction of a tile use its former segment numbers.
 */
export function renumber(events: readonly TableEvent[], types: TileTypes): readonly TableEvent[] {
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

/** An event with each segment renumbered by `number`. A figure on a corner is on the field there. */
function renumberedEvent(event: TableEvent, number: Numbering, types: TileTypes): TableEvent {
	if (event.type !== LAID) return withPlaces(event, number);
	const { trees, ...bare } = event;
	const type = types.get(event.tile);
	return withPlaces(trees && type && !hasCrossing(type) ? bare : event, number);
}

/** A segment with a figure on it. If it has a corner, that counts for the field there. */
type FigurePlace = Place & { readonly corner?: Corner | undefined };

/** An event with the segment of each place renumbered, also in what was decided in its turn. */
export function withPlaces(event: TableEvent, number: Numbering): TableEvent {
	const renumbered = renumberedAlone(event, number);
	if (renumbered.type !== LAID || !renumbered.choices) return renumbered;
	return { ...renumbered, choices: renumbered.choices.map((one) => renumberedAlone(one, number)) };
}

/** An event with its own places renumbered; its type stays the same. */
const renumberedAlone = <E extends TableEvent>(event: E, number: Numbering): E =>
	(presentationOf(event)?.renumbered?.(event, number) ?? event) as E;

/** A segment number that no tile has. */
const NO_SEGMENT = 15;

/** The segment number of a place after the tile there has changed. */
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
 * The segment of another design that matches best: the one of the same terrain that shares most of its sides, or a number
 * that no tile has. Within one design the number stays the same, whatever the rotation.
 * @param turns quarter turns by which the old tile was rotated further than the new one
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
		isAlike(other, was) ? edgesReached(other).filter((at) => edges.includes(at)).length : -1;
	const [best] = to.segments.toSorted((a, b) => shared(b) - shared(a));
	return best && shared(best) >= (edges.length > 0 ? 1 : 0) ? best.index : NO_SEGMENT;
}

/** True for two segments of the same kind, and for two that stand in the middle of a tile: their kind may be what was wrong. */
const isAlike = (one: Segment, other: Segment): boolean =>
	one.kind === other.kind || (one.shape === 'centre' && other.shape === 'centre');

/**
 * Where a segment reaches the rotated tile's edge: the half-edges of a field, the sides of others. An enclosed field has a number
 * of its own.
 */
function edgesReached(segment: Segment, turns: Rotation = 0): readonly number[] {
	if (segment.kind !== 'field') return segment.sides.map((side) => turnSide(side, turns));
	return segment.near === undefined
		? segment.halves.map((half) => turnHalf(half, turns))
		: [8 + turnSide(segment.near, turns)];
}
