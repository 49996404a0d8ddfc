import { readdirSync } from 'node:fs';
import type { Damage, Draft } from './glue';
import { readGames, type RecordedGame, type RecordedTurn } from './recorded';

/* Recorded games with a fact changed, to see that it is noticed. */

const FOLDER = 'tests/games';
const EXTENSION = '.jsonl';

/** The files of recorded games. */
export const FILES: readonly string[] = readdirSync(FOLDER)
	.filter((file) => file.endsWith(EXTENSION))
	.map((file) => file.replace(EXTENSION, ''));

/** The recorded games of a file. */
export const gamesOf = (file: string): readonly RecordedGame[] =>
	readGames(`${FOLDER}/${file}${EXTENSION}`);

/** How many turns after a damaged one tell. */
const TELLING = 25;

/** A copy of a recorded game, changed: of the first in its file, or the first that has such a turn. */
export function damaged(damage: Damage<RecordedTurn, RecordedGame>): RecordedGame {
	const games = gamesOf(damage.file);
	if ('changeGame' in damage) {
		const copy = structuredClone<Draft<RecordedGame> | undefined>(games[0]);
		if (!copy) throw new Error('There is no recorded game.');
		damage.changeGame(copy);
		return copy;
	}
	const { game, at } = firstWith(damage.has, games, damage.early);
	const copy: Draft<RecordedGame> = structuredClone(game);
	const turn = copy.turns[at];
	if (turn) damage.change(turn);
	if (damage.early) copy.turns = copy.turns.slice(0, at + TELLING);
	return copy;
}

/** The first game with such a turn, or the one that has it first, and where that is. */
function firstWith(
	has: (turn: RecordedTurn) => boolean,
	games: readonly RecordedGame[],
	early = false
): { readonly game: RecordedGame; readonly at: number } {
	const found = games
		.map((game) => ({ game, at: game.turns.findIndex(has) }))
		.filter(({ at }) => at >= 0);
	const [first] = early ? found.toSorted((a, b) => a.at - b.at) : found;
	if (!first) throw new Error('No recorded game has such a turn.');
	return first;
}
