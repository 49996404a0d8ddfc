import { EXPANSION_IDS } from '../rules/declared';
import { loadExistingTables } from '../rules/base/existing-recorder';
import { loadExpansions } from '../rules/loading';
import { loadBoxShapes } from '../rules/loading';
import type { Header } from './header-shape';

/**
 * Loads the rules by which games with these headers are replayed, and what is needed to show them. Call it before replaying, and
 * never inside a transaction of the database, which doesn't wait for it. Unknown expansions are skipped: their games aren't
 * replayed. Rejects if the rules aren't on the device and there is no network.
 */
export async function loadRulesFor(
	...headers: readonly (Pick<Header, 'box' | 'expansions' | 'found'> | undefined)[]
): Promise<void> {
	const played = headers.flatMap((header) => header ?? []);
	const named = new Set(played.flatMap(({ expansions }) => expansions));
	await Promise.all([
		loadExpansions(EXPANSION_IDS.filter((id) => named.has(id))),
		...played.map(({ box }) => loadBoxShapes(box)),
		...(played.some(({ found }) => found) ? [loadExistingTables()] : [])
	]);
}

/** Loads the rules of all games, for code that reads what others wrote and learns only then what was played. */
export const loadAllRules = async (): Promise<void> => {
	await Promise.all([loadExpansions(EXPANSION_IDS), loadExistingTables()]);
};
