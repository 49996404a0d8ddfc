import type { PlayerColour } from '../engine/colours';
import { isolate, tidyName } from '../engine/typed-text';
import { loadAlong } from '../rules/load-along';
import { common, shell, storage } from './en/common';
import { needWordsOf, part } from './parts';

loadAlong(needWordsOf);

/** The words of every page. What only some pages say comes with files of `en` that they import. */
export const words = {
	common: part('common', common),
	shell: part('shell', shell),
	storage: part('storage', storage)
};

interface Player {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** True for a seat without a name. Games before version 0.7 stored the English name of its colour instead. */
export const isUnnamed = ({ name, colour }: Player): boolean =>
	['', colour].includes(tidyName(name).toLowerCase());

/** The name of a player as it is shown and spoken, isolated; the colour for a seat without a name. */
export const playerName = (player: Player): string =>
	isUnnamed(player) ? words.common.colour(player.colour) : isolate(player.name);

/** Players with their names on the screen. */
export const withNames = <P extends Player>(players: readonly P[]): readonly P[] =>
	players.map((player) => ({ ...player, name: playerName(player) }));

/** The names of all players on the screen, by seat. */
export const playerNames = (players: readonly Player[]): readonly string[] =>
	players.map(playerName);
