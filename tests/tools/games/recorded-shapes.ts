import * as v from 'valibot';

/* The shapes of numbers, places and figures in recorded games. */

export const whole = v.pipe(v.number(), v.integer());

export const index = v.pipe(whole, v.minValue(0));

export const spot = v.tuple([whole, whole]);

/** In records that were read: the number of a tower among the features of its tile. */
export const TOWER = 99;

export const place = v.object({ x: whole, y: whole, feature: index });

/** Our names of the figures in recorded games. */
const PIECES = {
	follower: 'follower',
	mayor: 'mayor',
	wagon: 'wagon',
	abbot: 'abbot',
	builder: 'builder',
	pig: 'pig',
	bigFollower: 'big-follower',
	phantom: 'phantom',
	barn: 'barn'
} as const;
type RecordedPiece = keyof typeof PIECES;
export const piece = v.pipe(
	v.picklist(
		Object.keys(PIECES) as RecordedPiece[],
		({ received }) => `a figure of a kind that these rules don't have: ${received}`
	),
	v.transform((name) => PIECES[name])
);

/** Places on other tiles, as `[x, y, feature]`. */
export const elsewhere = v.array(v.tuple([whole, whole, index]));

/** A player's figure at a place; of a barn the spot whose north-west corner it stands on. */
export const figure = v.object({ player: index, piece, ...place.entries });

/** Our name of a figure in a recorded game. */
export const pieceNamed = (name: string): string =>
	(PIECES as Readonly<Record<string, string>>)[name] ?? name;

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
	items: v.array(v.tuple([v.string(), v.nullable(whole), whole])),
	/** True for a barn's at the end. */
	barn: v.optional(v.boolean())
});

export type RecordedAward = v.InferOutput<typeof RecordedAward>;
