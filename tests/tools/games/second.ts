import { compareTrack, trackGame } from './compare-track';
import './all-expansions';

/*
 * Compares random games with The Robbers and The Messages, reckoned twice: `npm run second -- GAMES [SEED]`. Prints each
 * difference with its seed. Exit code 0 only if there is none.
 */
const [games = 2000, from = 1] = process.argv.slice(2).map(Number);
let differences = 0;
for (let seed = from; seed < from + games; seed++) {
	const random = trackGame(seed);
	const found = compareTrack(random);
	if (!found) continue;
	differences += 1;
	const said = JSON.stringify({
		seed,
		...found,
		players: random.players,
		expansions: random.expansions
	});
	console.log(said);
}
console.log(`${String(games)} games from seed ${String(from)}, ${String(differences)} differences`);
process.exitCode = games > 0 && differences === 0 ? 0 : 1;
