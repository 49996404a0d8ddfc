import type { FeatureName } from '$lib/engine/naming';
import { isOfFeature, type Settlement } from '$lib/engine/ledger';
import type { PieceKindId, PlayerIndex } from '$lib/engine/piece';
import type { Scoring } from '$lib/table/past/scorings';

/** Measures of the timeline in pixels: the room for the players' tokens, and the thumb of its slider. */
const NAMES = 20;
const THUMB = 22;
/** The lowest mark, as a share of its lane. */
const LOWEST = 0.25;

/** Measures that the timeline and its slider share. */
export const TIMELINE = {
	names: NAMES,
	thumb: THUMB,
	/** Returns the x of a position, which is where the centre of the thumb is. */
	at: (position: number, last: number, width: number): number =>
		NAMES + THUMB / 2 + (position / Math.max(1, last)) * Math.max(0, width - NAMES - THUMB)
};

/** Returns the height of a player's lane, in pixels. With many players, lanes are lower. */
export const laneHeight = (players: number): number => (players > 4 ? 11 : 14);

/** Returns the marks of each player, as one path of vertical lines: the more points, the higher the line. */
export function markPaths(
	scorings: readonly Scoring[],
	{ players, last, width, lane }: Readonly<Record<'players' | 'last' | 'width' | 'lane', number>>
): readonly string[] {
	const most = Math.max(1, ...scorings.flatMap(({ gains }) => gains.map(Math.abs)));
	const heightOf = (points: number): number =>
		(LOWEST + (1 - LOWEST) * Math.sqrt(Math.abs(points) / most)) * (lane - 2);
	return Array.from({ length: players }, (_, seat) => {
		const bottom = lane * (seat + 1) - 1;
		return scorings
			.flatMap(({ position, gains }) => {
				const points = gains[seat] ?? 0;
				const x = TIMELINE.at(position, last, width).toFixed(1);
				return points === 0 ? [] : [`M${x} ${String(bottom)}v${(-heightOf(points)).toFixed(1)}`];
			})
			.join('');
	});
}

/** Figures of one player and kind that went home from features of one name. */
interface GoneHome {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly count: number;
	readonly from: FeatureName;
}

/** Returns the figures that went home because of some settlements. */
export function countGoneHome(settlements: readonly Settlement[]): readonly GoneHome[] {
	const found = new Map<string, GoneHome>();
	for (const { home, kind: of, sort } of settlements.filter(isOfFeature))
		for (const { player, kind: piece } of home) {
			const key = [player, piece, of, sort].join();
			const from = { kind: of, sort };
			found.set(key, { player, piece, from, count: (found.get(key)?.count ?? 0) + 1 });
		}
	return [...found.values()];
}
