import { describe, expect, it } from 'vitest';
import { featureAt, type Link } from '../../src/lib/engine/board';
import { changeLinks } from '../../src/lib/engine/links';
import { goingAfter, leftAloneBy } from '../../src/lib/engine/figures';
import { inSupply, ledgerOf, type MutableGame } from '../../src/lib/engine/game';
import type { GameEvent, RuleModule } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { ok } from '../../src/lib/engine/result';
import { tile } from '../../src/lib/engine/tile';
import { proofOf } from '../../src/lib/rules/base/proof';
import { expansionsIn } from '../../src/lib/rules/loading';
import { engineFeatures, floodFeatures } from '../tools/games/flood-fill';
import { stateOf } from '../tools/games/game-state';
import { ENDED, expansionOf, laid, played, rulesFor } from './playing';
import '../tools/games/all-expansions';

/** A pond where four roads end. */
const POND = tile(
	'pond',
	{},
	'R:N>village R:E>village R:S>village R:W>village F:07 F:12 F:34 F:56'
);
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const CAP = tile('pond-cap', {}, 'R:S>village F:01234567');

type Roads = readonly [one: number, other: number];

/** A raft was laid between two roads of a pond, or moved to two others. */
interface RaftEvent extends GameEvent {
	readonly x: number;
	readonly y: number;
	readonly from?: Roads;
	readonly to?: Roads;
}

const linkOf = ({ x, y }: RaftEvent, [one, other]: Roads): Link => ({
	token: 'raft',
	one: { x, y, segment: one },
	other: { x, y, segment: other }
});

/** Rafts join two roads of a pond, and are moved to two others. */
const rafts: RuleModule<RaftEvent> = {
	id: 'rafts',
	record: (game, event) => {
		const { from, to } = event;
		const change = changeLinks(game.board, {
			taken: from ? [linkOf(event, from)] : [],
			laid: to ? [linkOf(event, to)] : []
		});
		return ok({ touched: [change], objections: [], fates: goingAfter(leftAloneBy(game, change)) });
	}
};
const RAFTS = expansionOf(rafts, {
	tiles: [POND, CAP],
	counts: () => ({ [POND.id]: 4, [CAP.id]: 4 })
});
const RULES = rulesFor(RAFTS);
const raft = (to: Roads | undefined, from?: Roads, x = 2): RaftEvent => ({
	type: 'rafts/moved',
	x,
	y: 0,
	...(from && { from }),
	...(to && { to })
});

/** A road of the first player from the start tile to a pond; the second stands on the pond's south road. */
const BEGUN = [
	laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
	laid(1, POND.id, [2, 0, 0], ['follower', SOUTH])
];
const JOINED = [...BEGUN, raft([SOUTH, WEST])];
const roadAt = (game: MutableGame, segment: number, x = 2) => {
	const road = featureAt(game.board, { x, y: 0, segment });
	if (!road) throw new Error('There is no road.');
	return road;
};

