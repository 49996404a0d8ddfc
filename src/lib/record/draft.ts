import * as v from 'valibot';
import type { FigurePlace, PlayerIndex } from '../engine/piece';
import { withinReach, type Bridge, type Place, type Rotation, type Spot } from '../engine/spot';
import { tileId, type TileId } from '../engine/tile';
import { bridge } from '../rules/base/events';
import { choicesSchema, type TurnChoice } from '../rules/catalogue';

/** The figure to be put on the tile: where, and how. */
export interface DraftFigure extends FigurePlace {
	readonly piece: string;
}

/** The player's own figure to be taken home instead, and the place where it stands. */
export interface DraftRecall extends Place {
	readonly piece: string;
}

/** What has been entered of a turn that isn't confirmed. It is stored, so that it survives a reload. */
export interface Draft {
	/** The player, if it isn't the one whose turn is next. */
	readonly player?: PlayerIndex | undefined;
	readonly tile?: TileId | undefined;
	readonly spot?: Spot | undefined;
	readonly rotation?: Rotation | undefined;
	/** Only trees stand at the tile's crossing, so its roads run on. */
	readonly trees?: true | undefined;
	/** The bridge that is laid with it. */
	readonly bridge?: Bridge | undefined;
	readonly deploy?: DraftFigure | undefined;
	/** Never with `deploy`. */
	readonly recall?: DraftRecall | undefined;
	/** What was decided so far, before the turn is scored. */
	readonly choices?: readonly TurnChoice[] | undefined;
	/** Present after tile and figure are confirmed: what is left to decide is being asked. */
	readonly asked?: true | undefined;
	/** Present if no second figure is put beside the first. */
	readonly alone?: true | undefined;
	/** The offer that is being taken up, or the question to which choices led: its id, with what distinguishes it from others. */
	readonly offer?: string | undefined;
	/** How many steps of the guided final scoring have been shown. */
	readonly final?: number | undefined;
}

export const EMPTY_DRAFT: Draft = {};

const spot = v.pipe(v.strictObject({ x: v.number(), y: v.number() }), v.check(withinReach));

export const draftSchema = v.strictObject({
	player: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
	tile: v.optional(v.pipe(v.string(), v.maxLength(64), v.transform(tileId))),
	spot: v.optional(spot),
	rotation: v.optional(v.picklist([0, 1, 2, 3])),
	trees: v.optional(v.literal(true)),
	bridge: v.optional(bridge()),
	deploy: v.optional(
		v.strictObject({
			piece: v.string(),
			segment: v.number(),
			corner: v.optional(v.picklist([0, 1, 2, 3])),
			lying: v.optional(v.literal(true))
		})
	),
	recall: v.optional(
		v.strictObject({ piece: v.string(), x: v.number(), y: v.number(), segment: v.number() })
	),
	choices: v.optional(choicesSchema),
	asked: v.optional(v.literal(true)),
	alone: v.optional(v.literal(true)),
	offer: v.optional(v.pipe(v.string(), v.maxLength(160))),
	final: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
}) satisfies v.GenericSchema<unknown, Draft>;

/** Reads a stored draft. Returns an empty one if it is damaged, because a draft must never keep a game from opening. */
export function readDraft(value: unknown): Draft {
	const parsed = v.safeParse(draftSchema, value);
	return parsed.success ? parsed.output : EMPTY_DRAFT;
}
