import * as v from 'valibot';
import type { PlayerIndex } from '../engine/piece';
import { EXPANSION_IDS, rulingsSchema } from '../rules/catalogue';
import {
	MIN_PLAYERS,
	expansionsOf,
	headerFields,
	MAX_PLAYERS,
	type Header,
	type Player,
	nameProblem,
	trimName,
	type NameProblem
} from './header-shape';

export type { Header, Player };

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

/** A problem with the players of a new game. */
export interface PlayerProblem {
	readonly code: PlayerProblemCode;
	/** The seat with that name or colour; absent if it concerns all seats. */
	readonly player?: PlayerIndex;
	/** For `same-colour`: the first seat with that colour. */
	readonly other?: PlayerIndex;
}

/** All problems with the players; empty if the game may begin. */
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

/** A header's schema. {@link checkPlayers} checks its players. */
export const headerSchema = v.strictObject({
	...headerFields,
	expansions: expansionsOf(v.picklist(EXPANSION_IDS)),
	rulings: rulingsSchema
}) satisfies v.GenericSchema<unknown, Header>;
