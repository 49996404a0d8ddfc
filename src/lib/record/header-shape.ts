import * as v from 'valibot';
import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import type { DescribedTile, TileChanges } from '../engine/contents';
import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';
import type { TileId } from '../engine/tile';
import { BOX_IDS, type BoxId } from '../rules/boxes';
import type { ExpansionId } from '../rules/declared';

/* A header and its parts, as far as they can be checked without the rules, so that a list of games needn't load the rules. */

/** The last time that a date can hold, in ms since 1970 UTC: in the year 275760. @internal */
export const MAX_TIMESTAMP = 8.64e15;

/** A whole number within these bounds. */
export const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A time as it is stored: whole ms since 1970 UTC, at most what a date can hold. */
export const timestampSchema = whole(0, MAX_TIMESTAMP);

/** More points than any game can reach: a stored value above this is damaged. */
const MAX_POINTS = 1e9;

/** A player's points as they are stored. */
export const pointsSchema = whole(-MAX_POINTS, MAX_POINTS);

/** The current time of an entry: whole seconds are exact enough for a turn, and take fewer letters in a link. */
export const entryTimestamp = (clock = Date.now()): number =>
	Math.floor(currentTimestamp(clock) / 1000) * 1000;

/** The current time as stored, from `clock` in ms since 1970 UTC. It is moved to the nearest valid time; NaN becomes 0. */
export function currentTimestamp(clock = Date.now()): number {
	return Number.isNaN(clock) ? 0 : Math.min(MAX_TIMESTAMP, Math.max(0, Math.floor(clock)));
}

/** Unique id of a game: 1 to 64 letters, digits and `-_~`, safe in a URL. */
export type GameId = string & { readonly __type__: 'GameId' };
/** Makes a game id from a text. The store knows whether such a game exists. */
export const gameId = (id: string): GameId => id as GameId;

/** The longest name, in characters as people count them: a letter with its accents, or an emoji, is one. */
const MAX_NAME_LENGTH = 40;

/** The most UTF-16 units of a name: one character may have many combining marks. */
const MAX_NAME_UNITS = 640;

/** What can be wrong with a name. */
export type NameProblem = 'missing' | 'too-long' | 'unprintable';

/** A name as it is stored: without spaces around it. */
export const trimName = (name: string): string => name.trim();

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Number of characters as people count them, in any script. @internal */
export const nameLength = (name: string): number => [...characters.segment(name)].length;

/** What is wrong with a name; undefined if nothing is. Spaces around it are ignored. */
export function nameProblem(name: string): NameProblem | undefined {
	const tidy = trimName(name);
	if (/^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(tidy)) return 'missing';
	if (tidy.length > MAX_NAME_UNITS || nameLength(tidy) > MAX_NAME_LENGTH) return 'too-long';
	// Line breaks, control characters and lone surrogates aren't allowed.
	return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(tidy) ? 'unprintable' : undefined;
}

export interface Player {
	/** 1 to 40 characters in any script, or empty for a seat without a name. Text, never markup. */
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What is agreed before the first tile and never changes. */
export interface Header {
	readonly id: GameId;
	/** When the game was set up, in ms since 1970 UTC. */
	readonly created: number;
	readonly box: BoxId;
	/** The expansions played with the box, each once. */
	readonly expansions: readonly ExpansionId[];
	/** 1 to 6 players in turn order, each with a colour of their own. */
	readonly players: readonly Player[];
	/** Seat of the player who lays the first tile. */
	readonly first: PlayerIndex;
	readonly rulings: Rulings;
	/** True for an existing table: it has no start tile, and is entered before play goes on. */
	readonly found?: true | undefined;
	/** Tiles lost or added; tiles that the boxes don't have are ignored. */
	readonly tiles?: TileChanges | undefined;
	/** The tiles of custom boxes that are played with. Each has its own id, like that of a promo tile. */
	readonly told?: readonly DescribedTile[] | undefined;
}

/** The fewest and the most players. */
export const MIN_PLAYERS = 1;
export const MAX_PLAYERS = 6;

const playerSchema = v.strictObject({
	name: v.pipe(v.string(), v.transform(trimName)),
	colour: v.picklist(PLAYER_COLOURS)
});

/** By how many copies of one tile a table may differ from its boxes. */
const MOST_CHANGED = 99;

/** Lost and added tiles as they are stored. */
export const tileChangesSchema = v.pipe(
	v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), whole(-MOST_CHANGED, MOST_CHANGED)),
	v.check((changes) => {
		const all = Object.values(changes);
		return all.length > 0 && all.every((change) => change !== 0);
	})
);

/** The most designs of custom boxes in a game. */
const MOST_TOLD = 60;

/** Tiles of custom boxes as they are stored. Whether they could be printed is checked when a game comes from elsewhere. */
const toldSchema = v.pipe(
	v.array(
		v.strictObject({
			id: v.pipe(
				v.string(),
				v.regex(/^promo-[1-9]\d?$/),
				v.transform((id) => id as TileId)
			),
			line: v.pipe(v.string(), v.maxLength(200)),
			mark: v.optional(v.pipe(v.string(), v.maxLength(32))),
			name: v.optional(v.pipe(v.string(), v.maxLength(40))),
			count: whole(1, MOST_CHANGED)
		})
	),
	v.minLength(1),
	v.maxLength(MOST_TOLD),
	v.check((tiles) => new Set(tiles.map(({ id }) => id)).size === tiles.length),
	v.readonly()
);

/** The id of any expansion. Whether it is known is found out when the game is opened. */
const anyExpansion = v.pipe(
	v.string(),
	v.regex(/^[a-z\d-]{1,40}$/),
	v.transform((id) => id as ExpansionId)
);

/** The expansions of a game, each once. Files of version 1 have none. */
export const expansionsOf = (one: v.GenericSchema<string, ExpansionId>) =>
	v.optional(
		v.pipe(
			v.array(one),
			v.check((ids) => new Set(ids).size === ids.length),
			v.readonly()
		),
		[]
	);

/** The fields of a header without its rulings. */
export const headerFields = {
	id: v.pipe(v.string(), v.regex(/^[\w~-]{1,64}$/), v.transform(gameId)),
	created: timestampSchema,
	box: v.picklist(BOX_IDS),
	expansions: expansionsOf(anyExpansion),
	players: v.pipe(v.array(playerSchema), v.readonly()),
	first: whole(0, MAX_PLAYERS - 1),
	found: v.optional(v.literal(true)),
	tiles: v.optional(tileChangesSchema),
	told: v.optional(toldSchema)
};

/**
 * True if the number of players is valid, one of them starts, and their colours differ. Names aren't counted in characters:
 * browsers count differently, and stored games must open.
 */
export const hasValidPlayers = ({ players, first }: Pick<Header, 'players' | 'first'>): boolean =>
	players.length >= MIN_PLAYERS &&
	players.length <= MAX_PLAYERS &&
	first < players.length &&
	new Set(players.map(({ colour }) => colour)).size === players.length &&
	players.every(({ name }) => name.length <= MAX_NAME_UNITS);

const shapeSchema = v.strictObject({
	...headerFields,
	rulings: v.record(v.string(), v.string())
}) satisfies v.GenericSchema<unknown, Header>;

/** The header in a stored value; undefined if it is damaged. Its rulings aren't checked, because that needs the rules. */
export function readHeaderShape(value: unknown): Header | undefined {
	const read = v.safeParse(shapeSchema, value, { abortEarly: true });
	return read.success && hasValidPlayers(read.output) ? read.output : undefined;
}
