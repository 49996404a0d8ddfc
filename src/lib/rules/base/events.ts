import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import type { PieceKindId, PlayerIndex } from '../../engine/piece';
import { REACH, type Corner, type Rotation } from '../../engine/spot';
import { tileId } from '../../engine/tile';
import type { ExampleEvent } from '../presentation/scoring-topic';

/* The types of the base game's events, as they are stored. */
export const LAID = 'base/laid';
export const SET_ASIDE = 'base/set-aside';
export const REDESCRIBED = 'base/retold';
export const POINTS_CORRECTED = 'base/corrected';
export const RECOUNTED = 'base/recounted';
export const PLACED = 'base/placed';
export const STOOD = 'base/stood';
export const BEGUN = 'base/begun';
export const ENDED = 'base/ended';
export const CLOSED = 'base/closed';

/** A whole number from 0 to `most`. */
export const count = (most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
export const place = () => v.strictObject({ x: coordinate, y: coordinate, segment: count(15) });
/** A spot. */
export const spot = () => v.strictObject({ x: coordinate, y: coordinate });
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-REACH), v.maxValue(REACH));
/** A bridge over a tile. */
export const bridge = () =>
	v.strictObject({ x: coordinate, y: coordinate, side: v.picklist([0, 1]) });
export const tile = v.pipe(v.string(), v.maxLength(64), v.transform(tileId));
export const pieceKind = v.pipe(v.string(), v.maxLength(32));
const rotation = v.pipe(
	count(3),
	v.transform((turns) => turns as Rotation)
);
const corner = v.pipe(
	count(3),
	v.transform((number) => number as Corner)
);
/** The objections an event overrules; the catalogue checks that they exist. */
export const overruled = v.optional(
	v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+(?:[-/][a-z]+){0,7}$/))), v.maxLength(64))
);

/** A custom tile's description; see `parseTileLine` for the line. */
const TileDescription = v.strictObject({
	line: v.pipe(v.string(), v.maxLength(200)),
	mark: v.optional(v.pipe(v.string(), v.maxLength(32))),
	name: v.optional(v.pipe(v.string(), v.maxLength(40)))
});

/**
 * A turn: a tile was laid, perhaps with a figure. Other decisions in the turn are added in the catalogue, where all events are
 * known.
 */
export const LaidFields = v.strictObject({
	type: v.literal(LAID),
	player: count(5),
	tile,
	told: v.optional(TileDescription),
	x: coordinate,
	y: coordinate,
	rotation,
	/** Only trees stand at the crossing, so its roads are joined; segments are numbered after joining. */
	trees: v.optional(v.literal(true)),
	/**
	 * The bridge that was laid with it, over this tile or one beside it. It runs from side 0 or 1 of its spot to the opposite
	 * side.
	 */
	bridge: v.optional(bridge()),
	/**
	 * The figure put on the tile, and its segment. `corner` is for a figure on a corner of the spot, `lying` for one that lies
	 * where others stand.
	 */
	deploy: v.optional(
		v.strictObject({
			piece: pieceKind,
			segment: count(15),
			corner: v.optional(corner),
			lying: v.optional(v.literal(true))
		})
	),
	/** The player's own figure that was taken home instead, and the place where it stood. */
	recall: v.optional(v.strictObject({ piece: pieceKind, ...place().entries })),
	overruled
});

/** A tile was drawn that fits nowhere. */
const SetAside = v.strictObject({
	type: v.literal(SET_ASIDE),
	player: count(5),
	tile,
	told: v.optional(TileDescription),
	overruled
});

/** A custom tile was described again. This replaces its description from the start of the game. */
const TileRedescribed = v.strictObject({
	type: v.literal(REDESCRIBED),
	tile,
	told: TileDescription,
	overruled
});

/** Why manual points were given: a mistake is corrected, points are transferred, or an existing table had them. @internal */
export const CORRECTION_REASONS = ['mistake', 'bought', 'found'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];
/** The most points that one correction gives to or takes from each player. */
export const MAX_MANUAL_POINTS = 999;
/** The longest reason, in graphemes. */
export const MAX_REASON_LENGTH = 80;

const Reason = v.pipe(
	v.string(),
	v.maxLength(16 * MAX_REASON_LENGTH),
	v.maxGraphemes(MAX_REASON_LENGTH),
	// No line breaks, other control characters or lone surrogates.
	v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
);

const signed = (most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most));

const Changes = v.pipe(
	v.array(
		v.strictObject({
			player: count(5),
			points: signed(MAX_MANUAL_POINTS)
		})
	),
	v.minLength(1),
	v.check((all) => new Set(all.map(({ player }) => player)).size === all.length),
	v.check((all) => all.some(({ points }) => points !== 0))
);

/** Manual points: each player at most once, and not all zero. */
const PointsCorrection = v.pipe(
	v.strictObject({
		type: v.literal(POINTS_CORRECTED),
		changes: Changes,
		reason: Reason,
		why: v.picklist(CORRECTION_REASONS),
		overruled
	}),
	v.check(({ why, reason }) => why !== 'mistake' || reason.trim() !== ''),
	v.check(
		({ why, changes }) =>
			why !== 'bought' || changes.reduce((sum, { points }) => sum + points, 0) === 0
	)
);

