import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/lib/engine/game';
import { newGame } from '../../src/lib/engine/game';
import type { GameEvent } from '../../src/lib/engine/module';
import { play } from '../../src/lib/engine/play';
import { nextQuestion } from '../../src/lib/engine/question';
import type { Place } from '../../src/lib/engine/spot';
import {
	shareFeature,
	isMagicianMoved,
	magicianOf
} from '../../src/lib/expansions/mage-and-witch/magicians';
import { floodFeatures } from '../tools/games/flood-fill';
import { randomGameOf } from '../tools/games/random-game';

const SEEDS = Array.from({ length: 12 }, (_, index) => 3000 + index);
const games = SEEDS.map((seed) => [seed, randomGameOf('mage-and-witch', seed)] as const);

/** Where they stand by the events alone, and by features that are found again from the tiles each time. */
class FromScratch {
	readonly #standing = new Map<string, Place>();

	take(event: GameEvent): void {
		for (const one of [event, ...(event.choices ?? [])]) {
			if (!isMagicianMoved(one)) continue;
			if (one.to) this.#standing.set(magicianOf(one), one.to);
			else this.#standing.delete(magicianOf(one));
		}
	}

	/** A turn was scored: whoever stands on a completed feature leaves. */
	score({ board, pieces }: Game): void {
		const completed = floodFeatures(board, pieces).filter(({ open }) => open === 0);
		for (const [figure, { x, y, segment }] of this.#standing) {
			const name = `${String(x)},${String(y)}#${String(segment)}`;
			if (completed.some(({ members }) => members.includes(name))) this.#standing.delete(figure);
		}
	}

	get places(): readonly unknown[] {
		return [...this.#standing].sort();
	}
}

describe.each(games)('a random game with mage and witch, of seed %i', (_, random) => {
	it('never has both on one feature after a turn, and each where the events say', () => {
		const { rules, players, first, events } = random;
		const game = newGame(rules, players, first);
		const scratch = new FromScratch();
		for (const event of events) {
			expect(play(game, event).ok).toBe(true);
			scratch.take(event);
			if (!game.unscored) scratch.score(game);
			if (!nextQuestion(game)) expect(shareFeature(game)).toBe(false);
			expect([...game.markers].sort()).toEqual(scratch.places);
		}
	});
});

it('in those games both are put, moved and sent home', () => {
	const moved = games.flatMap(([, { events }]) => events.filter(isMagicianMoved));
	expect(new Set(moved.map(magicianOf)).size).toBe(2);
	expect(moved.length).toBeGreaterThan(60);
});
