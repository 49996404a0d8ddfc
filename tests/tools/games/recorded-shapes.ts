import * as v from 'valibot';
import type { Place } from '../../../src/lib/engine/spot';
import { FIGURES } from './codes';

/* The shapes of numbers, places, figures and turns in recorded games. */

export const whole = v.pipe(v.number(), v.integer());

export const index = v.pipe(whole, v.minValue(0));

export const counts = v.record(v.string(), index);

export const spot = v.tuple([whole, whole]);

/** In records that were read: the number of what is no segment of its tile, such as what stands on it as a whole. */
export const WHOLE_TILE = 99;

export const place = v.object({ x: whole, y: whole, feature: index });

/** The name of a kind of figure in recorded games. */
export const toldAs = (kind: string): string =>
	kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Our names of the kinds of figures, by those in recorded games. */
const PIECES = new Map(FIGURES.map((kind) => [toldAs(kind), kind]));

export const piece = v.pipe(
	v.picklist(
		[...PIECES.keys()],
		({ received }) => `a figure of a kind that these rules don't have: ${received}`
	),
	v.transform(pieceNamed)
);

/** Places on other tiles, as `[x, y, feature]`. */
export const elsewhere = v.array(v.tuple([whole, whole, index]));

/** A player's figure at a place; of one on a corner the spot whose north-west corner it stands on. */
export const figure = v.object({ player: index, piece, ...place.entries });

/** A figure put on another tile, or on top of what stands on one. */
export const figureElsewhere = v.object({ piece, ...place.entries });
export type FigureElsewhere = v.InferOutput<typeof figureElsewhere>;

/** Our name of a figure in a recorded game. */
export function pieceNamed(name: string): string {
	return PIECES.get(name) ?? name;
}

/** A place as we name it. */
export const segmentAt = ({ x, y, feature }: v.InferOutput<typeof place>): Place => ({
	x,
	y,
	segment: feature
});

/** Points for one player, and what was counted. */
export const RecordedAward = v.object({
	player: index,
	points: whole,
	feature: v.optional(v.string()),
	why: v.string(),
	/** None for goods. */
	tiles: v.optional(v.array(spot), []),
	/** Any place on the feature. */
	at: v.optional(v.object({ x: whole, y: whole, feature: index })),
	/** What was counted, how many, and the total points for it; how many is null where it only changes what the rest pays. */
	items: v.array(v.tuple([v.string(), v.nullable(whole), whole]))
});

export type RecordedAward = v.InferOutput<typeof RecordedAward>;

const deploy = v.union([
	figureElsewhere,
	/** Lying where others stand. */
	v.object({ piece, feature: index, lying: v.optional(v.literal(true)) }),
	/** On the corner of four tiles: the north-west one of a spot. */
	v.object({ piece, corner: spot })
]);

const rotation = v.picklist([0, 1, 2, 3]);

/** What every turn says; what an engine computed is optional. */
export const TURN_FIELDS = {
	player: index,
	tile: v.string(),
	x: whole,
	y: whole,
	rotation,
	deploy: v.optional(deploy),
	afterLastTile: v.optional(v.boolean()),
	setAsideBefore: v.optional(v.array(v.string())),
	legalPlacements: v.optional(index),
	followerOptions: v.optional(v.array(index)),
	supplyBefore: v.optional(counts),
	supplyAfter: v.optional(v.array(index)),
	awards: v.optional(v.array(RecordedAward)),
	returned: v.optional(
		v.array(
			v.object({
				...figure.entries,
				/** Why, where nothing was scored for it. */ by: v.optional(v.string())
			})
		)
	),
	scores: v.optional(v.array(whole))
};

/** What every game says. */
export const GAME_FIELDS = {
	id: v.string(),
	players: v.pipe(index, v.minValue(1), v.maxValue(6)),
	start: v.array(v.object({ tile: v.string(), x: whole, y: whole, rotation })),
	finalAwards: v.optional(v.array(RecordedAward)),
	finalScores: v.optional(v.array(whole)),
	setAsideAtEnd: v.optional(v.array(v.string()))
};

/** What is said in such fields. */
export type Told<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;
export type RecordedTurn = Told<typeof TURN_FIELDS>;
