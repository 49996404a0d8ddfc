import { PLAYER_COLOURS } from '../../src/lib/engine/colours';
import { gameId, type Points, type Summary } from '../../src/lib/record';
import { seededRandom } from '../tools/games/seeded-random';

/** Day 0 of the games in tests, in ms since 1970 UTC. */
export const START_TIME = Date.UTC(2026, 0, 1, 18);
export const DAY = 24 * 60 * 60_000;

/** A closed game of these names and points, on the day of that number. */
export function closed(
	day: number,
	points: Readonly<Record<string, number>>,
	more: Partial<Summary> = {}
): Summary {
	const names = Object.keys(points);
	return summary(day, names, Object.values(points), more);
}

/** The same where names may repeat. */
export function summary(
	day: number,
	names: readonly string[],
	scores: readonly number[],
	more: Partial<Summary> = {}
): Summary {
	const at = START_TIME + day * DAY;
	const most = Math.max(...scores);
	return {
		id: gameId(`day-${String(day)}`),
		created: at,
		modified: at + 1,
		box: 'base-c1',
		players: names.map((name, seat) => ({ name, colour: PLAYER_COLOURS[seat] ?? 'grey' })),
		state: 'closed',
		scores,
		winners: [...scores.keys()].filter((seat) => scores[seat] === most),
		turns: 71,
		finished: at,
		...more
	};
}

/** A tally of a game of half an hour. */
export const tallied = (
	points: readonly Points[],
	largest: readonly number[]
): Partial<Summary> => ({
	tally: { points, largest, duration: 30 * 60_000 }
});

const NAMES = ['Ana', 'ANA', 'Anna', 'Ben', 'Chloé', 'Dumitru', 'Red'] as const;

/** Random closed games, always the same from the same seed. */
export function someGames(seed: number, count: number): readonly Summary[] {
	const rng = seededRandom(seed);
	return Array.from({ length: count }, (_, day) => {
		const names = Array.from({ length: 1 + rng.below(6) }, () => rng.pick(NAMES));
		const scores = names.map(() => rng.below(120));
		const points = scores.map((score) => ({ city: score - 20, road: 20 }));
		return summary(day, names, scores, {
			state: rng.below(10) === 0 ? 'playing' : 'closed',
			...tallied(
				points,
				scores.map((score) => Math.floor(score / 2))
			)
		});
	});
}
