import { type Segment, type TileId, type TileType } from '../engine/tile';
import { fieldAtCorner } from '../engine/corners';
import type { Corner, Place, Rotation } from '../engine/spot';
import { TILES, type TableEvent } from '../rules/catalogue';
import { readLine } from '../told/read';
import { toldType } from '../told/tile';
import type { Laid, Told } from '../rules/base/events';
import { hasCrossing, laidType } from '../rules/base/trees';

/** Designs by id. */
export type TileTypes = ReadonlyMap<TileId, TileType>;

/** The design that the table tells; undefined when what it says is no tile. */
export const typeOf = (id: TileId, told: Told): TileType | undefined =>
	readLine(told.line).ok ? toldType({ id, ...told }) : undefined;

/** What is told with a design when it's laid: nothing for one that a list knows. */
export const toldOf = ({ id, line, mark, name }: TileType): Told | undefined =>
	TILES.has(id) ? undefined : { line, ...(mark && { mark }), ...(name && { name }) };

/** The designs that a game's events tell, each as it was told last. */
export function toldIn(events: readonly TableEvent[]): TileTypes {
	const found = new Map<TileId, TileType>();
	for (const event of events) {
		const told = tellingOf(event);
		const type = told && typeOf(told.tile, told.told);
		if (type) found.set(type.id, type);
	}
	return found;
}

/** What an event tells of a design; nothing of one that a list knows, whatever the event says. */
function tellingOf(event: TableEvent): { tile: TileId; told: Told } | undefined {
	if (!('told' in event) || TILES.has(event.tile)) return undefined;
	return event.told && { tile: event.tile, told: event.told };
}

/** True for an event whose telling is no tile. */
export function tellsNoTile(event: TableEvent): boolean {
	const telling = tellingOf(event);
	return telling !== undefined && !readLine(telling.told.line).ok;
}

/** True for an event that tells another design than the one that holds. */
function isCorrected(event: TableEvent, types: TileTypes): boolean {
	const telling = tellingOf(event);
	return telling !== undefined && types.get(telling.tile)?.line !== telling.told.line;
}

/**
 * The events with the places on told tiles numbered as in the designs `types`: what was said about a tile before it was
 * corrected was said about the segments of its former design.
 */
export function renumbered(events: readonly TableEvent[], types: TileTypes): readonly TableEvent[] {
	if (!events.some((event) => isCorrected(event, types))) return events;
	const former = new Map<TileId, TileType>();
	const lying = new Map<string, Pick<Laid, 'tile' | 'trees'>>();
	return events.map((event) => {
		const told = tellingOf(event);
		const type = told && typeOf(told.tile, told.told);
		if (type) former.set(type.id, type);
		if (event.type === 'base/laid' || event.type === 'base/placed')
			lying.set(`${String(event.x)},${String(event.y)}`, event);
		const number = (place: Place): number => {
			const laid = lying.get(`${String(place.x)},${String(place.y)}`);
			if (!laid) return place.segment;
			return sameSegment(laidType(former, laid), laidType(types, laid), place.segment);
		};
		return retold(event, number, types);
	});
}

/** One event with every segment in it put through `number`; a figure on a corner stands on the field that lies there. */
function retold(event: TableEvent, number: (place: Place) => number, types: TileTypes): TableEvent {
	const moved = <P extends Place>(place: P): P => ({ ...place, segment: number(place) });
	switch (event.type) {
		case 'base/laid': {
			const { trees, ...bare } = event;
			const { x, y, rotation, deploy } = event;
			const type = types.get(event.tile);
			const laid = trees && type && !hasCrossing(type) ? bare : event;
			if (!deploy) return laid;
			const { segment, corner } = deploy;
			const at =
				corner === undefined
					? number({ x, y, segment })
					: cornerField(laidType(types, event), rotation, corner);
			return { ...laid, deploy: { ...deploy, segment: at } };
		}
		case 'base/stood':
			return moved(event);
		case 'gingerbread/stood':
			return { ...event, to: moved(event.to) };
		case 'wagon/moved':
			return event.to ? { ...event, to: moved(event.to) } : event;
		case 'gingerbread/moved':
			return { ...event, to: moved(event.to), ...(event.from && { from: moved(event.from) }) };
		default:
			return event;
	}
}

/** A number that no tile has. */
const NOWHERE = 15;

const cornerField = (type: TileType | undefined, rotation: Rotation, corner: Corner): number =>
	(type && fieldAtCorner(type, rotation, corner)) ?? NOWHERE;

/**
 * The segment that lies where another design has one: the same land with most of its sides; a number that no tile has
 * where there's none.
 */
export function sameSegment(
	from: TileType | undefined,
	to: TileType | undefined,
	segment: number
): number {
	const was = from?.segments[segment];
	if (!was || !to || from.line === to.line) return segment;
	const shared = (other: Segment): number =>
		other.kind === was.kind ? reachOf(other).filter((at) => reachOf(was).includes(at)).length : -1;
	const [best] = to.segments.toSorted((a, b) => shared(b) - shared(a));
	return best && shared(best) >= (reachOf(was).length > 0 ? 1 : 0) ? best.index : NOWHERE;
}

/** Where a segment comes to the tile's edge: half-edges or sides; an enclosed field by a number of its own. */
function reachOf(segment: Segment): readonly number[] {
	if (segment.kind !== 'field') return segment.sides;
	return segment.near === undefined ? segment.halves : [8 + segment.near];
}
