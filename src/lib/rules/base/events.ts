import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { OBJECTIONS } from '../../engine/objection';
import { REACH, type Corner, type Rotation } from '../../engine/spot';
import { tileId } from '../../engine/tile';

/** A whole number from 0 to `most`. */
export const count = (most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** A place on the table. */
export const place = () => v.strictObject({ x: coordinate, y: coordinate, segment: count(15) });
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-REACH), v.maxValue(REACH));
const tile = v.pipe(v.string(), v.maxLength(64), v.transform(tileId));
const rotation = v.pipe(
	count(3),
	v.transform((turns) => turns as Rotation)
);
const corner = v.pipe(
	count(3),
	v.transform((number) => number as Corner)
);
/** The objections that an event overrules, in every module's events. */
export const overruled = v.optional(
	v.pipe(v.array(v.picklist(OBJECTIONS)), v.maxLength(OBJECTIONS.length))
);

/** What the table says of a design that no list knows; see `parseLine` for the line. */
const Told = v.strictObject({
	line: v.pipe(v.string(), v.maxLength(200)),
	mark: v.optional(v.pipe(v.string(), v.maxLength(32))),
	name: v.optional(v.pipe(v.string(), v.maxLength(40)))
});

/** A tile was laid, and perhaps a figure put on it: one whole turn. */
const Laid = v.strictObject({
	type: v.literal('base/laid'),
	player: count(5),
	tile,
	told: v.optional(Told),
	x: coordinate,
	y: coordinate,
	rotation,
	/** The figure put on the tile, by segment of the tile; with the corner of the spot for one that stands on a corner. */
	deploy: v.optional(
		v.strictObject({
			piece: v.pipe(v.string(), v.maxLength(32)),
			segment: count(15),
			corner: v.optional(corner)
		})
	),
	overruled
});

/** A tile was drawn that fits nowhere. */
const SetAside = v.strictObject({
	type: v.literal('base/set-aside'),
	player: count(5),
	tile,
	told: v.optional(Told),
	overruled
});

/** What was told of a design was wrong from the start, and this is right. */
const Retold = v.strictObject({ type: v.literal('base/retold'), tile, told: Told, overruled });

/** The last tile lay, or the table stopped: what is unfinished and the farms are scored. */
const Ended = v.strictObject({ type: v.literal('base/ended'), overruled });

/** The table agreed to the final scoring. */
const Closed = v.strictObject({ type: v.literal('base/closed'), overruled });

/** What can happen in the base game, as it stands in a record. */
export const BASE_EVENTS = [Laid, SetAside, Retold, Ended, Closed] as const;

export type Laid = v.InferOutput<typeof Laid>;
export type SetAside = v.InferOutput<typeof SetAside>;
export type Retold = v.InferOutput<typeof Retold>;
export type Told = v.InferOutput<typeof Told>;
export type Ended = v.InferOutput<typeof Ended>;
export type Closed = v.InferOutput<typeof Closed>;

/** True for a tile laid. */
export const isLaid = (event: GameEvent): event is Laid => event.type === 'base/laid';
export type BaseEvent = Laid | SetAside | Retold | Ended | Closed;
