import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../src/lib/engine/game';
import type { RuleModule } from '../../src/lib/engine/module';
import { tileId } from '../../src/lib/engine/tile';
import type { Laid } from '../../src/lib/rules/base/events';
import { recallOptions, settleRecall } from '../../src/lib/rules/base/recall';
import { ENDED, expansionOf, laid, played, refusalOf, rulesFor, rulesUnder } from './playing';

/** A follower that its player may take home from a monastery or road while that is unfinished. */
const pilgrim: RuleModule = {
	id: 'pilgrim',
	codes: { objections: ['pilgrim/done'], occasions: ['pilgrim/left'] },
	pieces: {
		pilgrim: {
			perPlayer: 1,
			mayStandOn: ({ kind }) => kind === 'monastery' || kind === 'road',
			strength: () => 1,
			recall: ({ open }) => (open > 0 ? undefined : 'pilgrim/done')
		}
	},
	settle: (change) =>
		settleRecall(change, { piece: 'pilgrim', rule: 'PILGRIM-1', occasion: 'pilgrim/left' })
};
const RULES = rulesFor(expansionOf(pilgrim));

/** The monastery south of the start tile, with a pilgrim of the first player. */
const SET = [laid(0, 'base-B', [0, 1, 0], ['pilgrim', 0]), laid(1, 'base-U', [1, 0, 0])];
const from = (event: Laid, [x, y, segment]: readonly number[], piece = 'pilgrim'): Laid => ({
	...event,
	recall: { piece, x: x ?? 0, y: y ?? 0, segment: segment ?? 0 }
});
const home = (event: Laid): Laid => from(event, [0, 1, 0]);

describe('a figure that can be taken home instead of putting one', () => {
	it('pays its player what the feature is worth with the tile of this turn', () => {
		const game = played(RULES, [...SET, home(laid(0, 'base-B', [1, 1, 0]))]);
		// Itself, the start tile, the road and the tile just laid.
		expect(game.scores).toEqual([4, 0]);
		expect(game.supply[0]).toEqual({ follower: 7, pilgrim: 1 });
		expect(game.pieces.size).toBe(0);
		expect(ledgerOf(game)).toMatchObject([
			{
				rule: 'PILGRIM-1',
				occasion: 'pilgrim/left',
				kind: 'monastery',
				compared: [],
				at: { x: 0, y: 1, segment: 0 },
				awards: [{ player: 0, points: 4, lines: [{ count: 4, of: 'tiles', each: 1 }] }],
				home: [{ kind: 'pilgrim', player: 0 }]
			}
		]);
	});

	it('leaves the feature to others, and pays nothing more at the end', () => {
		const game = played(RULES, [...SET, home(laid(0, 'base-B', [1, 1, 0])), ENDED]);
		expect(game.scores).toEqual([4, 0]);
	});

	it('pays although unfinished features pay nothing at the end', () => {
		const rules = rulesUnder({ unfinished: 'nothing' }, expansionOf(pilgrim));
		const game = played(rules, [...SET, home(laid(0, 'base-B', [1, 1, 0]))]);
		expect(game.scores).toEqual([4, 0]);
	});

	it('isn’t taken home in the turn that also puts one, or when it is somebody else’s, elsewhere or of another kind', () => {
		const game = played(RULES, SET);
		const turn = laid(0, 'base-B', [1, 1, 0], ['follower', 0]);
		expect(refusalOf(game, home(turn))).toEqual(['one-figure-only']);
		const plain = laid(0, 'base-B', [1, 1, 0]);
		expect(refusalOf(game, from(plain, [1, 0, 0]))).toEqual(['no-such-place']);
		expect(refusalOf(game, from(plain, [0, 1, 0], 'follower'))).toEqual(['no-such-place']);
		const late = played(RULES, [...SET, plain]);
		expect(refusalOf(late, home(laid(1, 'base-B', [2, 1, 0])))).toEqual(['no-such-place']);
		const follower = played(RULES, [laid(0, 'base-B', [0, 1, 0], ['follower', 0])]);
		const theirs = from(laid(0, 'base-U', [1, 0, 0]), [0, 1, 0], 'follower');
		expect(refusalOf(follower, { ...theirs, overruled: ['not-their-turn'] })).toEqual([
			'stays-there'
		]);
	});

	it('what the tile completes is scored as completed instead, and the figure is offered no more', () => {
		const road = [laid(0, 'base-U', [1, 0, 0], ['pilgrim', 0]), laid(1, 'base-A', [-1, 0, 2])];
		const end = laid(0, 'base-A', [2, 0, 0]);
		const game = played(RULES, road);
		const taken = from(end, [1, 0, 0]);
		expect(refusalOf(game, taken)).toEqual(['pilgrim/done']);
		expect(refusalOf(game, { ...taken, overruled: ['pilgrim/done'] })).toEqual([]);
		expect(game.scores).toEqual([4, 0]);
		expect(game.supply[0]).toEqual({ follower: 7, pilgrim: 1 });
		const free = played(RULES, [...road, { ...end, deploy: { piece: 'follower', segment: 1 } }]);
		expect(free.scores).toEqual([4, 0]);
	});

	it('a monastery is surrounded by the tile about to be laid: then it stays', () => {
		const ring = [
			laid(1, 'base-B', [1, 1, 0]),
			laid(0, 'base-B', [-1, 1, 0]),
			laid(1, 'base-E', [-1, 2, 2]),
			laid(0, 'base-E', [1, 2, 2]),
			laid(1, 'base-U', [-1, 0, 0])
		];
		const last = { type: RULES.tiles.get(tileId('base-E')), spot: { x: 0, y: 2 }, rotation: 2 };
		const events = [...SET.slice(0, 1), laid(1, 'base-U', [1, 0, 0]), laid(0, 'base-U', [2, 0, 0])];
		const game = played(RULES, [...events, ...ring]);
		expect(last.type).toBeDefined();
		const laying = {
			...last,
			type: last.type as NonNullable<typeof last.type>,
			rotation: 2 as const
		};
		expect(recallOptions(game, laying, 0)).toMatchObject([
			{ piece: { kind: 'pilgrim' }, objection: 'pilgrim/done' }
		]);
		const far = { ...laying, spot: { x: 3, y: 2 } };
		expect(recallOptions(game, far, 0)).toEqual([{ piece: [...game.pieces][0] }]);
		expect(recallOptions(game, far, 1)).toEqual([]);
	});
});
