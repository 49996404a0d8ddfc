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
import type { EventField } from '../../rules/presentation/declared-event';
import { openSpot, relativeSpot, withSpot, seat } from './table-codecs';
import {
	fields,
	list,
	optional,
	orJson,
	unlessForetold,
	variant,
	type Kind
} from './compound-codecs';
import { CORRECTION_REASONS, type PackedNames } from './names';
import { someRulings } from './rulings';
import { constant, name, number, int, uint, text, type Codec } from './codec';

const next = seat(1);
const same = seat(0);
const anybody = uint(3);
const segment = uint(4);
const corner = optional(uint(2));
const told = fields({ line: text(), mark: optional(text()), name: optional(text()) });
const onSpot = relativeSpot();
const place = withSpot(fields({ spot: onSpot, segment }));
const changes = list(fields({ player: anybody, points: int() }));

const onTable = {
	spot: openSpot(),
	rotation: unlessForetold(uint(2), ({ tile }) => tile?.rotation),
	trees: optional(constant(true))
};

/** The codecs of fields that many events have. Some of them need names. */
type Parts = ReturnType<typeof partsWith>;

const partsWith = (names: PackedNames) => {
	const piece = name(names.pieces);
	return {
		piece,
		token: name(names.tokens),
		drawn: {
			tile: unlessForetold(name(names.tiles), ({ tile }) => tile?.tile),
			told: optional(told)
		},
		deploy: optional(fields({ piece, segment, corner })),
		recall: withSpot(fields({ piece, spot: relativeSpot(), segment })),
		overruled: optional(list(name(names.objections)))
	};
};

/** The fields of a turn. */
const turnOf = ({ drawn, deploy }: Parts) => ({ player: next, ...drawn, ...onTable, deploy });

const lying = constant(true);

/** A figure that lies where others stand. */
const lyingFigure = ({ piece }: Parts) => fields({ piece, segment, lying });

/** An event by its number. */
type NumberedKind = readonly [number: number, kind: Kind];

/** Events in which tiles are laid and figures are placed, except those with choices. */
function tableKinds(parts: Parts): readonly NumberedKind[] {
	const { piece, drawn, recall, overruled } = parts;
	const { deploy, ...turn } = turnOf(parts);
	const figure = { player: anybody, piece, spot: relativeSpot(), segment };
	return [
		[0, [LAID, withSpot(fields({ ...turn, deploy, overruled }))]],
		[4, [SET_ASIDE, fields({ player: next, ...drawn, overruled })]],
		[5, [REDESCRIBED, fields({ tile: drawn.tile, told, overruled })]],
		[7, [PLACED, withSpot(fields({ ...drawn, ...onTable, player: optional(anybody), overruled }))]],
		[8, [STOOD, withSpot(fields({ ...figure, corner, overruled }))]],
		// A turn in which a figure is taken home has its own number, so that all other turns stay as short as they were.
		[19, [LAID, withSpot(fields({ ...turn, recall, overruled }))]],
		// The same for figures that lie where others stand.
		[90, [LAID, withSpot(fields({ ...turn, deploy: lyingFigure(parts), overruled }))]],
		[91, [STOOD, withSpot(fields({ ...figure, lying, overruled }))]]
	];
}

/** The other events of every game, except amendments. */
function logKinds({ token, overruled }: Parts): readonly NumberedKind[] {
	const why = name(CORRECTION_REASONS);
	const recounts = list(fields({ player: anybody, token, count: int() }));
	return [
		[1, [UNDONE, fields({})]],
		[2, [REDONE, fields({})]],
		[6, [POINTS_CORRECTED, fields({ changes, reason: text(), why, overruled })]],
		[9, [BEGUN, fields({ player: anybody, overruled })]],
		[10, [ENDED, fields({ overruled })]],
		[11, [CLOSED, fields({ overruled })]],
		[16, [TRANSFER_STARTED, fields({})]],
		[17, [TRANSFER_TAKEN, fields({})]],
		[20, [RECOUNTED, fields({ changes: recounts, why: name(CORRECTION_REASONS), overruled })]]
	];
}

