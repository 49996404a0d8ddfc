import type { Rulings } from '../../engine/rulings';
import { STARTS_REPLACED, TILES_DRAWN, tilesLeftOut, tilesMoreDrawn } from '../../rules/facts';
import type { BoxId } from '../../rules/boxes';
import { NUMBERED } from '../../rules/printings';
import { EXPANSION_IDS, type ExpansionId } from '../../rules/declared';

/** Number of tiles drawn in a game, including the one that lies first; tiles of a player's own aren't drawn. */
export const tilesDrawn = (
	box: BoxId,
	expansions: readonly ExpansionId[] = [],
	rulings: Rulings = {}
): number =>
	[box, ...expansions].reduce((sum, id) => sum + (TILES_DRAWN.get(id) ?? 0), 0) -
	(staysInBox(expansions, rulings) ? 1 : 0) -
	tilesLeftOut(expansions, rulings) +
	tilesMoreDrawn(expansions, rulings);

/** True when the start tile isn't in the game. */
const staysInBox = (expansions: readonly string[], rulings: Rulings): boolean =>
	STARTS_REPLACED.some(
		({ by, unless, notWith = [] }) =>
			expansions.includes(by) &&
			!notWith.some((id) => expansions.includes(id)) &&
			Object.entries(unless).every(([ruling, answer]) => rulings[ruling] !== answer)
	);

/** The expansions in the order in which they are offered: the large ones, which most people own, before all others. */
const OFFERED: readonly ExpansionId[] = [...new Set([...NUMBERED, ...EXPANSION_IDS])];

/** The expansions in the order in which they are offered for a new game: those played last, then those that somebody here owns. */
export const offeredAfter = (
	played: readonly string[],
	owned: readonly string[] = []
): readonly ExpansionId[] => [
	...OFFERED.filter((id) => played.includes(id)),
	...OFFERED.filter((id) => !played.includes(id) && owned.includes(id)),
	...OFFERED.filter((id) => !played.includes(id) && !owned.includes(id))
];
