import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/lib/engine/game';
import { pathsBetween, type Step } from '../../../src/lib/rules/base/proof';
import { seededRandom } from '../../tools/games/seeded-random';
import { randomGame } from '../../tools/games/random-game';
import { finish, finishOf, lyingOn, placeOf, recordedGames, textOf } from './tables';
import { Walker } from './walker';

const PAIRS = 6;
const kinds = new Map<string, number>();

/** Walks every path between random fields of a table, using its tiles' texts only. */
function checkWays(game: Game, seed: number): void {
	const rng = seededRandom(seed);
	const walker = new Walker(lyingOn(game), game.board.crossed);
	const fields = walker.names('F');
	for (let pair = 0; pair < PAIRS; pair++) {
		const [from, to] = [rng.pick(fields), rng.pick(fields)];
		const said = `from ${from} to ${to}`;
		const paths = pathsBetween(game, placeOf(from), placeOf(to));
		kinds.set(paths.kind, (kinds.get(paths.kind) ?? 0) + 1);
		expect(walker.connected(from, to), said).toBe(paths.kind === 'one');
		expect(walker.apart(from, to), said).toBe(paths.kind === 'apart');
		if (paths.kind === 'apart') continue;
		const names = paths.path.map(({ place }) => textOf(place));
		expect([names[0], names.at(-1)], said).toEqual([from, to]);
		checkSteps(walker, paths.path, said);
		const across = paths.kind === 'separated' ? paths.across.map(textOf) : [];
		const crossed = names.filter((name) => !fields.includes(name));
		expect([...new Set(crossed)], said).toEqual(across);
		expect(walker.connected(from, to, new Set(across)), said).toBe(true);
		for (const one of across) {
			const without = across.filter((name) => !walker.body(one).has(name));
			expect(walker.connected(from, to, new Set(without)), `${said} without ${one}`).toBe(false);
		}
	}
}

/** Each step is continuous: to a segment that touches on the tile, or through a half-edge to what continues behind it. */
function checkSteps(walker: Walker, way: readonly Step[], said: string): void {
	const names = way.map(({ place }) => textOf(place));
	way.slice(0, -1).forEach(({ through }, index) => {
		const [here = '', next = ''] = names.slice(index);
		const right =
			through === undefined ? walker.touch(here, next) : walker.runsOn(here, through, next);
		expect(right, `${said}: ${here} to ${next}`).toBe(true);
	});
	expect(way.at(-1)?.through, said).toBeUndefined();
}

describe('paths between fields, walked by the half-edges of the tiles only', () => {
	it.each(recordedGames().map((record, index) => [record.id, 4000 + index, record] as const))(
		'on the table of %s, pairs by seed %i',
		(_, seed, record) => {
			checkWays(finishOf(record).before, seed);
		}
	);

	it.each([1000, 1001, 1003, 1007, 1083, 1152])(
		'on a table played at random by seed %i, unlike sides and all',
		(seed) => {
			const { rules, players, first, events } = randomGame(seed);
			checkWays(finish(rules, players, first, events).before, seed);
		}
	);

	it('cover every answer', () => {
		expect([...kinds.keys()].sort()).toEqual(['apart', 'one', 'separated']);
	});
});
