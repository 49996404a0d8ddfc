import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../../rules/base/events';

/* The types of his events, as they are stored. */
export const GINGERBREAD_MOVED = 'gingerbread/moved';
export const GINGERBREAD_STOOD = 'gingerbread/stood';

/** The Gingerbread Man was moved into a city; `from` is where he stood, absent when he was off the board. */
const GingerbreadMoved = v.strictObject({
	type: v.literal(GINGERBREAD_MOVED),
	player: count(5),
	from: v.optional(place()),
	to: place(),
	overruled
});

/** The Gingerbread Man's city on an existing table. */
const StandingFigure = v.strictObject({
	type: v.literal(GINGERBREAD_STOOD),
	to: place(),
	overruled
});

/** The schemas of the Gingerbread Man's events. */
export const GINGERBREAD_EVENTS = [GingerbreadMoved, StandingFigure] as const;

export type GingerbreadMoved = v.InferOutput<typeof GingerbreadMoved>;

export type GingerbreadStood = v.InferOutput<typeof StandingFigure>;
export type GingerbreadEvent = GingerbreadMoved | GingerbreadStood;

export const isGingerbreadMoved = (event: GameEvent): event is GingerbreadMoved =>
	event.type === GINGERBREAD_MOVED;

/** True for his city on an existing table. */
export const isGingerbreadStood = (event: GameEvent): event is GingerbreadStood =>
	event.type === GINGERBREAD_STOOD;
