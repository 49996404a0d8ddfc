import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import { SOURCES } from '../rules/facts';
import { sourceOf } from '../rules/presentations';
import type { Points, Source } from './source';

export { sourceOf };

/** True when a settlement pays for fields, or for cities by the fields around them. */
export const isFarm = ({ occasion, kind }: Settlement): boolean =>
	occasion === 'farm' || kind === 'field';

/** The sources shown for a game: those of its modules, and some only where they brought points. */
export function sourcesOf(game: Game): readonly Source[] {
	const { modules } = game.rules;
	const paid = new Set(ledgerOf(game).map((settlement) => sourceOf(game.board, settlement)));
	return SOURCES.filter(({ id, module, whenPaid }) =>
		whenPaid ? paid.has(id) : modules.has(module)
	).map(({ id }) => id);
}

/** Each player's points by source; sources without points are left out. The sums are the scores. */
export function pointsBySource(game: Game): readonly Points[] {
	const sums = Array.from({ length: game.players }, (): Record<Source, number> => ({}));
	for (const settlement of ledgerOf(game))
		for (const { player, points } of settlement.awards) {
			const mine = sums[player];
			const source = sourceOf(game.board, settlement);
			if (mine && points !== 0) mine[source] = (mine[source] ?? 0) + points;
		}
	return sums;
}
