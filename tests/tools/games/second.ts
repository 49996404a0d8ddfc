import { writeFileSync } from 'node:fs';
import { compareTrack, trackGame } from './compare-track';
import { playSecondDragon } from './compare-second-dragon';
import { usualRulingsFor } from '../../../src/lib/rules/catalogue';
import './all-expansions';

/*
 * Random games reckoned by our engine and by a second implementation: `npm run second -- GAMES [SEED]` with The Robbers and The
 * Messages, `npm run second -- dragon GAMES [SEED]` with The Princess & the Dragon, The Tower and The Phantom. Prints what
 * differs first in each game, with its seed. Exit code 0 only if nothing does.
 */

/** At one step of so many it's compared what the players may do. */
const OFFERS_COMPARED = 6;

const words = process.argv.slice(2);
const dragon = words[0] === 'dragon';
const [games = dragon ? 3000 : 2000, from = 1] = words.slice(dragon ? 1 : 0).map(Number);
const found = Array.from({ length: games }, (_, index) => from + index).filter((seed) => {
	const difference = dragon ? differenceWithDragon(seed) : differenceOnTrack(seed);
	if (difference) console.log(JSON.stringify({ seed, ...difference }));
	return difference !== undefined;
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

function differenceOnTrack(seed: number): object | undefined {
	const random = trackGame(seed);
	const { players, expansions } = random;
	const difference = compareTrack(random);
	return difference && { ...difference, players, expansions };
}

function differenceWithDragon(seed: number): object | undefined {
	const { difference, players, expansions, rulings } = playSecondDragon(seed, OFFERS_COMPARED);
	const usual = usualRulingsFor(expansions);
	const others = Object.entries(rulings).filter(([id, answer]) => answer !== usual[id]);
	return difference && { ...difference, players, expansions, rulings: Object.fromEntries(others) };
}
