import { ledgerOf, type Game } from '../engine/game';
import type { Settlement } from '../engine/ledger';
import { SOURCES, SOURCE_IDS } from '../rules/facts';
import { sourceOf } from '../rules/presentations';
import type { Points, Source } from './summary';
import type { Board } from '../engine/board';
import type { SourceId } from '../rules/presentation/facts';

export { sourceOf };

/** True if a settlement pays for fields, or for cities because of the fields around them. */
export const isFarm = ({ occasion, kind }: Settlement): boolean =>
	occasion === 'farm' || kind === 'field';

/** The source of a settlement's points. Unfinished features have a source for each kind. */
export function detailedSourceOf(board: Board, settlement: Settlement): SourceId {
	const source = sourceOf(board, settlement);
	const detailed = `unfinished-${settlement.kind}`;
	return source === 'unfinished' && SOURCE_IDS.includes(detailed) ? detailed : source;
}

/** The sources shown for a game: those of its modules, but some only if they brought points. */
export function sourcesOf(game: Game): readonly Source[] {
	const { modules } = game.rules;
	const paid = new Set(
		ledgerOf(game).map((settlement) => detailedSourceOf(game.board, settlement))
	);
	return SOURCES.filter(({ id, module, whenPaid }) =>
		// Most unfinished features have a source by kind, so the general one is seldom needed.
		whenPaid || id === 'unfinished' ? paid.has(id) : modules.has(module)
	).map(({ id }) => id);
}

/** Each player's points by source; sources without points are left out. Their sum is the player's score. */
export function pointsBySource(game: Game): readonly Points[] {
	const sums = Array.from({ length: game.players }, (): Record<Source, number> => ({}));
	for (const settlement of ledgerOf(game))
		for (const { player, points } of settlement.awards) {
			const mine = sums[player];
			const source = detailedSourceOf(game.board, settlement);
			if (mine && points !== 0) mine[source] = (mine[source] ?? 0) + points;
		}
	return sums;
}

/** The order of the final scoring (END-1), as sources of points. What expansions pay comes after these. */
const ORDER: readonly SourceId[] = ['road', 'city', 'monastery', 'farm'];
const IN_ORDER: readonly SourceId[] = [
	...ORDER,
	...SOURCE_IDS.filter((source) => !ORDER.includes(source))
];

/** The source of points with which the final scoring lists a settlement: for an unfinished feature, its kind. */
export function finalKindOf(board: Board, settlement: Settlement): SourceId {
	const source = sourceOf(board, settlement);
	return source === 'unfinished' ? settlement.kind : source;
}

/** The settlements of the final scoring, kind by kind. */
export function byKind(board: Board, settlements: readonly Settlement[]): readonly Settlement[] {
	const place = (one: Settlement): number => IN_ORDER.indexOf(finalKindOf(board, one));
	return [...settlements].sort((a, b) => place(a) - place(b));
}

/** True for a settlement that changes a score. */
export const pays = ({ awards }: Settlement): boolean => awards.some(({ points }) => points !== 0);
