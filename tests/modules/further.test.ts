import { describe, expect, it } from 'vitest';
import { furtherTile, grantFurther, nextPart } from '../../src/lib/engine/further';
import type { MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { playerToAct } from '../../src/lib/engine/question';
import { ok } from '../../src/lib/engine/result';
import { tileId } from '../../src/lib/engine/tile';
import { expansionsIn } from '../../src/lib/rules/loading';
import { declineFurther } from '../../src/lib/rules/base/further';
import { stateOf } from '../tools/games/game-state';
import { ENDED, expansionOf, laid, played, refusalOf, rulesFor, rulesUnder } from './playing';
import '../tools/games/all-expansions';

/** A figure whose player lays a second tile where the first one continues the feature on which it stood. */
const mason: RuleModule<GameEvent & { readonly player: number }> = {
	id: 'mason',
	pieces: {
		mason: {
			perPlayer: 1,
			shares: true,
			mayStandOn: ({ kind }) => kind === 'road',
			objection: () => undefined
		}
	},
	further: ({ turn: { part, player }, continued }) =>
		part === 1 &&
		continued.some(({ pieces }) =>
			pieces.some((piece) => piece.kind === 'mason' && piece.player === player)
		)
			? { id: 'mason/second', as: 'part', no: stopped(player) }
			: undefined,
	record: declineFurther
};
const stopped = (player: number) => ({ type: 'mason/stopped', player }) as const;
const MASON = expansionOf(mason);
const RULES = rulesFor(MASON);

/** The first player has a follower and the mason on a road of four tiles; the next turn is theirs. */
const BEGUN = [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, 'base-B', [0, 1, 0]),
	laid(0, 'base-U', [2, 0, 0], ['mason', 0]),
	laid(1, 'base-U', [-1, 0, 0])
];
const EXTENDED = [...BEGUN, laid(0, 'base-U', [3, 0, 0])];

const turnIn = (game: MutableGame) => ({
	part: game.turn?.part,
	due: furtherTile(game)?.id,
	next: [playerToAct(game), nextPart(game)]
});

/** Nothing is left to draw. */
function empty(game: MutableGame): MutableGame {
	for (const id of game.left.keys()) game.left.set(id, 0);
	return game;
}

