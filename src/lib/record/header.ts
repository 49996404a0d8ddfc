import * as v from 'valibot';
import { PLAYER_COLOURS, type PlayerColour } from '../engine/colours';
import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';
import {
	BOX_IDS,
	EXPANSION_IDS,
	rulingsSchema,
	type BoxId,
	type ExpansionId
} from '../rules/catalogue';
import { gameId, type GameId } from './game-id';
import { momentSchema } from './moment';
import { tidyName, wrongInName, type NameProblem } from './name';

/** Somebody at the table. */
export interface Player {
	/** 1 to 40 characters of any script. Text, never markup. */
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What is settled before the first tile and never changes. */
export interface Header {
	readonly id: GameId;
	/** When the game was set up, in ms since 1970 UTC. */
	readonly created: number;
	readonly box: BoxId;
	/** What is played with the box, each once. */
	readonly expansions: readonly ExpansionId[];
	/** 1 to 6 players in turn order, each with a colour of their own. */
	readonly players: readonly Player[];
	/** Who lays the first tile. */
	readonly first: PlayerIndex;
	readonly rulings: Rulings;
	/** True for a table that was taken over as it lay: it has no start tile, and is built first. */
	readonly found?: true | undefined;
}

/** Fewest and most players at a table. */
export const FEWEST_PLAYERS = 1;
export const MOST_PLAYERS = PLAYER_COLOURS.length;

/** What can be wrong with the players of a new game. */
export const PLAYER_PROBLEMS = [
	'no-players',
	'too-many-players',
	'name-missing',
	'name-too-long',
	'name-unprintable',
	'same-colour',
	'no-such-first'
] as const;
export type PlayerProblemCode = (typeof PLAYER_PROBLEMS)[number];

/** Something wrong with the players of a new game. */
export interface PlayerProblem {
	readonly code: PlayerProblemCode;
	/** Whose name or colour it is; absent when it concerns the whole table. */
	readonly player?: PlayerIndex;
	/** For `same-colour`: the earlier player who has it already. */
	readonly other?: PlayerIndex;
}

/** Everything that is wrong with a table's players; nothing when the game may begin. */
export function checkPlayers(
	players: readonly Player[],
	first: PlayerIndex
): readonly PlayerProblem[] {
	const found: PlayerProblem[] = [];
	if (players.length < FEWEST_PLAYERS) found.push({ code: 'no-players' });
	if (players.length > MOST_PLAYERS) found.push({ code: 'too-many-players' });
	found.push(...players.flatMap(wrongWithPlayer));
	if (players.length > 0 && !players.some((_, index) => index === first))
		found.push({ code: 'no-such-first' });
	return found;
}

const NAME_CODES: Readonly<Record<NameProblem, PlayerProblemCode>> = {
	missing: 'name-missing',
	'too-long': 'name-too-long',
	unprintable: 'name-unprintable'
};

function wrongWithPlayer(
	{ name, colour }: Player,
	player: PlayerIndex,
	all: readonly Player[]
): PlayerProblem[] {
	const found: PlayerProblem[] = [];
	const wrong = wrongInName(name);
	if (wrong) found.push({ code: NAME_CODES[wrong], player });
	const other = all.findIndex((one) => one.colour === colour);
	if (other < player) found.push({ code: 'same-colour', player, other });
	return found;
}

const playerSchema = v.strictObject({
	name: v.pipe(v.string(), v.transform(tidyName)),
	colour: v.picklist(PLAYER_COLOURS)
});

/** A header's shape; {@link checkPlayers} judges what is in it. */
export const headerSchema = v.strictObject({
	id: v.pipe(v.string(), v.regex(/^[\w~-]{1,64}$/), v.transform(gameId)),
	created: momentSchema,
	box: v.picklist(BOX_IDS),
	// Files of version 1 know no expansions.
	expansions: v.optional(
		v.pipe(
			v.array(v.picklist(EXPANSION_IDS)),
			v.check((ids) => new Set(ids).size === ids.length),
			v.readonly()
		),
		[]
	),
	players: v.pipe(v.array(playerSchema), v.readonly()),
	first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1)),
	rulings: rulingsSchema,
	found: v.optional(v.literal(true))
}) satisfies v.GenericSchema<unknown, Header>;
