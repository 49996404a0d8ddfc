import { describe, expect, it } from 'vitest';
import { tileAt } from '../../src/lib/engine/board';
import { newGame } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play, replay } from '../../src/lib/engine/play';
import { FERRY_MOVED } from '../../src/lib/expansions/ferries/events';
import { branchesOf } from '../../src/lib/expansions/ferries/tiles';
import { engineFeatures, floodFeatures } from '../tools/games/flood-fill';
import { stateOf } from '../tools/games/game-state';
import { randomGameOf } from '../tools/games/random-game';
import { eventsOf, firstOf, readGames, setupOf } from '../tools/games/recorded';
import { rulesOf } from '../../src/lib/rules/catalogue';

const recorded = readGames('tests/games/ferries.jsonl').map((record) => ({
	name: record.id,
	rules: rulesOf(setupOf(record)),
	players: record.players,
	first: firstOf(record),
	events: eventsOf(record)
}));
const random = Array.from({ length: 12 }, (_, seed) => ({
	name: `random ${String(seed)}`,
	...randomGameOf('ferries', 3000 + seed)
}));
const games = [...recorded, ...random];

const choicesOf = ({ choices = [] }: GameEvent): readonly GameEvent[] => choices;
const movesIn = (events: readonly GameEvent[]): number =>
	events.flatMap((event) => [event, ...choicesOf(event)]).filter(({ type }) => type === FERRY_MOVED)
		.length;

describe.each(games)('the ferries of $name', ({ rules, players, first, events }) => {
	it('make of the segments what a flood over sides and ferries finds, one on each lake', () => {
		const game = newGame(rules, players, first);
		for (const event of events) {
			expect(play(game, event).ok).toBe(true);
			if (game.unscored) continue;
			expect(engineFeatures(game.board)).toEqual(floodFeatures(game.board, game.pieces));
			const lakes = game.board.order.filter(({ type }) => branchesOf(type).length > 0);
			expect(lakes.map(({ x, y }) => [x, y])).toEqual(
				game.board.links
					.flatMap(({ one }) => tileAt(game.board, one) ?? [])
					.sort((a, b) => a.order - b.order)
					.map(({ x, y }) => [x, y])
			);
		}
	});

	it('are the same played on as from scratch', () => {
		const game = newGame(rules, players, first);
		events.forEach((event, index) => {
			play(game, event);
			if (index % 7 === 0)
				expect(stateOf(game)).toEqual(
					stateOf(replay(rules, players, first, events.slice(0, index + 1)).game)
				);
		});
	});
});

it('many of them are moved', () => {
	expect(movesIn(games.flatMap(({ events }) => events))).toBeGreaterThan(60);
});
