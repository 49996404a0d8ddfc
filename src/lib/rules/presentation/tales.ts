import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Tale } from './presentation';

/** Something that happened to a player. */
interface Happening {
	readonly player: PlayerIndex;
	/** How often, or how much. */
	readonly count: number;
	/** Number of events after which it had happened. */
	readonly position: number;
}

/** The smallest number of figures that is worth a tale. */
const FEWEST = 2;

/** Tells whose figures met a fate most often, if it was at least twice. */
export const metMost = (game: Game, id: string, fate: string): readonly Tale[] =>
	mostOf(
		id,
		game.history.flatMap(({ fates = [] }, index) =>
			fates
				.filter(({ why }) => why === fate)
				.map(({ piece: { player } }) => ({ player, count: 1, position: index + 1 }))
		),
		FEWEST
	);

/** Tells to whom most happened in all, and when the last of it happened; empty if it was less than `fewest`. */
export function mostOf(id: string, happenings: readonly Happening[], fewest = 1): readonly Tale[] {
	const sums = new Map<PlayerIndex, Happening>();
	for (const { player, count, position } of happenings) {
		const before = sums.get(player)?.count ?? 0;
		sums.set(player, { player, count: before + count, position });
	}
	const most = Math.max(0, ...[...sums.values()].map(({ count }) => count));
	const all = [...sums.values()].filter(({ count }) => count === most);
	if (most < fewest) return [];
	const players = all.map(({ player }) => player).sort((a, b) => a - b);
	return [{ id, players, counts: [most], position: Math.max(...all.map((one) => one.position)) }];
}