describe('a module that lays, moves and takes links', () => {
	it('makes one road of two, which both share', () => {
		const game = played(RULES, JOINED);
		const road = roadAt(game, WEST);
		expect(road).toBe(roadAt(game, SOUTH));
		expect(road.pieces.map(({ player }) => player)).toEqual([0, 1]);
		expect(played(RULES, [...JOINED, ENDED]).scores).toEqual([3, 3]);
	});

	it('the road that is cut off is scored where that completes it, for those on its own segments', () => {
		const closed = [...JOINED, laid(0, 'base-A', [-1, 0, 2])];
		expect(played(RULES, closed).scores).toEqual([0, 0]);
		const game = played(RULES, [...closed, raft([SOUTH, EAST], [SOUTH, WEST])]);
		// West of the pond: the monastery's tile, the start tile, one more and the pond.
		expect(game.scores).toEqual([4, 0]);
		expect(ledgerOf(game).map(({ tiles, home }) => [tiles.length, home.length])).toEqual([[4, 1]]);
		expect(roadAt(game, EAST).pieces.map(({ player }) => player)).toEqual([1]);
		// The joined road goes on at the pond's east and south.
		expect(roadAt(game, SOUTH).open).toBe(2);
	});

	it('a road scored before counts again as part of one that it is joined to', () => {
		const scored = [...BEGUN, laid(0, 'base-A', [-1, 0, 2])];
		expect(played(RULES, scored).scores).toEqual([4, 0]);
		const game = played(RULES, [...scored, raft([SOUTH, WEST])]);
		const proof = proofOf(game, { x: 0, y: 0, segment: 1 });
		expect(proof).toMatchObject({ completed: false, paid: [{ occasion: 'completed' }] });
		expect(proof?.ifEndedNow[0]?.awards).toMatchObject([{ player: 1, points: 4 }]);
		expect(played(RULES, [...scored, raft([SOUTH, WEST]), ENDED]).scores).toEqual([4, 4]);
	});

	it('a tariff holds for the whole joined road, and is lost by what is cut off', () => {
		const rules = rulesFor(...expansionsIn(['inns-and-cathedrals']), RAFTS);
		const events = [
			laid(0, 'base-U', [1, 0, 0], ['follower', 0]),
			laid(1, POND.id, [2, 0, 0]),
			raft([EAST, WEST]),
			laid(0, 'ic-FRFR-inn', [3, 0, 0]),
			laid(1, 'base-A', [4, 0, 0])
		];
		const end = laid(0, 'base-A', [-1, 0, 2]);
		expect(played(rules, [...events, end]).scores).toEqual([12, 0]);
		expect(played(rules, [...events, raft(undefined, [WEST, EAST]), end]).scores).toEqual([4, 0]);
	});

	it('a builder left without a follower of its player comes home, wherever the raft lies then', () => {
		const rules = rulesFor(...expansionsIn(['traders-and-builders']), RAFTS);
		const events = [
			laid(0, POND.id, [1, 0, 0], ['follower', SOUTH]),
			raft([SOUTH, WEST], undefined, 1),
			laid(1, 'base-E', [0, -1, 2]),
			laid(0, 'base-U', [-1, 0, 0], ['builder', 0])
		];
		const builders = (...moved: readonly GameEvent[]): number =>
			inSupply(played(rules, [...events, ...moved]), 0, 'builder');
		expect(builders()).toBe(0);
		expect(builders(raft([EAST, SOUTH], [SOUTH, WEST], 1))).toBe(1);
		expect(builders(raft([EAST, WEST], [SOUTH, WEST], 1))).toBe(1);
		expect(
			builders(raft([EAST, WEST], [SOUTH, WEST], 1), raft([SOUTH, WEST], [EAST, WEST], 1))
		).toBe(1);
	});

	it('tiles that a module leaves out of a road pay nothing, by whatever counts tiles', () => {
		const shy = expansionOf({
			id: 'shy',
			leftOut: (_, { kind, first }) => (kind === 'road' ? [first.tile] : [])
		});
		const end = laid(0, 'base-A', [-1, 0, 2]);
		const events = [
			laid(0, 'ic-FRFR-inn', [1, 0, 0], ['follower', 0]),
			laid(1, 'base-A', [2, 0, 0])
		];
		const inns = expansionsIn(['inns-and-cathedrals']);
		expect(played(rulesFor(...inns), [...events, end]).scores).toEqual([8, 0]);
		const game = played(rulesFor(...inns, shy), [...events, end]);
		expect(game.scores).toEqual([6, 0]);
		// The start tile is the first of the road.
		expect(proofOf(game, { x: 1, y: 0, segment: 0 })?.tiles).not.toContainEqual({ x: 0, y: 0 });
	});

	it('a game played on is the same as one replayed from any of its events', () => {
		const all: readonly GameEvent[] = [
			...JOINED,
			laid(0, 'base-U', [3, 0, 0]),
			raft([EAST, WEST], [WEST, SOUTH]),
			laid(1, 'base-A', [-1, 0, 2]),
			laid(0, POND.id, [4, 0, 0]),
			raft([WEST, NORTH], undefined, 4),
			raft(undefined, [EAST, WEST]),
			ENDED
		];
		const states = all.map((_, index) => stateOf(played(RULES, all.slice(0, index + 1))));
		const game = played(RULES, []);
		all.forEach((event, index) => {
			play(game, event);
			expect(stateOf(game)).toEqual(states[index]);
			expect(engineFeatures(game.board)).toEqual(floodFeatures(game.board, game.pieces));
		});
	});
});
