import { expect, it } from 'vitest';
import type { Rules } from '../../src/lib/engine/module';
import { whyNotCovered } from '../../src/lib/lookahead/from-game';
import { rulesOf } from '../../src/lib/rules/catalogue';
import { eventsOf, firstOf, readGames, setupOf, type RecordedGame } from '../tools/games/recorded';
import { randomGameAhead } from './random-game';
import { compareWhole, rulesWith, type Played } from './support';

/* Positions equal the game by the rules: points, followers, pile, where tiles may lie, and where followers may stand. */

const playedIn = (game: RecordedGame): Played => ({
	rules: rulesOf(setupOf(game)),
	players: game.players,
	first: firstOf(game),
	events: eventsOf(game)
});

const FILES = ['base', 'winter', 'nofarm', 'second-engine'] as const;
it.each(FILES)('after every event of the games in %s', (file) => {
	for (const game of readGames(`tests/games/${file}.jsonl`)) {
		const { turns, differences } = compareWhole(playedIn(game));
		expect(differences, game.id).toEqual([]);
		expect(turns).toBeGreaterThan(60);
	}
});

/** `GAMES=2000 SEED=1` tries others. */
const [GAMES, FIRST] = [Number(process.env['GAMES'] ?? 24), Number(process.env['SEED'] ?? 1)];
it(`after every event of ${String(GAMES)} random games from seed ${String(FIRST)} on`, () => {
	let turns = 0;
	for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
		const compared = compareWhole(randomGameAhead(seed));
		expect(compared.differences, `seed ${String(seed)}`).toEqual([]);
		turns += compared.turns;
	}
	expect(turns).toBeGreaterThan(50 * GAMES);
});

it('but only where the rules can be said', () => {
	const why = (rules: Rules) => whyNotCovered({ rules, players: 2 });
	expect(why(rulesWith())).toBeUndefined();
	expect(why(rulesWith({ trees: 'run-on' }))).toBe('ruling');
	expect(why(rulesWith({ filledHole: 'turn' }))).toBe('ruling');
	const [river] = readGames('tests/games/river.jsonl');
	if (!river) throw new Error('There is a game with the River.');
	expect(why(playedIn(river).rules)).toBe('expansion');
});
