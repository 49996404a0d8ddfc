import { describe, expect, it } from 'vitest';
import { goingHome, LEFT_ALONE, leftAlone } from '../../src/lib/engine/figures';
import { inSupply, type Game } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { ok } from '../../src/lib/engine/result';
import { samePlace, type Place } from '../../src/lib/engine/spot';
import { tasksAfter, turnTasks } from '../../src/lib/table/turn/table-tasks';
import { finishOf } from '../../src/lib/table/view/finish';
import { recordWith } from '../store/support';
import { expansionOf, laid, played, rulesFor } from './playing';

/* Figures that come home although nothing is scored for them. */

interface Blown extends GameEvent {
	readonly from: Place;
}

/** The followers of a place. */
const blownIn = (game: Game, from: Place) =>
	[...game.pieces].filter(({ kind, at }) => kind === 'follower' && samePlace(at, from));

/** A gust takes the followers of a place home: as an answer, or before the turn is scored. A dog stands only beside a follower. */
const gust: RuleModule = {
	id: 'gust',
	pieces: {
		dog: {
			perPlayer: 1,
			shares: true,
			accompanies: true,
			mayStandOn: ({ kind }) => kind === 'road',
			objection: () => undefined
		}
	},
	record: (game, event) =>
		ok({
			touched: [],
			objections: [],
			fates: goingHome(game, blownIn(game, (event as Blown).from))
		})
};

const rules = rulesFor(expansionOf(gust));
const ROAD = { x: 0, y: 0, segment: 1 };
const EAST = { x: 1, y: 0, segment: 0 };
const blown = (from: Place): Blown => ({ type: 'gust/blew', from });
const TURNS = [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, 'base-U', [-1, 0, 0], ['dog', 0]),
	laid(0, 'base-U', [2, 0, 0], ['dog', 0])
];

describe('a figure that comes home without being scored', () => {
	it('is in hand again and named in the outcome, with whoever would be left alone', () => {
		const game = played(rules, [...TURNS, blown(EAST)]);
		const fates = game.history.at(-1)?.fates ?? [];
		expect(fates.map(({ piece: { kind, player }, why }) => [kind, player, why])).toEqual([
			['follower', 0, undefined],
			['dog', 0, LEFT_ALONE]
		]);
		expect([inSupply(game, 0, 'follower'), inSupply(game, 0, 'dog')]).toEqual([7, 1]);
		expect([...game.pieces].map(({ kind, player }) => [kind, player])).toEqual([['dog', 1]]);
		expect(game.scores).toEqual([0, 0]);
	});

	it('comes home before the turn is scored where that is decided then', () => {
		const closed = { ...laid(1, 'base-A', [2, 0, 0]), choices: [blown(EAST)] };
		const game = played(rules, [...TURNS.slice(0, 2), laid(0, 'base-A', [-2, 0, 2]), closed]);
		expect(game.history.at(-1)?.fates).toHaveLength(1);
		expect(game.scores).toEqual([0, 0]);
	});

	it('is taken back at the table, and put there again after an undo', () => {
		const turn = { ...laid(1, 'base-B', [0, 1, 0]), choices: [blown(EAST)] };
		const game = played(rules, [...TURNS, turn]);
		const takeBacks = [
			{ player: 0, piece: 'follower', count: 1, from: { kind: 'road' } },
			{ player: 0, piece: 'dog', count: 1, from: { kind: 'road' } }
		];
		expect(turnTasks(game)?.takeBacks).toEqual(takeBacks);
		const before = played(rules, TURNS);
		const undone = { game: before, undone: game.history.at(-1), log: { last: undefined } };
		expect(tasksAfter({ ...undone, scoresBefore: [0, 0] } as never, true)).toMatchObject({
			takeBacks,
			undone: true
		});
		expect(turnTasks(before)).toBeUndefined();
	});

	it('is seen going home on the board', () => {
		const game = played(rules, [...TURNS, blown(EAST)]);
		const record = recordWith(0);
		expect(finishOf({ ...record, entries: [] }, game)?.home.map(({ kind }) => kind)).toEqual([
			'follower',
			'dog'
		]);
	});

	it('leaves nobody alone while another own follower stands there, and others’ figures to themselves', () => {
		const game = played(rules, TURNS);
		const [follower] = [...game.pieces];
		if (!follower) throw new Error('Nobody stands there.');
		expect(leftAlone(game, follower).map(({ player }) => player)).toEqual([0]);
		const second = { kind: 'follower', player: 0, at: ROAD };
		game.pieces.add(second);
		expect(leftAlone(game, second).map(({ kind }) => kind)).toEqual([]);
	});
});
