import kept from './calibration.json' with { type: 'json' };

/*
 * Continuations say too much: they know one way to play, and there are few of them. What they said was compared with what
 * happened in games of other players (`npm run calibration`); for each kind of chance, five numbers say how to correct it.
 */

/** How much each of five numbers, for 0, ¼, ½, ¾ and 1, counts at a place between them. @internal */
export function weightsAt(place: number): number[] {
	const at = 4 * Math.min(1, Math.max(0, place));
	return [0, 1, 2, 3, 4].map((knot) => Math.max(0, 1 - Math.abs(at - knot)));
}

const between = (numbers: readonly number[], place: number): number =>
	weightsAt(place).reduce((sum, weight, knot) => sum + weight * (numbers[knot] ?? 0), 0);

/** The most players in the games of that comparison. */
export const MOST_COMPARED = 1 + kept.wins.length;

/** For two, three and four players; more are like four. */
const winsOf = (players: number): readonly number[] =>
	kept.wins[Math.min(players, MOST_COMPARED) - 2] ?? [];

/**
 * The chances to win, by the shares of continuations that players won: nearer to equal chances, the more is left.
 * @param left what part of all tiles is left to draw
 */
export function calibratedChances(shares: readonly number[], left: number): number[] {
	const equal = 1 / shares.length;
	const nearer = between(winsOf(shares.length), left);
	return shares.map((share) => equal + nearer * (share - equal));
}

/** The chance that a feature gets completed, by the share of continuations in which it is. */
export const calibratedShare = (share: number): number => between(kept.completed, share);
