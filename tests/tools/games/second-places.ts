import { othersFrom, type Standing } from './second-at-once';
import type { Offer, Table, Which } from './second-steps';

/* Spaces of the score track, as the second implementation knows them: who goes where. */

const SPACES = 50;
const DARK = 5;

export const spaceOf = (total: number): number => ((total % SPACES) + SPACES) % SPACES;
const isDark = (total: number): boolean => spaceOf(total) % DARK === 0;

/** Whoever laid the tile, and who else may place a robber (RB2, RB3). */
export function playersPlacing(
	active: number,
	{ robbers: rule, players }: Table,
	robbers: Standing['robbers']
): readonly number[] {
	const inHand = othersFrom(active, players).filter((player) => robbers[player] === undefined);
	return [active, ...(rule === 'next' ? inHand.slice(0, 1) : inHand)];
}

/** The spaces for a player's robber (RB1). */
export function offerTo(player: number, { spaces, robbers }: Standing): Offer {
	const found = othersFrom(player, spaces.length)
		.flatMap((other) => spaces[other] ?? [])
		.filter((space) => space !== robbers[player]);
	return { player, spaces: [...new Set(found)].sort((a, b) => a - b) };
}

/** Which figure moves in the own turn where nothing is told. */
export function preferredOf(
	prefers: 'reach' | 'avoid' | 'first' | undefined,
	totals: readonly number[],
	points: number
): Which {
	if (prefers === 'first') return 0;
	const reach = prefers !== 'avoid';
	return totals.findIndex((total) => isDark(total + points) === reach) === 1 ? 1 : 0;
}

/** True for a space that brings a message, wherever others stand (M2, M3). */
export function mayDrawOn(
	space: number,
	player: number,
	{ messages }: Table,
	{ spaces }: Standing
): boolean {
	if (!messages || !isDark(space)) return false;
	const blocked = spaces.some((own, other) => other !== player && own.includes(space));
	return messages === 'never blocked' || !blocked;
}
