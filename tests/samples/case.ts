import * as v from 'valibot';
import { BOX_IDS, EXPANSION_IDS, eventSchema, rulingsSchema } from '../../src/lib/rules/catalogue';
import { NONSENSE, OBJECTIONS } from '../tools/games/codes';

/*
 * A sample: a claim about the rules with a table that shows it. `after` counts events: what it stands with is true after
 * so many of them; left out, after all.
 */
const after = v.optional(v.number());
const position = {
	tile: v.string(),
	x: v.number(),
	y: v.number(),
	rotation: v.picklist([0, 1, 2, 3])
};

/** Points for one player, and the sum in words: `3 tiles × 2 + 1 pennants × 2`, empty for nothing. */
const Award = v.strictObject({
	after: v.number(),
	rule: v.string(),
	player: v.number(),
	points: v.number(),
	sum: v.string()
});

/** An event that is not taken, and why. */
const Refusal = v.strictObject({
	after,
	event: v.looseObject({ type: v.string() }),
	says: v.array(v.picklist([...NONSENSE, ...OBJECTIONS]))
});

/**
 * Where a player could put a figure on a tile laid so: on free segments; and where somebody stands already. Of a figure
 * that stands where four tiles meet, corners instead of segments.
 */
const Options = v.strictObject({
	after,
	player: v.number(),
	piece: v.optional(v.string(), 'follower'),
	...position,
	free: v.array(v.number()),
	occupied: v.array(v.number())
});

/** x, y and segment of a place. */
const place = v.tuple([v.number(), v.number(), v.number()]);

/** x and y of a tile. */
const spot = v.tuple([v.number(), v.number()]);

/** All open questions in order, each before those to which its choices lead; for each feature to choose from, the place where it began, or else the tiles to choose from. */
const Asked = v.strictObject({
	after,
	open: v.array(
		v.union([
			v.strictObject({ question: v.string(), player: v.number(), features: v.array(place) }),
			v.strictObject({ question: v.string(), player: v.number(), tiles: v.array(spot) })
		])
	)
});

/** Which part of the turn the last tile was, and the further tile that is due then; null for none. */
const Further = v.strictObject({ after, part: v.number(), due: v.nullable(v.string()) });

/** Where the Gingerbread Man stands; null when he lies beside the table. */
const Stands = v.strictObject({ after, at: v.nullable(place) });

/** Where a neutral figure stands, on a feature or on a tile; null when it lies beside the table. */
const Neutral = v.strictObject({
	after,
	figure: v.string(),
	at: v.nullable(v.union([place, spot]))
});

/** Beside whose scoring figure a player's figure stands on the score track, and on which space; null for both while it's in hand. */
const OnTrack = v.strictObject({
	after,
	player: v.number(),
	beside: v.nullable(v.number()),
	space: v.nullable(v.number())
});

/** The final state; left-out fields may be anything. */
const End = v.strictObject({
	/** Points of each player. */
	scores: v.array(v.number()),
	/** Who has won, player 0 having begun. */
	winners: v.optional(v.array(v.number())),
	/** Followers in hand of each player. */
	hand: v.optional(v.array(v.number())),
	/** Figures of other kinds in hand of each player. */
	figures: v.optional(v.record(v.string(), v.array(v.number()))),
	/** What each player has beside points; left out of it: none. */
	tokens: v.optional(v.array(v.record(v.string(), v.number()))),
	/** What lies on tiles and is no figure, in the order in which it was put there. */
	onTiles: v.optional(v.array(v.strictObject({ token: v.string(), at: spot }))),
	/** Figures that another player than their owner holds, in the order in which they came there. */
	held: v.optional(
		v.array(v.strictObject({ holder: v.number(), player: v.number(), piece: v.string() }))
	),
	/** Figures that stand on whole tiles, such as on top of what lies there, in the order in which they were put there. */
	onTop: v.optional(v.array(v.strictObject({ player: v.number(), piece: v.string(), at: spot }))),
	/** Tiles of their own that each player has left. */
	stock: v.optional(v.record(v.string(), v.array(v.number()))),
	/** Figures on the table, in the order in which they were put there. */
	standing: v.optional(
		v.array(v.strictObject({ player: v.number(), piece: v.string(), at: place }))
	),
	/** Where the scoring markers stand. */
	markers: v.optional(v.array(v.strictObject({ space: v.number(), lap: v.number() }))),
	/** Objections that the table overruled, at the event numbered `after`. */
	objections: v.optional(
		v.array(v.strictObject({ after: v.number(), codes: v.array(v.picklist(OBJECTIONS)) }))
	),
	/** Tiles still to come of some designs. */
	left: v.optional(v.record(v.string(), v.number())),
	aside: v.optional(v.array(v.string())),
	/** Tiles that were drawn and lie face down. */
	hidden: v.optional(v.number()),
	toMove: v.optional(v.number())
});

const Expect = v.strictObject({
	/** All awards of the game, in order. */
	awards: v.array(Award),
	refusals: v.optional(v.array(Refusal)),
	options: v.optional(v.array(Options)),
	asks: v.optional(v.array(Asked)),
	gingerbread: v.optional(v.array(Stands)),
	neutral: v.optional(v.array(Neutral)),
	track: v.optional(v.array(OnTrack)),
	further: v.optional(v.array(Further)),
	/** In how many ways a tile may be laid. */
	placements: v.optional(v.array(v.strictObject({ after, tile: v.string(), count: v.number() }))),
	end: End
});

const Sample = v.strictObject({
	claim: v.string(),
	/** Where the rulebooks say so. */
	source: v.string(),
	/** The expected numbers worked out by hand. */
	why: v.string(),
	box: v.picklist(BOX_IDS),
	expansions: v.optional(v.array(v.picklist(EXPANSION_IDS)), []),
	players: v.number(),
	/** True for a table that was taken over as it lay. */
	found: v.optional(v.literal(true)),
	rulings: rulingsSchema,
	/** How many tiles of each design are drawn in this game, the start tile included; left out: those of the box. */
	bag: v.optional(v.record(v.string(), v.number())),
	/** How many tiles of a design the table added to its boxes; less than 0 for lost ones. */
	tiles: v.optional(v.record(v.string(), v.number())),
	events: v.array(eventSchema),
	/** How the same game ends where other answers were given to some rulings. */
	otherwise: v.optional(
		v.array(
			v.strictObject({
				rulings: v.record(v.string(), v.string()),
				scores: v.array(v.number()),
				winners: v.optional(v.array(v.number()))
			})
		),
		[]
	),
	/** The table at the end, as rows of designs with their quarter turns. */
	table: v.array(v.string()),
	expect: Expect
});

export type Sample = v.InferOutput<typeof Sample>;

/** Reads a sample. Throws where it isn't one. */
export const parseSample = (json: unknown): Sample => v.parse(Sample, json);
