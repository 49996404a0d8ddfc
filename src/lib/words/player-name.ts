import type { PlayerColour } from '../engine/colours';
import { words } from '.';

interface Player {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** True for a seat that nobody gave a name. Games before version 0.7 stored the English name of its colour instead. */
export const isUnnamed = ({ name, colour }: Player): boolean =>
	name === '' || name.toLowerCase() === colour;

/** What a player is called on the screen: by their name, or by their colour where the seat has none. */
export const playerName = (player: Player): string =>
	isUnnamed(player) ? words.common.colour(player.colour) : player.name;

/** Players with what they are called on the screen. */
export const withNames = <P extends Player>(players: readonly P[]): readonly P[] =>
	players.map((player) => ({ ...player, name: playerName(player) }));

/** What everybody at a table is called, by seat. */
export const playerNames = (players: readonly Player[]): readonly string[] =>
	players.map(playerName);
