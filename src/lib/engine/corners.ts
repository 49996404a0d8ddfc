import { featureAt, tileAt, type Board } from './board';
import type { Feature, LaidTile } from './feature';
import type { Prospect } from './laying';
import {
	ALL_CORNERS,
	cornersMeeting,
	halvesAt,
	type Corner,
	type Rotation,
	type Spot
} from './spot';
import type { TileType } from './tile';

/** The segment index of the field at a corner of the spot; undefined if a city or road reaches it. */
export function fieldAtCorner(
	type: TileType,
	rotation: Rotation,
	corner: Corner
): number | undefined {
	const { fields } = type.oriented[rotation];
	const [before, behind] = halvesAt(corner).map((half) => fields[half] ?? -1);
	return before === behind && before !== undefined && before >= 0 ? before : undefined;
}

/** A corner where four fields would meet in one farm if a tile were laid there. */
interface FieldCorner {
	readonly corner: Corner;
	/** Segment index of the tile's field there. */
	readonly segment: number;
	/** The features this field would join. */
	readonly joined: readonly Feature[];
}

/** The corners of a tile about to be laid where a figure could stand. */
export const fieldCorners = (board: Board, prospect: Prospect): readonly FieldCorner[] =>
	ALL_CORNERS.flatMap((corner) => fieldCornerOf(board, prospect, corner) ?? []);

/** One corner of a tile about to be laid; undefined if no figure could stand there. */
export function fieldCornerOf(
	board: Board,
	{ type, rotation, spot, joins }: Prospect,
	corner: Corner
): FieldCorner | undefined {
	const segment = fieldAtCorner(type, rotation, corner);
	const farm = joins.find(({ segments }) => segment !== undefined && segments.includes(segment));
	if (segment === undefined || !farm) return undefined;
	const { joined } = farm;
	const others = fieldsMeeting(board, spot, corner);
	return others?.every((field) => joined.includes(field)) ? { corner, segment, joined } : undefined;
}

/** The segment index of a laid tile's field at a corner where four fields meet in one farm; undefined elsewhere. */
export function farmAtCorner(board: Board, tile: LaidTile, corner: Corner): number | undefined {
	const segment = fieldAtCorner(tile.type, tile.rotation, corner);
	const own = segment === undefined ? undefined : featureAt(board, { ...spotOf(tile), segment });
	const others = fieldsMeeting(board, tile, corner);
	return own && others?.every((field) => field === own) ? segment : undefined;
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** The fields of the three other tiles at a corner; undefined if a tile is missing or shows no field there. */
function fieldsMeeting(board: Board, spot: Spot, corner: Corner): readonly Feature[] | undefined {
	const fields: Feature[] = [];
	for (const { spot: at, corner: theirs } of cornersMeeting(spot, corner).slice(1)) {
		const tile = tileAt(board, at);
		const segment = tile && fieldAtCorner(tile.type, tile.rotation, theirs);
		const field = segment === undefined ? undefined : featureAt(board, { ...at, segment });
		if (!field) return undefined;
		fields.push(field);
	}
	return fields;
}
