import { describe, expect, it } from 'vitest';
import { setApart } from '../../src/lib/engine/figures';
import { inSupply } from '../../src/lib/engine/game';
import type { Settlement } from '../../src/lib/engine/ledger';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { openQuestions } from '../../src/lib/engine/question';
import { ok } from '../../src/lib/engine/result';
import { pointsAtEnd } from '../../src/lib/table/scores/other-rules';
import { figureSlots } from '../../src/lib/table/turn/turn';
import { besideOnTrack, othersOf } from '../../src/lib/table/view/player-view';
import { expansionOf, laid, played, rulesFor } from './playing';

/* What follows from what others are paid, and figures that stand on the score track. */

const PUT = 'cuckoo/put';

/** A cuckoo beside another player's scoring figure takes 1 of whatever that player is paid, and moves on to its owner's. */
const cuckoo: RuleModule = {
	id: 'cuckoo',
	pieces: { cuckoo: { perPlayer: 1, onTrack: true, shares: true, mayStandOn: () => false } },
	codes: { occasions: ['cuckoo/took'], countables: ['eggs'] },
	record: (game, event) => {
		const { player, beside } = event as GameEvent & { player: number; beside: number };
		setApart(game, { kind: 'cuckoo', player, on: { kind: 'track', player: beside } });
		return ok({ touched: [], objections: [] });
	},
	follows: ({ game }, paid) =>
		[...game.apart].flatMap((piece): readonly Settlement[] => {
			const from = piece.on.kind === 'track' ? piece.on.player : undefined;
			const points = paid.flatMap(({ awards }) => awards).find(({ player }) => player === from);
			if (from === undefined || !points) return [];
			const lines = [{ count: 1, of: 'eggs', each: 1 }];
			return [
				{
					kind: 'tokens',
					token: 'cuckoo',
					stage: 'before',
					occasion: 'cuckoo/took',
					rule: 'CUCKOO-1',
					rulings: [],
					tiles: [],
					pennants: [],
					cities: [],
					compared: [],
					awards: [{ player: piece.player, points: 1, from, lines }],
					home: [],
					apart: [{ piece }]
				}
			];
		})
};

const rules = rulesFor(expansionOf(cuckoo));
const put = (player: number, beside: number) => ({ type: PUT, player, beside }) as const;
const ROAD = [laid(0, 'base-A', [-1, 0, 2], ['follower', 0]), laid(1, 'base-A', [1, 0, 0])];

describe('what follows from what is paid', () => {
	it('comes after all of it, whatever its stage, and is carried out too', () => {
		const game = played(rules, [put(1, 0), ...ROAD]);
		expect(game.scores).toEqual([3, 1]);
		expect(game.history.at(-1)?.settlements.map(({ rule }) => rule)).toEqual([
			'ROAD-2',
			'CUCKOO-1'
		]);
		expect([game.apart.size, inSupply(game, 1, 'cuckoo')]).toEqual([0, 1]);
		expect(openQuestions(game)).toEqual([]);
	});

	it('counts in what players would have if the game ended now', () => {
		expect(pointsAtEnd(played(rules, [put(1, 0), ROAD[0] ?? put(0, 1)]))).toEqual([2, 1]);
	});

	it('is nothing where nobody is paid', () => {
		const game = played(rules, [put(1, 0), laid(0, 'base-U', [1, 0, 0])]);
		expect([game.scores, game.apart.size]).toEqual([[0, 0], 1]);
	});
});

describe('a figure on the score track', () => {
	const game = played(rules, [put(1, 0)]);

	it('isn’t in hand, and stands on the space of the figure beside it', () => {
		expect(inSupply(game, 1, 'cuckoo')).toBe(0);
		const scored = { ...game, scores: [53, 4] };
		expect(othersOf(scored, 1, scored).map(({ track }) => track)).toEqual([
			{ beside: 0, space: 3 }
		]);
		expect(othersOf(scored, 0, scored).map(({ track }) => track)).toEqual([undefined]);
	});

	it('is beside everybody there but its owner', () => {
		expect(besideOnTrack(game, 0)).toHaveLength(1);
		expect(besideOnTrack(game, 1)).toHaveLength(0);
		expect(besideOnTrack({ ...game, scores: [3, 3] }, 1)).toHaveLength(0);
	});

	it('is none of the figures that can be put on a tile', () => {
		expect(figureSlots(game, 0, []).map(({ kind }) => kind)).toEqual(['follower']);
	});
});
