import * as v from 'valibot';
import { EXPANSIONS } from '../expansions';
import { count, overruled, pieceKind, place, spot, tile } from './base/events';
import type { DeclaredEvent, EventField } from './presentation/declared-event';

const player = count(5);
const FIELDS = {
	next: player,
	same: player,
	anybody: player,
	place: place(),
	'place?': v.optional(place()),
	spot: spot(),
	piece: pieceKind,
	tile,
	count: count(255),
	'true?': v.optional(v.literal(true))
} as const satisfies Readonly<Record<EventField, v.GenericSchema<unknown, unknown>>>;

type Entries<Event extends DeclaredEvent> = {
	readonly [Name in keyof Event['fields']]: (typeof FIELDS)[Event['fields'][Name]];
} & {
	readonly type: v.LiteralSchema<Event['type'], undefined>;
	readonly overruled: typeof overruled;
};
type SchemaOf<Event> = Event extends DeclaredEvent
	? v.StrictObjectSchema<Entries<Event>, undefined>
	: never;

/** The events that expansions declare. */
export const DECLARED_EVENTS = EXPANSIONS.flatMap(
	({ events }): readonly (typeof EXPANSIONS)[number]['events'][number][] => events
);

/** The schema that reads an event of a declared type. */
function schemaOf({ type, fields }: DeclaredEvent): unknown {
	const own = Object.entries(fields).map(([name, field]) => [name, FIELDS[field]] as const);
	return v.strictObject({ type: v.literal(type), ...Object.fromEntries(own), overruled });
}

/** The schemas of the events that expansions declare. */
export const DECLARED_SCHEMAS = DECLARED_EVENTS.map(schemaOf) as readonly SchemaOf<
	(typeof DECLARED_EVENTS)[number]
>[];