describe('a module that gives a second part of a turn', () => {
	it('gives none for a figure that stands there only since this tile, nor for somebody else’s', () => {
		expect(turnIn(played(RULES, BEGUN.slice(0, 3)))).toEqual({ part: 1, next: [1, 1] });
		expect(turnIn(played(RULES, BEGUN))).toEqual({ part: 1, next: [0, 1] });
	});

	it('the same player lays the next tile, as the second part of the turn, and then nobody a third', () => {
		const game = played(RULES, EXTENDED);
		expect(turnIn(game)).toEqual({ part: 1, due: 'mason/second', next: [0, 2] });
		const second = played(RULES, [...EXTENDED, laid(0, 'base-U', [4, 0, 0])]);
		expect(turnIn(second)).toEqual({ part: 2, next: [1, 1] });
	});

	it('gives it for a feature that this tile completed, whose figures went home before', () => {
		const game = played(RULES, [
			...BEGUN,
			laid(0, 'base-B', [1, 1, 0]),
			laid(1, 'base-A', [-2, 0, 2]),
			laid(0, 'base-A', [3, 0, 0])
		]);
		expect(game.scores).toEqual([6, 0]);
		expect(turnIn(game).due).toBe('mason/second');
		expect(game.supply[0]).toEqual({ follower: 7, mason: 1 });
		expect(refusalOf(game, laid(0, 'base-B', [0, 2, 0], ['follower', 0]))).toEqual([]);
	});

	it('may be declined by its player alone, once, and only while it is due', () => {
		const game = played(RULES, EXTENDED);
		expect(refusalOf(game, stopped(1))).toEqual(['nothing-asked']);
		expect(refusalOf(game, stopped(0))).toEqual([]);
		expect(turnIn(game)).toEqual({ part: 1, next: [1, 1] });
		expect(refusalOf(game, stopped(0))).toEqual(['nothing-asked']);
		expect(refusalOf(game, laid(1, 'base-U', [4, 0, 0]))).toEqual([]);
		expect(refusalOf(played(RULES, BEGUN), stopped(0))).toEqual(['nothing-asked']);
	});

	it('another player who lays is objected to; overruled, the second part is over', () => {
		const game = played(RULES, EXTENDED);
		const other = laid(1, 'base-U', [4, 0, 0]);
		expect(refusalOf(game, other)).toEqual(['not-their-turn']);
		expect(refusalOf(game, { ...other, overruled: ['not-their-turn'] })).toEqual([]);
		expect(turnIn(game)).toEqual({ part: 1, next: [0, 1] });
	});

	it('stays due when a tile is set aside', () => {
		const aside = { type: 'base/set-aside', player: 0, tile: tileId('base-C') } as const;
		const game = played(RULES, [...EXTENDED, { ...aside, overruled: ['fits-somewhere'] }]);
		expect(turnIn(game).next).toEqual([0, 2]);
	});

	it('isn’t due when no tile is left, and the game may end', () => {
		const game = empty(played(RULES, EXTENDED));
		expect(turnIn(game)).toMatchObject({ part: 1, due: undefined });
		expect(refusalOf(game, { ...ENDED, overruled: [] })).toEqual([]);
	});

	it('comes before a turn that a house rule gives for a filled hole, with a first part of its own', () => {
		const around = [
			laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-E', [2, -1, 0]),
			laid(0, 'base-U', [-1, 0, 0], ['mason', 0]),
			laid(1, 'base-E', [2, 1, 2]),
			laid(0, 'base-E', [3, 0, 1])
		];
		const open = { overruled: ['touches-nothing', 'edges-differ'] };
		const hole = [...around.map((event) => ({ ...event, ...open })), laid(1, 'base-B', [0, 1, 0])];
		const fill = { ...laid(0, 'base-U', [2, 0, 0]), ...open };
		const next = (house: string, more: readonly GameEvent[]) =>
			turnIn(played(rulesUnder({ filledHole: house }, MASON), [...hole, fill, ...more]));
		const elsewhere = (x: number) => laid(0, 'base-B', [x, 2, 0], undefined, ['touches-nothing']);
		expect(next('no', []).next).toEqual([0, 2]);
		expect(next('no', [elsewhere(8)]).next).toEqual([1, 1]);
		expect(next('turn', [])).toMatchObject({ due: 'mason/second', next: [0, 2] });
		expect(next('turn', [elsewhere(8)])).toMatchObject({
			part: 2,
			due: 'base/filled-hole',
			next: [0, 1]
		});
		expect(next('turn', [stopped(0)])).toMatchObject({ due: 'base/filled-hole', next: [0, 1] });
		const all = [elsewhere(8), laid(0, 'base-U', [-2, 0, 0])];
		expect(next('turn', all)).toMatchObject({ part: 1, due: 'mason/second', next: [0, 2] });
	});
});

