import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../base/events';

/** The Gingerbread Man was moved into a city; `from` is where he stood, absent when he came back onto the table. */
const Moved = v.strictObject({
	type: v.literal('gingerbread/moved'),
	player: count(5),
	from: v.optional(place()),
	to: place(),
	overruled
});

/** The Gingerbread Man stood in a city when the table was taken over as it lay. */
const Stood = v.strictObject({ type: v.literal('gingerbread/stood'), to: place(), overruled });

/** What can happen with the Gingerbread Man, as it stands in a record. */
export const GINGERBREAD_EVENTS = [Moved, Stood] as const;

export type Moved = v.InferOutput<typeof Moved>;

export type GingerbreadStood = v.InferOutput<typeof Stood>;
export type GingerbreadEvent = Moved | GingerbreadStood;

/** True for a move of the Gingerbread Man. */
export const isGingerbreadMoved = (event: GameEvent): event is Moved =>
	event.type === 'gingerbread/moved';

/** True for the city where he was found. */
export const isGingerbreadStood = (event: GameEvent): event is GingerbreadStood =>
	event.type === 'gingerbread/stood';