const AMENDMENT = 3;
/** A turn in which something was decided before it was scored. */
const TURN_WITH_CHOICES = 22;
/** The same with a figure that lies where others stand. */
const LYING_TURN_WITH_CHOICES = 92;
/** A turn with a bridge, whatever was decided in it. */
const BRIDGED_TURN = 101;
const bridge = withSpot(fields({ spot: onSpot, side: uint(1) }));

/** The codecs of the fields that modules declare. Each optional place learns by its field whether it is present. */
const FIELDS: Readonly<Record<EventField, (parts: Parts) => Codec>> = {
	next: () => next,
	same: () => same,
	anybody: () => anybody,
	place: () => place,
	'place?': () => optional(place),
	spot: () => onSpot,
	piece: ({ piece }) => piece,
	tile: ({ drawn }) => drawn.tile,
	count: () => number(),
	'true?': () => optional(constant(true))
};

/** The events that modules declare: the fields of each, one after the other. */
const declaredKinds = (parts: Parts): readonly NumberedKind[] =>
	DECLARED_EVENTS.map(({ number: at, type, fields: declared }) => {
		const shapes = Object.entries(declared).map(
			([key, field]) => [key, FIELDS[field](parts)] as const
		);
		const all = { ...Object.fromEntries(shapes), overruled: parts.overruled };
		return [at, [type, fields(all)]];
	});

/** All events except amendments. A choice has the number that its event has alone. */
function kindsWith(parts: Parts): readonly NumberedKind[] {
	const declared = declaredKinds(parts);
	const { overruled } = parts;
	const choices = list(orJson(variant(byNumber(new Map(declared)))));
	const turn = { ...turnOf(parts), recall: optional(parts.recall), choices, overruled };
	const lyingTurn = { ...turnOf(parts), deploy: lyingFigure(parts), choices, overruled };
	return [
		...tableKinds(parts),
		...logKinds(parts),
		[TURN_WITH_CHOICES, [LAID, withSpot(fields(turn))]],
		[LYING_TURN_WITH_CHOICES, [LAID, withSpot(fields(lyingTurn))]],
		[BRIDGED_TURN, [LAID, withSpot(fields({ ...turn, bridge }))]],
		...declared
	];
}

/** Kinds by number; undefined at a number that nobody uses, which is reserved. */
const byNumber = (kinds: ReadonlyMap<number, Kind>): readonly (Kind | undefined)[] =>
	Array.from({ length: Math.max(...kinds.keys()) + 1 }, (_, number) => kinds.get(number));

/** The numbers of events of every game. @internal */
export function commonNumbers(names: PackedNames): readonly number[] {
	const parts = partsWith(names);
	const kinds = [...tableKinds(parts), ...logKinds(parts)];
	return [
		...kinds.map(([number]) => number),
		AMENDMENT,
		TURN_WITH_CHOICES,
		LYING_TURN_WITH_CHOICES,
		BRIDGED_TURN
	];
}

/** All events by number. An amendment contains no other amendments. @internal */
export function eventKinds(names: PackedNames): ReadonlyMap<number, Kind> {
	const kinds = kindsWith(partsWith(names));
	const none: NumberedKind = [AMENDMENT, [AMENDED, fields({})]];
	const amending = byNumber(new Map([...kinds, none]));
	const edit = fields({ at: number(), events: list(orJson(variant(amending))) });
	const amended = { edits: list(edit), rulings: optional(someRulings(names.answers)) };
	return new Map([...kinds, [AMENDMENT, [AMENDED, fields(amended)]]]);
}

/** Any event. */
export const eventCodec = (names: PackedNames): Codec =>
	orJson(variant(byNumber(eventKinds(names))));
