import { AMENDED } from '../../record/amendment';
import { REDONE, TRANSFER_STARTED, TRANSFER_TAKEN, UNDONE } from '../../record/entry';
import {
	BEGUN,
	CLOSED,
	ENDED,
	LAID,
	PLACED,
	POINTS_CORRECTED,
	RECOUNTED,
	REDESCRIBED,
	SET_ASIDE,
	STOOD
} from '../../rules/base/events';
import { DECLARED_EVENTS } from '../../rules/declared-events';
import type { DeclaredEvent, EventField } from '../../rules/presentation/declared-event';
import { openSpot, relativeSpot, withSpot, seat } from './table-codecs';
import {
	fields,
	list,
	lazy,
	optional,
	orJson,
	unlessForetold,
	variant,
	type Kind
} from './compound-codecs';
import { CORRECTION_REASONS, OBJECTIONS, PIECES, TILES, TOKENS } from './names';
import { someRulings } from './rulings';
import { constant, name, number, int, uint, text, type Codec } from './codec';

const next = seat(1);
const same = seat(0);
const anybody = uint(3);
const piece = name(PIECES);
const segment = uint(4);
const corner = optional(uint(2));
const overruled = optional(list(name(OBJECTIONS)));
const told = fields({ line: text(), mark: optional(text()), name: optional(text()) });
const onSpot = relativeSpot();
const place = withSpot(fields({ spot: onSpot, segment }));

const drawn = {
	tile: unlessForetold(name(TILES), ({ tile }) => tile?.tile),
	told: optional(told)
};
const lying = {
	spot: openSpot(),
	rotation: unlessForetold(uint(2), ({ tile }) => tile?.rotation),
	trees: optional(constant(true))
};
const deploy = optional(fields({ piece, segment, corner }));
const recall = withSpot(fields({ piece, spot: relativeSpot(), segment }));
const recounts = list(fields({ player: anybody, token: name(TOKENS), count: int() }));
const changes = list(fields({ player: anybody, points: int() }));

/** The codecs of the fields that modules declare. Optional places learn whether they are present by field. */
const FIELDS: Readonly<Record<EventField, () => Codec>> = {
	next: () => next,
	same: () => same,
	anybody: () => anybody,
	place: () => place,
	'place?': () => optional(place),
	spot: () => onSpot,
	piece: () => piece,
	count: number
};

/** Events of every game, by number. */
const COMMON: readonly (readonly [number: number, kind: Kind])[] = [
	[0, [LAID, withSpot(fields({ player: next, ...drawn, ...lying, deploy, overruled }))]],
	[1, [UNDONE, fields({})]],
	[2, [REDONE, fields({})]],
	[3, [AMENDED, lazy(() => amended)]],
	[4, [SET_ASIDE, fields({ player: next, ...drawn, overruled })]],
	[5, [REDESCRIBED, fields({ tile: drawn.tile, told, overruled })]],
	[
		6,
		[
			POINTS_CORRECTED,
			fields({ changes, reason: text(), why: name(CORRECTION_REASONS), overruled })
		]
	],
	[7, [PLACED, withSpot(fields({ ...drawn, ...lying, player: optional(anybody), overruled }))]],
	[
		8,
		[
			STOOD,
			withSpot(fields({ player: anybody, piece, spot: relativeSpot(), segment, corner, overruled }))
		]
	],
	[9, [BEGUN, fields({ player: anybody, overruled })]],
	[10, [ENDED, fields({ overruled })]],
	[11, [CLOSED, fields({ overruled })]],
	[16, [TRANSFER_STARTED, fields({})]],
	[17, [TRANSFER_TAKEN, fields({})]],
	// A turn with a figure taken home, so that all others stay as short as they were.
	[19, [LAID, withSpot(fields({ player: next, ...drawn, ...lying, recall, overruled }))]],
	[20, [RECOUNTED, fields({ changes: recounts, why: name(CORRECTION_REASONS), overruled })]]
];

/** A turn in which something was decided before it was scored. */
const TURN_WITH_CHOICES = 22;

/** The numbers of events of every game. @internal */
export const COMMON_NUMBERS: readonly number[] = [
	...COMMON.map(([number]) => number),
	TURN_WITH_CHOICES
];

/** An event of a module: its fields, one after the other. */
const ofBox = ({ number, type, fields: declared }: DeclaredEvent): readonly [number, Kind] => {
	const shapes = Object.entries(declared).map(([key, field]) => [key, FIELDS[field]()] as const);
	return [number, [type, fields({ ...Object.fromEntries(shapes), overruled })]];
};

const DECLARED = DECLARED_EVENTS.map(ofBox);

/** Choices have the numbers that their events have alone. */
const choices = list(lazy(() => orJson(variant(byNumber(new Map(DECLARED))))));
const turn = { player: next, ...drawn, ...lying, deploy, recall: optional(recall) };
const withChoices: Kind = [LAID, withSpot(fields({ ...turn, choices, overruled }))];

const BY_NUMBER: ReadonlyMap<number, Kind> = new Map([
	...COMMON,
	[TURN_WITH_CHOICES, withChoices],
	...DECLARED
]);

/** Kinds by number, and nothing at a number that nobody uses: it is reserved. */
const byNumber = (kinds: ReadonlyMap<number, Kind>): readonly (Kind | undefined)[] =>
	Array.from({ length: Math.max(...kinds.keys()) + 1 }, (_, number) => kinds.get(number));

/** All events. */
const KINDS = byNumber(BY_NUMBER);

/** The types of the kinds, by number. @internal */
export const KIND_TYPES: ReadonlyMap<number, string> = new Map(
	Array.from(BY_NUMBER, ([number, [type]]) => [number, type])
);

/** An amendment contains no other amendments. */
const amending = KINDS.map((kind): Kind | undefined =>
	kind?.[0] === AMENDED ? [AMENDED, fields({})] : kind
);
const edit = fields({ at: number(), events: list(orJson(variant(amending))) });
const amended = fields({ edits: list(edit), rulings: optional(someRulings()) });

/** Any event. */
export const event: Codec = orJson(variant(KINDS));
