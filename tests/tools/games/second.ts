import { writeFileSync } from 'node:fs';
import { compareTrack, trackGame } from './compare-track';
import { playSecondDragon } from './compare-second-dragon';
import { compareWide } from './compare-second-wide';
import type { Rulings } from '../../../src/lib/engine/rulings';
import { usualRulingsFor, type ExpansionId } from '../../../src/lib/rules/catalogue';
import { wideGame } from './wide-game';
import './all-expansions';

/*
 * Random games reckoned by our engine and by a second implementation: `npm run second -- GAMES [SEED]` with The Robbers and The
 * Messages, `npm run second -- dragon GAMES [SEED]` with The Princess & the Dragon, The Tower and The Phantom,
 * `npm run second -- wide GAMES [SEED]` with Bridges, Castles & Bazaars, Hills & Sheep, and The Labyrinth. Prints what
 * differs first in each game, with its seed. Exit code 0 only if nothing does.
 */

/** At one step of so many it's compared what the players may do. */
const OFFERS_COMPARED = 6;

/** The games that can be named, and how many are tried if nobody says so. */
const KINDS = {
	track: { many: 2000, differenceIn: differenceOnTrack },
	dragon: { many: 3000, differenceIn: differenceWithDragon },
	wide: { many: 3000, differenceIn: differenceInWide }
};

const words = process.argv.slice(2);
const kind = words[0] === 'dragon' || words[0] === 'wide' ? words[0] : undefined;
const { many, differenceIn } = KINDS[kind ?? 'track'];
const [games = many, from = 1] = words.slice(kind ? 1 : 0).map(Number);
const found = Array.from({ length: games }, (_, index) => from + index).filter((seed) => {
	const difference = differenceIn(seed);
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
	return difference && { ...difference, players, expansions, rulings: others(rulings, expansions) };
}

function differenceInWide(seed: number): object | undefined {
	const random = wideGame(seed);
	const { players, expansions, rules } = random;
	const difference = compareWide(random);
	return (
		difference && { ...difference, players, expansions, rulings: others(rules.rulings, expansions) }
	);
}

/** The answers to rulings that aren't the usual ones. */
function others(rulings: Rulings, expansions: readonly ExpansionId[]): Rulings {
	const usual = usualRulingsFor(expansions);
	return Object.fromEntries(Object.entries(rulings).filter(([id, answer]) => answer !== usual[id]));
}
