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

/** After so many tiles: from the first rounds to the last ones. */
const STAGES = [7, 18, 36, 54, 65];
const KNOTS = 5;

const wins = new Sums(KNOTS - 1);
const completed = new Sums(KNOTS);

/** With nothing left, continuations are right about who wins: the first number is 1. */
function add({ kind, left, share, happened }: Said): void {
	if (kind !== 'win') {
		completed.add(weightsAt(share), happened);
		return;
	}
	const [certain = 0, ...others] = weightsAt(left).map((weight) => weight * (share - 1 / 2));
	wins.add(others, happened - 1 / 2 - certain);
}

const rounded = (numbers: readonly number[]): number[] =>
	numbers.map((number) => Math.round(1000 * number) / 1000);

const { games, seed } = options;
for (const all of saidInGames(2, Number(games), STAGES, `calibration ${seed}`)) all.forEach(add);
const found = { wins: [1, ...rounded(wins.solve(0))], completed: rounded(completed.solve(0)) };
writeFileSync('src/lib/lookahead/calibration.json', `${JSON.stringify(found)}\n`);
console.log(`Of ${games} games, seed ${seed}: ${JSON.stringify(found)}`);
