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

/** How many turns, from the damaged one on, tell. */
const TELLING = 25;

/** A copy of a recorded game, changed: of the first in its file, or of the beginning of one that has such a turn. */
export function damaged(damage: Damage<RecordedTurn, RecordedGame>): RecordedGame {
	const games = gamesOf(damage.file);
	if ('changeGame' in damage) {
		const copy = structuredClone<Draft<RecordedGame> | undefined>(games[0]);
		if (!copy) throw new Error('There is no recorded game.');
		damage.changeGame(copy);
		return copy;
	}
	const { game, at } = firstWith(damage.has, games);
	const copy: Draft<RecordedGame> = structuredClone(game);
	const turn = copy.turns[at];
	if (turn) damage.change(turn);
	copy.turns = copy.turns.slice(0, at + TELLING);
	return copy;
}

/** The game that has such a turn earliest, and where that is: little of it has to be replayed. */
function firstWith(
	has: (turn: RecordedTurn) => boolean,
	games: readonly RecordedGame[]
): { readonly game: RecordedGame; readonly at: number } {
	const found = games
		.map((game) => ({ game, at: game.turns.findIndex(has) }))
		.filter(({ at }) => at >= 0);
	const [first] = found.toSorted((a, b) => a.at - b.at);
	if (!first) throw new Error('No recorded game has such a turn.');
	return first;
}
