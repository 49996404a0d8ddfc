import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../base/events';

/** The Gingerbread Man was moved into a city; `from` is where he stood, absent when he came back onto the table. */
const GingerbreadMoved = v.strictObject({
	type: v.literal('gingerbread/moved'),
	player: count(5),
	from: v.optional(place()),
	to: place(),
	overruled
});

/** The Gingerbread Man stood in a city of an existing table. */
const StandingFigure = v.strictObject({
	type: v.literal('gingerbread/stood'),
	to: place(),
	overruled
});

/** What can happen with the Gingerbread Man, as it stands in a record. */
export const GINGERBREAD_EVENTS = [GingerbreadMoved, StandingFigure] as const;

export type GingerbreadMoved = v.InferOutput<typeof GingerbreadMoved>;

export type GingerbreadStood = v.InferOutput<typeof StandingFigure>;
export type GingerbreadEvent = GingerbreadMoved | GingerbreadStood;

/** True for a move of the Gingerbread Man. */
export const isGingerbreadMoved = (event: GameEvent): event is GingerbreadMoved =>
	event.type === 'gingerbread/moved';

/** True for the city where he was found. */
export const isGingerbreadStood = (event: GameEvent): event is GingerbreadStood =>
	event.type === 'gingerbread/stood';
