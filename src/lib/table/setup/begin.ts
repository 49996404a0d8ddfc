import { EMPTY_DRAFT, type Header } from '../../record';
import { toUnsavedGame, type GameStore, type StoreProblem, type Unsaved } from '../../store';

/**
 * Begins a new game. If the store can't take it now, it is kept as unsaved data and stored later.
 * @returns why it can't begin: only for an id that another game has
 */
export async function beginGame(
	store: GameStore,
	unsaved: Unsaved,
	header: Header
): Promise<StoreProblem | undefined> {
	const created = await store.create(header);
	if (created.ok) return undefined;
	if (created.error.code === 'conflict') return created.error;
	unsaved.keep(toUnsavedGame({ header, entries: [] }, EMPTY_DRAFT, 0));
	return undefined;
}
