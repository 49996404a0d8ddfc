import * as v from 'valibot';
import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';
import { BOX_IDS, EXPANSION_IDS, type BoxId, type ExpansionId } from '../rules/ids';
import { gameId, type GameId } from './game-id';
import { timestampSchema } from './timestamp';
import { MAX_NAME_UNITS, trimName } from './name';

/*
 * A header as far as it can be judged without the rules, so that a list of games needn't load them.
 */

export interface Player {
	/** 1 to 40 characters in any script, or empty for a seat without a name. Text, never markup. */
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What is settled before the first tile and never changes. */
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
}

/** Fewest and most players. */
export const MIN_PLAYERS = 1;
export const MAX_PLAYERS = PLAYER_COLOURS.length;

const playerSchema = v.strictObject({
	name: v.pipe(v.string(), v.transform(trimName)),
	colour: v.picklist(PLAYER_COLOURS)
});

/** The fields of a header without its rulings. */
export const headerFields = {
	id: v.pipe(v.string(), v.regex(/^[\w~-]{1,64}$/), v.transform(gameId)),
	created: timestampSchema,
	box: v.picklist(BOX_IDS),
	// Files of version 1 have no expansions.
	expansions: v.optional(
		v.pipe(
			v.array(v.picklist(EXPANSION_IDS)),
			v.check((ids) => new Set(ids).size === ids.length),
			v.readonly()
		),
		[]
	),
	players: v.pipe(v.array(playerSchema), v.readonly()),
	first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLAYERS - 1)),
	found: v.optional(v.literal(true))
};

/** True when there are players and one starts. Name lengths aren't checked: browsers count differently, and stored games must open. */
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

/** The header in a stored value; undefined when it is damaged. Its rulings aren't checked: that takes the rules. */
export function readHeaderShape(value: unknown): Header | undefined {
	const read = v.safeParse(shapeSchema, value, { abortEarly: true });
	return read.success && hasValidPlayers(read.output) ? read.output : undefined;
}
