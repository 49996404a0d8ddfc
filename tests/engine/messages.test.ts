import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { newGame, type MutableGame } from '../../src/lib/engine/game';
import { play } from '../../src/lib/engine/play';
import { nextQuestion } from '../../src/lib/engine/question';
import { MESSENGER_MOVED } from '../../src/lib/expansions/messages/events';
import { isDrawn, scoringFigures } from '../../src/lib/expansions/messages/figures';
import { follower, laid } from '../../src/lib/rules/base/events';
import type { ExampleEvent } from '../../src/lib/rules/presentation/scoring-topic';
import { eventSchema, rulesOf, usualRulingsFor } from '../../src/lib/rules/catalogue';
import '../tools/games/all-expansions';
import { randomGameOf } from '../tools/games/random-game';

const MESSAGES = 'messages';
const monk = (segment: number) => follower(segment);

const decided = (type: string, fields: Readonly<Record<string, number>>): ExampleEvent => ({
	type: `messages/${type}`,
	...fields
});

/** Where figures stand: how many points red's marker and messenger moved, and blue's. */
type Stands = readonly [marker: number, messenger: number, marker: number, messenger: number];

/**
 * A whole game, worked out by hand: each event, with where the figures stand after it, and who is asked which message was
 * drawn. Left out: as before, and nobody.
 */
const GAME: readonly (readonly [event: ExampleEvent, stands?: Stands, asked?: number])[] = [
	[laid(0, 'base-U', [1, 0, 0], follower(0))],
	// A city of 2 tiles pays blue 4.
	[laid(1, 'base-E', [0, -1, 2], follower(0)), [0, 0, 4, 0]],
	[laid(0, 'base-A', [-1, 0, 2], monk(1))],
	[laid(1, 'base-U', [0, 1, 0], follower(0))],
	// A road of 4 tiles pays red 4.
	[laid(0, 'base-A', [2, 0, 0], monk(1)), [4, 0, 4, 0]],
	[laid(1, 'base-U', [1, 1, 0])],
	[laid(0, 'base-G', [-2, 0, 0], follower(0))],
	[laid(1, 'base-E', [-2, 1, 0])],
	// A city of 3 tiles pays red 6: the marker could come from 4 to 10. Until red says so, the marker is thought to have moved.
	[laid(0, 'base-E', [-2, -1, 2], follower(1)), [10, 0, 4, 0], 0],
	// Red drew “knights” and has none: 2 points, and 12 and 2 aren't dark.
	[decided('two-points', { player: 0, points: 6, by: 0, message: 6 }), [12, 0, 4, 0]],
	[laid(1, 'base-V', [-1, 1, 3])],
	// The monastery west of the start tile pays red 9; neither 21 nor 9 is dark. The messenger moved.
	[laid(0, 'base-B', [-1, -1, 0], monk(0)), [21, 0, 4, 0]],
	[decided('moved', { player: 0, points: 9 }), [12, 9, 4, 0]],
	[laid(1, 'base-W', [2, 1, 0], follower(0))],
	[laid(0, 'base-U', [3, 0, 1], follower(0))],
	[laid(1, 'base-V', [3, 1, 1])],
	// A road of 4 tiles pays both 4: 16 or 13, and blue's 8 in red's turn.
	[laid(0, 'base-L', [3, -1, 0], follower(0)), [16, 9, 8, 0]],
	[laid(1, 'base-I', [1, -1, 0], follower(1))],
	// A city of 2 tiles pays blue 4, and the monastery east of the start tile pays red 9: 16 + 9 = 25.
	[laid(0, 'base-J', [2, -1, 3], follower(1)), [25, 9, 12, 0], 0],
	// “Smallest monastery”: 1 and five tiles around it are 6. They would bring the messenger from 9 to 15.
	[decided('carried-out', { player: 0, points: 9, by: 0, message: 3 }), [31, 9, 12, 0], 0],
	// It moved them: “farmers” pays 3 for one farmer, and 28 and 18 aren't dark.
	[decided('carried-out', { player: 0, points: 6, by: 1, message: 7 }), [28, 15, 12, 0]],
	// Blue closes red's city of 2 tiles for 4.
	[laid(1, 'base-E', [3, -2, 2], follower(1)), [32, 15, 12, 0]],
	[laid(0, 'base-E', [1, 2, 1], follower(0))],
	// A road of 5 tiles pays blue 5: 17, or 5 with the messenger.
	[laid(1, 'base-W', [-1, 2, 2]), [32, 15, 17, 0], 1],
	// It moved: “pennants” has nothing to score, so 2 points bring the marker from 12 to 14.
	[decided('two-points', { player: 1, points: 5, by: 1, message: 5 }), [32, 15, 14, 5]],
	// A city of 2 tiles: 4.
	[laid(0, 'base-J', [2, 2, 3]), [36, 15, 14, 5]],
	[laid(1, 'base-U', [-2, 2, 0], follower(0))],
	[laid(0, 'base-B', [4, 0, 0], monk(0))],
	[laid(1, 'base-U', [-3, 2, 0])],
	[laid(0, 'base-U', [-4, 2, 0])],
	// A road of 5 tiles pays blue 5: the messenger could come from 5 to 10. The marker moved, to 19.
	[laid(1, 'base-W', [-5, 2, 0]), [36, 15, 19, 5], 1],
	[decided('no-message', { player: 1, points: 5, by: 0 }), [36, 15, 19, 5]],
	// A city of 2 tiles pays red 4: 40.
	[laid(0, 'base-D', [1, -2, 2], follower(0)), [40, 15, 19, 5], 0],
	// “Another tile”: red lays it before blue.
	[decided('carried-out', { player: 0, points: 4, by: 0, message: 4 })],
	[laid(0, 'base-V', [2, -2, 0])],
	// A road of 5 tiles brings red's marker to 45, in blue's turn.
	[laid(1, 'base-W', [0, -2, 2], follower(0)), [45, 15, 19, 5]]
];

