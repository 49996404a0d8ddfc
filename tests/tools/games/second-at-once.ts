import type { Award, Rob, Robbery, Scorer, Which } from './second-steps';

/* What is robbed where all awards of a step count as scored at once (D2): from where everybody stood before it. */

/** A scoring under way. */
export interface Round {
	readonly robs: readonly Rob[];
	/** True once it has brought its message. */
	drawn: boolean;
}

/** An award, and the figure that moves for it. */
export interface Moving extends Award {
	readonly figure: Which;
}

/** A robbery to come, with the award of which it takes half. */
export interface Planned extends Robbery {
	readonly award: Moving;
}

/** Where everybody stands before a scoring. */
export interface Standing {
	/** Spaces of each player's figures. */
	readonly spaces: readonly (readonly number[])[];
	readonly robbers: readonly (number | undefined)[];
}

/** Players clockwise from one, who isn't among them. */
export const othersFrom = (first: number, players: number): readonly number[] =>
	Array.from({ length: players - 1 }, (_, step) => (first + 1 + step) % players);

/** What a robber may take, one robbery for each victim beside it, clockwise from its owner. */
export function victimsOf(
	owner: number,
	{ spaces, robbers }: Standing,
	awards: readonly Moving[]
): readonly Planned[] {
	const space = robbers[owner];
	if (space === undefined) return [];
	return othersFrom(owner, spaces.length).flatMap((victim) => {
		const first = awards.find(
			({ player, figure, points }) =>
				player === victim && points > 0 && spaces[victim]?.[figure] === space
		);
		return first ? [{ owner, victim, points: Math.ceil(first.points / 2), award: first }] : [];
	});
}

/** Whom a robber goes along with: of those who move by robbing from its space the one it was put beside, or the first clockwise. */
export function moverFor(
	owner: number,
	{ spaces, robbers }: Standing,
	movers: readonly Scorer[],
	beside: Scorer | undefined
): Scorer | undefined {
	const from = movers.filter(
		({ player, figure }) => player !== owner && spaces[player]?.[figure] === robbers[owner]
	);
	const own = from.find(
		({ player, figure }) => player === beside?.player && figure === beside.figure
	);
	const order = othersFrom(owner, spaces.length);
	return own ?? from.sort((a, b) => order.indexOf(a.player) - order.indexOf(b.player))[0];
}

/** Which robbery it is, and whether its owner has still to say so (D4). */
export function pick(
	found: readonly Planned[],
	told: number | undefined,
	ended: boolean
): { readonly one: Planned | undefined; readonly waits: boolean } {
	const most = Math.max(...found.map(({ points }) => points));
	const waits = told === undefined && !ended && found.some(({ points }) => points !== most);
	const one = found.find(({ victim, points }) =>
		told === undefined ? points === most : victim === told
	);
	return { one, waits };
}

/** Beside whom robbers stand once each player's two figures are one (D19). */
export const besideAtEnd = (
	{ spaces, robbers }: Standing,
	beside: readonly (Scorer | undefined)[]
): (Scorer | undefined)[] =>
	robbers.map((space, owner) => {
		const there = othersFrom(owner, spaces.length).find(
			(other) => space !== undefined && spaces[other]?.includes(space)
		);
		const player = beside[owner]?.player ?? there;
		return space === undefined || player === undefined ? undefined : { player, figure: 0 };
	});
