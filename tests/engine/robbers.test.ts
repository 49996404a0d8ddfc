import { describe, expect, it } from 'vitest';
import { newGame, type Game, type MutableGame, type Outcome } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play, replay } from '../../src/lib/engine/play';
import { openQuestions } from '../../src/lib/engine/question';
import { markerAt } from '../../src/lib/engine/track';
import { DECLINED, PLACED, ROBBED } from '../../src/lib/expansions/robbers/events';
import { isPlaced } from '../../src/lib/expansions/robbers/placing';
import { robbersWith } from '../../src/lib/expansions/robbers/robbers';
import { oneEach } from '../../src/lib/expansions/robbers/scoring-figures';
import { robbersCounts, ROBBERS_TILES } from '../../src/lib/expansions/robbers/tiles';
import type { Laid } from '../../src/lib/rules/base/events';
import { rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { turnTasks } from '../../src/lib/table/turn/table-tasks';
import { expansionOf, laid, rulesUnder } from '../modules/playing';
import { randomGameOf } from '../tools/games/random-game';
import '../tools/games/all-expansions';

const placed = (player: number, beside: number) => ({ type: PLACED, player, beside }) as const;
const declined = (player: number) => ({ type: DECLINED, player }) as const;
const robbed = (player: number, from: number) => ({ type: ROBBED, player, from }) as const;
const decided = (turn: Laid, ...choices: GameEvent[]): GameEvent => ({ ...turn, choices });

/** Beside whom each player's robber stands; null for one that is home. */
const robbersIn = ({ players, apart }: Game): readonly (number | null)[] =>
	Array.from({ length: players }, (_, player) => {
		const on = [...apart].find((one) => one.player === player)?.on;
		return on?.kind === 'track' ? on.player : null;
	});

/** Plays some events. Throws where one is refused. */
function playAll(game: MutableGame, events: readonly GameEvent[]): MutableGame {
	for (const event of events) {
		const result = play(game, event);
		if (!result.ok) throw new Error(`Refused: ${JSON.stringify([event, result.error])}`);
	}
	return game;
}

const rulesWith = (rulings = {}, more: readonly ('abbot' | 'gingerbread')[] = []) =>
	rulesOf({
		box: 'base-c1',
		expansions: ['robbers', ...more],
		rulings: { ...USUAL_RULINGS, ...rulings }
	});

/** What happens in a turn, the points after it, and beside whom the robbers stand then. */
type Step = readonly [
	events: readonly GameEvent[],
	scores: readonly number[],
	robbers: readonly (number | null)[]
];

/** 22 turns of three players, worked out by hand: all eight bags, a robbery of several, and robbers that go along. */
const WHOLE_GAME: readonly Step[] = [
	// Ada keeps her robber; Ben puts his beside her, on space 0.
	[
		[decided(laid(0, 'rb-FRFR', [1, 0, 0], ['follower', 0]), declined(0)), placed(1, 0)],
		[0, 0, 0],
		[null, 0, null]
	],
	// City of 2: 4. Ben's own robber is on the space that he leaves.
	[[laid(1, 'base-E', [0, -1, 2], ['follower', 0])], [0, 4, 0], [null, 0, null]],
	[[laid(2, 'base-A', [-1, 0, 2], ['follower', 1])], [0, 4, 0], [null, 0, null]],
	[[laid(0, 'base-U', [2, 0, 0])], [0, 4, 0], [null, 0, null]],
	// Ben's robber is beside both others already; Cleo's goes beside Ben.
	[
		[laid(1, 'rb-FRFR', [3, 0, 0]), placed(2, 1)],
		[0, 4, 0],
		[null, 0, 1]
	],
	// Road of 6: Ada 6, Ben 3 by robbing, and Cleo's robber goes along.
	[[laid(2, 'base-A', [4, 0, 0])], [6, 7, 0], [null, null, 1]],
	[
		[decided(laid(0, 'rb-FFRR', [0, 1, 0], ['follower', 0]), placed(0, 1)), placed(1, 0)],
		[6, 7, 0],
		[1, 0, 1]
	],
	[[laid(1, 'base-W', [-1, 1, 0], ['follower', 1])], [6, 7, 0], [1, 0, 1]],
	// Road of 3: Ada 3, Ben 2; two robbers go along with him to space 9, where Ada is too.
	[[laid(2, 'base-W', [0, 2, 1], ['follower', 1])], [9, 9, 0], [1, null, 1]],
	// Ben and Cleo share a road of 3. Ada and Cleo take 2 each of Ben; Ada, on the space too, moves by robbing only.
	[[laid(0, 'base-V', [-1, 2, 2])], [11, 12, 5], [null, null, null]],
	[
		[decided(laid(1, 'rb-CRRF', [0, 3, 3], ['follower', 0]), placed(1, 0)), placed(2, 1)],
		[11, 12, 5],
		[null, 0, 1]
	],
	// City of 2: Ben 4, Cleo 2.
	[[laid(2, 'base-E', [-1, 3, 1])], [11, 16, 7], [null, 0, null]],
	[[laid(0, 'base-U', [-2, 1, 0], ['follower', 0])], [11, 16, 7], [null, 0, null]],
	// Road of 3: Ada 3, Ben 2.
	[[laid(1, 'base-W', [-3, 1, 0])], [14, 18, 7], [null, null, null]],
	// The bag's own road of 3 pays Cleo, beside whom Ada's robber has just been put: 3 and 2.
	[
		[decided(laid(2, 'rb-FRRR', [1, 3, 0], ['follower', 2]), placed(2, 1)), placed(0, 2)],
		[16, 18, 10],
		[null, null, 1]
	],
	[
		[decided(laid(0, 'rb-CFCF', [0, -2, 1], ['follower', 0]), placed(0, 1)), placed(1, 2)],
		[16, 18, 10],
		[1, 2, 1]
	],
	[[laid(1, 'base-E', [1, -2, 3])], [16, 18, 10], [1, 2, 1]],
	// City of 3: Ada 6, beside whom nobody stands.
	[[laid(2, 'base-E', [-1, -2, 1])], [22, 18, 10], [1, 2, 1]],
	// Ada moves her robber from Ben to Cleo. Nobody has one at home.
	[[decided(laid(0, 'rb-CFFF', [-2, 0, 0]), placed(0, 2))], [22, 18, 10], [2, 2, 1]],
	// City of 2: Ben 4, Cleo 2, and both robbers beside Cleo go along to 12.
	[[laid(1, 'base-E', [-2, -1, 2], ['follower', 0])], [22, 22, 12], [2, 2, null]],
	// Monastery: Cleo 9, Ada and Ben 5 each.
	[[laid(2, 'base-B', [-1, -1, 0])], [27, 27, 21], [null, null, null]],
	[
		[decided(laid(0, 'rb-FFRR', [1, 2, 2], ['follower', 0]), placed(0, 1)), placed(1, 2)],
		[27, 27, 21],
		[1, 2, null]
	]
];
const ENDED = { type: 'base/ended', overruled: ['tiles-left'] } as const;

describe('a whole game of three, worked out by hand', () => {
	const game = newGame(rulesWith(), 3, 0);

	it.each(WHOLE_GAME.map((step, index) => [index + 1, ...step] as const))(
		'turn %i',
		(_, events, scores, robbers) => {
			playAll(game, events);
			expect([game.scores, robbersIn(game)]).toEqual([scores, robbers]);
			expect(openQuestions(game)).toEqual([]);
		}
	);

	it.each([
		['three', [31, 30, 21]],
		['rob', [28, 27, 21]],
		['nothing', [28, 27, 21]]
	])('ends by “%s”', (robbersAtEnd, scores) => {
		const events = [...WHOLE_GAME.flatMap(([turn]) => turn), ENDED];
		const { game: ended } = replay(rulesWith({ robbersAtEnd }), 3, 0, events);
		expect(ended.scores).toEqual(scores);
	});

	it('says who takes back a robber, whose goes along, and whose marker moves how far', () => {
		const events = WHOLE_GAME.slice(0, 6).flatMap(([turn]) => turn);
		const tasks = turnTasks(replay(rulesWith(), 3, 0, events).game);
		expect(tasks?.moves).toEqual([{ player: 1, piece: 'track-robber' }]);
		expect(tasks?.staying).toEqual([{ player: 2, piece: 'track-robber', away: true }]);
		expect(tasks?.markers.map(({ player, points }) => [player, points])).toEqual([
			[0, 6],
			[1, 3]
		]);
	});
});

const placingsIn = (event: GameEvent) => [event, ...(event.choices ?? [])].filter(isPlaced);

/** What a robber may take of each player, by a model of its own: half of the first award of the outcome. */
function modelled({ settlements }: Outcome, before: readonly number[], robber: number, at: number) {
	const space = markerAt(before[at] ?? 0).space;
	const first = new Map<number, number>();
	for (const { kind, occasion, awards } of settlements) {
		if (kind === 'manual' || occasion === ROBBED || occasion === 'robbers/ended') continue;
		for (const { player, points } of awards)
			if (points > 0 && !first.has(player)) first.set(player, points);
	}
	return [...first]
		.filter(([player]) => player !== robber && markerAt(before[player] ?? 0).space === space)
		.map(([player, points]) => ({ player, half: Math.ceil(points / 2) }));
}

describe.each([4100, 4101, 4102, 4103, 4104, 4105])('robbers in the random game %i', (seed) => {
	const { rules, players, first, events } = randomGameOf('robbers', seed);

	it('take half of the first payment of somebody on their space, and go home', () => {
		const game = newGame(rules, players, first);
		let robberies = 0;
		for (const event of events) {
			const waiting = openQuestions(game).map(({ id }) => id);
			const stood = robbersIn(game).slice();
			for (const { player, beside } of placingsIn(event)) stood[player] = beside;
			const before = game.scores;
			const result = play(game, event);
			expect(result.ok).toBe(true);
			if (!result.ok || event.type === ROBBED || event.type === 'base/ended') continue;
			const after = robbersIn(game);
			stood.forEach((at, robber) => {
				if (at === null || waiting.includes(ROBBED)) return;
				const loot = modelled(result.value, before, robber, at);
				const got = result.value.settlements
					.filter(({ occasion }) => occasion === ROBBED)
					.flatMap(({ awards }) => awards)
					.filter(({ player }) => player === robber);
				const choices = new Set(loot.map(({ half }) => half));
				expect(got.map(({ points }) => points)).toEqual(choices.size === 1 ? [...choices] : []);
				expect(after[robber] === null).toBe(choices.size === 1);
				robberies += got.length;
			});
		}
		expect(robberies).toBeGreaterThan(0);
	});
});

describe('several at once', () => {
	/** Red and blue share a city of 3; each has a robber beside the other. */
	const shared: readonly GameEvent[] = [
		decided(laid(0, 'rb-FRFR', [1, 0, 0]), placed(0, 1)),
		placed(1, 0),
		laid(1, 'base-G', [0, -1, 0], ['follower', 0]),
		laid(0, 'base-B', [1, -1, 0]),
		laid(1, 'base-U', [2, 0, 0]),
		laid(0, 'base-E', [1, -2, 3], ['follower', 0])
	];

	it('each takes half of what the other scores, from where both stood', () => {
		const rules = rulesWith();
		const game = playAll(newGame(rules, 2, 0), [...shared, laid(1, 'base-N', [0, -2, 1])]);
		// City of 4: 8 each, and 4 of the other's 8.
		expect([game.scores, robbersIn(game)]).toEqual([
			[12, 12],
			[null, null]
		]);
	});

	it('whoever has to choose may do so after a wagon or a correction of points', () => {
		const game = newGame(rulesWith(), 3, 0);
		playAll(game, [
			decided(laid(0, 'rb-FRFR', [1, 0, 0]), placed(0, 1)),
			declined(1),
			laid(1, 'base-B', [1, -1, 0]),
			laid(2, 'base-G', [0, -1, 0], ['follower', 0]),
			laid(0, 'base-U', [2, 0, 0]),
			laid(1, 'base-A', [1, -2, 0], ['follower', 0]),
			laid(2, 'base-U', [3, 0, 0]),
			laid(0, 'base-L', [0, -2, 2])
		]);
		expect(
			openQuestions(game).map(({ choices = [] }) => choices.map(({ count }) => count))
		).toEqual([[1, 3]]);
		const correction = {
			type: 'base/corrected',
			changes: [{ player: 2, points: -1 }],
			reason: 'Miscounted',
			why: 'mistake'
		} as const;
		playAll(game, [correction, robbed(0, 2)]);
		expect([game.scores, robbersIn(game)]).toEqual([
			[3, 2, 5],
			[null, null, null]
		]);
	});
});

describe('what is robbed', () => {
	it('an abbot that is taken home', () => {
		const game = newGame(rulesWith({}, ['abbot']), 2, 0);
		playAll(game, [
			decided(laid(0, 'rb-FRFR', [1, 0, 0]), placed(0, 1)),
			declined(1),
			laid(1, 'base-B', [0, 1, 0], ['abbot', 0]),
			laid(0, 'base-U', [2, 0, 0]),
			{ ...laid(1, 'base-U', [3, 0, 0]), recall: { piece: 'abbot', x: 0, y: 1, segment: 0 } }
		]);
		// The monastery, the start tile and the one beside it: 3.
		expect(game.scores).toEqual([2, 3]);
	});

	it('nothing of what pays nothing', () => {
		const rules = rulesWith({ smallCity: 'two' });
		const game = playAll(newGame(rules, 2, 0), [
			decided(laid(0, 'rb-FRFR', [1, 0, 0]), placed(0, 1)),
			declined(1),
			laid(1, 'base-E', [0, -1, 2])
		]);
		expect([game.scores, robbersIn(game)]).toEqual([
			[0, 0],
			[1, null]
		]);
	});
});

describe('where scoring figures stand', () => {
	it('is what a function says: on a track of ten spaces, 12 and 2 are together', () => {
		const module = robbersWith((game) => {
			const track = oneEach(game);
			return {
				...track,
				standing: (after) =>
					track.standing(after).map(({ player, space }) => ({ player, space: space % 10 }))
			};
		});
		const rules = rulesUnder(
			{},
			expansionOf(module, { tiles: ROBBERS_TILES, counts: robbersCounts })
		);
		const found = (player: number, points: number) => ({
			type: 'base/corrected' as const,
			changes: [{ player, points }],
			reason: 'Miscounted',
			why: 'mistake' as const
		});
		const game = playAll(newGame(rules, 3, 0), [
			found(1, 12),
			found(2, 2),
			decided(laid(0, 'rb-FRFR', [1, 0, 0]), placed(0, 1)),
			declined(1),
			laid(1, 'base-U', [2, 0, 0]),
			laid(2, 'base-E', [0, -1, 2], ['follower', 0])
		]);
		expect(game.scores).toEqual([2, 12, 6]);
	});
});