describe('a second part of a turn beside figures that drive on and tiles that players own', () => {
	const rules = rulesFor(...expansionsIn(['abbey-and-mayor']), MASON);

	it('questions about the first part are answered before', () => {
		const game = played(rules, [
			laid(0, 'base-U', [1, 0, 0], ['wagon', 0]),
			laid(1, 'base-B', [0, 1, 0]),
			laid(0, 'base-U', [2, 0, 0], ['mason', 0]),
			laid(1, 'base-A', [-1, 0, 2]),
			laid(0, 'base-A', [3, 0, 0])
		]);
		expect(turnIn(game).due).toBe('mason/second');
		expect(refusalOf(game, laid(0, 'base-B', [0, 2, 0]))).toEqual(['question-open']);
		expect(refusalOf(game, stopped(0))).toEqual(['question-open']);
		const home = { type: 'wagon/moved', player: 0 } as const;
		expect(refusalOf(game, home)).toEqual([]);
		expect(refusalOf(game, laid(0, 'base-B', [0, 2, 0]))).toEqual([]);
		expect(turnIn(game)).toEqual({ part: 2, next: [1, 1] });
	});

	/** The first player's road is continued by the last tile; one spot is enclosed. */
	const atTheEnd = (): MutableGame => {
		const apart = ['touches-nothing', 'edges-differ'];
		return empty(
			played(rules, [
				...BEGUN,
				laid(0, 'base-E', [10, 9, 0], undefined, apart),
				laid(1, 'base-E', [9, 10, 0], undefined, apart),
				laid(0, 'base-E', [11, 10, 0], undefined, apart),
				laid(1, 'base-E', [10, 11, 0], undefined, apart),
				laid(0, 'base-U', [3, 0, 0])
			])
		);
	};
	const abbey = (player: number) => laid(player, 'am-abbey', [10, 10, 0]);

	it('after the last tile only a player’s own tile can be laid, before others are asked for theirs', () => {
		const game = atTheEnd();
		expect(turnIn(game)).toEqual({ part: 1, due: 'mason/second', next: [0, 2] });
		expect(refusalOf(game, { ...ENDED, overruled: [] })).toEqual(['question-open']);
		expect(refusalOf(game, abbey(1))).toEqual(['not-their-turn']);
		expect(refusalOf(game, abbey(0))).toEqual([]);
		expect(game.turn?.part).toBe(2);
	});

	it('declined, the round of those who still have one begins', () => {
		const game = atTheEnd();
		expect(refusalOf(game, stopped(0))).toEqual([]);
		expect(playerToAct(game)).toBe(1);
		expect(refusalOf(game, abbey(1))).toEqual([]);
		expect(game.turn?.part).toBe(1);
	});
});

it('the order of the modules changes nothing', () => {
	const events = [...EXTENDED, laid(0, 'base-U', [4, 0, 0]), laid(1, 'base-A', [5, 0, 0])];
	const one = played(rulesFor(...expansionsIn(['abbey-and-mayor']), MASON), events);
	const other = played(rulesFor(MASON, ...expansionsIn(['abbey-and-mayor'])), events);
	expect({ ...stateOf(one), supply: [] }).toEqual({ ...stateOf(other), supply: [] });
});

/** Who has laid a tile may say that they found something: a further tile, in a turn of its own. */
const finder: RuleModule<GameEvent & { readonly player: number }> = {
	id: 'finder',
	record: (game) => {
		grantFurther(game, { id: 'finder/tile', as: 'turn' });
		return ok({ touched: [], objections: [] });
	}
};
const FOUND = { type: 'finder/found', player: 0 } as const;

describe('a further tile that is given after a turn', () => {
	const both = rulesFor(MASON, expansionOf(finder));

	it('is laid by whoever laid the last one, in a turn of its own', () => {
		const game = played(both, [laid(0, 'base-U', [1, 0, 0]), FOUND]);
		expect(turnIn(game)).toEqual({ part: 1, due: 'finder/tile', next: [0, 1] });
		const after = played(both, [laid(0, 'base-U', [1, 0, 0]), FOUND, laid(0, 'base-U', [2, 0, 0])]);
		expect(turnIn(after)).toEqual({ part: 1, next: [1, 1] });
	});

	it('comes after the second part of the turn', () => {
		const game = played(both, [...EXTENDED, FOUND]);
		expect(turnIn(game)).toEqual({ part: 1, due: 'mason/second', next: [0, 2] });
		const second = played(both, [...EXTENDED, FOUND, laid(0, 'base-U', [4, 0, 0])]);
		expect(turnIn(second)).toEqual({ part: 2, due: 'finder/tile', next: [0, 1] });
	});
});
