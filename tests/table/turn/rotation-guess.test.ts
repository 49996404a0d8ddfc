import { describe, expect, it } from 'vitest';
import { newGame, type MutableGame } from '../../../src/lib/engine/game';
import { play } from '../../../src/lib/engine/play';
import { tileId } from '../../../src/lib/engine/tile';
import type { Laid } from '../../../src/lib/rules/base/events';
import { rulesOf, USUAL_RULINGS } from '../../../src/lib/rules/catalogue';
import * as entering from '../../../src/lib/table/turn/entering';
import { rotationsFor } from '../../../src/lib/table/turn/turn';
import { guessesIn } from '../../tools/games/guesses';
import { readGames } from '../../tools/games/recorded';

const FILES = ['abbey', 'base', 'nofarm', 'second-engine', 'winter'] as const;
/** Two cities, one above the other: one from side to side, the other on the last side. */
const BRIDGE = tileId('am-CCCF-bridge');
const SPOT = { x: 0, y: -2 };

/** Player 0 has a city of two tiles that is open at the spot; the given player is next. */
function openCity(next: 0 | 1): MutableGame {
	const setup = {
		box: 'base-c1',
		expansions: ['abbey-and-mayor'],
		rulings: USUAL_RULINGS
	} as const;
	const game = newGame(rulesOf(setup), 2, 0);
	const laid = { type: 'base/laid', rotation: 0 } as const;
	const deploy = { piece: 'follower', segment: 0 };
	const city: Laid = { ...laid, player: 0, tile: tileId('base-G'), x: 0, y: -1, deploy };
	const road: Laid = { ...laid, player: 1, tile: tileId('base-U'), x: 1, y: 0 };
	play(game, city);
	if (next === 0) play(game, road);
	return game;
}

const first = (game: MutableGame): number | undefined =>
	entering.chooseSpot(game, { tile: BRIDGE }, SPOT).rotation;

describe('the first guess of how a tile lies', () => {
	it('completes what is the player’s own, and not what is another’s', () => {
		const bridge = openCity(0).rules.tiles.get(BRIDGE);
		if (!bridge) throw new Error('The box has the bridge.');
		// Turned once, the city on the last side completes the city; otherwise the other one goes on with it.
		expect(rotationsFor(openCity(0), bridge, SPOT)).toEqual([0, 1, 2]);
		expect(first(openCity(0))).toBe(1);
		expect(first(openCity(1))).toBe(0);
	});

	it('turns on clockwise from there, through all rotations that fit', () => {
		const game = openCity(0);
		let draft = entering.chooseSpot(game, { tile: BRIDGE }, SPOT);
		const seen = [0, 1, 2].map(() => (draft = entering.turnTile(game, draft)).rotation);
		expect(seen).toEqual([2, 0, 1]);
	});

	it('is no worse than the first rotation that fits, in all recorded games', () => {
		const guesses = FILES.flatMap((file) => readGames(`tests/games/${file}.jsonl`)).flatMap(
			guessesIn
		);
		const share = (of: 'hit' | 'firstHit'): number =>
			guesses.filter((guess) => guess[of]).length / guesses.length;
		expect(guesses.length).toBe(1290);
		expect(share('hit')).toBeGreaterThanOrEqual(share('firstHit'));
		expect(share('hit')).toBeGreaterThan(0.43);
	});
});
