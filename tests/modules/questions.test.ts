import { describe, expect, it } from 'vitest';
import { startLayoutOf } from '../../src/lib/engine/compose';
import { tilesLeft } from '../../src/lib/engine/game';
import { isPlayable, legalPlacements } from '../../src/lib/engine/legal';
import type { RuleModule } from '../../src/lib/engine/module';
import { tile, tileId } from '../../src/lib/engine/tile';
import { deployOptions } from '../../src/lib/rules/base/options';
import { expansionOf, laid, played, refusalOf, rulesFor } from './playing';

const typeOf = (id: string) => {
	const type = rulesFor().tiles.get(tileId(id));
	if (!type) throw new Error(`There is no ${id}.`);
	return type;
};

describe('a module that lays tiles before the first turn, and has piles of its own', () => {
	const SPRING = tile('brook-spring', {}, 'R:E>village F:01234567');
	const BROOK = tile('brook-straight', {}, 'R:EW F:0127 F:3456');
	const LAKE = tile('brook-lake', {}, 'R:W>village F:01234567');
	const brook = (boxTile: 'left-out' | 'drawn'): RuleModule => ({
		id: 'brook',
		start: { tiles: [{ tile: SPRING.id, spot: { x: 0, y: 0 }, rotation: 0 }], boxTile },
		piles: [
			{ order: -2, tiles: [SPRING.id, BROOK.id] },
			{ order: -1, tiles: [LAKE.id] }
		]
	});
	const rules = (boxTile: 'left-out' | 'drawn' = 'left-out') =>
		rulesFor(
			expansionOf(brook(boxTile), {
				tiles: [SPRING, BROOK, LAKE],
				counts: () => ({ [SPRING.id]: 1, [BROOK.id]: 2, [LAKE.id]: 1 })
			})
		);

	it('its start lies in place of the box’s, which stays in the box or is drawn', () => {
		const game = played(rules(), []);
		expect(game.board.order.map(({ type }) => type.id)).toEqual([SPRING.id]);
		expect(game.left.get(tileId('base-D'))).toBe(3);
		expect(tilesLeft(game)).toBe(71 + 3);
		const drawn = played(rules('drawn'), []);
		expect(drawn.left.get(tileId('base-D'))).toBe(4);
		expect(tilesLeft(drawn)).toBe(72 + 3);
	});

	it('no other module may lay something too', () => {
		const modules = [brook('drawn'), { ...brook('drawn'), id: 'other' }];
		expect(startLayoutOf(modules.slice(1))).toEqual(brook('drawn').start);
		expect(() => startLayoutOf(modules)).toThrow();
	});

	it('its piles are drawn first, one after the other', () => {
		const game = played(rules(), [laid(0, BROOK.id, [1, 0, 0])]);
		const road = laid(1, 'base-U', [2, 0, 0]);
		const lake = laid(1, LAKE.id, [2, 0, 0]);
		expect(refusalOf(game, road)).toEqual(['not-offered']);
		expect(refusalOf(game, lake)).toEqual(['not-offered']);
		expect(refusalOf(game, laid(1, BROOK.id, [2, 0, 0]))).toEqual([]);
		expect(refusalOf(game, laid(0, 'base-U', [3, 0, 0]))).toEqual(['not-offered']);
		expect(refusalOf(game, laid(0, LAKE.id, [3, 0, 0]))).toEqual([]);
		expect(refusalOf(game, laid(1, 'base-U', [0, 1, 1]))).toEqual(['edges-differ']);
		expect(refusalOf(game, laid(1, 'base-B', [0, 1, 0]))).toEqual([]);
	});
});

describe('a module with an objection of its own', () => {
	const fence: RuleModule = {
		id: 'fence',
		codes: { objections: ['fence/north'] },
		objections: (_, { spot }) => (spot.y < 0 ? [{ code: 'fence/north' }] : [])
	};
	const rules = rulesFor(expansionOf(fence));
	const cap = typeOf('base-E');
	const north = laid(0, 'base-E', [0, -1, 2]);

	it('objects to a turn, and can be overruled', () => {
		const game = played(rules, []);
		expect(refusalOf(game, north)).toEqual(['fence/north']);
		expect(refusalOf(game, { ...north, overruled: ['fence/north'] })).toEqual([]);
		expect(game.rules.objections).toContain('fence/north');
	});

	it('no spot is offered that it objects to, and a tile that fits nowhere else may be set aside', () => {
		const game = played(rules, []);
		expect(legalPlacements(game, cap).some(({ y }) => y < 0)).toBe(false);
		expect(legalPlacements(played(rulesFor(), []), cap).some(({ y }) => y < 0)).toBe(true);
		const city = typeOf('base-C');
		expect([isPlayable(game, city), isPlayable(played(rulesFor(), []), city)]).toEqual([
			false,
			true
		]);
	});
});

describe('a module whose figure says who may put it where', () => {
	/** A figure that only goes where its player already has a follower, and keeps nobody away. */
	const guard: RuleModule = {
		id: 'guard',
		codes: { objections: ['guard/alone'] },
		pieces: {
			guard: {
				perPlayer: 1,
				shares: true,
				mayStandOn: ({ kind }) => kind === 'road' || kind === 'city',
				objection: ({ game, player, features, open }) => {
					const own = features
						.flatMap(({ pieces }) => pieces)
						.some(
							(piece) =>
								piece.player === player && 'strength' in (game.rules.pieces[piece.kind] ?? {})
						);
					return own && open > 0 ? undefined : 'guard/alone';
				}
			}
		}
	};
	const rules = rulesFor(expansionOf(guard));
	const thief = laid(0, 'base-U', [1, 0, 0], ['follower', 0]);

	it('each player may put it beside an own follower only', () => {
		const game = played(rules, [thief]);
		const laying = { type: typeOf('base-U'), spot: { x: 2, y: 0 }, rotation: 0 } as const;
		const road = (player: number) =>
			deployOptions(game, laying, player).find(
				({ piece, segment }) => piece === 'guard' && segment === 0
			);
		expect(road(0)).toEqual({ piece: 'guard', segment: 0, occupied: false });
		expect(road(1)).toMatchObject({ occupied: true, objection: 'guard/alone' });
		const guarded = laid(1, 'base-U', [2, 0, 0], ['guard', 0]);
		expect(refusalOf(game, guarded)).toEqual(['guard/alone']);
	});

	it('only on what is still unfinished once the tile lies', () => {
		const game = played(rules, [thief, laid(1, 'base-A', [-1, 0, 2])]);
		expect(refusalOf(game, laid(0, 'base-A', [2, 0, 0], ['guard', 0]))).toEqual(['guard/alone']);
	});

	it('keeps nobody away, counts nothing and goes home with the follower', () => {
		const game = played(rules, [
			thief,
			laid(1, 'base-B', [0, 1, 0]),
			laid(0, 'base-U', [2, 0, 0], ['guard', 0]),
			laid(1, 'base-A', [3, 0, 0]),
			laid(0, 'base-A', [-1, 0, 2])
		]);
		expect(game.scores).toEqual([5, 0]);
		expect(game.supply[0]).toEqual({ follower: 7, guard: 1 });
		const alone = played(rules, [laid(0, 'base-U', [1, 0, 0], ['guard', 0], ['guard/alone'])]);
		expect(refusalOf(alone, laid(1, 'base-U', [2, 0, 0], ['follower', 0]))).toEqual([]);
	});
});