const rules = rulesOf({
	box: 'base-c1',
	expansions: [MESSAGES],
	rulings: usualRulingsFor([MESSAGES])
});

const figuresIn = (game: MutableGame) =>
	game.scores.flatMap((_, player) => [...scoringFigures(game, player)]);

describe('a whole game with messages', () => {
	const game = newGame(rules, 2, 0);
	let stands: readonly number[] = [0, 0, 0, 0];

	it.each(GAME.map((row, index) => ({ index, row })))('event $index', ({ row }) => {
		const [event, moved = stands, asked] = row;
		const played = play(game, v.parse(eventSchema, event));
		expect(played).toMatchObject({ ok: true });
		expect(figuresIn(game)).toEqual(moved);
		expect(nextQuestion(game)?.player).toBe(asked);
		stands = moved;
	});

	it('adds both figures at the end, without a message', () => {
		const ended = { type: 'base/ended', overruled: ['tiles-left'] };
		expect(play(game, v.parse(eventSchema, ended)).ok).toBe(true);
		// Red: monasteries of 7 and 4 tiles, and a farmer with four cities at 3. Blue: a farmer with one city, a road of 1 tile.
		expect(game.scores).toEqual([60 + 7 + 4 + 12, 24 + 3 + 1]);
	});
});

describe.each(Array.from({ length: 12 }, (_, seed) => seed))('random game %i', (seed) => {
	const random = randomGameOf(MESSAGES, seed);

	it('draws only in the own turn, with a figure that stops on a dark space, and no point is lost', () => {
		const game = newGame(random.rules, random.players, random.first);
		for (const event of random.events) {
			const before = figuresIn(game);
			const { turn } = game;
			expect(play(game, event).ok).toBe(true);
			if (!isDrawn(event)) continue;
			expect(event.player).toBe(turn?.player);
			const messenger = before[2 * event.player + 1] ?? 0;
			if (event.by === 1) expect((messenger + event.points) % 5).toBe(0);
		}
		game.scores.forEach((points, player) => {
			const [marker, messenger] = scoringFigures(game, player);
			expect(marker + messenger).toBe(points);
			expect(messenger).toBe(movedBy(player));
		});
	});

	/** What the player's messenger moved, by the events. */
	const movedBy = (player: number): number =>
		random.events.reduce((sum, event) => {
			const own = 'points' in event && event.player === player ? event.points : 0;
			const byMessenger = event.type === MESSENGER_MOVED || ('by' in event && event.by === 1);
			return byMessenger ? sum + own : sum;
		}, 0);
});