/** The most tokens of a kind that one correction gives or takes. */
const MAX_RECOUNTED = 99;

/**
 * Tokens were counted again: how many are added to those of players, or taken away. Each pair of player and token occurs at most
 * once.
 */
const Recount = v.strictObject({
	type: v.literal(RECOUNTED),
	changes: v.pipe(
		v.array(
			v.strictObject({
				player: count(5),
				token: v.pipe(v.string(), v.maxLength(32)),
				count: v.pipe(
					signed(MAX_RECOUNTED),
					v.check((change) => change !== 0)
				)
			})
		),
		v.minLength(1),
		v.maxLength(64),
		v.check(
			(all) =>
				new Set(all.map(({ player, token }) => `${String(player)} ${token}`)).size === all.length
		)
	),
	why: v.picklist(['mistake', 'found']),
	overruled
});

/** A tile of an existing table. `player` is the owner of a player's own tile. */
const Placed = v.strictObject({
	type: v.literal(PLACED),
	tile,
	told: v.optional(TileDescription),
	x: coordinate,
	y: coordinate,
	rotation,
	/** Only trees stand at the crossing, so its roads are joined. */
	trees: v.optional(v.literal(true)),
	player: v.optional(count(5)),
	overruled
});

/**
 * A figure of an existing table. `corner` is for a figure on a corner of the spot, `lying` for one that lies where others stand.
 */
const StandingFigure = v.strictObject({
	type: v.literal(STOOD),
	player: count(5),
	piece: pieceKind,
	x: coordinate,
	y: coordinate,
	segment: count(15),
	corner: v.optional(corner),
	lying: v.optional(v.literal(true)),
	overruled
});

/** Play on an existing table starts; `player` lays next. */
const Begun = v.strictObject({ type: v.literal(BEGUN), player: count(5), overruled });

/** The last tile was laid, or the players stopped: the final scoring. */
const Ended = v.strictObject({ type: v.literal(ENDED), overruled });

/** The players agreed to the final scoring. */
const Closed = v.strictObject({ type: v.literal(CLOSED), overruled });

/** The schemas of the base game's events, except {@link LaidFields}. */
export const OTHER_BASE_EVENTS = [
	SetAside,
	TileRedescribed,
	PointsCorrection,
	Recount,
	Placed,
	StandingFigure,
	Begun,
	Ended,
	Closed
] as const;

export type Laid = v.InferOutput<typeof LaidFields>;
export type SetAside = v.InferOutput<typeof SetAside>;
export type TileRedescribed = v.InferOutput<typeof TileRedescribed>;
export type TileDescription = v.InferOutput<typeof TileDescription>;
export type PointsCorrection = v.InferOutput<typeof PointsCorrection>;
export type Recount = v.InferOutput<typeof Recount>;
export type Placed = v.InferOutput<typeof Placed>;
export type StandingFigure = v.InferOutput<typeof StandingFigure>;
export type Begun = v.InferOutput<typeof Begun>;
type Ended = v.InferOutput<typeof Ended>;
type Closed = v.InferOutput<typeof Closed>;

export const isLaid = (event: GameEvent): event is Laid => event.type === LAID;

export const isPointsCorrection = (event: GameEvent): event is PointsCorrection =>
	event.type === POINTS_CORRECTED;

export const isRecount = (event: GameEvent): event is Recount => event.type === RECOUNTED;

/** True for a tile of an existing table. */
export const isPlaced = (event: GameEvent): event is Placed => event.type === PLACED;

/** True for a figure of an existing table. */
export const isStood = (event: GameEvent): event is StandingFigure => event.type === STOOD;

/** True for the start of play on an existing table. */
export const isBegun = (event: GameEvent): event is Begun => event.type === BEGUN;

export type BaseEvent = Laid | v.InferOutput<(typeof OTHER_BASE_EVENTS)[number]>;

/* Events of examples, which show how things are scored. */

/** A figure that is put on a tile just laid: on a segment, or on a corner of its spot. */
interface ExampleFigure {
	readonly piece: PieceKindId;
	readonly segment: number;
	readonly corner?: Corner;
	readonly lying?: true;
}

/** A follower on a segment. */
export const follower = (segment: number): ExampleFigure => ({ piece: 'follower', segment });

/** A turn: a tile was laid at x and y in a rotation, perhaps with a figure. */
export const laid = (
	player: PlayerIndex,
	tile: string,
	[x, y, rotation]: readonly [x: number, y: number, rotation: Rotation],
	deploy?: ExampleFigure
): ExampleEvent => ({
	type: LAID,
	player,
	tile,
	x,
	y,
	rotation,
	...(deploy && { deploy })
});

/** A turn with a tile that shouldn't be drawn yet, so that the picture stays small. */
export const laidEarly = (...turn: Parameters<typeof laid>): ExampleEvent => ({
	...laid(...turn),
	overruled: ['not-offered']
});

/** The end of a game in which tiles are left. */
export const ENDED_EARLY: ExampleEvent = { type: ENDED, overruled: ['tiles-left'] };
