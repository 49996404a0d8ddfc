import type { Game } from '../../../src/lib/engine/game';
import {
	BOX_IDS,
	EXPANSION_IDS,
	RULINGS,
	usualRulingsFor,
	type TableEvent
} from '../../../src/lib/rules/catalogue';
import { randomGameWith, type RandomGame } from './random-game';
import { seededRandom, type SeededRandom } from './seeded-random';

/** Rulings with their usual answers: tables without an end, and tiles whose layout is known. */
const USUAL = ['edge', 'gingerbreadTiles'];
/** In one game of so many all expansions are played, and in one turn of so many points are corrected. */
const [WHOLE, CORRECTED] = [4, 20];
const MOST_CORRECTED = 9;

/**
 * A game from a seed with any of all expansions: 2 to 6 players, any box, and half of all rulings answered anyhow. A new
 * expansion changes all of them.
 * @param most how many events, or a few more until nothing is open
 */
export function anyGame(seed: number, most?: number): RandomGame {
	const rng = seededRandom(seed);
	const whole = seed % WHOLE === 0;
	const expansions = EXPANSION_IDS.filter(() => whole || rng.below(2) === 0);
	const others = RULINGS.filter(({ id }) => !USUAL.includes(id) && rng.below(2) === 0).map(
		({ id, choices }) => [id, rng.pick<string>(choices)] as const
	);
	const rulings = { ...usualRulingsFor(expansions), ...Object.fromEntries(others) };
	const setup = { box: rng.pick(BOX_IDS), expansions, rulings };
	return randomGameWith(setup, 2 + rng.below(5), rng, correction, most);
}

function correction({ players }: Game, rng: SeededRandom): TableEvent | undefined {
	if (rng.below(CORRECTED) > 0) return undefined;
	const points = (1 + rng.below(MOST_CORRECTED)) * rng.pick([1, -1]);
	const changes = [{ player: rng.below(players), points }];
	return { type: 'base/corrected', changes, reason: 'Miscounted', why: 'mistake' };
}
