import { guessesIn, type Guess } from '../tools/games/guesses';
import { readGames } from '../tools/games/recorded';
import { sharesOf } from './timing';

/*
 * How often the way in which a tile is shown first is the one in which it was laid, over all recorded games:
 * `npm run bench:guess -- [FILE…]`. Only tiles that fit their spot in several ways count. The players of these games draw
 * lots, also for the way a tile lies: nobody can guess that more often than chance can.
 */

const FILES = ['abbey', 'base', 'nofarm', 'second-engine', 'winter'];
const given = process.argv.slice(2);
const files = given.length > 0 ? given : FILES.map((file) => `tests/games/${file}.jsonl`);
const games = files.flatMap(readGames).map(guessesIn);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function tell(what: string, guesses: readonly Guess[]): void {
	const share = (of: (guess: Guess) => number): string =>
		percent(guesses.reduce((sum, guess) => sum + of(guess), 0) / guesses.length);
	const turns = guesses.reduce((sum, guess) => sum + guess.turns, 0);
	console.log(
		`${what.padEnd(20)}${String(guesses.length).padStart(5)} tiles: ` +
			`guessed ${share(({ hit }) => Number(hit))}, the first that fits ${share(({ firstHit }) => Number(firstHit))}, ` +
			`by chance ${share(({ ways }) => 1 / ways)}; ${String(turns)} turns of a tile`
	);
}

tell('every other game', games.filter((_, index) => index % 2 === 0).flat());
tell('the others', games.filter((_, index) => index % 2 === 1).flat());
tell('all', games.flat());
tell(
	'winter-117',
	games.flat().filter(({ game }) => game === 'winter-117')
);
const { median, late } = sharesOf(games.flat().map(({ took }) => took));
console.log(`A guess takes ${median.toFixed(3)} ms, 95 of 100 at most ${late.toFixed(3)} ms.`);
