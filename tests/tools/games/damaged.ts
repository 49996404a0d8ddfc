import { readGames, type RecordedGame, type RecordedTurn } from './recorded';

/* Recorded games with a fact changed, to see that it is noticed. */

/** The files of recorded games in `tests/games`. */
export const FILES = [
	'base',
	'winter',
	'nofarm',
	'second-engine',
	'abbey',
	'abbot',
	'inns',
	'traders',
	'king',
	'mage',
	'river',
	'river-2',
	'gold',
	'flier',
	'corn',
	'ferries',
	'cult',
	'siege',
	'tower',
	'festival',
	'phantom',
	'dragon',
	'mixed',
	'mixed-big',
	'all'
] as const;
type File = (typeof FILES)[number];

/** The recorded games of a file. */
export const gamesOf = (file: File): readonly RecordedGame[] =>
	readGames(`tests/games/${file}.jsonl`);

type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** A copy of the first recorded game with such a turn, and that turn changed. */
export function damaged(
	file: File,
	has: (turn: RecordedTurn) => boolean,
	change: (turn: Draft<RecordedTurn>) => void
): RecordedGame {
	const copy = structuredClone(gamesOf(file).find(({ turns }) => turns.some(has)));
	const turn = copy?.turns.find(has);
	if (!copy || !turn) throw new Error('No recorded game has such a turn.');
	change(turn);
	return copy;
}

/** How many turns after a damaged one tell. */
const TELLING = 25;

/** The same of the game that has such a turn first, without most of the turns after it. */
export function damagedEarly(
	file: File,
	has: (turn: RecordedTurn) => boolean,
	change: (turn: Draft<RecordedTurn>) => void
): RecordedGame {
	const found = gamesOf(file).map((game) => ({ game, at: game.turns.findIndex(has) }));
	const [first] = found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
	const copy: Draft<RecordedGame> | undefined = structuredClone(first?.game);
	const turn = first && copy?.turns[first.at];
	if (!copy || !turn) throw new Error('No recorded game has such a turn.');
	change(turn);
	copy.turns = copy.turns.slice(0, first.at + TELLING);
	return copy;
}

/** A copy of the first recorded game of a file, changed. */
export function damagedEnd(
	change: (game: Draft<RecordedGame>) => void,
	file: File = 'base'
): RecordedGame {
	const [copy] = structuredClone(gamesOf(file));
	if (!copy) throw new Error('There is no recorded game.');
	change(copy);
	return copy;
}
