import { writeFileSync } from 'node:fs';
import { compareTrack, trackGame } from './compare-track';
import './all-expansions';

/*
 * Random games with The Robbers and The Messages, reckoned by both implementations: `npm run second -- GAMES [SEED]`. Prints
 * what differs first in each game, with its seed. Exit code 0 only if nothing does.
 */
const [games = 2000, from = 1] = process.argv.slice(2).map(Number);
const found = Array.from({ length: games }, (_, index) => from + index).flatMap((seed) => {
	const random = trackGame(seed);
	const difference = compareTrack(random);
	if (!difference) return [];
	const { players, expansions } = random;
	console.log(JSON.stringify({ seed, ...difference, players, expansions }));
	return [seed];
});
const said = [
	`${String(games)} games from seed ${String(from)}`,
	`${String(found.length)} with differences`
];
console.log(said.join(', '));
const report = process.env['REPORT'];
if (report) {
	const failures = found.map((seed) => `the game of seed ${String(seed)}`);
	writeFileSync(
		report,
		JSON.stringify({ passed: games - found.length, failed: found.length, failures })
	);
}
process.exitCode = games > 0 && found.length === 0 ? 0 : 1;
