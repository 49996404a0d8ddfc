import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weightsAt } from '../../../src/lib/lookahead/calibration';
import { saidInGames, type Said } from '../../lookahead/said';
import { Sums } from './least-squares';

/*
 * `npm run calibration [-- --games 400 --seed 1]`: plays games of players with noise, compares what continuations said of them
 * with what happened, and writes the numbers by which the app says less. Takes some minutes.
 */

const { values: options } = parseArgs({
	options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } }
});

const { games, seed } = options;

/** After so many tiles: from the first rounds to the last ones. */
const STAGES = [7, 18, 36, 54, 65];
const KNOTS = 5;

/** What becomes of features is said by games of two. */
const PLAYERS = [2, 3, 4];
const completed = new Sums(KNOTS);

/** With nothing left, continuations are right about who wins: the first number is 1. */
function addWin(wins: Sums, players: number, { left, share, happened }: Said): void {
	const equal = 1 / players;
	const [certain = 0, ...others] = weightsAt(left).map((weight) => weight * (share - equal));
	wins.add(others, happened - equal - certain);
}

/** Games of so many players: five numbers for who wins, and what features became. */
function learn(players: number): number[] {
	const wins = new Sums(KNOTS - 1);
	const name = `calibration ${seed}${players === 2 ? '' : ` of ${String(players)}`}`;
	for (const all of saidInGames(players, Number(games), STAGES, name))
		for (const said of all)
			if (said.kind === 'win') addWin(wins, players, said);
			else if (players === 2) completed.add(weightsAt(said.share), said.happened);
	return [1, ...rounded(wins.solve(0))];
}

const rounded = (numbers: readonly number[]): number[] =>
	numbers.map((number) => Math.round(1000 * number) / 1000);

const found = { wins: PLAYERS.map(learn), completed: rounded(completed.solve(0)) };
writeFileSync('src/lib/lookahead/calibration.json', `${JSON.stringify(found)}\n`);
console.log(`Of ${games} games each, seed ${seed}: ${JSON.stringify(found)}`);
