import { whyNotCovered } from '../lib/lookahead/from-game';
import { reviewTurns } from '../lib/lookahead/review';
import type { GameRecord } from '../lib/record';
import { loadAllRules } from '../lib/record/load-rules';
import { effectiveLog } from '../lib/record/log';
import { parseGameFile } from '../lib/record/parse-file';
import { headerOf, replayRecord } from '../lib/record/replay';
import { luckOf } from '../lib/review/analysis';
import { luckyDraws } from '../lib/review/lucky-draws';
import { playedGame } from '../lib/review/played-game';
import { gameFile } from '../lib/words/en/game-file';
import { BadInput, run, textOf } from './command-line';

/* `npm run review -- FILE [--seed N]`: the review of a game file as JSON, by the code of the app. */

const HELP = `npm run review -- FILE [--seed N]

Prints the review of a game file as one JSON object. The same file and seed print the same.

  seed       the seed
  players    the names, in turn order
  uncovered  only where nobody can look ahead in the game: because of an expansion, a ruling, or a tile, or because somebody
             plays alone; then there is no luck, and there are no turns
  draws      only there: up to three tiles that completed something for their player, though at most a quarter of those left
             could; the luckiest first, all of it counted:
    position how many events there are with the turn
    player   position in turn order, from 0
    tile     the tile drawn
    points   what the feature paid the player
    fitting  how many of the tiles left would have completed it, the tile drawn among them
    left     how many tiles were left
  luck       for each player about how many points the tiles drawn were worth more than the mean of those that could come
  turns      the turns that could be looked at, in order:
    event    position of the event among those in effect, from 0
    player   position in turn order, from 0
    tile     the tile drawn
    luck     what it was worth to the player against the mean of all tiles that could have come, in points
    loss     how many points the move gave away against the best one found; by chance it may be a little below 0
    error    the standard error of that; chance alone makes twice as much in one of twenty turns
    decks    how many shuffled piles the moves were continued with; 0 where there was only one move
    mark     only where it is sure and other ways of continuing agree: worth-a-look from 3 points; gave-away from 5 points,
             of which at least half are also lost when the game is continued to its end
    better   the better move, of a turn with a mark: x grows east and y south, rotation in clockwise quarter turns, and
             the segment of the tile that gets a follower
    puzzle   only where the move gave away at least 4 points, and the better one is more than half a point ahead of all
             others that were tried
    chances  each player’s chance to win before the tile was drawn, from 0 to 1: how often they win when the game is continued
             by the app, as far as that came true in other games

All other numbers are estimates of a player that sees what happens in the next rounds, and no plans.
Bad input ends with code 2, and one sentence.`;

function readGame(file: string): GameRecord {
	const game = parseGameFile(textOf(file));
	if (!game.ok) throw new BadInput(gameFile.refused(game.error));
	return game.value;
}

/** The whole review of a game, as it is printed. */
function printed(record: GameRecord, seed: string) {
	const [header, { events }] = [headerOf(record), effectiveLog(record.entries)];
	const game = playedGame(header, events);
	const players = record.header.players.map(({ name }) => name);
	const uncovered = whyNotCovered(game);
	const turns = uncovered ? [] : [...reviewTurns(game, seed)];
	const luck = luckOf(turns, players.length).map(({ sum }) => sum);
	return {
		seed,
		players,
		...(uncovered
			? { uncovered, draws: luckyDraws(header, events, replayRecord(record).game) }
			: { luck }),
		turns: turns.map(({ event, review }) => ({ event, ...review }))
	};
}

/** Numbers with three decimals: more would say nothing. */
const shortened = (_: string, value: unknown): unknown =>
	typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

const OPTIONS = { seed: { type: 'string' } } as const;
const USAGE = 'Which game file? npm run review -- FILE [--seed N]';

await run({ help: HELP, usage: USAGE, options: OPTIONS }, async (file, { seed = '1' }) => {
	await loadAllRules();
	return `${JSON.stringify(printed(readGame(file), seed), shortened, '\t')}\n`;
});
