import type { PieceKindId } from '../../engine/piece';
import type { Place, Spot } from '../../engine/spot';
import type { TileId } from '../../engine/tile';

/**
 * What a field of an event holds, and how links write it:
 * - `next`: a player, most likely who comes next; `same`: most likely the one named last; `anybody`: any player;
 * - `place`: a spot and a segment; `place?`: the same, or nothing;
 * - `spot`: the spot of a whole tile;
 * - `piece`: a kind of figure; `tile`: a kind of tile;
 * - `count`: a number from 0 to 255, such as points or what a die shows;
 * - `true?`: true, or nothing.
 */
export type EventField =
	'next' | 'same' | 'anybody' | 'place' | 'place?' | 'spot' | 'piece' | 'tile' | 'count' | 'true?';

/** A type of event, as plain data: its schema and how links write it follow from that. */
export interface DeclaredEvent {
	/** Its type, as it is stored: the module's id, a slash, and what happened. */
	readonly type: string;
	/** Its number in links that people keep: it never changes, and no other event ever gets it. */
	readonly number: number;
	/** Its fields besides `overruled`, in the order in which links write them. */
	readonly fields: Readonly<Record<string, EventField>>;
}

type NumberField = 'next' | 'same' | 'anybody' | 'count';
type FieldsWith<Fields, Kind> = {
	[Name in keyof Fields]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields];

/** An event of a declared type. */
export type EventOf<Event extends DeclaredEvent> = {
	readonly type: Event['type'];
	readonly overruled?: string[] | undefined;
} & Readonly<Record<FieldsWith<Event['fields'], NumberField>, number>> &
	Readonly<Record<FieldsWith<Event['fields'], 'place'>, Place>> &
	Readonly<Record<FieldsWith<Event['fields'], 'spot'>, Spot>> &
	Readonly<Record<FieldsWith<Event['fields'], 'piece'>, PieceKindId>> &
	Readonly<Record<FieldsWith<Event['fields'], 'tile'>, TileId>> &
	Readonly<Partial<Record<FieldsWith<Event['fields'], 'place?'>, Place | undefined>>> &
	Readonly<Partial<Record<FieldsWith<Event['fields'], 'true?'>, true | undefined>>>;
