import * as v from 'valibot';
import type { PlayerColour } from '../engine/colours';
import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';
import { rulingsSchema, type BoxId, type ExpansionId } from '../rules/catalogue';
import type { GameId } from './game-id';
import { MIN_PLAYERS, headerFields, MAX_PLAYERS } from './header-shape';
import { nameProblem, trimName, type NameProblem } from './name';

/** Somebody at the table. */
export interface Player {
	/** 1 to 40 characters of any script, or empty for a seat without a name. Text, never markup. */
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

/** What can be wrong with the players of a new game. @internal */
export const PLAYER_PROBLEMS = [
	'no-players',
	'too-many-players',
	'name-missing',
	'name-too-long',
	'name-unprintable',
	'same-colour',
	'no-such-first'
] as const;
type PlayerProblemCode = (typeof PLAYER_PROBLEMS)[number];

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
	if (players.length < MIN_PLAYERS) found.push({ code: 'no-players' });
	if (players.length > MAX_PLAYERS) found.push({ code: 'too-many-players' });
	found.push(...players.flatMap(playerProblems));
	if (players.length > 0 && !players.some((_, index) => index === first))
		found.push({ code: 'no-such-first' });
	return found;
}

const NAME_CODES: Readonly<Record<NameProblem, PlayerProblemCode>> = {
	missing: 'name-missing',
	'too-long': 'name-too-long',
	unprintable: 'name-unprintable'
};

function playerProblems(
	{ name, colour }: Player,
	player: PlayerIndex,
	all: readonly Player[]
): PlayerProblem[] {
	const found: PlayerProblem[] = [];
	// A seat without a name is called by its colour.
	const wrong = trimName(name) === '' ? undefined : nameProblem(name);
	if (wrong) found.push({ code: NAME_CODES[wrong], player });
	const other = all.findIndex((one) => one.colour === colour);
	if (other < player) found.push({ code: 'same-colour', player, other });
	return found;
}

/** A header's shape; {@link checkPlayers} judges what is in it. */
export const headerSchema = v.strictObject({
	...headerFields,
	rulings: rulingsSchema
}) satisfies v.GenericSchema<unknown, Header>;
