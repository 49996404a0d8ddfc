import * as v from 'valibot';
import { OBJECTIONS } from '../../engine/objection';
import { REACH, type Rotation } from '../../engine/spot';
import { tileId } from '../../engine/tile';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-REACH), v.maxValue(REACH));
const tile = v.pipe(v.string(), v.maxLength(64), v.transform(tileId));
const rotation = v.pipe(
	count(3),
	v.transform((turns) => turns as Rotation)
);
const overruled = v.optional(
	v.pipe(v.array(v.picklist(OBJECTIONS)), v.maxLength(OBJECTIONS.length))
);

/** A tile was laid, and perhaps a figure put on it: one whole turn. */
const Laid = v.strictObject({
	type: v.literal('base/laid'),
	player: count(5),
	tile,
	x: coordinate,
	y: coordinate,
	rotation,
	/** The figure put on the tile, by segment of the tile. */
	deploy: v.optional(
		v.strictObject({ piece: v.pipe(v.string(), v.maxLength(32)), segment: count(15) })
	),
	overruled
});

/** A tile was drawn that fits nowhere. */
const SetAside = v.strictObject({
	type: v.literal('base/set-aside'),
	player: count(5),
	tile,
	overruled
});

/** The last tile lay, or the table stopped: what is unfinished and the farms are scored. */
const Ended = v.strictObject({ type: v.literal('base/ended'), overruled });

/** The table agreed to the final scoring. */
const Closed = v.strictObject({ type: v.literal('base/closed'), overruled });

/** What can happen in the base game, as it stands in a record. */
export const BASE_EVENTS = [Laid, SetAside, Ended, Closed] as const;

export type Laid = v.InferOutput<typeof Laid>;
export type SetAside = v.InferOutput<typeof SetAside>;
export type Ended = v.InferOutput<typeof Ended>;
export type Closed = v.InferOutput<typeof Closed>;
export type BaseEvent = Laid | SetAside | Ended | Closed;
