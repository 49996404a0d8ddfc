import { describe, expect, it } from 'vitest';
import { newGame, type Game, type Rules } from '../../src/lib/engine/game';
import { totals } from '../../src/lib/engine/ledger';
import { settleAll } from '../../src/lib/engine/play';
import { replayEvents, type Header } from '../../src/lib/record';
import { FARM_RULES } from '../../src/lib/rules/base/rulings';
import { rulesOf } from '../../src/lib/rules/catalogue';
import { grow } from '../tools/games/grown-board';
import { seededRandom } from '../tools/games/seeded-random';
import { existingTableEvents } from './existing-table';
import { headerFor } from './support';

/** Seeds of random games; the last four ones once depended on the order. */
const SEEDS = [...Array.from({ length: 8 }, (_, index) => index), 14, 24, 31, 35];
const TILES = 60;
const PLAYERS = 2;
/** Small cities and straight roads: in some of the games a city lies on two farms of a player, with a pig on the later one. */
const DESIGNS = ['base-D', 'base-E', 'base-U'];

function rulesFor(header: Header): Rules {
	const rules = rulesOf(header);
	return { ...rules, tiles: new Map([...rules.tiles].filter(([id]) => DESIGNS.includes(id))) };
}

/** What all farms pay each player if the game ends now. */
function farmPoints(game: Game): readonly number[] {
	const end = settleAll({ game, event: { type: 'base/ended' }, touched: [] });
	const farms = end.filter(({ occasion }) => occasion === 'farm');
	return totals(farms, game.players);
}

describe.each(FARM_RULES)('by the farm rule “%s”', (farmRule) => {
	const header = headerFor('farms', PLAYERS, {
		expansions: ['traders-and-builders'],
		rulings: { farmRule }
	});

	it.each(SEEDS)(
		'farms with pigs pay the same in whatever order tiles are laid: seed %i',
		(seed) => {
			const played = newGame(rulesFor(header), PLAYERS, 0);
			grow(played, TILES, seededRandom(seed));
			const points = farmPoints(played);
			expect(Math.max(...points)).toBeGreaterThan(0);
			for (const order of [1, 2, 3]) {
				const events = existingTableEvents(played, 10 * seed + order);
				const { game, stop } = replayEvents({ ...header, found: true }, events);
				expect(stop).toBeUndefined();
				expect(farmPoints(game)).toEqual(points);
			}
		}
	);
});
